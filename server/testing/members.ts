import { type Insertable, sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { MembersTable } from '#server/db/schema.ts'
import { startSession } from '#server/features/access/sessions.ts'
import { newId } from '#server/ports/ids.ts'
import { choices } from './families.ts'

export interface Planted {
  id: string
  token: string
}
interface Ground {
  db: Db
  clock: { now(): Date }
}

let planted = 0

/** A verified member written straight into the table: for stories in which nobody registers. */
export async function plant({ db, clock }: Ground, change: Partial<Insertable<MembersTable>> = {}): Promise<Planted> {
  const n = ++planted
  const now = clock.now()
  const id = newId(now)
  const chosen = await choices(db)
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
      native_taluka_id: chosen.native_place_taluka_id,
      country_code: 'in',
      dial_code: '+91',
      mobile: String(9_000_000_000 + n),
      mobile_verified_at: now,
      email: `planted${n}@family.in`,
      joined_at: now,
      updated_at: now,
      ...change,
    })
    .execute()
  return { id: change.id ?? id, token: await startSession(db, change.id ?? id, now) }
}

export const bride = (ground: Ground, change: Partial<Insertable<MembersTable>> = {}) =>
  plant(ground, { ...change, gender: 'F' })
export const groom = (ground: Ground, change: Partial<Insertable<MembersTable>> = {}) =>
  plant(ground, { ...change, gender: 'M' })

/** Puts the member on a plan that runs for a year. */
export async function subscribes({ db, clock }: Ground, memberId: string): Promise<void> {
  const now = clock.now()
  const planId = newId(now)
  await db
    .insertInto('plans')
    .values({ id: planId, name: 'Gold', fee_paise: 500_000, validity_days: 365, contact_views: 50 })
    .execute()
  const today = dayInIndia(now)
  await db
    .insertInto('memberships')
    .values({
      id: newId(now),
      member_id: memberId,
      plan_id: planId,
      starts_on: today,
      ends_on: addDays(today, 365),
      contact_views: 50,
      created_at: now,
    })
    .execute()
}

export async function blocks({ db, clock }: Ground, blocker: Planted, blocked: Planted): Promise<void> {
  await db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id, at: clock.now() }).execute()
}

export async function isInterested(
  { db, clock }: Ground,
  sender: Planted,
  receiver: Planted,
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
      sent_at: now,
      updated_at: now,
    })
    .execute()
  return id
}
