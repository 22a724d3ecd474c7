import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { activityKinds } from '#contract/office/office-members.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { DeliveryChannel } from '#domain/telling/channels.ts'
import type { ToldKind } from '#domain/telling/told.ts'
import type { Db } from '#server/db/open.ts'
import { readJoined, readListeners } from '#server/features/access/family-logins/queries.ts'
import { otherProfilesOf } from '#server/features/access/person-profiles/queries.ts'
import { openSessionsOf } from '#server/features/access/sessions/queries.ts'
import { placedPhotos } from '#server/features/families/photos/own-photos.ts'
import { membershipsOfMember } from '#server/features/money/memberships/queries.ts'
import { runningMembership } from '#server/features/money/memberships/rules.ts'
import { countLiveLinks } from '#server/features/relations/see-links/queries.ts'
import { isKnownKind } from '#server/features/telling/deliveries/queries.ts'
import { isKnownType } from '#server/features/telling/notifications/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { findDuplicates } from './duplicates.ts'

interface ActivityCount {
  kind: (typeof activityKinds)[number]
  count: number
  last_at: Date | null
}

/** Only counts: the office reads with whom only where it has to decide about it. */
async function readActivityCounts(db: Db, memberId: string): Promise<ActivityCount[]> {
  const { rows } = await sql<ActivityCount>`
    select 'INTERESTS_SENT' as kind, count(*)::int as count, max(sent_at) as last_at
      from interests where sender_id = ${memberId}
    union all select 'INTERESTS_RECEIVED', count(*)::int, max(sent_at) from interests where receiver_id = ${memberId}
    union all select 'INTERESTS_ACCEPTED', count(*)::int, max(status_at) from interests
      where status = 'accepted' and (sender_id = ${memberId} or receiver_id = ${memberId})
    union all select 'CONTACTS_OPENED', count(*)::int, max(at) from contact_views where viewer_id = ${memberId}
    union all select 'CONTACT_OPENED_BY', count(*)::int, max(at) from contact_views where viewed_id = ${memberId}
    union all select 'BLOCKED', count(*)::int, max(at) from blocks where blocker_id = ${memberId}
    union all select 'SUGGESTED', count(*)::int, max(at) from suggestions where member_id = ${memberId}`.execute(db)
  return rows
}

/** The latest messages. A notice whose notification was deleted is left out: nothing says any more what it was about. */
const readMessages = async (db: Db, memberId: string, most: number) => {
  const { rows } = await sql<{
    about: ToldKind
    channel: DeliveryChannel
    status: 'waiting' | 'sent' | 'refused' | 'reached'
    created_at: Date
  }>`select coalesce(notifications.type, deliveries.kind) as about, deliveries.channel, deliveries.status,
      deliveries.created_at
    from deliveries left join notifications on notifications.id = deliveries.event_id
    where deliveries.member_id = ${memberId} and ${isKnownKind}
      and (deliveries.kind <> 'notice' or (notifications.id is not null and ${isKnownType}))
    order by deliveries.created_at desc, deliveries.id desc limit ${most}`.execute(db)
  return rows
}

const rowsOfHistory = 20

/** Everything that the office shows of a member, or null. Contacts are read only to find duplicates, and are not presented. */
export async function readRecord(db: Db, secrets: Secrets, memberId: string, now: Date) {
  const member = await db
    .selectFrom('members')
    .leftJoin('suspensions', 'suspensions.member_id', 'members.id')
    .leftJoin('departures', 'departures.member_id', 'members.id')
    .select(['first_name', 'middle_name', 'last_name', 'second_script', 'date_of_birth', 'education', 'occupation'])
    .select(['work_village', 'native_village', 'other_info'])
    .select([
      'members.id',
      'members.person_id',
      'registration_no',
      'version',
      'status',
      'gender',
      'joined_at',
      'updated_at',
    ])
    .select(['height_cm', 'marital_status_id', 'education_group_id', 'annual_income', 'work_location_id'])
    .select(['native_district_id', 'native_taluka_id', 'birth_time', 'birth_district_id', 'raas_id', 'nakshatra_id'])
    .select(['devak_id', 'photo_privacy', 'mobile_verified_at', 'email_verified_at', 'last_used_on', 'listed_until'])
    .select([
      'members.email',
      'members.mobile',
      'dial_code',
      'suspensions.at as suspended_at',
      'suspensions.is_first_look',
      'departures.left_at',
      'departures.erased_at',
    ])
    .leftJoin('persons', 'persons.id', 'members.person_id')
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('members.id', '=', memberId)
    .executeTakeFirst()
  if (!member) return null
  const document = await db
    .selectFrom('documents')
    .select(['type', 'status', 'decided_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const memberships = await db
    .selectFrom('memberships')
    .innerJoin('plans', 'plans.id', 'memberships.plan_id')
    .select(['memberships.id', 'plans.name', 'starts_on', 'ends_on', 'memberships.contact_views'])
    .select(['contact_views_spent', 'refunded_at'])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('payments')
          .innerJoin('payment_documents', 'payment_documents.payment_id', 'payments.id')
          .whereRef('payments.order_id', '=', 'memberships.order_id')
          .select(['payment_documents.id', 'number'])
          .orderBy('issued_on')
          .orderBy('number'),
      ).as('documents'),
    )
    .where('member_id', '=', memberId)
    .orderBy('memberships.created_at', 'desc')
    .limit(rowsOfHistory)
    .execute()
  const reports = await db
    .selectFrom('reports')
    .innerJoin('members', 'members.id', 'reports.reporter_id')
    .select(['members.registration_no', 'reports.message', 'reports.at'])
    .where('reported_id', '=', memberId)
    .orderBy('reports.at', 'desc')
    .limit(rowsOfHistory)
    .execute()
  const leaving = await db
    .selectFrom('leaving_reasons')
    .select(['reason', 'comment', 'told_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const edits = await db
    .selectFrom('profile_edits')
    .select(['version', 'fields', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('version', 'desc')
    .limit(rowsOfHistory)
    .execute()
  const mergedInto = await db
    .selectFrom('departures')
    .innerJoin('members', 'members.id', 'departures.merged_into')
    .select(['members.id', 'members.registration_no'])
    .where('departures.member_id', '=', memberId)
    .executeTakeFirst()
  return {
    member,
    activity: await readActivityCounts(db, memberId),
    messages: await readMessages(db, memberId, rowsOfHistory),
    mergedInto: mergedInto ?? null,
    waiting: await db
      .selectFrom('review_items')
      .select(['id', 'kind'])
      .where('member_id', '=', memberId)
      .where('decided_at', 'is', null)
      .orderBy('since')
      .execute(),
    questions: await db
      .selectFrom('owner_questions')
      .select(['about', 'state', 'due_at'])
      .where('member_id', '=', memberId)
      .where('state', '<>', 'answered')
      .orderBy('asked_at')
      .execute(),
    engaged:
      (await db
        .selectFrom('engagements')
        .select(['word', 'since'])
        .where('member_id', '=', memberId)
        .executeTakeFirst()) ?? null,
    photos: (await placedPhotos(db, memberId)).map(id => ({ id })),
    document: document ?? null,
    memberships,
    running: runningMembership(await membershipsOfMember(db, memberId), now),
    reports,
    leaving: leaving ?? null,
    edits,
    sessions: member.person_id ? await openSessionsOf(db, member.person_id, now) : [],
    liveLinks: await countLiveLinks(db, memberId, now),
    household: await otherProfilesOf(db, memberId),
    logins: await readJoined(db, memberId),
    listeners: await readListeners(db, memberId),
    duplicates: member.status === 'deleted' ? [] : await findDuplicates(db, secrets, member),
    today: dayInIndia(now),
  }
}
export type OfficeRecord = NonNullable<Awaited<ReturnType<typeof readRecord>>>
