import { BadResponseError } from './errors/bad-response-error.ts'
import type { Exchange } from './errors/client-error.ts'
import type { FetchResponse } from './fetch.ts'

/** A list of 100 reports with all their checks stays well below this. */
export const maxAnswerBytes = 10_000_000

/**
 * Reads an answer's body as UTF-8.
 *
 * @throws {BadResponseError} when it is longer than 10 MB after decompression
 */
export async function readText(response: FetchResponse, exchange: Exchange): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxAnswerBytes) {
      throw new BadResponseError(exchange, response.status, `with more than ${maxAnswerBytes / 1e6} MB`)
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
