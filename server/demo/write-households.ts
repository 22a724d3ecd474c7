import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Household, HouseholdTable } from './household.ts'
import { type Community, makeHousehold } from './make-household.ts'

export const householdTables: readonly HouseholdTable[] = [
  'members',
  'family_details',
  'family_phones',
  'siblings',
  'relatives',
  'properties',
  'expectations',
  'photos',
  'documents',
  'memberships',
]
const peoplePerBatch = 1000
const peoplePerTurn = 25

export type HouseholdListener = (household: Household, index: number) => void
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
  documents: [],
  memberships: [],
})

/** Makes households in batches, and yields to the event loop so that the previous batch is sent meanwhile. */
async function* householdBatches(community: Community, onHousehold: HouseholdListener): AsyncGenerator<Household> {
  let rows = emptyRows()
  for (let index = 0; index < community.members; index++) {
    const made = makeHousehold(community, index)
    for (const table of householdTables) (rows[table] as unknown[]).push(...made[table])
    onHousehold(made, index)
    if (index % peoplePerTurn === 0) await turn()
    if ((index + 1) % peoplePerBatch === 0) {
      yield rows
      rows = emptyRows()
    }
  }
  yield rows
}

/** Inserts many rows in one statement, through any connection. The table gives the types. */
export const insertAsJson: InsertRows = async (trx, table, rows) => {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
  const record = sql.table(table)
  await sql`insert into ${record} (${columns})
    select ${columns} from json_populate_recordset(null::${record}, ${JSON.stringify(rows)}::json)`.execute(trx)
}

export async function writeHouseholds(
  trx: Db,
  community: Community,
  insertRows: InsertRows,
  onHousehold: HouseholdListener,
): Promise<void> {
  const people = householdBatches(community, onHousehold)
  let next = people.next()
  for (let { value, done } = await next; !done; { value, done } = await next) {
    next = people.next()
    for (const table of householdTables) await insertRows(trx, table, value[table])
  }
}

/**
 * Runs `work` without foreign keys, because checking each row costs more than writing it. Adding them again checks all
 * rows at once. Everything happens in the caller's transaction, so nobody else sees the tables without them.
 */
export async function withoutForeignKeys(trx: Db, work: () => Promise<void>): Promise<void> {
  const { rows: foreignKeys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conrelid = any(${householdTables}::text[]::regclass[])
    order by conrelid, conname`.execute(trx)
  for (const one of foreignKeys)
    await sql`alter table ${sql.table(one.table)} drop constraint ${sql.ref(one.name)}`.execute(trx)
  await work()
  for (const one of foreignKeys)
    await sql`alter table ${sql.table(one.table)} add constraint ${sql.ref(one.name)} ${sql.raw(one.definition)}`.execute(
      trx,
    )
}
