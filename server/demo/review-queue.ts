import { sql } from 'kysely'
import { hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { knownLogins } from './known-logins.ts'

const photosWaiting = 5
const textsWaiting = 4
const reportsWaiting = 2

/** Staff have looked at everything of the community but a few new photos, texts and reports and one story. */
export async function writeReviewQueue(trx: Db, now: Date): Promise<void> {
  const emails = knownLogins.map(login => login.email)
  await sql`update review_items set decided_at = since + interval '5 hours'`.execute(trx)
  const newest = sql`select id, row_number() over (order by joined_at desc, id) as nth from members
    where status = 'active' and mobile_verified_at is not null and not email = any(${emails}::text[])
      and exists (select from photos where member_id = members.id and position = 0)
    order by joined_at desc, id limit ${photosWaiting + textsWaiting}`
  await sql`select queue_for_review('photo', photos.id, photos.member_id, ${now}::timestamptz - nth * interval '170 minutes')
    from (${newest}) newest join photos on photos.member_id = newest.id and photos.position = 0
    where nth <= ${photosWaiting}`.execute(trx)
  // The newest of these photos looks like that of a family that has been here for longer.
  await sql`update photos set fingerprint = waiting.fingerprint
    from photos waiting, (${newest}) newest
    where newest.nth = 1 and waiting.member_id = newest.id and waiting.position = 0 and photos.id = (
      select same.id from photos same where split_part(same.stored_as, '/', 2) = split_part(waiting.stored_as, '/', 2)
        and same.member_id <> waiting.member_id order by same.added_at, same.id limit 1)`.execute(trx)
  // One family wrote a number where every member reads it, and staff should find it.
  await sql`update members set other_info = 'Please call 90000 00017 after 7 pm'
    where id = (select id from (${newest}) newest where nth = ${photosWaiting + 1})`.execute(trx)
  await sql`select queue_for_review('text', id, id, ${now}::timestamptz - nth * interval '95 minutes')
    from (${newest}) newest where nth > ${photosWaiting}`.execute(trx)
  // One family writes its first name in Devanagari as another one.
  await sql`with theirs as (update members set second_script = second_script - 'first_name'
      where id = (select id from members where status = 'active' and mobile_verified_at is not null and first_name ~ '^[B-Z]' and not exists (select from documents where member_id = members.id)
        and not email = any(${emails}::text[]) order by joined_at desc, id offset 40 limit 1)
      returning id, first_name)
    insert into second_name_reviews (id, member_id, path, typed, second, asked_at)
    select gen_random_uuid(), id, 'first_name', first_name, 'अनुराधा', ${now}::timestamptz - interval '3 hours' from theirs`.execute(
    trx,
  )
  await sql`update review_items set decided_at = null, since = ${now}::timestamptz - nth * interval '4 hours',
      due_at = ${now}::timestamptz - nth * interval '4 hours' + review_term('report')
    from (select id, row_number() over (order by since desc, id) as nth from review_items where kind = 'report') newest
    where review_items.id = newest.id and nth <= ${reportsWaiting}`.execute(trx)
  const confirmed = new Date(now.getTime() - 30 * hourMs)
  await trx
    .insertInto('success_stories')
    .values({
      id: newId(confirmed),
      groom_registration_no: 'G9871',
      groom_first_name: 'Rohan',
      groom_last_name: 'Gaikwad',
      groom_address: 'Indapur, Pune',
      bride_registration_no: 'B9874',
      bride_first_name: 'Shreya',
      bride_last_name: 'Mohite',
      bride_address: 'Karad, Satara',
      words: 'आमची ओळख येथेच झाली, आणि दोन्ही घरे आता एकच झाली आहेत.',
      wedding_year: confirmed.getUTCFullYear(),
      image: '/demo/couple-7.svg',
      confirmed_at: confirmed,
      published_at: null,
      taken_down_at: null,
    })
    .execute()
}
