import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

const kinds: Record<string, string> = {
  text: 'text',
  uuid: 'text',
  date: 'text',
  time: 'text',
  bpchar: 'text',
  varchar: 'text',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'instant',
  bytea: 'bytes',
  jsonb: 'json',
  _text: 'texts',
  _int4: 'numbers',
  xid8: 'text',
}

interface ColumnRow {
  table_name: string
  column_name: string
  udt_name: string
  is_null: boolean
  has_default: boolean
}

// After a migration, `npx vitest run --project calls server/db/schema.test.ts -u` writes the file anew; the compiler then
// says what schema.ts must follow.
it('the written catalogue is that of the migrated database', async () => {
  const { rows } = await sql<ColumnRow>`
    select table_name, column_name, udt_name, is_nullable = 'YES' as is_null,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`.execute(world.db)
  const tables = Map.groupBy(rows, row => row.table_name)
  const lines = [...tables].flatMap(([table, columns]) => [
    `  ${table}: {`,
    ...columns.map(({ column_name: name, udt_name: type, is_null, has_default }) => {
      expect(kinds, `a kind for the type ${type}`).toHaveProperty(type)
      return `    ${name}: '${kinds[type]}${is_null ? '?' : ''}${has_default ? '=' : ''}',`
    }),
    '  },',
  ])
  await expect(
    [
      '/** Read from a migrated database by schema.test.ts. */',
      'export const tableCatalogue = {',
      ...lines,
      '} as const',
      'export type Catalogue = typeof tableCatalogue',
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('./catalogue.gen.ts')
})
