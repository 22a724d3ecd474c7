import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { fillTables } from './filled-tables.ts'
import { appliedNumber, applyFunctions, dropOutdated, type FunctionSet, readFunctions } from './functions.ts'
import { listeningName } from './listen.ts'
import { type Applied, MigrationRefused, refuseUnknown } from './migration-refusals.ts'
import type { Db } from './open.ts'

const ownFolder = join(import.meta.dirname, 'migrations')
const lockNumber = 7_007_007
const retryAfterMs = 1_000
const lockTries = 10

/** The first line of a file whose statements run one by one, as `create index concurrently` demands. */
const withoutTransaction = '-- migrate: without a transaction\n'

interface Migration extends Applied {
  text: string
}

export const readMigrations = (folder = ownFolder): Migration[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })

/**
 * Applies the new migrations in order, then the functions, and fills the tables of kinds. Nodes that start together wait for each
 * other by a lock.
 */
export async function migrate(db: Db, folder = ownFolder, functions = readFunctions()): Promise<string[]> {
  const migrations = readMigrations(folder)
  return db.connection().execute(one =>
    underMigrationLock(one, async () => {
      const pending = await pendingMigrations(one, migrations)
      if (await areNodesConnected(one)) await migrateBesideNodes(one, pending, functions)
      else await inTransaction(one, trx => migrateInside(trx, pending, functions))
      return pending.map(({ name }) => name)
    }),
  )
}

/** Brings a database that nobody else uses up to date, in an open transaction. */
export async function migrateInside(
  trx: Db,
  pending: readonly Migration[],
  functions = readFunctions(),
): Promise<void> {
  await dropHalfBuilt(trx, '')
  await dropOutdated(trx, functions)
  await applyInside(trx, pending)
  await applyFunctions(trx, functions)
  await fillTables(trx)
}

/** A version that was deployed before another one that serves by now leaves functions and numbers as they are. */
async function migrateBesideNodes(one: Db, pending: readonly Migration[], functions: FunctionSet): Promise<void> {
  for (const migration of pending) await applyAlone(one, migration)
  if ((await appliedNumber(one)) > functions.number) return
  await inTransaction(one, async trx => {
    await applyFunctions(trx, functions)
    await fillTables(trx)
  })
}

/** Runs work while nobody else migrates, restores or moves the database. Needs a connection of its own. */
export async function underMigrationLock<T>(one: Db, work: () => Promise<T>): Promise<T> {
  await lock(one)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${sql.lit(lockNumber)})`.execute(one)
  }
}

/** The migrations that are not applied yet. An older version must not write to tables that it does not know. */
export async function pendingMigrations(one: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows: moving } = await sql`select 1 where to_regclass('public.unfinished_move') is not null`.execute(one)
  if (moving.length > 0)
    throw new MigrationRefused('a move to this database was not finished: run saptapadi move again, with the same --to')
  await sql`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(one)
  const done = await readMigrationsOf(one)
  refuseUnknown(migrations, done)
  const applied = new Set(done.map(({ name }) => name))
  return migrations.filter(({ name }) => !applied.has(name))
}

/** The migrations that were applied to a database; none where it is empty. */
export async function readMigrationsOf(one: Db): Promise<Applied[]> {
  const { rows: found } = await sql`select 1 where to_regclass('public.schema_migrations') is not null`.execute(one)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations order by name`.execute(one)
  return rows
}

/**
 * Whether a node serves from this database. If so, each migration is applied by itself, so that no lock is held for long. If
 * not, all of them are one transaction: a failed update changes nothing, and the version before starts again.
 */
export async function areNodesConnected(one: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${sql.lit(listeningName)} limit 1`.execute(one)
  return rows.length > 0
}

const note = (one: Db, { name, checksum }: Migration) =>
  sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(one)

/** Applies migrations in an open transaction. Nobody uses the tables, so indexes need not be built concurrently. */
export async function applyInside(trx: Db, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) {
    const text = migration.text.startsWith(withoutTransaction)
      ? migration.text.replaceAll(/\bindex concurrently\b/g, 'index')
      : migration.text
    await sql.raw(text).execute(trx)
    await note(trx, migration)
  }
}

const applyAlone = (one: Db, migration: Migration) =>
  migration.text.startsWith(withoutTransaction)
    ? applyOneByOne(one, migration)
    : inTransaction(one, trx => applyInside(trx, [migration]))

/** Polls for the lock, because a waiting statement would hold a snapshot, for which concurrent index builds wait. */
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
async function inTransaction(one: Db, work: (trx: Db) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await one.transaction().execute(async trx => {
        await sql`set local lock_timeout = '3s'`.execute(trx)
        await sql`set local statement_timeout = 0`.execute(trx)
        await work(trx)
      })
    } catch (error) {
      if (!isLockTimeout(error) || tries === lockTries) throw error
      await pause(retryAfterMs)
    }
}

/** An interrupted concurrent build leaves an invalid index behind. */
async function dropHalfBuilt(one: Db, how: 'concurrently' | ''): Promise<void> {
  const broken = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid`.execute(one)
  for (const { name } of broken.rows) await sql.raw(`drop index ${how} ${name}`).execute(one)
}

/** The statements are separated by empty lines. A file that failed half-way runs again from its first statement. */
async function applyOneByOne(one: Db, migration: Migration): Promise<void> {
  await sql`set statement_timeout = 0`.execute(one)
  try {
    await dropHalfBuilt(one, 'concurrently')
    for (const statement of migration.text.split(/\n\s*\n/)) {
      const code = statement.replaceAll(/^--.*$/gm, '').trim()
      if (code) await sql.raw(code).execute(one)
    }
    await note(one, migration)
  } finally {
    await sql`reset statement_timeout`.execute(one)
  }
}
