import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import { familiesInFiles } from '#domain/office/member-list.ts'
import type { StaffRole } from '#domain/office/staff.ts'
import type { Db } from '#server/db/open.ts'
import { startOfficeSession } from '#server/features/office/staff/sessions.ts'
import { newAppKey } from '#server/features/office/staff/totp.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import type { CallOptions } from './world.ts'

interface StaffDatabase {
  db: Db
  clock: { now(): Date }
  secrets: Secrets
}

export interface TestStaff {
  id: string
  email: string
  /** The key of the authenticator app. */
  appKey: string
  /** What a call of the office needs: the cookie of the session and the origin of the office's page. */
  options: CallOptions
}

export const testStaffPassword = 'a long office password'
export const officeOrigin = { origin: 'http://localhost:3000' }
let made = 0
const longFrom = (now: Date) => new Date(now.getTime() + 1000 * dayMs)

/** Inserts somebody of the staff who is logged in and has long worked here, for tests that are not about logging in. */
export async function createStaff(
  { db, clock, secrets }: StaffDatabase,
  role: StaffRole = 'STAFF',
  joinedBefore = 30 * dayMs,
): Promise<TestStaff> {
  const now = clock.now()
  const id = newId(now)
  const appKey = newAppKey()
  const email = `staff${++made}@office.in`
  await db
    .insertInto('staff')
    .values({
      id,
      email,
      name: `${role} ${made}`,
      role,
      password_hash: await cheapPasswords().hash(testStaffPassword),
      totp_sealed: secrets.seal(appKey),
      joined_at: new Date(now.getTime() - joinedBefore),
      retired_at: null,
    })
    .execute()
  const token = await startOfficeSession(db, secrets, { staffId: id, address: '127.0.0.1', userAgent: '', now })
  // Days pass in tests, and nobody logs in again.
  await db
    .updateTable('staff_sessions')
    .set({ last_used_at: longFrom(now) })
    .where('staff_id', '=', id)
    .execute()
  return { id, email, appKey, options: { headers: { cookie: `office=${token}`, ...officeOrigin } } }
}

/** As if everybody of the staff had taken as many families today as leave the office without another ADMIN. */
export const haveTakenTheirFamilies = ({ db, clock }: StaffDatabase) =>
  sql`insert into list_exports (id, staff_id, call, asked_for, family_count, reason, at, waits, ready_from)
    select gen_random_uuid(), id, '', gen_random_uuid(), ${familiesInFiles}, '', ${clock.now()}, false, ${clock.now()}
    from staff`.execute(db)

/** Makes an office of one. */
export const retireAllBut = ({ db, clock }: StaffDatabase, { id }: TestStaff) =>
  db
    .updateTable('staff')
    .set({ retired_at: clock.now() })
    .where('retired_at', 'is', null)
    .where('id', '<>', id)
    .execute()
