import { normalizePageUrl } from '../report/page-url.ts'
import { ratings } from '../report/rating.ts'
import { invalid, ServiceError } from './service-error.ts'
import type { ListQuery } from './store/report-store.ts'

/** The parameters of one request; every reader throws a 422 that names the parameter. */
export class Parameters {
  readonly #values: URLSearchParams

  constructor(values: URLSearchParams) {
    this.#values = values
    for (const name of new Set(values.keys())) {
      if (values.getAll(name).length > 1) throw invalid(name, 'given more than once.')
    }
  }

  /** The value as written; null when it is absent or empty. */
  text(name: string): string | null {
    return this.#values.get(name) || null
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | null {
    const value = this.text(name)
    const known = allowed.find(word => word === value)
    if (value !== null && known === undefined) throw invalid(name, `must be one of ${allowed.join(', ')}.`)
    return known ?? null
  }

  pageUrl(name: string): string {
    const value = this.text(name)
    if (value === null) throw invalid(name, 'required.')
    const url = normalizePageUrl(value)
    if (url === null) throw invalid(name, 'must be an absolute http or https URL without user info.')
    return url
  }
}

const maxPage = 1_000_000

export function listQuery(parameters: Parameters): ListQuery {
  parameters.oneOf('search_by', ['url'])
  return {
    search: parameters.text('search'),
    project: parameters.text('project'),
    result: parameters.oneOf('result', ratings),
    sortBy: parameters.oneOf('sort_by', ['id', 'generated_at', 'url', 'result']) ?? 'id',
    sort: parameters.oneOf('sort', ['desc', 'asc']) ?? 'desc',
    perPage: Number(parameters.oneOf('per_page', ['10', '25', '50', '100']) ?? 10),
    page: pageNumber(parameters.text('page') ?? '1'),
  }
}

function pageNumber(text: string): number {
  const page = /^[1-9]\d*$/.test(text) ? Number(text) : 0
  if (page < 1 || page > maxPage) throw invalid('page', `must be a whole number from 1 to ${maxPage}.`)
  return page
}

const form = 'application/x-www-form-urlencoded'
const maxBodyBytes = 64 * 1024

/** The parameters of a form-encoded body, at most 64 KiB of UTF-8. */
export async function readForm(request: Request): Promise<Parameters> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== form) throw new ServiceError(415, `The body must be ${form}.`)
  const body = await readBody(request)
  try {
    return new Parameters(new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError(400, 'The body is not UTF-8.')
  }
}

/** Reads no further than the limit, however long the body turns out to be. */
async function readBody({ body }: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBodyBytes) throw new ServiceError(413, `The body is over ${maxBodyBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
