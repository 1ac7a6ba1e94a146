/** The size of a text in UTF-8. */
export const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8')

/** The first texts that fit together into so many bytes. Stops asking for more at the first that does not. */
export function takeWhileFits(texts: Iterable<string>, maxBytes: number): string[] {
  const taken: string[] = []
  let room = maxBytes
  for (const text of texts) {
    // One more for the new line that may join it to the next.
    room -= byteLength(text) + 1
    if (room < 0) break
    taken.push(text)
  }
  return taken
}
