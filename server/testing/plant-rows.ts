import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

interface Column {
  table: string
  name: string
  type: string
  is_null: boolean
  /** Whether the database writes it itself. */
  is_made: boolean
  /** The texts that its check lists. */
  check: string | null
  /** The table and column that it refers to. */
  refers_to: string | null
  referred: string | null
}

export const columnsOf = async (db: Db): Promise<Map<string, Column[]>> => {
  const { rows } = await sql<Column>`
    select columns.table_name as table, columns.column_name as name, udt_name as type, is_nullable = 'YES' as is_null,
      'ALWAYS' in (identity_generation, is_generated) as is_made,
      (select min(pg_get_constraintdef(oid)) from pg_constraint where conrelid = columns.table_name::regclass and contype = 'c'
        and conkey = array[ordinal_position]::int2[] and pg_get_constraintdef(oid) like '% = ANY (ARRAY[%') as check,
      (select min(confrelid::regclass::text) from pg_constraint where conrelid = columns.table_name::regclass and contype = 'f'
        and conkey = array[ordinal_position]::int2[]) as refers_to,
      (select min(attname) from pg_constraint join pg_attribute on attrelid = confrelid and attnum = confkey[1]
        where conrelid = columns.table_name::regclass and contype = 'f' and conkey = array[ordinal_position]::int2[]) as referred
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    order by columns.table_name, ordinal_position`.execute(db)
  return Map.groupBy(rows, row => row.table)
}

/** Parents before their children, so that a child points to the row that was planted for the same family. */
function* parentsFirst(wanted: readonly string[], columns: Map<string, Column[]>): Generator<string> {
  const given = new Set<string>()
  function* give(table: string): Generator<string> {
    if (given.has(table)) return
    given.add(table)
    for (const { refers_to } of columns.get(table) ?? [])
      if (refers_to && wanted.includes(refers_to)) yield* give(refers_to)
    yield table
  }
  for (const table of wanted) yield* give(table)
}

interface Planting {
  tables: readonly string[]
  /** Each family with the text that stands in all its columns, by which they are found. */
  families: readonly { memberId: string; canary: string }[]
  /** The same for rows of nobody, in tables that may point to a member. */
  canaryOfNobody: string
  /** A family that stays, on the other side of what two families did. */
  otherId: string
  staffId: string
  /** Values by `table.column` in place of a made one, such as of a row that is still open. */
  values: Readonly<Record<string, unknown>>
  now: Date
}

const isOfMember = ({ name, refers_to }: Column) =>
  refers_to === 'members' || /^(?:member_id|(?:visit|view)\w+_id)$/.test(name)

/** Numbers differ, so that no unique key is met twice. */
let lastNumber = 1000

/** A value that the column's type takes. */
function valueOfType({ type, check }: Column, canary: string, now: Date): unknown {
  const listed = /ARRAY\['([^']+)'/.exec(check ?? '')
  if (listed) return listed[1]
  switch (type) {
    case 'text':
      return canary
    case '_text':
      return [canary]
    case 'bytea':
      return Buffer.from(canary)
    case 'jsonb':
      return JSON.stringify({ canary })
    case 'uuid':
      return crypto.randomUUID()
    case '_uuid':
      return []
    case 'timestamptz':
    case 'date':
      return now
    case 'bool':
      return true
    case 'bpchar':
      return 'N'
    case '_timestamptz':
      return [now]
    case '_int4':
      return [1]
    case 'time':
      return '08:08'
    case 'bit':
      return '01'.repeat(64)
    default:
      return ++lastNumber
  }
}

/**
 * Plants rows in the tables: one for each column that points to a member, with the family there, and one of nobody where the
 * table allows it. Every further column is filled too, and those of the members themselves but for `ownColumns`. Only for a
 * database of a test, whose checks of values it drops.
 */
export async function plantRows(db: Db, planting: Planting, ownColumns: readonly string[]): Promise<void> {
  const { tables, families, canaryOfNobody, otherId, staffId, values, now } = planting
  const columns = await columnsOf(db)
  const checks = await sql<{ drop: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
    from pg_constraint where contype = 'c' and conrelid <> 0 and connamespace = current_schema()::regnamespace`.execute(
    db,
  )
  for (const { drop } of checks.rows) await sql.raw(drop).execute(db)

  await db.connection().execute(async one => {
    // Neither triggers nor keys look at what is planted. They do at what happens to it later.
    await sql`set session_replication_role = replica`.execute(one)
    for (const family of families) {
      for (const column of columns.get('members') ?? [])
        if (!column.is_made && !ownColumns.includes(column.name))
          await sql`update members set ${sql.ref(column.name)} = ${valueOfType(column, family.canary, now)}
            where id = ${family.memberId}`.execute(one)
      for (const table of parentsFirst(tables, columns)) await plantIn(one, table, family)
    }
    await sql`set session_replication_role = default`.execute(one)
  })

  async function plantIn(one: Db, table: string, { memberId, canary }: Planting['families'][number]): Promise<void> {
    const own = (columns.get(table) ?? []).filter(({ is_made }) => !is_made)
    const pointing = own.filter(isOfMember)
    const pointers = [...pointing, ...(pointing.every(({ is_null }) => is_null) ? [null] : [])]
    for (const pointer of pointers) {
      const text = pointing.length > 0 && !pointer ? canaryOfNobody : canary
      const filled: unknown[] = []
      for (const column of own) {
        const name = `${table}.${column.name}`
        if (name in values) filled.push(values[name])
        else if (isOfMember(column)) filled.push(column === pointer ? memberId : column.is_null ? null : otherId)
        else if (column.name === 'families') filled.push([memberId])
        else if (column.refers_to === 'staff') filled.push(staffId)
        else filled.push((await parentOf(one, column, [memberId, canary])) ?? valueOfType(column, text, now))
      }
      if (pointer) await sql`delete from ${sql.table(table)} where ${sql.ref(pointer.name)} = ${memberId}`.execute(one)
      await sql`insert into ${sql.table(table)} (${sql.join(own.map(({ name }) => sql.ref(name)))})
        values (${sql.join(filled)}) on conflict do nothing`.execute(one)
    }
  }
}

/** What a column refers to: a row that was planted for the same family, else any. */
async function parentOf(one: Db, { refers_to, referred }: Column, ofFamily: readonly string[]): Promise<unknown> {
  if (!refers_to || !referred) return null
  const { rows } = await sql<{
    value: unknown
  }>`select ${sql.ref(referred)} as value from ${sql.table(refers_to)} parent
    order by parent::text like any(${ofFamily.map(text => `%${text}%`)}) desc limit 1`.execute(one)
  return rows[0]?.value
}

/** The columns in which one of the texts stands, as `table.column`, by one statement for all tables. */
export async function columnsWith(
  db: Db,
  columns: Map<string, Column[]>,
  tables: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const patterns = texts.map(one => `%${one}%`)
  const looks = tables.map(table => {
    const found = (columns.get(table) ?? []).map(({ name, type }) => {
      const text = type === 'bytea' ? sql`encode(${sql.ref(name)}, 'escape')` : sql`${sql.ref(name)}::text`
      return sql`case when bool_or(${text} like any(${patterns})) then ${`${table}.${name}`}::text end`
    })
    return sql`select array[${sql.join(found)}] as found from ${sql.table(table)}`
  })
  const { rows } = await sql<{ found: (string | null)[] }>`${sql.join(looks, sql` union all `)}`.execute(db)
  return rows.flatMap(({ found }) => found.filter(name => name !== null))
}
