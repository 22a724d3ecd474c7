import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { EditedProfile } from '#contract/families/edited-profile.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import {
  type EditedExpectation,
  type EditedFamily,
  expectationChoices,
  expectationColumns,
  familyColumns,
  memberColumns,
  phoneColumns,
  siblingColumns,
} from './edited-columns.ts'
import type { MemberRecord } from './queries.ts'
import type { SecondForms } from './second-forms.ts'
import { askAboutSecondNames } from './second-name-reviews.ts'

/**
 * Makes two saves of one member wait for each other. Refuses a member who has left meanwhile. The id is a literal: without
 * parameters, the lock goes out with the BEGIN before it.
 */
export async function lockMember(trx: Db, id: string): Promise<void> {
  const { rows } = await sql`select id from members where id = ${sql.lit(id)}::uuid and status <> 'deleted'
    for update`.execute(trx)
  if (rows.length === 0) throw new Refusal('no_session')
}

/** The columns that differ from what is stored. A form sends all its fields, of which a save changes one or two. */
const differing = <C extends object>(columns: C, stored: object): { [Name in keyof C]?: Exclude<C[Name], undefined> } =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, (stored as Record<string, unknown>)[name]),
    ),
  ) as { [Name in keyof C]?: Exclude<C[Name], undefined> }
const isEmpty = (columns: object) => Object.keys(columns).length === 0

/** Whether the sent rows are stored already, in this order. */
const areStored = (rows: readonly object[], stored: readonly object[]) =>
  rows.length === stored.length && rows.every((row, at) => isEmpty(differing(row, stored[at] ?? {})))

/** The columns of the member's own row that were sent and differ, with the second forms. */
export const ownColumns = (before: MemberRecord, sent: EditedProfile, forms: SecondForms) =>
  differing({ ...memberColumns(sent), second_script: forms.member }, before)
export type OwnColumns = ReturnType<typeof ownColumns>

type Write = (trx: Db) => Promise<unknown>

/** The writes to other tables than the member's own row, for what was sent and differs. Most saves have none. */
export function writesToOtherTables(before: MemberRecord, sent: EditedProfile, forms: SecondForms, now: Date): Write[] {
  const { family_details: family, expectation, user_properties: properties } = sent
  const withForms = { before, forms, now }
  const names = [
    family && familyWrite(withForms, family),
    family?.relatives && relativesWrite(withForms, family.relatives),
    family?.family_members && siblingsWrite(withForms, family.family_members),
  ].filter(write => typeof write === 'function')
  const hasOtherName = names.length > 0 || ownNames.some(name => (sent[name] ?? before[name]) !== before[name])
  return [
    ...names,
    family?.familty_phone_numbers && phonesWrite(before, family.familty_phone_numbers, now),
    expectation && expectationWrite(withForms, expectation),
    properties && propertiesWrite(withForms, properties),
    (hasOtherName || forms.waiting.length > 0 || hasNewForm(before, forms)) &&
      ((trx: Db) => askAboutSecondNames(trx, before.id, forms, now)),
  ].filter(write => typeof write === 'function')
}

const ownNames = ['first_name', 'middle_name', 'last_name'] as const
const hasNewForm = ({ second_script }: MemberRecord, { member }: SecondForms) =>
  ownNames.some(name => member[name] !== second_script[name])

interface WithForms {
  before: MemberRecord
  forms: SecondForms
  now: Date
}

function familyWrite({ before, forms }: WithForms, sent: EditedFamily): Write | null {
  const family = differing({ ...familyColumns(sent), second_script: forms.family }, before.family ?? {})
  if (before.family && isEmpty(family)) return null
  return async trx => {
    if (!before.family)
      await trx
        .insertInto('family_details')
        .values({ member_id: before.id, taluka_id: null, district_id: null, state_id: null })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    if (!isEmpty(family))
      await trx.updateTable('family_details').set(family).where('member_id', '=', before.id).execute()
  }
}

const placeOf = (before: MemberRecord, position: number, now: Date) => ({
  id: newId(now),
  member_id: before.id,
  position,
})

function relativesWrite({ before, forms, now }: WithForms, sent: NonNullable<EditedFamily['relatives']>): Write | null {
  const relatives = sent.map(({ surname = '', goan }, at) => ({
    surname,
    village: goan ?? '',
    second_script: forms.relatives[at] ?? {},
  }))
  if (areStored(relatives, before.relatives)) return null
  const rows = relatives.map((relative, at) => ({ ...placeOf(before, at, now), ...relative }))
  return async trx => {
    await trx.deleteFrom('relatives').where('member_id', '=', before.id).execute()
    if (rows.length > 0) await trx.insertInto('relatives').values(rows).execute()
  }
}

function siblingsWrite(
  { before, forms, now }: WithForms,
  sent: NonNullable<EditedFamily['family_members']>,
): Write | null {
  const siblings = sent.map((one, at) => ({ ...siblingColumns(one), second_script: forms.siblings[at] ?? {} }))
  if (areStored(siblings, before.siblings)) return null
  const rows = siblings.map((sibling, at) => ({ ...placeOf(before, at, now), ...sibling }))
  return async trx => {
    await trx.deleteFrom('siblings').where('member_id', '=', before.id).execute()
    if (rows.length > 0) await trx.insertInto('siblings').values(rows).execute()
  }
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

/** A number keeps its row, which says whether it is hidden: a hidden number that a page sends without its id must stay hidden. */
function phonesWrite(
  before: MemberRecord,
  sent: NonNullable<EditedFamily['familty_phone_numbers']>,
  now: Date,
): Write | null {
  const rows = withIds(sent, before.phones, (one, row) => digitsOf(one.phone) === digitsOf(row.phone), now)
  const placed = rows.map((row, position) => ({ id: row.id, position, ...phoneColumns(row) }))
  if (areStored(placed, before.phones)) return null
  // The registered mobile keeps its place among the numbers that stay.
  const earlier = before.phones.filter(({ position }) => position < before.mobile_place).map(({ id }) => id)
  const place = rows.filter(({ id }) => earlier.includes(id)).length
  return async trx => {
    await freePlaces(trx, 'family_phones', before.id)
    for (const { id, ...columns } of placed)
      await trx
        .insertInto('family_phones')
        .values({ id, member_id: before.id, ...columns })
        .onConflict(conflict => conflict.column('id').doUpdateSet(columns))
        .execute()
    await deleteOthers(trx, 'family_phones', before.id, rows)
    await trx.updateTable('members').set({ mobile_place: place }).where('id', '=', before.id).execute()
  }
}

function propertiesWrite(
  { before, forms, now }: WithForms,
  sent: NonNullable<EditedProfile['user_properties']>,
): Write | null {
  const rows = withIds(sent, before.properties, () => false, now)
  const placed = rows.map(({ id, details, place }, position) => ({
    id,
    position,
    details,
    place,
    second_script: forms.properties[position] ?? {},
  }))
  if (areStored(placed, before.properties)) return null
  return async trx => {
    await freePlaces(trx, 'properties', before.id)
    for (const { id, position, details, place, second_script } of placed)
      await trx
        .insertInto('properties')
        .values({ id, member_id: before.id, position, details, second_script, ...(place !== undefined && { place }) })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ position, details, place, second_script }))
        .execute()
    await deleteOthers(trx, 'properties', before.id, rows)
  }
}

type PlacedTable = 'family_phones' | 'properties'

/** Moves the stored rows out of the places that the sent rows are about to be given. */
export const freePlaces = (trx: Db, table: PlacedTable, memberId: string) =>
  trx.updateTable(table).set({ position: sql`-1 - position` }).where('member_id', '=', memberId).execute()

/** Deletes the rows that were not sent. It runs after the new ones are written, so that a number is visible at every moment. */
async function deleteOthers(trx: Db, table: PlacedTable, memberId: string, rows: readonly { id: string }[]) {
  const keptIds = rows.map(({ id }) => id)
  await trx
    .deleteFrom(table)
    .where('member_id', '=', memberId)
    .$if(keptIds.length > 0, query => query.where('id', 'not in', keptIds))
    .execute()
}

function expectationWrite({ before, forms }: Omit<WithForms, 'now'>, sent: EditedExpectation): Write | null {
  const choices = expectationChoices(sent, before.expectation?.choices ?? {})
  const columns = { ...expectationColumns(sent), second_script: forms.expectation, choices }
  const { choices: chosen, ...wished } = differing(columns, before.expectation ?? { second_script: {} })
  const isSame = !chosen && isEmpty(wished)
  if (before.expectation && isSame) return null
  const none = { birth_year_from: null, birth_year_to: null, height_from: null, height_to: null, patrika_match: null }
  return async trx => {
    if (!before.expectation)
      await trx
        .insertInto('expectations')
        .values({ member_id: before.id, ...none })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    if (!isSame)
      await trx
        .updateTable('expectations')
        .set({ ...wished, ...(chosen && { choices: sql`${JSON.stringify(chosen)}::jsonb` }) })
        .where('member_id', '=', before.id)
        .execute()
  }
}
