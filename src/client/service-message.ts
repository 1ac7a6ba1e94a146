/**
 * What a service says about an error, from the layouts in the field: `message`, `error`, or `errors` per field.
 * HTML tags are stripped; the caller redacts and shortens.
 */
export function serviceMessage(json: unknown): string {
  if (typeof json !== 'object' || json === null) return ''
  const { message, error, errors } = json as Record<string, unknown>
  const general = [message, error].find(text => typeof text === 'string' && text !== '') ?? ''
  const perField =
    typeof errors === 'object' && errors !== null
      ? Object.entries(errors).map(([field, said]) => `${field}: ${[said].flat().map(String).join(' ')}`)
      : []
  // The fields say more than the usual "The given data was invalid." before them.
  const all = perField.length > 0 ? [general, ...perField] : [general]
  return all
    .filter(part => part !== '')
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
}
