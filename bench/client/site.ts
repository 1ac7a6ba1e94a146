const hosts = 4

/** The pages of a few sites, site after site, as lists of URLs are written. */
export const sitePages = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const host = Math.floor((index * hosts) / count)
    return `https://site-${host}.example/products/${index}`
  })

/** Every second page of each site has a report. */
export const reportedPages = (pages: readonly string[]): string[] =>
  pages.filter((_, index) => index % 2 === 0)
