import { afterEach, beforeEach } from 'vitest'
import {
  createPageFetcher,
  type PageFetcher,
  type PageFetcherOptions,
} from '../../../src/analyzer/fetch/fetch-page.ts'

/** A fetcher for each test of a file, closed after it. */
export function useFetcher(options: PageFetcherOptions = {}): PageFetcher {
  let fetcher: PageFetcher
  beforeEach(() => {
    fetcher = createPageFetcher(options)
  })
  afterEach(() => fetcher.close())
  return {
    fetchPage: (...args) => fetcher.fetchPage(...args),
    fetchResource: (...args) => fetcher.fetchResource(...args),
    close: () => fetcher.close(),
  }
}

export const never = new AbortController().signal
