import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { mayBeNamed } from '#server/features/relations/visibility/queries.ts'
import { readOwnSubscriptions } from '#server/features/telling/push/queries.ts'

const others = (table: string, own: string, other: string, columns: RawBuilder<unknown>, memberId: string) =>
  sql<Record<string, unknown>>`select other.registration_no, ${columns}
    from ${sql.table(table)} entry join members other on other.id = ${sql.ref(`entry.${other}`)}
    where ${sql.ref(`entry.${own}`)} = ${memberId} and ${mayBeNamed('other', memberId)}`

/** What the member did, and what others did towards the member as far as the member sees it elsewhere. */
export async function readActivity(db: Db, memberId: string) {
  const read = async (table: string, own: string, other: string, columns: RawBuilder<unknown>) =>
    (await others(table, own, other, columns, memberId).execute(db)).rows
  const interest = sql`entry.status, entry.sent_at, entry.status_at, entry.reminded_at, entry.rejection_reason`
  return {
    interests_sent: await read('interests', 'sender_id', 'receiver_id', sql`${interest}, entry.sent_by`),
    interests_received: await read('interests', 'receiver_id', 'sender_id', sql`${interest}, entry.answered_by`),
    shortlisted: await read('shortlists', 'member_id', 'shortlisted_id', sql`entry.at`),
    // What another of the family wrote for themselves is not the owner's to take along.
    notes: (
      await sql<Record<string, unknown>>`${others(
        'family_notes',
        'member_id',
        'about_id',
        sql`entry.role, entry.mark, entry.note,
        entry.is_for_family, entry.is_for_candidate, entry.at`,
        memberId,
      )} and (entry.is_for_family
          or entry.person_id = (select person_id from members where id = ${memberId}))`.execute(db)
    ).rows,
    blocked: await read('blocks', 'blocker_id', 'blocked_id', sql`entry.at`),
    reported: await read('reports', 'reporter_id', 'reported_id', sql`entry.message, entry.at`),
    contacts_taken: await read('contact_views', 'viewer_id', 'viewed_id', sql`entry.at, entry.returned_at`),
    contacts_spoken_of: await read('contact_outcomes', 'viewer_id', 'viewed_id', sql`entry.outcome, entry.at`),
    own_contact_taken_by: await read('contact_views', 'viewed_id', 'viewer_id', sql`entry.at`),
    own_biodata_taken_by: await read('biodata_copies', 'owner_id', 'taker_id', sql`entry.kind, entry.taken_at`),
    own_biodata_shown_by: await read('see_links', 'about_id', 'member_id', sql`entry.made_at`),
    profiles_opened: await read('visits', 'visitor_id', 'visited_id', sql`entry.first_at, entry.last_at`),
    visitors: await read('visits', 'visited_id', 'visitor_id', sql`entry.first_at, entry.last_at`),
    suggested: await read('suggestions', 'member_id', 'suggested_id', sql`entry.at`),
  }
}

/** What the people of the family asked each other about others, and answered. */
export async function readFamilyAsks(db: Db, memberId: string) {
  const { rows } = await sql`select other.registration_no, ask.role as asked_by, ask.at, (
      select json_agg(json_build_object('by', role, 'answer', answer) order by at) from family_answers
      where family_answers.ask_id = ask.id and family_answers.about_id = other.id) as answers
    from family_asks ask join family_ask_profiles on ask_id = ask.id join members other on other.id = about_id
    where ask.member_id = ${memberId} and ${mayBeNamed('other', memberId)} order by ask.at, position`.execute(db)
  return rows
}

/** The pages by link that the family gave, and what their readers answered. */
export async function readSeeLinks(db: Db, memberId: string) {
  const { rows } = await sql`select other.registration_no, link.role as made_by, link.made_at, link.expires_at,
      link.ended_at, link.with_photos, link.openings, (
      select json_agg(json_build_object('mark', mark, 'note', note, 'at', at) order by at) from see_answers
      where see_answers.link_id = link.id) as answers
    from see_links link join members other on other.id = link.about_id
    where link.member_id = ${memberId} and ${mayBeNamed('other', memberId)} order by link.made_at`.execute(db)
  return rows
}

export async function readSearch(db: Db, memberId: string) {
  const row = await db
    .selectFrom('searches')
    .select(['criteria', 'order_by', 'direction', 'at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

export const readSavedSearches = (db: Db, memberId: string) =>
  db
    .selectFrom('saved_searches')
    .select(['name', 'criteria', 'tell', 'told_up_to', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('slot')
    .execute()

export const readWeeklySheets = (db: Db, memberId: string) =>
  db.selectFrom('weekly_sheets').select('week').where('member_id', '=', memberId).orderBy('week').execute()

/** How often other families saw the card, a day. Nobody, the family included, reads which ones. */
export const readShowingCounts = (db: Db, memberId: string) =>
  db.selectFrom('showing_counts').select(['day', 'shown']).where('member_id', '=', memberId).orderBy('day').execute()

export const readMemberships = (db: Db, memberId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('plans', 'plans.id', 'memberships.plan_id')
    .where('memberships.member_id', '=', memberId)
    .orderBy('memberships.created_at')
    .select([
      'plans.name as plan',
      'plans.name_mr as plan_in_marathi',
      'memberships.fee_paise',
      'memberships.starts_on',
      'memberships.ends_on',
      'memberships.contact_views',
      'memberships.contact_views_spent',
      'memberships.ended_early_at',
      'memberships.created_at',
    ])
    .execute()

/** What was ordered and paid, with the numbers of the receipts. */
export const readPayments = (db: Db, memberId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .leftJoin('upi_payments', 'upi_payments.payment_id', 'payments.id')
    .leftJoin('payment_documents', 'payment_documents.payment_id', 'payments.id')
    .where('orders.member_id', '=', memberId)
    .orderBy('orders.created_at')
    .select([
      'orders.plan_name',
      'orders.fee_paise',
      'orders.gateway',
      'orders.status',
      'orders.created_at',
      'payments.payment_id',
      'payments.amount_paise',
      'payments.method',
      'payments.reference',
      'payments.paid_at',
      'upi_payments.confirmed_at',
      'payments.refunded_at',
      'payments.refund_reason',
      'payments.part_refunded_paise',
      'payment_documents.kind as paper',
      'payment_documents.number as paper_number',
    ])
    .execute()

export async function readNotificationChoices(db: Db, memberId: string) {
  const language = await db
    .selectFrom('notification_choices')
    .select(['language', 'weekly_sheet', 'push_names', 'quiet_from', 'quiet_to'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return {
    language: language?.language ?? null,
    weekly_sheet: language?.weekly_sheet ?? true,
    push_names: language?.push_names ?? false,
    quiet_from: language?.quiet_from ?? null,
    quiet_to: language?.quiet_to ?? null,
    browsers: await readOwnSubscriptions(db, memberId),
    channels: await db
      .selectFrom('channel_choices')
      .select(['channel', 'wants'])
      .where('member_id', '=', memberId)
      .execute(),
    unreachable: await db
      .selectFrom('unreachable_contacts')
      .select(['channel', 'since', 'reason'])
      .where('member_id', '=', memberId)
      .execute(),
  }
}

/** What was told to the member besides the bell, and whether it arrived. */
export const readDeliveries = (db: Db, memberId: string) =>
  db
    .selectFrom('deliveries')
    .leftJoin('notifications', 'notifications.id', 'deliveries.event_id')
    .where('deliveries.member_id', '=', memberId)
    .orderBy('deliveries.created_at')
    .select(['deliveries.kind', 'notifications.type', 'deliveries.channel', 'deliveries.status'])
    .select(['deliveries.reason', 'deliveries.created_at', 'deliveries.changed_at'])
    .execute()

/**
 * When the office wrote something down about the family. Its words stay out: they are staff's own, and may name another family
 * or its number, which a download never holds.
 */
export const readNotes = (db: Db, memberId: string) =>
  db
    .selectFrom('member_notes')
    .select(['kind', 'at', 'next_call_on'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()

/** What the family wrote in the other script and our office looks at, or has looked at in the last weeks. */
export const readSecondNames = (db: Db, memberId: string) =>
  db
    .selectFrom('second_name_reviews')
    .select(['path', 'typed', 'second', 'asked_at', 'decided_at'])
    .where('member_id', '=', memberId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

/** Who else of the family logs in. Their contacts are their own. */
export const readFamilyLogins = (db: Db, memberId: string) =>
  db
    .selectFrom('family_logins')
    .select(['role', 'joined_at'])
    .where('member_id', '=', memberId)
    .orderBy('joined_at')
    .execute()

/** What belongs to a person whatever profiles they act for. */
export async function readPersonData(db: Db, personId: string) {
  const person = await db
    .selectFrom('persons')
    .select(['mobile', 'email', sql<boolean>`password_hash is not null`.as('has_password')])
    .where('id', '=', personId)
    .executeTakeFirst()
  const logins = await db
    .selectFrom('family_logins')
    .innerJoin('members', 'members.id', 'family_logins.member_id')
    .select(['registration_no', 'role', 'family_logins.joined_at'])
    .where('family_logins.person_id', '=', personId)
    .orderBy('family_logins.joined_at')
    .execute()
  const told = await db
    .selectFrom('family_listeners')
    .select(['language', 'since', 'told_at'])
    .where('person_id', '=', personId)
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_on', 'revoked_at', 'browser', 'system'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return { ...person, logins, told, sessions, passkeys: await passkeys(db).where('person_id', '=', personId).execute() }
}

/** Without the keys, which say nothing of a person. */
const passkeys = (db: Db) =>
  db.selectFrom('passkeys').select(['name', 'host', 'created_at', 'begins_at', 'last_used_at']).orderBy('created_at')

export const readPasskeys = (db: Db, memberId: string) =>
  passkeys(db)
    .where('person_id', '=', eb => eb.selectFrom('members').select('members.person_id').where('id', '=', memberId))
    .execute()

/** Who else of the family hears, and how. */
export const readFamilyListeners = (db: Db, memberId: string) =>
  db
    .selectFrom('family_listeners')
    .select(['channel', 'language', 'since', 'told_at'])
    .where('member_id', '=', memberId)
    .orderBy('since')
    .execute()

/** The sessions of the person who acts for the profile, whichever of their profiles they look at. */
export const readSessions = (db: Db, memberId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_on', 'revoked_at', 'browser', 'system'])
    .where('person_id', '=', eb => eb.selectFrom('members').select('members.person_id').where('id', '=', memberId))
    .orderBy('created_at')
    .execute()

/** Security events of the member's own account. What staff did is in the audit. */
export const readSecurityEvents = (db: Db, memberId: string) =>
  db
    .selectFrom('security_events')
    .select(['at', 'event', 'code', 'count'])
    .where('member_id', '=', memberId)
    .where('staff_id', 'is', null)
    .orderBy('id')
    .execute()

/** Where a family was listed in the provider's imported register. The row itself is the profile. */
export const readRegister = (db: Db, memberId: string) =>
  db
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .select(['import_rows.row', 'imports.created_at as brought_at', 'import_rows.invited_at'])
    .where('import_rows.member_id', '=', memberId)
    .orderBy('import_rows.id')
    .execute()

export const readSignupAddress = (db: Db, memberId: string) =>
  db.selectFrom('signup_addresses').select('sealed').where('member_id', '=', memberId).executeTakeFirst()

export const readPhotos = (db: Db, memberId: string) =>
  db
    .selectFrom('photos')
    .select(['stored_as', 'position', 'status', 'rejection_reason', 'added_at', 'fingerprint', 'face_x', 'face_y'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute()
