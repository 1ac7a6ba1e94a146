/** The service's clock, as far as its answers tell it. */
export interface Clock {
  /** To about a second; this machine's time until an answer has carried a Date header. */
  now(): Date
  /** @param date the Date header of an answer that has just come */
  answered(date: string | null): void
}

export function createClock(now: () => Date): Clock {
  let aheadMs = 0
  return {
    now: () => new Date(now().getTime() + aheadMs),
    answered(date) {
      const told = Date.parse(date ?? '')
      if (!Number.isNaN(told)) aheadMs = told - now().getTime()
    },
  }
}
