import { ClientError } from '../client/errors/client-error.ts'
import { ResponseError } from '../client/errors/response-error.ts'
import type { ErrorCode, PageError } from '../report/run-result.ts'
import { oneLine } from '../report/text.ts'
import { ReportNotReadyError } from './await-result.ts'
import { RunStop } from './run-stop.ts'

/** The next step for a person, by what went wrong between the client and the service. */
const nextSteps: Partial<Record<ErrorCode, string>> = {
  unauthorized: 'Check api-key: the service does not take it.',
  forbidden: 'The account of api-key may not do this; check its plan and rights.',
  'rate-limited': 'Lower concurrency, or try again later.',
  'server-error': 'The service failed; try again later.',
  network: 'Check base-url, and whether the runner can reach it.',
  'bad-response': 'Check the service, and that base-url is its address.',
}

/** What happened to a page that could not be checked, in one line that says what to do next. */
export function describeError(error: unknown): PageError {
  if (error instanceof RunStop) return error.pageError
  if (error instanceof ReportNotReadyError) {
    return { code: 'timeout', message: oneLine(error.message), status: null }
  }
  // The embedded service says about a page all that there is to say.
  if (error instanceof ResponseError && error.code === 'page-unreachable' && error.serviceMessage) {
    return { code: error.code, message: error.serviceMessage, status: error.status }
  }
  if (error instanceof ClientError) {
    const nextStep = nextSteps[error.code] ?? ''
    return { code: error.code, message: sentences(error.message, nextStep), status: error.status }
  }
  const message = error instanceof Error ? error.message : String(error)
  return {
    code: 'bad-response',
    message: `A fault of this action: ${oneLine(message)}. Please report it.`,
    status: null,
  }
}

const sentences = (first: string, second: string): string =>
  second === '' ? first : `${first.replace(/[.\s]*$/, '')}. ${second}`
