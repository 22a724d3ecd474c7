import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { knownLogins } from './known-logins.ts'

const suggestedEach = 7
const daysApart = 4
/** What the counsellor wrote with the newest ones. */
const notes = [
  'The families would suit each other well. Please look at the kundali too.',
  'This family asked us for one like yours.',
] as const

/** Suggests members of a suitable age and the same marital status to the known logins who have a plan. */
export async function writeSuggestions(trx: Db, now: Date): Promise<void> {
  const emails = knownLogins.filter(login => login.paid).map(login => login.email)
  const { rows } = await sql<{ member_id: string; suggested_id: string; nth: number }>`
    select member_id, suggested_id, nth::int as nth from (
      select login.id as member_id, one.id as suggested_id,
        row_number() over (partition by login.id order by md5(one.id::text || login.id::text)) as nth
      from members login
      join members one on one.gender <> login.gender and one.status = 'active'
        and (one.mobile_verified_at is not null or one.email_verified_at is not null)
        and one.marital_status_id = login.marital_status_id and one.nakshatra_id is not null
        and case login.gender when 'F' then login.date_of_birth - one.date_of_birth
          else one.date_of_birth - login.date_of_birth end between 0 and 6 * 365
      where login.email = any(${emails}::text[])
    ) chosen where nth <= ${suggestedEach}
    order by member_id, nth`.execute(trx)
  if (rows.length === 0) return
  await trx
    .insertInto('suggestions')
    .values(
      rows.map(({ nth, ...pair }) => {
        const at = new Date(now.getTime() - (nth * daysApart - 2) * dayMs)
        return { ...pair, id: newId(at), at, note: notes[nth - 1] ?? '' }
      }),
    )
    .execute()
}
