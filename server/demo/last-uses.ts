import { sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { isRunningOn } from '#server/features/money/memberships/queries.ts'
import { insertDeliveries } from '#server/features/telling/deliveries/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { knownLogins } from './known-logins.ts'

/**
 * Gives families a last use: most of these weeks, some who hide it, some who were asked whether they still look, and some who
 * gave no answer and left the lists. One of those has a running plan, and waits for the office's call. The known logins were
 * here today.
 */
export async function writeLastUses(trx: Db, now: Date): Promise<void> {
  const today = dayInIndia(now)
  const emails = knownLogins.map(login => login.email)
  // The visit before this one, from which the known logins read what is new.
  await sql`update members set last_used_on = ${addDays(today, -14)} where email = any(${emails}::text[])`.execute(trx)
  await sql`
    update members set
      last_used_on = greatest(${today}::date - case
        when email = any(${emails}::text[]) then 0
        when number % 97 = 5 then 75
        when number % 23 = 3 then 35
        else number % 9 * (number % 4) end, (joined_at at time zone 'Asia/Kolkata')::date),
      last_use_is_hidden = number % 31 = 7 and not coalesce(email = any(${emails}::text[]), false)
    where status <> 'deleted'`.execute(trx)
  await letOfficeCall(trx, now)
  await sql`insert into still_looking (member_id, asked_on) select id, last_used_on + 30 from members
    where last_used_on <= ${today}::date - 30 and status = 'active'`.execute(trx)
}

const daysSilent = 62
const daysSinceListed = 2

async function letOfficeCall(trx: Db, now: Date): Promise<void> {
  const today = dayInIndia(now)
  const silentSince = addDays(today, -daysSilent)
  const { rows } = await sql<{ id: string }>`
    update members set last_used_on = ${silentSince}, last_sign_on = ${silentSince} where id = (
      select members.id from memberships join members on members.id = memberships.member_id
      where ${isRunningOn(today)} and starts_on < ${silentSince} and members.status = 'active'
        and members.mobile_verified_at is not null and members.last_used_on < ${today}
      order by members.number limit 1)
    returning id`.execute(trx)
  const at = new Date(now.getTime() - daysSinceListed * dayMs)
  const calls = rows.map(({ id }) => ({ eventId: newId(at), kind: 'silent', memberId: id, channel: 'CALL' }) as const)
  await insertDeliveries(trx, calls, at)
}
