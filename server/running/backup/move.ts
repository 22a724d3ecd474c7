import {
  areNodesConnected,
  migrateInside,
  pendingMigrations,
  readMigrations,
  readMigrationsOf,
  underMigrationLock,
} from '#server/db/migrate.ts'
import { refuseUnknown } from '#server/db/migration-refusals.ts'
import { type OneConnection, openOneConnection } from '#server/db/one-connection.ts'
import { markCopy } from '#server/features/shared/site-copy/queries.ts'
import { buildTables, closeTables, openTables, readForeignKeys } from './build-tables.ts'
import { quoted, readSequences, readTables, type Table, writeSequences } from './catalogue.ts'
import { copyIn, copyOut, prepareForCopies, totalsOf } from './copy.ts'
import type { Totals } from './format.ts'
import { refuseOtherRole } from './owner-role.ts'
import type { Progress } from './progress.ts'
import { BackupRefused } from './refused.ts'
import { areEqual, counting } from './totals.ts'

/** A table of the new database that exists until the move is complete. While it exists, no server starts there. */
const unfinished = 'unfinished_move'

export interface Move {
  fromUrl: string
  toUrl: string
  progress: Progress
}

/**
 * Copies a database into an empty one, each table in a transaction of its own. If it ends early, the next run keeps the tables
 * that are already equal. The old database is only read.
 */
export async function moveDatabase({ fromUrl, toUrl, progress }: Move): Promise<{ members: number; tables: number }> {
  const from = await openOneConnection(fromUrl)
  try {
    const to = await openOneConnection(toUrl)
    try {
      await prepareForCopies(from.client)
      await prepareForCopies(to.client)
      await from.client.query('begin isolation level repeatable read read only')
      return await underMigrationLock(to.db, () => moveAll(from, to, progress))
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

async function moveAll(from: OneConnection, to: OneConnection, progress: Progress) {
  if (await areNodesConnected(to.db)) throw new BackupRefused('a server uses the new database: stop it first')
  await refuseOtherRole(to.db, 'give --to with the role that owns the new database (saptapadi_owner)')
  const tables = await readTables(from.client)
  await prepare(from, to)
  if (JSON.stringify(await readTables(to.client)) !== JSON.stringify(tables))
    throw new BackupRefused('the old database has other tables than when this move began: begin anew with an empty one')
  const moved = new Map<string, Totals>()
  for (const table of tables) {
    const totalsBefore = await movedBefore(to, table.name)
    const isMoved = totalsBefore !== null && areEqual(totalsBefore, await totalsOf(from.client, table))
    const totals = isMoved ? totalsBefore : await moveTable(from, to, table)
    moved.set(table.name, totals)
    if (!isMoved) progress.table(table.name, totals.rows ?? 0)
  }
  await finish(from, to, moved)
  return { members: moved.get('members')?.rows ?? 0, tables: tables.length }
}

/** Makes the tables of the old version in an empty database. */
async function prepare(from: OneConnection, { db, client }: OneConnection): Promise<void> {
  const migrations = await readMigrationsOf(from.db)
  refuseUnknown(readMigrations(), migrations)
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
  if (rows.some(({ name }) => name === unfinished)) return
  if (rows.length > 0) throw new BackupRefused('the new database is not empty: a move needs one without any tables')
  if (migrations.length === 0) throw new BackupRefused('the old database is empty: there is nothing to move')
  await db.transaction().execute(async trx => {
    await buildTables(trx, migrations)
    await openTables(client)
    await client.query(`create table public.${unfinished} (name text primary key, totals jsonb not null)`)
  })
}

async function movedBefore({ client }: OneConnection, name: string): Promise<Totals | null> {
  const { rows } = await client.query<{ totals: Totals }>(`select totals from public.${unfinished} where name = $1`, [
    name,
  ])
  return rows[0]?.totals ?? null
}

async function moveTable(from: OneConnection, { db, client }: OneConnection, table: Table): Promise<Totals> {
  return db.transaction().execute(async () => {
    await client.query(`truncate public.${quoted(table.name)}`)
    const count = counting(true)
    async function* counted() {
      for await (const bytes of copyOut(from.client, table)) {
        count.add(bytes)
        yield bytes
      }
    }
    await copyIn(client, table, counted())
    const totals = count.totals()
    await client.query(
      `insert into public.${unfinished} (name, totals) values ($1, $2) on conflict (name) do update set totals = excluded.totals`,
      [table.name, totals],
    )
    return totals
  })
}

/** Compares every table once more, and releases the new database only if all of them are equal. */
async function finish(from: OneConnection, { db, client }: OneConnection, moved: ReadonlyMap<string, Totals>) {
  const [keys, sequences] = [await readForeignKeys(from.client), await readSequences(from.client)]
  await db.transaction().execute(async trx => {
    await client.query(`drop table public.${unfinished}`)
    await writeSequences(client, sequences)
    await closeTables(client, keys)
    for (const table of await readTables(client)) {
      const expected = moved.get(table.name)
      if (!expected || !areEqual(await totalsOf(client, table), expected))
        throw new BackupRefused(`${table.name} is not equal in the new database: somebody else writes to it`)
    }
    await migrateInside(trx, await pendingMigrations(trx, readMigrations()))
    await markCopy(trx)
  })
  await client.query('analyze')
}
