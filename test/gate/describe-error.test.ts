import { expect, test } from 'vitest'
import { BadResponseError } from '../../src/client/errors/bad-response-error.ts'
import { NetworkError } from '../../src/client/errors/network-error.ts'
import { RequestTimeoutError } from '../../src/client/errors/request-timeout-error.ts'
import { ResponseError } from '../../src/client/errors/response-error.ts'
import { ReportNotReadyError } from '../../src/gate/await-result.ts'
import { describeError } from '../../src/gate/describe-error.ts'
import { deadlineStop } from '../../src/gate/run-stop.ts'
import type { PageError } from '../../src/report/run-result.ts'

const exchange = { method: 'GET', path: '/api/v1/reports/1' }

test.each<[name: string, error: unknown, code: PageError['code'], status: number | null, message: string]>([
  [
    'unauthorized',
    new ResponseError('unauthorized', exchange, 401, 'Unauthenticated.'),
    'unauthorized',
    401,
    'GET /api/v1/reports/1 answered 401: Unauthenticated. Check api-key: the service does not take it.',
  ],
  [
    'forbidden',
    new ResponseError('forbidden', exchange, 403, ''),
    'forbidden',
    403,
    'GET /api/v1/reports/1 answered 403. The account of api-key may not do this; check its plan and rights.',
  ],
  [
    'rate-limited',
    new ResponseError('rate-limited', exchange, 429, ''),
    'rate-limited',
    429,
    'GET /api/v1/reports/1 answered 429. Lower concurrency, or try again later.',
  ],
  [
    'server-error',
    new ResponseError('server-error', exchange, 503, 'Down. '),
    'server-error',
    503,
    'GET /api/v1/reports/1 answered 503: Down. The service failed; try again later.',
  ],
  [
    'validation',
    new ResponseError('validation', exchange, 422, 'url: is taken.'),
    'validation',
    422,
    'GET /api/v1/reports/1 answered 422: url: is taken.',
  ],
  [
    'network',
    new NetworkError(exchange, 'connect ECONNREFUSED 127.0.0.1:9', { sent: false }),
    'network',
    null,
    'GET /api/v1/reports/1 got no answer: connect ECONNREFUSED 127.0.0.1:9. Check base-url, and whether the runner can reach it.',
  ],
  [
    'timeout of a request',
    new RequestTimeoutError(exchange, 120_000),
    'timeout',
    null,
    'GET /api/v1/reports/1 got no complete answer within 120 s',
  ],
  [
    'bad-response',
    new BadResponseError(exchange, 200, 'without a report'),
    'bad-response',
    200,
    'GET /api/v1/reports/1 answered 200, but without a report. Check the service, and that base-url is its address.',
  ],
  [
    'page-unreachable, in the words of the service alone',
    new ResponseError('page-unreachable', exchange, 422, 'The name does not resolve.'),
    'page-unreachable',
    422,
    'The name does not resolve.',
  ],
  [
    'page-unreachable without words',
    new ResponseError('page-unreachable', exchange, 422, ''),
    'page-unreachable',
    422,
    'GET /api/v1/reports/1 answered 422',
  ],
  [
    'a report that is never finished',
    new ReportNotReadyError('7', 300_400),
    'timeout',
    null,
    'The service has not finished report 7 after 300 s.',
  ],
  [
    'the deadline',
    deadlineStop(1000),
    'timeout',
    null,
    'Not finished within the 1 s of the whole run (input timeout).',
  ],
  [
    'a fault of our own',
    new TypeError('x is\nundefined'),
    'bad-response',
    null,
    'A fault of this action: x is undefined. Please report it.',
  ],
  ['a thrown text', 'oops', 'bad-response', null, 'A fault of this action: oops. Please report it.'],
])('%s', (_, error, code, status, message) => {
  expect(describeError(error)).toEqual({ code, message, status })
})
