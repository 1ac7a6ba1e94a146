import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Rating } from '../../report/rating.ts'

/** A report as stored. Times are ISO 8601; `checks` is JSON. */
export interface ReportRow {
  readonly id: number
  readonly account: string
  readonly url: string
  readonly project: string
  readonly privacy: number
  readonly password_hash: string | null
  readonly result: Rating
  readonly score: number
  readonly checks: string
  readonly created_at: string
  readonly generated_at: string
}

export interface ListQuery {
  readonly search: string | null
  readonly project: string | null
  readonly result: Rating | null
  readonly sortBy: 'id' | 'generated_at' | 'url' | 'result'
  readonly sort: 'asc' | 'desc'
  readonly perPage: number
  /** From 1. */
  readonly page: number
}

/** Reports by account: no call can reach another account's rows. */
export interface ReportStore {
  find(account: string, id: number): ReportRow | null
  findByUrl(account: string, url: string): ReportRow | null
  list(account: string, query: ListQuery): { rows: ReportRow[]; total: number }
  /** @throws when the account already has a report for the URL */
  insert(row: Omit<ReportRow, 'id'>): ReportRow
  update(row: ReportRow): void
}

const fields = [
  'account',
  'url',
  'project',
  'privacy',
  'password_hash',
  'result',
  'score',
  'checks',
  'created_at',
  'generated_at',
] as const satisfies readonly (keyof ReportRow)[]

// Search is literal: instr knows no wildcards, and URLs are ASCII, which is all that lower() folds.
const where = `account = :account
  AND (:search IS NULL OR instr(lower(url), lower(:search)) > 0)
  AND (:project IS NULL OR project = :project)
  AND (:result IS NULL OR result = :result)`

export function createReportStore(database: DatabaseSync): ReportStore {
  const byId = database.prepare('SELECT * FROM reports WHERE account = ? AND id = ?')
  const byUrl = database.prepare('SELECT * FROM reports WHERE account = ? AND url = ?')
  const count = database.prepare(`SELECT count(*) AS total FROM reports WHERE ${where}`)
  const insert = database.prepare(
    `INSERT INTO reports (${fields.join()}) VALUES (${fields.map(field => `:${field}`)}) RETURNING *`,
  )
  const update = database.prepare(
    `UPDATE reports SET ${fields.map(field => `${field} = :${field}`)} WHERE id = :id`,
  )
  return {
    find: (account, id) => asRow(byId.get(account, id)),
    findByUrl: (account, url) => asRow(byUrl.get(account, url)),
    list(account, { search, project, result, sortBy, sort, perPage, page }) {
      const filter = { account, search, project, result }
      // Both words come from closed sets, so they may stand in the statement's text; ties go by id.
      const rows = database
        .prepare(
          `SELECT * FROM reports WHERE ${where} ORDER BY ${sortBy} ${sort}, id ${sort} LIMIT :limit OFFSET :offset`,
        )
        .all({ ...filter, limit: perPage, offset: (page - 1) * perPage })
      return { rows: rows as unknown as ReportRow[], total: Number(count.get(filter)?.total) }
    },
    insert: row => asRow(insert.get(values(row))) as ReportRow,
    update: row => void update.run({ ...values(row), id: row.id }),
  }
}

const asRow = (row: unknown): ReportRow | null => (row as ReportRow | undefined) ?? null

const values = (row: Omit<ReportRow, 'id'>): Record<string, SQLInputValue> =>
  Object.fromEntries(fields.map(field => [field, row[field]]))
