export type Redact = (text: string) => string

/**
 * Returns a function that replaces every secret by `***`, also where it stands percent-encoded,
 * form-encoded, JSON-escaped, HTML-escaped or base64-encoded. Empty secrets are ignored.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const forms = secrets
    .filter(secret => secret !== '')
    .flatMap(spellings)
    .sort((a, b) => b.length - a.length)
  if (forms.length === 0) return text => text
  const pattern = new RegExp([...new Set(forms)].map(RegExp.escape).join('|'), 'gi')
  return text => text.replace(pattern, '***')
}

function spellings(secret: string): string[] {
  const wellFormed = secret.toWellFormed()
  return [
    secret,
    encodeURIComponent(wellFormed),
    new URLSearchParams([['', wellFormed]]).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    secret.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`),
    secret.replace(/[&<>"']/g, character => namedReferences[character] ?? character),
    Buffer.from(secret).toString('base64'),
  ]
}

const namedReferences: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
