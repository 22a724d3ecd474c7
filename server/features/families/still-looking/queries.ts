import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'

/** Notes a sign of life that is no use of the site: an answer or a call. The family's profile is listed again at once. */
export async function noteSign(trx: Db, memberId: string, now: Date): Promise<void> {
  const today = dayInIndia(now)
  await trx
    .updateTable('members')
    .set({ last_sign_on: today })
    .where('id', '=', memberId)
    .where('status', '<>', 'deleted')
    .where(eb => eb.or([eb('last_sign_on', 'is', null), eb('last_sign_on', '<', today)]))
    .execute()
}
