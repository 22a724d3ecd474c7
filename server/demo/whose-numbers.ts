import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { knownLogins } from './known-logins.ts'

/**
 * Gives numbers an owner, a best time and an order: many families registered by a parent's number, some show the elders
 * first, and some let the candidate's own number wait. The known logins registered by the candidate's.
 */
export async function writeWhoseNumbers(trx: Db): Promise<void> {
  const emails = knownLogins.map(login => login.email)
  // Brides have odd numbers and grooms even ones, so nothing goes by twos.
  await sql`
    update members set
      mobile_owner = case number % 5 when 1 then 'FATHER' when 3 then 'MOTHER' else 'CANDIDATE' end,
      mobile_best_time = case number % 7 when 0 then 'EVENING' when 2 then 'HOLIDAYS' end
    where status <> 'deleted' and not coalesce(email = any(${emails}::text[]), false)`.execute(trx)
  await sql`update family_phones set best_time = case position when 0 then 'MORNING' else 'EVENING' end
    where member_id in (select id from members where number % 3 <> 1)`.execute(trx)
  // The father's number is never hidden, so nobody's sheet is empty.
  await sql`
    update members set mobile_place = 1, candidate_waits = number % 9 = 3
    where number % 3 = 0 and not coalesce(email = any(${emails}::text[]), false) and exists (select from family_phones where member_id = members.id and owner = 'FATHER')`.execute(
    trx,
  )
}
