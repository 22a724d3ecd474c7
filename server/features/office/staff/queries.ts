import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'

export interface StaffLogin {
  id: string
  email: string
  passwordHash: string
  totpSealed: Buffer | null
  isDemo: boolean
  letters: { morning: boolean; urgent: boolean }
}

const loginColumns = [
  'id',
  'email',
  'password_hash',
  'totp_sealed',
  'is_demo',
  'morning_letter',
  'urgent_letter',
] as const

const presentStaff = (db: Db) => db.selectFrom('staff').select(loginColumns).where('retired_at', 'is', null)
type Row = Awaited<ReturnType<ReturnType<typeof presentStaff>['executeTakeFirstOrThrow']>>

const asLogin = (row: Row | undefined): StaffLogin | null =>
  row
    ? {
        id: row.id,
        email: row.email,
        passwordHash: row.password_hash,
        totpSealed: row.totp_sealed,
        isDemo: row.is_demo,
        letters: { morning: row.morning_letter, urgent: row.urgent_letter },
      }
    : null

export const findStaffByEmail = async (db: Db, email: string): Promise<StaffLogin | null> =>
  asLogin(
    await presentStaff(db)
      .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst(),
  )

export const findStaffById = async (db: Db, id: string): Promise<StaffLogin | null> =>
  asLogin(await presentStaff(db).where('id', '=', id).executeTakeFirst())

/**
 * Marks the time step of a code as used. Returns false if this step or a later one was used before. The condition is in the write,
 * so one code lets in only one request.
 */
export const takeCodeStep = (trx: Db, staffId: string, step: number): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('staff')
      .set({ totp_last_step: step })
      .where('id', '=', staffId)
      .where('retired_at', 'is', null)
      .where('totp_last_step', '<', step),
  )

/** Everybody who ever had a login, the present ones first. */
export const listStaff = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'is_demo', 'joined_at', 'retired_at'])
    .select(eb =>
      eb
        .selectFrom('staff_sessions')
        .whereRef('staff_id', '=', 'staff.id')
        .select(inner => inner.fn.max('created_at').as('at'))
        .as('last_login_at'),
    )
    .orderBy(eb => eb('retired_at', 'is not', null))
    .orderBy('role')
    .orderBy('name')
    .execute()

/** Closes a login for good. Returns false if it is closed already. The database refuses to close the last ADMIN's. */
export const retire = (trx: Db, staffId: string, now: Date): Promise<boolean> =>
  hasUpdated(
    trx.updateTable('staff').set({ retired_at: now }).where('id', '=', staffId).where('retired_at', 'is', null),
  )

export const isLastAdmin = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'staff_last_admin'
