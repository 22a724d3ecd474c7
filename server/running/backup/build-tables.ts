import pg from 'pg'
import { applyInside, pendingMigrations, readMigrations } from '#server/db/migrate.ts'
import { type Applied, refuseUnknown, standingFor } from '#server/db/migration-refusals.ts'
import type { Db } from '#server/db/open.ts'
import { quoted, readTables } from './catalogue.ts'

/** A foreign key constraint. */
export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Drops all tables and routines, in the transaction that fills the database again. Those of extensions stay. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const notOfExtension = (catalogue: string) =>
    `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = o.oid and d.deptype = 'e')`
  const { rows } = await client.query<{ statement: string }>(
    `(select format('drop %s if exists %s cascade',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        oid::regclass) as statement
      from pg_class o where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and ${notOfExtension('pg_class')}
      -- A sequence that belongs to a column goes with its table.
      order by relkind = 'S')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc o
      where pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc')}`,
  )
  for (const { statement } of rows) await client.query(statement)
}

/** Makes the tables of the version that had applied these migrations. Functions and triggers come when the tables are filled. */
export async function buildTables(trx: Db, recorded: readonly Applied[]): Promise<void> {
  const migrations = readMigrations()
  const applied = standingFor(recorded, migrations)
  refuseUnknown(migrations, applied)
  const wanted = new Set(applied.map(({ name }) => name))
  const pending = await pendingMigrations(trx, migrations)
  await applyInside(
    trx,
    pending.filter(({ name }) => wanted.has(name)),
  )
}

/** A backup of the line before brought its own list of migrations along, for which today's stand. */
export async function recordStanding(trx: Db, recorded: readonly Applied[]): Promise<void> {
  const standing = standingFor(recorded, readMigrations())
  if (standing === recorded) return
  await trx.deleteFrom('schema_migrations').execute()
  await trx
    .insertInto('schema_migrations')
    .values(standing.map(({ name, checksum }) => ({ name, checksum })))
    .execute()
}

export async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  )
  return rows
}

/**
 * Prepares tables to be filled: removes the rows that migrations put into them, and drops foreign keys, which are checked much
 * faster for all rows together.
 */
export async function openTables(client: pg.ClientBase): Promise<void> {
  for (const { table, name } of await readForeignKeys(client))
    await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`)
  const tables = (await readTables(client)).map(({ name }) => `public.${quoted(name)}`)
  const filled = await readFilled(client, tables)
  if (filled.length > 0) await client.query(`truncate ${filled.join(', ')}`)
}

/** The tables that hold a row. Truncating a table rebuilds all its indexes, and migrations fill only a few tables. */
async function readFilled(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const looks = tables.map(table => `(select ${pg.escapeLiteral(table)} as name from ${table} limit 1)`)
  const { rows } = await client.query<{ name: string }>(looks.join(' union all '))
  return rows.map(({ name }) => name)
}

/** Restores foreign keys. Fails if a row refers to a missing one. */
export async function closeTables(client: pg.ClientBase, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`)
}
