import type { Db } from '#server/db/open.ts'
import { knownStaff } from './known-logins.ts'

/** The two logins of the office. They have no second factor, and open the office to somebody on this machine alone. */
export async function writeStaff(trx: Db, passwordHash: string, joinedAt: Date): Promise<void> {
  await trx
    .insertInto('staff')
    .values(
      knownStaff.map(({ id, email, name, role }) => ({
        id,
        email,
        name,
        role,
        password_hash: passwordHash,
        totp_sealed: null,
        is_demo: true,
        joined_at: joinedAt,
        retired_at: null,
      })),
    )
    .execute()
}
