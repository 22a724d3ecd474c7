import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { EditedProfile } from '#contract/edited-profile.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { MemberRecord } from './queries.ts'
import {
  type EditedExpectation,
  type EditedFamily,
  expectationChoices,
  expectationColumns,
  familyColumns,
  memberColumns,
  phoneColumns,
  siblingColumns,
} from './read-edit.ts'

/**
 * Makes two saves of one member wait for each other. Refuses a member who has left meanwhile. The id is a literal: without
 * parameters, the lock goes out with the BEGIN before it.
 */
export async function lockMember(trx: Db, id: string): Promise<void> {
  const { rows } = await sql`select id from members where id = ${sql.lit(id)}::uuid and status <> 'deleted'
    for update`.execute(trx)
  if (rows.length === 0) throw new Refusal('no_session')
}

/** The columns that are other than stored. A form sends all its fields, of which a save changes one or two. */
const differing = <C extends object>(columns: C, stored: object): Partial<C> =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, (stored as Record<string, unknown>)[name]),
    ),
  ) as Partial<C>
const isEmpty = (columns: object) => Object.keys(columns).length === 0

/** Whether the rows stand as they are sent, in this order. */
const areStored = (rows: readonly object[], stored: readonly object[]) =>
  rows.length === stored.length && rows.every((row, at) => isEmpty(differing(row, stored[at] ?? {})))

/** Writes what was sent and differs. The caller holds the member's lock and has read `before` under it. */
export async function writeProfile(trx: Db, before: MemberRecord, sent: EditedProfile, now: Date): Promise<void> {
  const own = differing(memberColumns(sent), before)
  if (!isEmpty(own)) await trx.updateTable('members').set(own).where('id', '=', before.id).execute()
  if (sent.family_details) await writeFamily(trx, before, sent.family_details, now)
  if (sent.expectation) await writeExpectation(trx, before, sent.expectation)
  if (sent.user_properties) await writeProperties(trx, before, sent.user_properties, now)
}

async function writeFamily(trx: Db, before: MemberRecord, sent: EditedFamily, now: Date) {
  if (!before.family)
    await trx
      .insertInto('family_details')
      .values({ member_id: before.id, taluka_id: null, district_id: null, state_id: null })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  const family = differing(familyColumns(sent), before.family ?? {})
  if (!isEmpty(family)) await trx.updateTable('family_details').set(family).where('member_id', '=', before.id).execute()
  const place = (position: number) => ({ id: newId(now), member_id: before.id, position })
  const relatives = sent.relatives?.map(({ surname = '', goan }) => ({ surname, village: goan ?? '' }))
  if (relatives && !areStored(relatives, before.relatives)) {
    await trx.deleteFrom('relatives').where('member_id', '=', before.id).execute()
    const rows = relatives.map((relative, at) => ({ ...place(at), ...relative }))
    if (rows.length > 0) await trx.insertInto('relatives').values(rows).execute()
  }
  const siblings = sent.family_members?.map(siblingColumns)
  if (siblings && !areStored(siblings, before.siblings)) {
    await trx.deleteFrom('siblings').where('member_id', '=', before.id).execute()
    const rows = siblings.map((sibling, at) => ({ ...place(at), ...sibling }))
    if (rows.length > 0) await trx.insertInto('siblings').values(rows).execute()
  }
  if (sent.familty_phone_numbers) await writePhones(trx, before, sent.familty_phone_numbers, now)
}

/** Pairs each sent row with a stored one. An id that is not among the member's own means a new row. */
function withIds<S extends { uuid?: string | undefined }, R extends { id: string }>(
  sent: readonly S[],
  stored: readonly R[],
  isSame: (sent: S, stored: R) => boolean,
  now: Date,
): (S & { id: string })[] {
  const free = new Map(stored.map(row => [row.id, row]))
  const take = (row: R | undefined) => {
    if (row) free.delete(row.id)
    return row?.id
  }
  const byId = sent.map(one => take(free.get(one.uuid?.toLowerCase() ?? '')))
  return sent.map((one, at) => ({
    ...one,
    id: byId[at] ?? take([...free.values()].find(row => isSame(one, row))) ?? newId(now),
  }))
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** A number keeps its row, because the row says whether it is hidden: one that a page sends without its id must not appear. */
async function writePhones(
  trx: Db,
  before: MemberRecord,
  sent: NonNullable<EditedFamily['familty_phone_numbers']>,
  now: Date,
) {
  const rows = withIds(sent, before.phones, (one, row) => digitsOf(one.phone) === digitsOf(row.phone), now)
  const placed = rows.map((row, position) => ({ id: row.id, position, ...phoneColumns(row) }))
  if (areStored(placed, before.phones)) return
  await freePlaces(trx, 'family_phones', before.id)
  for (const [position, row] of rows.entries())
    await trx
      .insertInto('family_phones')
      .values({ id: row.id, member_id: before.id, position, ...phoneColumns(row) })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ position, ...phoneColumns(row) }))
      .execute()
  await deleteOthers(trx, 'family_phones', before.id, rows)
  // The registered mobile keeps its place among the numbers that stay.
  const earlier = before.phones.filter(({ position }) => position < before.mobile_place).map(({ id }) => id)
  const place = rows.filter(({ id }) => earlier.includes(id)).length
  await trx.updateTable('members').set({ mobile_place: place }).where('id', '=', before.id).execute()
}

async function writeProperties(
  trx: Db,
  before: MemberRecord,
  sent: NonNullable<EditedProfile['user_properties']>,
  now: Date,
) {
  const rows = withIds(sent, before.properties, () => false, now)
  const placed = rows.map(({ id, details, place }, position) => ({ id, position, details, place }))
  if (areStored(placed, before.properties)) return
  await freePlaces(trx, 'properties', before.id)
  for (const [position, { id, details, place }] of rows.entries())
    await trx
      .insertInto('properties')
      .values({ id, member_id: before.id, position, details, ...(place !== undefined && { place }) })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ position, details, place }))
      .execute()
  await deleteOthers(trx, 'properties', before.id, rows)
}

type PlacedTable = 'family_phones' | 'properties'

/** Moves the stored rows out of the places that the sent rows are about to be given. */
export const freePlaces = (trx: Db, table: PlacedTable, memberId: string) =>
  trx.updateTable(table).set({ position: sql`-1 - position` }).where('member_id', '=', memberId).execute()

/** Deletes the rows that were not sent. The new ones stand by then, so that a number is visible at every moment. */
async function deleteOthers(trx: Db, table: PlacedTable, memberId: string, rows: readonly { id: string }[]) {
  const keptIds = rows.map(({ id }) => id)
  await trx
    .deleteFrom(table)
    .where('member_id', '=', memberId)
    .$if(keptIds.length > 0, query => query.where('id', 'not in', keptIds))
    .execute()
}

async function writeExpectation(trx: Db, before: MemberRecord, sent: EditedExpectation) {
  const none = { birth_year_from: null, birth_year_to: null, height_from: null, height_to: null, patrika_match: null }
  if (!before.expectation)
    await trx
      .insertInto('expectations')
      .values({ member_id: before.id, ...none })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  const choices = expectationChoices(sent, before.expectation?.choices ?? {})
  const { choices: chosen, ...wished } = differing({ ...expectationColumns(sent), choices }, before.expectation ?? {})
  if (!chosen && isEmpty(wished)) return
  await trx
    .updateTable('expectations')
    .set({ ...wished, ...(chosen && { choices: sql`${JSON.stringify(chosen)}::jsonb` }) })
    .where('member_id', '=', before.id)
    .execute()
}
