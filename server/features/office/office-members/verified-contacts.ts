import type { Selectable } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { MembersTable } from '#server/db/schema/members.ts'

type ClosedMember = Pick<
  Selectable<MembersTable>,
  'mobile' | 'dial_code' | 'country_code' | 'mobile_verified_at' | 'email' | 'email_verified_at'
>

/** A verified contact of the closed record is taken over where the survivor has verified none of its kind. */
export async function takeVerifiedContacts(trx: Db, memberId: string, closed: ClosedMember): Promise<void> {
  if (closed.mobile_verified_at)
    await trx
      .updateTable('members')
      .set({
        mobile: closed.mobile,
        dial_code: closed.dial_code,
        country_code: closed.country_code,
        mobile_verified_at: closed.mobile_verified_at,
      })
      .where('id', '=', memberId)
      .where('mobile_verified_at', 'is', null)
      .execute()
  if (closed.email_verified_at)
    await trx
      .updateTable('members')
      .set({ email: closed.email, email_verified_at: closed.email_verified_at })
      .where('id', '=', memberId)
      .where('email_verified_at', 'is', null)
      .execute()
}
