import type { Db } from '#server/db/open.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import { readTrustees } from '#server/features/site/trustees/queries.ts'
import { writeToTrustees } from '#server/features/site/trustees/tell.ts'
import type { StaffMember } from '#server/http/staff.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { newToken } from '#server/ports/secrets.ts'
import { type ChangeOfLogin, loginLetter } from './words.ts'

interface Changed {
  change: ChangeOfLogin
  by: Pick<StaffMember, 'id' | 'name'>
  email: string
  now: Date
}

/**
 * Tells of a login that was given, given anew or closed: its owner, and the other ADMINs, or where there are none the trustees. Else
 * one ADMIN could go on as another one.
 */
export async function tellOfLogin(
  trx: Db,
  telling: { secrets: Secrets; channels: OpenChannels },
  { change, by, email, now }: Changed,
): Promise<void> {
  const admins = await trx
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'ADMIN')
    .where('retired_at', 'is', null)
    .where('id', '<>', by.id)
    .where('email', '<>', email)
    .execute()
  const others = admins.length > 0 ? admins.map(admin => admin.email) : (await readTrustees(trx, now)).addresses
  await writeToTrustees(
    trx,
    telling,
    {
      // Whoever is invited has a letter of their own.
      addresses: [...(change === 'invited' ? [] : [email]), ...others],
      event: `staff login ${newToken(12)}`,
      template: 'staff_login',
      ...loginLetter(change, { email, by: by.name }),
    },
    now,
  )
}
