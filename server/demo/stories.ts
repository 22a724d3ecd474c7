import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { knownLogins } from './known-logins.ts'

const storiesForOffice = 4

/** Writes a story of each pair in `chosen`, which has the columns id, teller_id, partner_id, told_at and confirmed_at. */
const insertStories = (chosen: RawBuilder<unknown>) => sql`
  insert into success_stories (id, told_by, partner_id, told_at, confirmed_at,
    groom_registration_no, groom_first_name, groom_last_name, groom_address,
    bride_registration_no, bride_first_name, bride_last_name, bride_address, words, wedding_year)
  select chosen.id, chosen.teller_id, chosen.partner_id, chosen.told_at, chosen.confirmed_at,
    groom.registration_no, groom.first_name, groom.last_name, groom.work_village,
    bride.registration_no, bride.first_name, bride.last_name, groom.work_village,
    'Both families said yes in the same week.', extract(year from chosen.told_at)
  from (${chosen}) chosen
  join members groom on groom.id in (chosen.teller_id, chosen.partner_id) and groom.gender = 'M'
  join members bride on bride.id in (chosen.teller_id, chosen.partner_id) and bride.gender = 'F'`

/** Couples with accepted interests have told their stories: some wait for a known login, some for the office. */
export async function writeStories(trx: Db, now: Date): Promise<void> {
  const emails = knownLogins.map(login => login.email)
  const logins = sql`(select id from members where email = any(${emails}::text[]))`
  await insertStories(sql`
    select distinct on (receiver_id) id, sender_id as teller_id, receiver_id as partner_id,
      ${now}::timestamptz - interval '30 hours' as told_at, null::timestamptz as confirmed_at
    from interests where receiver_id in ${logins} and status = 'accepted' order by receiver_id, id`).execute(trx)
  await insertStories(sql`
    select id, sender_id as teller_id, receiver_id as partner_id, ${now}::timestamptz - interval '9 days' as told_at,
      ${now}::timestamptz - interval '8 days' as confirmed_at
    from interests where status = 'accepted' and receiver_id not in ${logins} and sender_id not in ${logins}
    order by id limit ${storiesForOffice}`).execute(trx)
}
