import { DatabaseSync } from 'node:sqlite'
import { migrations } from './migrations.ts'
import { createReportStore, type ReportStore } from './report-store.ts'

export interface Store {
  readonly reports: ReportStore
  close(): void
}

/**
 * Opens a database and brings its schema up to date.
 *
 * @param file path of an SQLite file, created when absent; `:memory:` keeps nothing
 */
export function openStore(file = ':memory:'): Store {
  const database = new DatabaseSync(file)
  migrate(database)
  return { reports: createReportStore(database), close: () => database.close() }
}

function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get()
  const version = Number(row?.user_version)
  migrations.slice(version).forEach((step, index) => {
    database.exec(`BEGIN; ${step}; PRAGMA user_version = ${version + index + 1}; COMMIT`)
  })
}
