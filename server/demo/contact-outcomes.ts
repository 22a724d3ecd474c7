import { sql } from 'kysely'
import { contactOutcomes } from '#domain/relations/contact-outcomes.ts'
import type { Db } from '#server/db/open.ts'
import { numberHash } from '#server/features/relations/agent-numbers/bars.ts'
import { decide, queueNumber } from '#server/features/relations/agent-numbers/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { knownLogins } from './known-logins.ts'

/**
 * The known logins said how their calls went, one view came back to each, and some families are asked about it. What follows for a
 * profile is shown by families that are paused or silent anyway, so that no list becomes shorter.
 */
export async function writeContactOutcomes(trx: Db, now: Date): Promise<void> {
  const emails = knownLogins.map(login => login.email)
  await sql`insert into contact_outcomes (viewer_id, viewed_id, outcome, at, counts)
    select viewer_id, viewed_id, (${sql.val([...contactOutcomes])}::text[])[1 + (nth % ${contactOutcomes.length})::int],
      least(at + interval '1 day', ${now}::timestamptz), true
    from (
      select viewer_id, viewed_id, at, row_number() over (order by viewer_id, viewed_id) as nth,
        row_number() over (partition by viewer_id order by at desc) as place
      from contact_views where viewer_id in (select id from members where email = any(${emails}::text[]))
    ) seen where place > 1`.execute(trx)
  await sql`with returned as (
      update contact_views set returned_at = least(contact_views.at + interval '5 days', ${now}::timestamptz)
      from contact_outcomes said
      where said.viewer_id = contact_views.viewer_id and said.viewed_id = contact_views.viewed_id and said.outcome = 'dead'
      returning membership_id
    )
    update memberships set contact_views_spent = greatest(contact_views_spent - back.views, 0)
    from (select membership_id, count(*)::int as views from returned group by membership_id) back
    where memberships.id = back.membership_id`.execute(trx)
  await sql`insert into owner_questions (id, member_id, about, state, asked_at, due_at, ended_at)
    select gen_random_uuid(), id, case when nth % 2 = 0 then 'number' else 'engaged' end,
      case when nth = 2 and listed_until < ${now}::date then 'acted' else 'open' end,
      ${now}::timestamptz - interval '4 days', ${now}::timestamptz + interval '3 days',
      case when nth = 2 and listed_until < ${now}::date then ${now}::timestamptz - interval '1 day' end
    from (select id, listed_until, row_number() over (order by listed_until, id) as nth from members
      where status = 'active' and mobile_verified_at is not null and not email = any(${emails}::text[])) chosen
    where nth <= 4`.execute(trx)
  await sql`insert into engagements (member_id, word, since)
    select id, (array['own', 'staff', 'story', 'others'])[nth::int], ${now}::timestamptz - interval '6 days'
    from (select id, row_number() over (order by id) as nth from members where status = 'paused') paused
    where nth <= 4`.execute(trx)
}

/**
 * Of each side one family in the lists shows no number but one that the gateway called dead twice, so that its view is refused. After
 * the last uses, because a use since then would be a sign.
 */
export async function writeDeadNumbers(trx: Db, now: Date): Promise<void> {
  await sql`insert into unreachable_contacts (member_id, channel, since, reason, tried_again_at, failed_again_at)
    select distinct on (gender) id, 'SMS', ${now}::timestamptz - interval '5 days', 'not_on_network',
      ${now}::timestamptz - interval '2 days', ${now}::timestamptz - interval '1 day'
    from members
    where status = 'active' and mobile_verified_at is not null and not mobile_is_hidden and not candidate_waits
      and listed_until >= ${now}::date and last_sign_on < ${now}::date - 3
      and not exists (select from family_phones where member_id = members.id)
    order by gender, number`.execute(trx)
}

/** Two numbers that families named as agents': one waits for staff, one is barred. Needs the data key. */
export async function makeDemoAgents({ db, secrets, now }: { db: Db; secrets: Secrets; now: Date }): Promise<void> {
  const families = await db
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(2)
    .execute()
  const staff = await db.selectFrom('staff').select('id').orderBy('id').executeTakeFirst()
  for (const [at, number] of ['+91 9000000071', '+91 9000000072'].entries()) {
    const hash = numberHash(secrets, number)
    const said = families.map(({ id }) => ({
      number_hash: hash,
      member_id: id,
      at: now,
      counts: true,
      device_hash: null,
    }))
    if (said.length > 0) await db.insertInto('number_reports').values(said).execute()
    await queueNumber(db, { hash, sealed: secrets.seal(number), now })
    const row = await db
      .selectFrom('agent_numbers')
      .select('id')
      .where('number_hash', '=', hash)
      .executeTakeFirstOrThrow()
    if (at === 1 && staff) await decide(db, { id: row.id, staffId: staff.id, isBarred: true, now })
  }
  // A family whose contact a known login has opened shows the barred number too.
  await sql`update family_phones set phone = '9000000072' where id = (
    select family_phones.id from contact_views join members viewer on viewer.id = viewer_id
      join family_phones on family_phones.member_id = viewed_id
    where viewer.email = ${knownLogins[2]?.email} and not is_hidden
    order by contact_views.at desc, family_phones.position limit 1)`.execute(db)
}
