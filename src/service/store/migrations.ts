/**
 * The schema as ordered steps: step N brings a database from `user_version` N to N + 1.
 * A step that has shipped is never edited; a change is a new step.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL,
    url TEXT NOT NULL,
    project TEXT NOT NULL,
    privacy INTEGER NOT NULL CHECK (privacy IN (0, 1, 2)),
    password_hash TEXT,
    result TEXT NOT NULL CHECK (result IN ('good', 'decent', 'bad')),
    score INTEGER NOT NULL CHECK (score BETWEEN 0 AND 100),
    checks TEXT NOT NULL,
    created_at TEXT NOT NULL,
    generated_at TEXT NOT NULL,
    UNIQUE (account, url)
  ) STRICT;
  `,
]
