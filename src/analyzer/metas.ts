import type { PageDocument, Placed } from './page/document.ts'

/** The `<meta name=…>` elements with one of these (lower-case) names, in document order, head and body alike. */
export const metasNamed = (document: PageDocument, ...names: readonly string[]): Placed[] =>
  document.metas.filter(({ attributes }) =>
    names.includes((attributes.get('name') ?? '').trim().toLowerCase()),
  )

/** What a meta element says; empty without the attribute. */
export const contentOf = ({ attributes }: Placed): string => attributes.get('content') ?? ''
