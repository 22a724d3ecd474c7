import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '#server/testing/world.ts'
import { filledTables } from './filled-tables.ts'

const world = testWorld()

/** No row of these lists is ever deleted. A merge of the office looks for what refers to one, and may take its time. */
const masterData = [
  'options',
  'countries',
  'states',
  'districts',
  'talukas',
  'work_locations',
  'birth_places',
  ...filledTables,
]

it('every foreign key to rows that can go has an index that begins with its columns', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ' (' || string_agg(attname, ', ' order by nth) || ')' as name
    from pg_constraint, unnest(conkey) with ordinality as part (number, nth)
      join pg_attribute on attnum = number
    where contype = 'f' and attrelid = conrelid and confrelid::regclass::text <> all(${masterData}::text[])
      and not exists (
        select from pg_index where indrelid = conrelid and indpred is null and indisvalid
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
    group by pg_constraint.oid, conrelid order by 1`.execute(world.db)
  expect(rows.map(row => row.name)).toEqual([])
})
