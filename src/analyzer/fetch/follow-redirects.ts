import { oneLine } from '../../report/text.ts'
import type { Hop } from '../page/page.ts'
import { PageUnreachableError } from './page-unreachable-error.ts'
import type { Answer } from './send-request.ts'

export interface Route {
  /** The first answer that is no redirect, or the last one of a loop; its body has not been read. */
  readonly answer: Answer
  readonly hops: readonly Hop[]
  /** Whether the redirects came back to an address or were more than allowed. */
  readonly loop: boolean
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/**
 * Follows redirects with a Location, at most `maxRedirects` of them. Fragments and user info are dropped on the way.
 *
 * @throws PageUnreachableError when one leads to what is no http(s) address, or to one of more than 16,384 characters
 */
export async function followRedirects(
  start: string,
  send: (url: URL) => Promise<Answer>,
  maxRedirects: number,
): Promise<Route> {
  const hops: Hop[] = []
  const seen = new Set<string>()
  let url = bare(new URL(start))
  for (;;) {
    seen.add(url.href)
    const answer = await send(url)
    const location = answer.headers.first('location')
    if (!redirectStatuses.has(answer.status) || location === null) return { answer, hops, loop: false }
    hops.push({ url: url.href, status: answer.status })
    discard(answer)
    const next = resolve(location, url)
    if (seen.has(next.href) || hops.length > maxRedirects) return { answer, hops, loop: true }
    url = next
  }
}

/** Reads a short rest so that the connection can be used again; a long one ends the connection. */
export function discard({ body }: Answer): void {
  body.dump({ limit: 16_384 }).catch(() => {})
}

// Servers refuse requests for longer ones, and what resolves or matches the final URL does so many times.
const maxLocationCharacters = 16_384

function resolve(location: string, url: URL): URL {
  if (location.length > maxLocationCharacters) {
    throw new PageUnreachableError(
      `${url.host} redirects to an address of more than 16,384 characters: correct the redirect.`,
    )
  }
  const next = URL.parse(location, url.href)
  if (next && /^https?:$/.test(next.protocol)) return bare(next)
  const shown = oneLine(location, 200)
  throw new PageUnreachableError(
    `${url.host} redirects to "${shown}", which is no http or https address: correct the redirect.`,
  )
}

function bare(url: URL): URL {
  url.hash = ''
  url.username = ''
  url.password = ''
  return url
}
