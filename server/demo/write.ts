import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Household, HouseholdTable } from './household.ts'
import { type Community, household } from './people.ts'

export const householdTables: readonly HouseholdTable[] = [
  'members',
  'family_details',
  'family_phones',
  'siblings',
  'relatives',
  'properties',
  'expectations',
  'photos',
  'memberships',
]
const peopleAtOnce = 1000
const peopleATurn = 25

export type Watcher = (made: Household, index: number) => void
export type InsertRows = (trx: Db, table: HouseholdTable, rows: readonly object[]) => Promise<void>

const emptyRows = (): Household => ({
  members: [],
  family_details: [],
  family_phones: [],
  siblings: [],
  relatives: [],
  properties: [],
  expectations: [],
  photos: [],
  memberships: [],
})

/** Makes people in small turns, so that the rows made before travel to the database meanwhile. */
async function* gathered(community: Community, watch: Watcher): AsyncGenerator<Household> {
  let rows = emptyRows()
  for (let index = 0; index < community.members; index++) {
    const made = household(community, index)
    for (const table of householdTables) (rows[table] as unknown[]).push(...made[table])
    watch(made, index)
    if (index % peopleATurn === 0) await turn()
    if ((index + 1) % peopleAtOnce === 0) {
      yield rows
      rows = emptyRows()
    }
  }
  yield rows
}

/** Many rows in one statement, whose types the table itself knows; the embedded database takes no COPY. */
export const insertAsJson: InsertRows = async (trx, table, rows) => {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
  const record = sql.table(table)
  await sql`insert into ${record} (${columns})
    select ${columns} from json_populate_recordset(null::${record}, ${JSON.stringify(rows)}::json)`.execute(trx)
}

export async function writePeople(
  trx: Db,
  community: Community,
  insertRows: InsertRows,
  watch: Watcher,
): Promise<void> {
  const people = gathered(community, watch)
  let next = people.next()
  for (let { value, done } = await next; !done; { value, done } = await next) {
    next = people.next()
    for (const table of householdTables) await insertRows(trx, table, value[table])
  }
}

/**
 * Looking up what each row refers to costs more than writing it. The references are taken off and put back, which
 * checks them all at once; in the caller's transaction, so that they are never seen missing.
 */
export async function withoutReferences(trx: Db, work: () => Promise<void>): Promise<void> {
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conrelid = any(${householdTables}::text[]::regclass[])
    order by conrelid, conname`.execute(trx)
  for (const one of references)
    await sql`alter table ${sql.table(one.table)} drop constraint ${sql.ref(one.name)}`.execute(trx)
  await work()
  for (const one of references)
    await sql`alter table ${sql.table(one.table)} add constraint ${sql.ref(one.name)} ${sql.raw(one.definition)}`.execute(
      trx,
    )
}
