import { type Insertable, sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { registrationChoices } from './families.ts'

export interface TestMember {
  id: string
  token: string
}
/** What inserting a row needs. A test world and the site of a browser journey both have it. */
export interface TestDatabase {
  db: Db
  clock: { now(): Date }
}

let inserted = 0
// A statement has at most 65535 parameters.
const rowsPerInsert = 400

/** The password is that of the person who acts for the profile. */
type Change = Partial<Insertable<Schema['members']>> & { password_hash?: string | null }

/** Inserts a verified member without a registration, for tests that are not about registering. */
export async function createTestMember(
  { db, clock }: TestDatabase,
  { password_hash, ...change }: Change = {},
): Promise<TestMember> {
  const n = ++inserted
  const now = clock.now()
  const id = newId(now)
  const chosen = await registrationChoices(db)
  const gender = change.gender ?? 'F'
  await db
    .insertInto('members')
    .values({
      id,
      registration_no: sql<string>`${gender === 'F' ? 'B' : 'G'} || nextval('registration_numbers')`,
      gender,
      first_name: gender === 'F' ? 'Rutuja' : 'Aniket',
      last_name: 'Kale',
      date_of_birth: '1997-03-09',
      height_cm: 165,
      marital_status_id: chosen.marital_status_id,
      education: 'B.E. Computer',
      education_group_id: chosen.education_group_id,
      annual_income: 650_000,
      work_location_id: chosen.working_place_taluka_id,
      work_village: 'Saswad',
      native_district_id: chosen.native_place_district_id,
      // The chosen taluka lies in the chosen district and in no other.
      native_taluka_id: change.native_district_id ? null : chosen.native_place_taluka_id,
      country_code: 'in',
      dial_code: '+91',
      mobile: String(9_000_000_000 + n),
      mobile_verified_at: now,
      email: `member${n}@family.in`,
      joined_at: now,
      updated_at: now,
      ...change,
    })
    .execute()
  await agree({ db, clock }, change.id ?? id)
  if (password_hash)
    await sql`update persons set password_hash = ${password_hash}
      where id = (select person_id from members where id = ${change.id ?? id})`.execute(db)
  return { id: change.id ?? id, token: await startSession(db, change.id ?? id, now) }
}

/** Gives the consents that pages would otherwise ask a member for first. */
const agree = ({ db, clock }: TestDatabase, memberId: string) =>
  db
    .insertInto('consents')
    .values(
      neededConsents.map(text => ({
        member_id: memberId,
        text,
        version: consentTexts[text].version,
        language: 'en' as const,
        act: 'given' as const,
        channel: 'registration' as const,
        at: clock.now(),
      })),
    )
    .execute()

export const bride = (testDatabase: TestDatabase, change: Change = {}) =>
  createTestMember(testDatabase, { ...change, gender: 'F' })
/** Another child of whoever acts for this profile, with the same contacts. */
export async function sibling(
  testDatabase: TestDatabase,
  { id }: TestMember,
  change: Change = {},
): Promise<TestMember> {
  const { person_id, mobile, email } = await testDatabase.db
    .selectFrom('members')
    .select(['person_id', 'mobile', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return createTestMember(testDatabase, { person_id, mobile, email, ...change })
}
export const groom = (testDatabase: TestDatabase, change: Change = {}) =>
  createTestMember(testDatabase, { ...change, gender: 'M' })

export const idOfCopy = (n: number): string => `0190a0a0-0000-7000-8000-00000000${String(n).padStart(4, '0')}`

/** Inserts copies of a member in bulk, as an import would. The columns that must be unique differ. */
export async function insertCopies(
  { db }: TestDatabase,
  of: TestMember,
  count: number,
  change: Partial<Insertable<Schema['members']>> = {},
): Promise<void> {
  const {
    number: _number,
    person_id: _person,
    gotra_keys: _gotra,
    kuldaivat_keys: _kuldaivat,
    surname_keys: _surname,
    village_keys: _village,
    ...row
  } = await db.selectFrom('members').selectAll().where('id', '=', of.id).executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, n) => ({
    ...row,
    id: idOfCopy(n),
    registration_no: `${row.gender === 'F' ? 'B' : 'G'}${900_000 + n}`,
    mobile: String(7_000_000_000 + n),
    email: `import${n}@family.in`,
    ...change,
  }))
  for (let from = 0; from < count; from += rowsPerInsert)
    await db
      .insertInto('members')
      .values(rows.slice(from, from + rowsPerInsert))
      .execute()
}

/** Gives the member a plan that runs for a year. */
export async function subscribes(
  { db, clock }: TestDatabase,
  memberId: string,
  { views = 50 } = {},
): Promise<{ id: string }> {
  const now = clock.now()
  const planId = newId(now)
  const id = newId(now)
  await db
    .insertInto('plans')
    .values({ id: planId, name: 'Gold', fee_paise: 500_000, validity_days: 365, contact_views: 50 })
    .execute()
  const today = dayInIndia(now)
  await db
    .insertInto('memberships')
    .values({
      id,
      member_id: memberId,
      plan_id: planId,
      fee_paise: 500_000,
      validity_days: 365,
      starts_on: today,
      ends_on: addDays(today, 365),
      contact_views: views,
      created_at: now,
    })
    .execute()
  return { id }
}

export async function blocks({ db, clock }: TestDatabase, blocker: TestMember, blocked: TestMember): Promise<void> {
  await db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id, at: clock.now() }).execute()
}

export async function sendsInterest(
  { db, clock }: TestDatabase,
  sender: { id: string; token?: string },
  receiver: { id: string; token?: string },
  status: 'pending' | 'accepted' | 'rejected' | 'cancelled' = 'pending',
): Promise<string> {
  const now = clock.now()
  const id = newId(now)
  await db
    .insertInto('interests')
    .values({
      id,
      sender_id: sender.id,
      receiver_id: receiver.id,
      status,
      rejection_reason: status === 'rejected' ? 'Our families differ' : null,
      cancelled_by: status === 'cancelled' ? 'sender' : null,
      sent_at: now,
      status_at: now,
    })
    .execute()
  return id
}
