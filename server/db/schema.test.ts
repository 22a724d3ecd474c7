import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

/** What the driver hands over for each type of the database. */
const typesInCode: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  time: 'string',
  bpchar: 'string',
  varchar: 'string',
  xid8: 'string',
  date: 'Day',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  bit: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
  _timestamptz: 'Date[]',
}

interface ColumnRow {
  table_name: string
  column_name: string
  udt_name: string
  is_null: boolean
  is_always: boolean
  has_default: boolean
  /** The check of this column alone. */
  check: string | null
}

/** The texts that a column may hold, where its check lists them. */
const textsOf = (check: string | null): string | undefined =>
  /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/
    .exec(check ?? '')?.[1]
    ?.replace(/::\w+/g, '')
    .split(', ')
    .join(' | ')

function typeOf({ udt_name, is_null, is_always, has_default, check }: ColumnRow): string {
  const orNull = is_null ? ' | null' : ''
  // The driver reads JSON as a value, but would write a list as an array of PostgreSQL: it is written as text.
  if (udt_name === 'jsonb')
    return `ColumnType<unknown, string${orNull}${has_default ? ' | undefined' : ''}, string${orNull}>`
  expect(typesInCode).toHaveProperty(udt_name)
  const type = `${textsOf(check) ?? typesInCode[udt_name]}${orNull}`
  if (is_always) return `GeneratedAlways<${type}>`
  return has_default ? `Generated<${type}>` : type
}

// After a migration, `npx vitest run --project calls server/db/schema.test.ts -u` writes the file anew.
it('the types of the tables are those of the migrated database', async () => {
  const { rows } = await sql<ColumnRow>`
    select table_name, column_name, udt_name, is_nullable = 'YES' as is_null,
      'ALWAYS' in (identity_generation, is_generated) as is_always, column_default is not null as has_default,
      (select min(pg_get_constraintdef(oid)) from pg_constraint where conrelid = table_name::regclass
        and contype = 'c' and conkey = array[ordinal_position]::int2[]
        and pg_get_constraintdef(oid) like '% = ANY (ARRAY[%') as check
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`.execute(world.db)
  const lines = [...Map.groupBy(rows, row => row.table_name)].flatMap(([table, columns]) => [
    `  ${table}: {`,
    ...columns.map(column => `    ${column.column_name}: ${typeOf(column)}`),
    '  }',
  ])
  await expect(
    [
      "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
      "import type { Day } from '#domain/calendar.ts'",
      '',
      '/** Read from a migrated database by schema.test.ts. */',
      'export interface Tables {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('./tables.gen.ts')
})
