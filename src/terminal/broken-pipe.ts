/**
 * Lets a command end with its own exit code when nobody reads its output any more, as in `… | head`. Other
 * faults of the stream are thrown, as Node does by itself.
 */
export function ignoreBrokenPipe(stream: NodeJS.WritableStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
