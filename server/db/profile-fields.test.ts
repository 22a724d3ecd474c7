import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { expectationFields, type FieldTable, familyFields, memberFields } from '#contract/profile-fields.ts'
import { charactersPerLetter } from '#domain/words/letters.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

const columnTypes = {
  name: ['text'],
  text: ['text'],
  private: ['text'],
  email: ['text'],
  choice: ['uuid'],
  answer: ['text'],
  day: ['date'],
  time: ['time'],
  height: ['int2'],
  amount: ['int8'],
}
const tables = [
  ['members', memberFields],
  ['family_details', familyFields],
  ['expectations', expectationFields],
] as const

/** The checks of a table that name a column, without those that hold for a deleted member alone. */
async function checksOf(table: string, column: string): Promise<string> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`.execute(world.db)
  const definitions = rows.map(({ definition }) => definition)
  return definitions.filter(text => !text.includes("'deleted'") && new RegExp(`\\b${column}\\b`).test(text)).join()
}

it.each(tables)('the columns of %s hold what the table of fields says', async (table, fields: FieldTable) => {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(world.db)
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  for (const [name, field] of Object.entries(fields)) {
    expect(columnTypes[field.kind], name).toContain(types.get(field.column))
    const checks = await checksOf(table, field.column)
    const perLetter = field.kind === 'email' ? 1 : charactersPerLetter
    if ('max' in field) expect(checks, name).toContain(`char_length(${field.column}) <= ${field.max * perLetter})`)
    if (field.kind === 'answer')
      expect(new Set([...checks.matchAll(/'([^']+)'::text/g)].map(match => match[1])), name).toEqual(
        new Set(field.answers),
      )
  }
})
