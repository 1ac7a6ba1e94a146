import type { Rating } from '../../src/report/rating.ts'

/** A report as the service keeps it. */
export interface StoredReport {
  readonly id: number
  readonly url: string
  readonly project: string
  privacy: number
  password: string | null
  result: Rating | null
  score: number | null
  readonly createdAt: Date
  generatedAt: Date | null
  /** How many more times it is shown before the generation that is under way has finished. */
  showsUntilGenerated: number
}

export interface RecordsOptions {
  /** What a page gets. Default: `bad` or `decent` where the URL has that word, else `good`. */
  readonly rate?: (url: string) => Rating
  /** How often a report is shown unfinished after each create and refresh. Default: 0, finished at once. */
  readonly generationShows?: number
}

const scores: Record<Rating, number> = { good: 96, decent: 71, bad: 32 }

export const rateByWord = (url: string): Rating =>
  url.includes('bad') ? 'bad' : url.includes('decent') ? 'decent' : 'good'

/** The service's reports. Time moves by a second with every change, so that nothing depends on a clock. */
export class ReportRecords {
  readonly all = new Map<number, StoredReport>()
  readonly #rate: (url: string) => Rating
  readonly #generationShows: number
  #lastId = 0
  #seconds = 0

  constructor({ rate = rateByWord, generationShows = 0 }: RecordsOptions = {}) {
    this.#rate = rate
    this.#generationShows = generationShows
  }

  /** A finished report that was there before the test began. */
  add(url: string, some: Partial<StoredReport> = {}): StoredReport {
    const result = this.#rate(url)
    const report = {
      id: ++this.#lastId,
      url,
      project: URL.parse(url)?.hostname ?? '',
      privacy: 0,
      password: null,
      result,
      score: scores[result],
      createdAt: this.#tick(),
      generatedAt: this.#tick(),
      showsUntilGenerated: 0,
      ...some,
    }
    this.all.set(report.id, report)
    return report
  }

  /** A report that is generated from now on. */
  create(url: string): StoredReport {
    const report = this.add(url, { result: null, score: null, generatedAt: null })
    this.regenerate(report)
    return report
  }

  /** Generates again: until that is finished, the earlier result and time stay. */
  regenerate(report: StoredReport): void {
    report.showsUntilGenerated = this.#generationShows
    this.#finishIfDue(report)
  }

  /** A look at the report from outside, which moves its generation on. */
  show(id: number): StoredReport | undefined {
    const report = this.all.get(id)
    if (report && report.showsUntilGenerated > 0) {
      report.showsUntilGenerated--
      this.#finishIfDue(report)
    }
    return report
  }

  byUrl(url: string): StoredReport[] {
    return [...this.all.values()].filter(report => report.url === url)
  }

  #finishIfDue(report: StoredReport): void {
    if (report.showsUntilGenerated > 0) return
    report.result = this.#rate(report.url)
    report.score = scores[report.result]
    report.generatedAt = this.#tick()
  }

  #tick(): Date {
    return new Date(Date.UTC(2026, 0, 31, 12) + 1000 * this.#seconds++)
  }
}
