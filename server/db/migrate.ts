import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './open.ts'

const ownFolder = join(import.meta.dirname, 'migrations')
const lockNumber = 7_007_007
const retryAfterMs = 1_000
const lockTries = 10

/** The first line of a file whose statements run one by one, as `create index concurrently` demands. */
const withoutTransaction = '-- migrate: without a transaction\n'

/** Applies the new migrations in order. A lock makes nodes that start together wait. */
export async function migrate(db: Db, folder = ownFolder): Promise<string[]> {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  const applied: string[] = []
  await db.connection().execute(async one => {
    await lock(one)
    try {
      await sql`create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(one)
      const done = await sql<{ name: string; checksum: string }>`select name, checksum from schema_migrations`.execute(
        one,
      )
      const checksums = new Map(done.rows.map(row => [row.name, row.checksum]))
      for (const name of files) {
        const text = readFileSync(join(folder, name), 'utf8')
        const checksum = createHash('sha256').update(text).digest('hex')
        const appliedChecksum = checksums.get(name)
        if (appliedChecksum === checksum) continue
        if (appliedChecksum) throw new Error(`migration ${name} was changed after it was applied`)
        const note = (executor: Db) =>
          sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(executor)
        if (text.startsWith(withoutTransaction)) await applyOneByOne(one, text, note)
        else await applyInTransaction(one, text, note)
        applied.push(name)
      }
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockNumber)})`.execute(one)
    }
  })
  return applied
}

/** Asks again and again: a statement that waited for the lock would hold a snapshot, and concurrent indexes wait for those. */
async function lock(one: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${sql.lit(lockNumber)}) as "isOurs"`.execute(one)
    if (rows[0]?.isOurs) return
    await pause(retryAfterMs / 4)
  }
}

const isLockTimeout = (error: unknown) => (error as { code?: unknown }).code === '55P03'

/** A change of a table that waits for its lock makes every later query of the table wait too, so it waits only briefly. */
async function applyInTransaction(one: Db, text: string, note: (trx: Db) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await one.transaction().execute(async trx => {
        await sql`set local lock_timeout = '3s'`.execute(trx)
        await sql`set local statement_timeout = 0`.execute(trx)
        await sql.raw(text).execute(trx)
        await note(trx)
      })
    } catch (error) {
      if (!isLockTimeout(error) || tries === lockTries) throw error
      await pause(retryAfterMs)
    }
}

/** The statements are separated by empty lines. A file that failed half-way runs again from its first statement. */
async function applyOneByOne(one: Db, text: string, note: (one: Db) => Promise<unknown>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(one)
  try {
    const broken = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index where not indisvalid`.execute(one)
    for (const { name } of broken.rows) await sql`drop index concurrently ${sql.raw(name)}`.execute(one)
    for (const statement of text.split(/\n\s*\n/)) {
      const code = statement.replaceAll(/^--.*$/gm, '').trim()
      if (code) await sql.raw(code).execute(one)
    }
    await note(one)
  } finally {
    await sql`reset statement_timeout`.execute(one)
  }
}
