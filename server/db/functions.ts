import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { MigrationRefused } from './migration-refusals.ts'
import type { Db } from './open.ts'

/** The folder of functions, triggers and views, and its number, which is raised with each change. */
export interface FunctionSet {
  number: number
  objects: readonly DatabaseObject[]
}

export interface DatabaseObject {
  kind: 'function' | 'view' | 'trigger'
  name: string
  /** The table of a trigger. */
  table: string | null
  statement: string
  /** A comment on the object in the database says which text of it is in force. */
  mark: string
}

/** Name, arguments and result: a function that changes one of them is another function to PostgreSQL. */
const signatureOf = (statement: string) => statement.split(/\b(?:as \$|return )/)[0] as string
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const ownFolder = join(import.meta.dirname, 'functions')

export function readFunctions(folder = ownFolder): FunctionSet {
  const files = globSync('*/*.sql', { cwd: folder }).sort()
  return {
    number: Number(readFileSync(join(folder, 'number.txt'), 'utf8').split(' ')[0]),
    objects: files.flatMap(file => objectsIn(readFileSync(join(folder, file), 'utf8'), file)),
  }
}

/** The digest of all texts, which stands behind the number. */
export const digestOfSet = ({ objects }: FunctionSet) => digestOf(objects.map(({ mark }) => mark).join())

const heads = {
  function: /^create or replace function (?<name>\w+)\(/,
  view: /^create or replace view (?<name>\w+) as/,
  trigger: /^create (?:constraint )?trigger (?<name>\w+)\s[\s\S]*?\son (?<table>\w+)\s[\s\S]*execute function \w+\(/,
}

/** The statements of a file, which are separated by empty lines. */
function objectsIn(text: string, file: string): DatabaseObject[] {
  return text.split(/\n\n(?=(?:--.*\n)*create )/).map(part => {
    const statement = part.replace(/^(?:--.*\n)+/, '').trim()
    for (const kind of ['function', 'view', 'trigger'] as const) {
      const found = heads[kind].exec(statement)?.groups
      if (!found) continue
      const mark = `${digestOf(statement)} ${digestOf(signatureOf(statement))}`
      return { kind, name: found.name as string, table: found.table ?? null, statement, mark }
    }
    throw new Error(`${file} holds something else than a function, a trigger or a view: ${statement.slice(0, 80)}`)
  })
}

type Present = Pick<DatabaseObject, 'kind' | 'name' | 'table' | 'mark'>
const keyOf = ({ kind, name, table }: Present) => `${kind} ${table} ${name}`

/** The objects in the database that came from files. Those of migrations have no mark. */
async function readPresent(one: Db): Promise<Map<string, Present>> {
  const { rows } = await sql<Present>`
    with objects (kind, name, "table", mark) as (
      select 'function', proname, null, obj_description(oid, 'pg_proc') from pg_proc
        where pronamespace = 'public'::regnamespace
      union all
      select 'view', relname, null, obj_description(oid, 'pg_class') from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'v'
      union all
      select 'trigger', tgname, relname, obj_description(pg_trigger.oid, 'pg_trigger')
        from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace = 'public'::regnamespace and not tgisinternal)
    select * from objects where mark ~ '^[0-9a-f]{16} [0-9a-f]{16}$'`.execute(one)
  return new Map(rows.map(row => [keyOf(row), row]))
}

const hasOtherSignature = (before: Present, now: Present) => before.mark.split(' ')[1] !== now.mark.split(' ')[1]

/**
 * Drops what is gone or cannot be replaced, where nobody uses the database. It runs before the migrations, so that none of them meets
 * a trigger that its version no longer has.
 */
export async function dropOutdated(trx: Db, { objects }: FunctionSet): Promise<void> {
  const wanted = new Map(objects.map(one => [keyOf(one), one]))
  const outdated = [...(await readPresent(trx)).values()].filter(present => {
    const now = wanted.get(keyOf(present))
    if (!now) return true
    return present.kind === 'function' ? hasOtherSignature(present, now) : present.mark !== now.mark
  })
  await run(
    trx,
    (['trigger', 'view', 'function'] as const).flatMap(kind => outdated.filter(one => one.kind === kind).map(dropped)),
  )
}

const dropped = ({ kind, name, table }: Present) => `drop ${kind} ${name}${table ? ` on ${table}` : ''};`

/** Creates and replaces what differs from the files. Drops nothing but a trigger in whose place the same one comes. */
export async function applyFunctions(trx: Db, set: FunctionSet): Promise<void> {
  const present = await readPresent(trx)
  const differing = set.objects.filter(one => present.get(keyOf(one))?.mark !== one.mark)
  if (differing.length === 0 && (await appliedNumber(trx)) === set.number) return
  const other = differing.find(one => {
    const before = present.get(keyOf(one))
    return one.kind === 'function' && before && hasOtherSignature(before, one)
  })
  if (other)
    throw new MigrationRefused(
      `${other.name} has other arguments than the one in use: stop every node first, or give it a new name`,
    )
  const statements = (['function', 'view', 'trigger'] as const).flatMap(kind =>
    differing.filter(one => one.kind === kind).flatMap(created),
  )
  // A function may name another one, a view or a table that comes after it.
  await run(trx, [
    'set local check_function_bodies = off;',
    ...statements,
    `comment on table schema_migrations is 'functions ${set.number}';`,
  ])
}

const created = ({ kind, name, table, statement, mark }: DatabaseObject) => [
  ...(kind === 'trigger' ? [`drop trigger if exists ${name} on ${table};`] : []),
  statement,
  `comment on ${kind} ${name}${table ? ` on ${table}` : ''} is '${mark}';`,
]

async function run(trx: Db, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await sql.raw(statements.join('\n')).execute(trx)
}

/** The number of the set that was applied last. */
export async function appliedNumber(one: Db): Promise<number> {
  const { rows } = await sql<{ number: number | null }>`
    select substring(obj_description(to_regclass('public.schema_migrations'), 'pg_class') from '^functions ([0-9]+)$')::int
      as number`.execute(one)
  return rows[0]?.number ?? 0
}
