import type { ErrorCode } from '../report/run-result.ts'

/** An answer other than success, thrown anywhere in the service and rendered at its edge. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly status: 400 | 401 | 404 | 409 | 413 | 415 | 422
  /** Complaints per parameter. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** More exact than the status, for example `page-unreachable`. */
  readonly code: ErrorCode | null

  constructor(
    status: ServiceError['status'],
    message: string,
    errors: ServiceError['errors'] = {},
    code: ErrorCode | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.status = status
    this.errors = errors
    this.code = code
  }
}

/** A parameter that cannot be taken: 422 that names it. */
export const invalid = (parameter: string, problem: string): ServiceError =>
  new ServiceError(422, `The parameter ${parameter} is not valid: ${problem}`, { [parameter]: [problem] })
