// The package ships no types. Only what this room uses.
declare module 'html-encoding-sniffer' {
  interface Options {
    /** Returned as it is when the bytes declare nothing. */
    readonly defaultEncoding?: string
  }
  function htmlEncodingSniffer(bytes: Uint8Array, options?: Options): string
  export = htmlEncodingSniffer
}
