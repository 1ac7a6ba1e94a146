/** HTTP headers with repeated lines kept apart: X-Robots-Tag means something else per line. */
export class HeaderLines {
  readonly #lines: readonly (readonly [name: string, value: string])[]

  constructor(lines: Iterable<readonly [name: string, value: string]>) {
    this.#lines = Array.from(lines, ([name, value]) => [name.toLowerCase(), value] as const)
  }

  /** Every value of a header, in order; the name in any letter case. */
  all(name: string): string[] {
    const wanted = name.toLowerCase()
    return this.#lines.filter(([own]) => own === wanted).map(([, value]) => value)
  }

  /** The first value of a header; null when it is absent. */
  first(name: string): string | null {
    return this.all(name)[0] ?? null
  }
}
