import { type RawBuilder, sql } from 'kysely'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { NotificationType } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { knownLogins } from './known-logins.ts'

/** Older notifications were read, and still older ones opened, two hours after they arrived. */
const daysUnread = 3
const daysUnopened = 10
const contactsSeenEach = 2

interface Event {
  member_id: string
  type: NotificationType
  from_id: string | null
  source_id: string
  at: Date
}

/** Members with a plan have looked at the contacts of the known logins. */
async function writeContactViews(trx: Db, emails: readonly string[], now: Date): Promise<void> {
  await sql`
    with seen as (
      insert into contact_views (viewer_id, viewed_id, membership_id, at)
      select viewer_id, viewed_id, membership_id, ${now}::timestamptz - make_interval(hours => (nth * 40)::int)
      from (
        select one.id as viewer_id, login.id as viewed_id, memberships.id as membership_id,
          row_number() over (partition by login.id order by md5(login.id::text || one.id::text)) as nth
        from members login
        join members one on one.gender <> login.gender and one.status = 'active'
          and (one.mobile_verified_at is not null or one.email_verified_at is not null)
        join memberships on memberships.member_id = one.id and memberships.starts_on < ${now}::date - 10
          and memberships.ends_on > ${now}::date
        where login.email = any(${emails}::text[]) and not one.email = any(${emails}::text[])
          and not exists (select from blocks where blocker_id = login.id and blocked_id = one.id)
      ) chosen where nth <= ${contactsSeenEach} returning membership_id
    )
    update memberships set contact_views_spent = least(contact_views, contact_views_spent + counted.count)
    from (select membership_id, count(*)::int as count from seen group by membership_id) counted
    where counted.membership_id = memberships.id`.execute(trx)
}

/** What the known logins were told of, taken from what happened to them. */
const events = (emails: readonly string[], now: Date): RawBuilder<Event> => sql`
  with logins as (select id, email from members where email = any(${emails}::text[]))
  select receiver_id as member_id, 'interest_sent' as type, sender_id as from_id, id as source_id, sent_at as at
    from interests where receiver_id in (select id from logins)
  union all select receiver_id, 'interest_reminded', sender_id, id, reminded_at
    from interests where receiver_id in (select id from logins) and reminded_at is not null
  union all select sender_id, 'interest_' || status, receiver_id, id, status_at
    from interests where sender_id in (select id from logins) and status in ('accepted', 'rejected')
  union all select receiver_id, 'interest_confirmed', sender_id, id, status_at
    from interests where receiver_id in (select id from logins) and status = 'accepted'
  union all select receiver_id, 'candidate_asked', sender_id, id, sent_at
    from interests where receiver_id in (select id from logins where email = ${emails[1]}) and status = 'pending'
  union all select viewed_id, 'contact_viewed', viewer_id, viewer_id, at
    from contact_views where viewed_id in (select id from logins)
  union all select viewer_id, 'contact_asked', viewed_id, viewed_id, at + interval '3 days'
    from contact_views where viewer_id in (select id from logins) and at < ${now}::timestamptz - interval '3 days'
  union all select member_id, 'handpicked', suggested_id, id, at
    from suggestions where member_id in (select id from logins)
  union all select member_id, 'membership_started', null, id, created_at
    from memberships where member_id in (select id from logins)
  union all select member_id, 'membership_ending', null, id, (ends_on - 7)::timestamptz
    from memberships where member_id in (select id from logins) and ends_on - 7 < ${now}::date
  union all select partner_id, 'story_to_confirm', told_by, id, told_at
    from success_stories where partner_id in (select id from logins)
  union all select member_id, case status when 'approved' then 'id_checked' else 'id_rejected' end, null, id, decided_at
    from documents where member_id in (select id from logins) and status <> 'waiting'
  union all select about_id, 'biodata_shown', member_id, id, made_at from see_links where about_id in (select id from logins)
  union all select id, type, null, id, ${now}::timestamptz - interval '20 days'
    from members, unnest(array['photo_rejected', 'office_word', 'membership_refunded', 'contact_unreachable',
      'answers_awaited', 'family_asked', 'view_returned', 'number_doubted', 'engaged_asked', 'engaged_paused']) type where email = ${emails[1]}`

/** Gives the known logins notifications of every type, the newer ones unread. */
export async function writeNotifications(trx: Db, now: Date): Promise<void> {
  const emails = knownLogins.map(login => login.email)
  await writeContactViews(trx, emails, now)
  const { rows } = await events(emails, now).execute(trx)
  if (rows.length === 0) return
  const unreadSince = now.getTime() - daysUnread * dayMs
  const unopenedSince = now.getTime() - daysUnopened * dayMs
  await trx
    .insertInto('notifications')
    .values(
      rows.map(({ at, ...event }) => ({
        ...event,
        id: newId(at),
        created_at: at,
        read_at: at.getTime() < unreadSince ? new Date(at.getTime() + 2 * hourMs) : null,
        opened_at: at.getTime() < unopenedSince ? new Date(at.getTime() + 2 * hourMs) : null,
        mailed_at: at,
      })),
    )
    .execute()
}
