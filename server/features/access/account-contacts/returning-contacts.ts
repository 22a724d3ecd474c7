import { sql } from 'kysely'
import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type Contacts, emailKey, mobileKey } from '../accounts/identity.ts'

/** The hashes by which a contact of a member who has left is recognised when it returns. */
export function contactHashes(secrets: Secrets, contacts: Contacts) {
  const hashOf = (key: string | null) => key && secrets.lastingHash(`departed ${key}`)
  return { mobile_hash: hashOf(mobileKey(contacts)) || null, email_hash: hashOf(emailKey(contacts)) || null }
}

/** Refuses the contacts of a deleted member who was suspended. Before the deletion, the verified ones count as taken. */
export async function refuseBarred(db: Db, secrets: Secrets, contacts: Contacts): Promise<void> {
  const { mobile_hash, email_hash } = contactHashes(secrets, contacts)
  const rows = await db
    .selectFrom('departures')
    .select(['mobile_hash', 'email_hash'])
    .where('is_return_refused', '=', true)
    // While the person has other profiles, the contact is theirs: verified, it keeps everybody else out.
    .where('member_id', 'not in', eb =>
      eb
        .selectFrom('members')
        .select('id')
        .where('person_id', 'is not', null)
        .whereRef('members.id', '=', 'departures.member_id'),
    )
    .where(eb => eb.or([eb('mobile_hash', '=', mobile_hash), eb('email_hash', '=', email_hash)]))
    .execute()
  if (rows.length === 0) return
  const isMobile = rows.some(row => mobile_hash && row.mobile_hash?.equals(mobile_hash))
  throw new Refusal('taken', {
    fields: isMobile ? { mobile: broken('taken_mobile') } : { email: broken('taken_email') },
  })
}

/**
 * Copies the blocks and reports against a profile that has left, and how often it was shown, to the member who has just
 * verified its contact. Call it in the transaction of the verification, so that nobody sees the member without them. What
 * concerned a brother or sister who was there at the same time is no concern of this one.
 */
export async function inheritFromDeparted(trx: Db, secrets: Secrets, memberId: string): Promise<void> {
  const row = await trx
    .selectFrom('members')
    .select(['email', 'mobile', 'dial_code as dialCode'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!row) return
  const { mobile_hash, email_hash } = contactHashes(secrets, row)
  const former = sql`(select departures.member_id from departures join members gone on gone.id = departures.member_id
    join members own on own.id = ${memberId}
    where (mobile_hash = ${mobile_hash} or email_hash = ${email_hash})
      and (gone.person_id is distinct from own.person_id or left_at <= own.joined_at))`
  await sql`insert into blocks (blocker_id, blocked_id, at)
    select blocker_id, ${memberId}::uuid, min(at) from blocks
    where blocked_id in ${former} and blocker_id <> ${memberId} group by blocker_id
    on conflict do nothing`.execute(trx)
  await sql`insert into reports (id, reporter_id, reported_id, message, at)
    select distinct on (reporter_id) gen_random_uuid(), reporter_id, ${memberId}::uuid, message, at from reports
    where reported_id in ${former} and reporter_id <> ${memberId} order by reporter_id, at
    on conflict do nothing`.execute(trx)
  // Without this, whoever leaves and registers again would be new again, and first in the matches of others.
  await sql`insert into showing_counts (member_id, day, shown)
    select ${memberId}::uuid, day, sum(shown) from showing_counts where member_id in ${former} group by day
    on conflict do nothing`.execute(trx)
  await sql`insert into showing_totals (member_id, day, has_returned)
    select ${memberId}::uuid, (now() at time zone 'Asia/Kolkata')::date, true where exists ${former}
    on conflict (member_id) do update set has_returned = true`.execute(trx)
}
