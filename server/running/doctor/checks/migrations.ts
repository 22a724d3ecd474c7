import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readerFromBefore } from '#server/db/migration-refusals.ts'
import type { Check, Finding } from '../finding.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'db', 'migrations')

/** Whether the database has exactly the migrations of this version. */
export const migrations: Check = {
  name: 'migrations',
  scope: 'service',
  isFrequent: false,
  async run({ db }) {
    // Another check reports a database that does not answer.
    const done = db && (await sql<{ name: string }>`select name from schema_migrations`.execute(db).catch(() => null))
    if (!done) return []
    const reader = readerFromBefore(done.rows)
    if (reader) return [{ id: 'migrations_from_before', detail: reader }]
    const applied = new Set(done.rows.map(row => row.name))
    const ownMigrations = new Set(readdirSync(folder).filter(name => name.endsWith('.sql')))
    const waiting = [...ownMigrations.difference(applied)].sort()
    const unknown = [...applied.difference(ownMigrations)].sort()
    const findings: Finding[] = []
    if (waiting.length > 0) findings.push({ id: 'migrations_waiting', detail: waiting.join(', ') })
    if (unknown.length > 0) findings.push({ id: 'migrations_unknown', detail: unknown.join(', ') })
    return findings
  },
}
