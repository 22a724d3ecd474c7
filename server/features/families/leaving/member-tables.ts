import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * What becomes of the rows of a member who leaves. `sealed`: they go into the sealed record and are deleted. `deleted`: they
 * are of no use, or tell what others did, and are deleted. `kept`: they stay, and of the erased member only the id.
 */
type TableFate = 'sealed' | 'deleted' | 'kept'

type MemberColumn = {
  [T in keyof Schema]: { table: T; column: keyof Schema[T] & string; fate: TableFate; except?: RawBuilder<SqlBool> }
}[keyof Schema]

/** Every column that points to a member. A test holds the list to the foreign keys of the database. */
export const memberReferences: readonly MemberColumn[] = [
  { table: 'family_details', column: 'member_id', fate: 'sealed' },
  { table: 'family_phones', column: 'member_id', fate: 'sealed' },
  { table: 'siblings', column: 'member_id', fate: 'sealed' },
  { table: 'relatives', column: 'member_id', fate: 'sealed' },
  { table: 'properties', column: 'member_id', fate: 'sealed' },
  // Computed from the birth details, which the member's own row keeps.
  { table: 'patrikas', column: 'member_id', fate: 'deleted' },
  // What waits for our office about a name that nobody has any more.
  { table: 'second_name_reviews', column: 'member_id', fate: 'deleted' },
  { table: 'expectations', column: 'member_id', fate: 'sealed' },
  { table: 'profile_edits', column: 'member_id', fate: 'sealed' },
  { table: 'photos', column: 'member_id', fate: 'sealed' },
  { table: 'documents', column: 'member_id', fate: 'sealed' },
  { table: 'candidate_requests', column: 'member_id', fate: 'sealed' },
  { table: 'candidate_answers', column: 'member_id', fate: 'sealed' },
  { table: 'candidate_keys', column: 'member_id', fate: 'deleted' },
  // Whoever else of the family logged in goes with the profile.
  { table: 'family_logins', column: 'member_id', fate: 'deleted' },
  { table: 'family_invitations', column: 'member_id', fate: 'deleted' },
  { table: 'family_listeners', column: 'member_id', fate: 'deleted' },
  { table: 'added_access', column: 'member_id', fate: 'deleted' },
  { table: 'waiting_messages', column: 'member_id', fate: 'deleted' },
  { table: 'nominees', column: 'member_id', fate: 'sealed' },
  { table: 'signup_addresses', column: 'member_id', fate: 'sealed' },
  { table: 'interests', column: 'sender_id', fate: 'sealed' },
  { table: 'interests', column: 'receiver_id', fate: 'sealed' },
  { table: 'shortlists', column: 'member_id', fate: 'sealed' },
  { table: 'shortlists', column: 'shortlisted_id', fate: 'deleted' },
  // Each of a family wrote them for themselves or for the others.
  { table: 'family_notes', column: 'member_id', fate: 'deleted' },
  { table: 'family_notes', column: 'about_id', fate: 'deleted' },
  { table: 'family_asks', column: 'member_id', fate: 'deleted' },
  { table: 'family_ask_profiles', column: 'about_id', fate: 'deleted' },
  { table: 'family_answers', column: 'about_id', fate: 'deleted' },
  { table: 'see_links', column: 'member_id', fate: 'deleted' },
  { table: 'see_links', column: 'about_id', fate: 'deleted' },
  { table: 'contact_views', column: 'viewer_id', fate: 'sealed' },
  { table: 'contact_views', column: 'viewed_id', fate: 'sealed' },
  { table: 'biodata_copies', column: 'owner_id', fate: 'sealed' },
  { table: 'biodata_copies', column: 'taker_id', fate: 'sealed' },
  { table: 'visits', column: 'visitor_id', fate: 'deleted' },
  { table: 'visits', column: 'visited_id', fate: 'deleted' },
  { table: 'searches', column: 'member_id', fate: 'deleted' },
  { table: 'saved_searches', column: 'member_id', fate: 'deleted' },
  { table: 'first_listings', column: 'member_id', fate: 'deleted' },
  { table: 'weekly_sheets', column: 'member_id', fate: 'deleted' },
  { table: 'rows_read', column: 'member_id', fate: 'deleted' },
  { table: 'showings', column: 'member_id', fate: 'deleted' },
  // A contact that returns keeps its counts, so that nobody becomes new by leaving.
  { table: 'showing_counts', column: 'member_id', fate: 'kept' },
  { table: 'showing_totals', column: 'member_id', fate: 'deleted' },
  { table: 'suggestions', column: 'member_id', fate: 'deleted' },
  { table: 'suggestions', column: 'suggested_id', fate: 'deleted' },
  { table: 'notifications', column: 'member_id', fate: 'deleted' },
  // The partner answers after the teller has left.
  { table: 'notifications', column: 'from_id', fate: 'deleted', except: sql`type = 'story_to_confirm'` },
  { table: 'notification_choices', column: 'member_id', fate: 'deleted' },
  { table: 'channel_choices', column: 'member_id', fate: 'deleted' },
  { table: 'unreachable_contacts', column: 'member_id', fate: 'deleted' },
  { table: 'deliveries', column: 'member_id', fate: 'deleted' },
  { table: 'push_subscriptions', column: 'member_id', fate: 'deleted' },
  { table: 'still_looking', column: 'member_id', fate: 'deleted' },
  { table: 'still_looking_tokens', column: 'member_id', fate: 'deleted' },
  { table: 'number_reports', column: 'member_id', fate: 'deleted' },
  { table: 'engagements', column: 'member_id', fate: 'deleted' },
  { table: 'owner_questions', column: 'member_id', fate: 'deleted' },
  { table: 'outbox', column: 'owner_id', fate: 'deleted' },
  { table: 'outbox', column: 'about_id', fate: 'deleted' },
  { table: 'otp_codes', column: 'member_id', fate: 'deleted' },
  { table: 'reset_tokens', column: 'member_id', fate: 'deleted' },
  { table: 'payment_tickets', column: 'member_id', fate: 'deleted' },
  { table: 'blocks', column: 'blocker_id', fate: 'sealed' },
  // A number that returns inherits these.
  { table: 'blocks', column: 'blocked_id', fate: 'kept' },
  { table: 'reports', column: 'reporter_id', fate: 'kept' },
  { table: 'reports', column: 'reported_id', fate: 'kept' },
  { table: 'sessions', column: 'member_id', fate: 'kept' },
  { table: 'memberships', column: 'member_id', fate: 'kept' },
  // The law asks for the record of payments, with the names on their papers.
  { table: 'orders', column: 'member_id', fate: 'kept' },
  { table: 'leaving_reasons', column: 'member_id', fate: 'kept' },
  { table: 'success_stories', column: 'told_by', fate: 'kept' },
  { table: 'success_stories', column: 'partner_id', fate: 'kept' },
  { table: 'departures', column: 'member_id', fate: 'kept' },
  // A record that was merged into this one says so for as long as it exists.
  { table: 'departures', column: 'merged_into', fate: 'kept' },
  // Staff still close a report or settle a complaint about somebody who has left.
  { table: 'review_items', column: 'member_id', fate: 'deleted', except: sql`kind in ('report', 'complaint')` },
  { table: 'review_decisions', column: 'member_id', fate: 'sealed' },
  { table: 'complaints', column: 'about_id', fate: 'kept' },
  // That a family was told of an incident is proven by the bare row.
  { table: 'incident_members', column: 'member_id', fate: 'kept' },
  // That a profile was recalled, and who was warned of it, is counted for as long as the rows exist.
  { table: 'recalls', column: 'member_id', fate: 'kept' },
  { table: 'recall_members', column: 'member_id', fate: 'deleted' },
  // A family's own row of a register goes; another row that doubles this member stays.
  { table: 'import_rows', column: 'member_id', fate: 'deleted' },
  { table: 'import_rows', column: 'double_id', fate: 'kept' },
  { table: 'letter_members', column: 'member_id', fate: 'deleted' },
  { table: 'caller_requests', column: 'member_id', fate: 'sealed' },
  { table: 'caller_requests', column: 'double_id', fate: 'sealed' },
  { table: 'suspensions', column: 'member_id', fate: 'deleted' },
  // Who read a record stays known for a year, also after the member has left.
  { table: 'staff_reads', column: 'member_id', fate: 'kept' },
  // Which draft of the counter became this member, for some days.
  { table: 'counter_drafts', column: 'member_id', fate: 'deleted' },
  // What staff wrote about the family is sealed with what the family wrote.
  { table: 'member_notes', column: 'member_id', fate: 'sealed' },
]

/** Reads the rows that are sealed, by their tables. */
export async function readSealedRows(trx: Db, memberId: string): Promise<Record<string, unknown[]>> {
  const record: Record<string, unknown[]> = {}
  for (const { table, column } of memberReferences.filter(({ fate }) => fate === 'sealed')) {
    const { rows } = await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(trx)
    if (rows.length > 0) record[`${table}.${column}`] = rows
  }
  return record
}

/** Deletes the rows that do not stay. A second run deletes what a call under way wrote in the meantime. */
export async function deleteRows(trx: Db, memberId: string): Promise<void> {
  // The samples of the register's columns may be this family's name and numbers. Its row, which tells the register, goes below.
  await trx
    .updateTable('imports')
    .set({ sealed: null })
    .where('id', 'in', eb => eb.selectFrom('import_rows').select('import_id').where('member_id', '=', memberId))
    .execute()
  for (const { table, column, fate, except } of memberReferences) {
    if (fate === 'kept') continue
    const rest = except ? sql`and not (${except})` : sql``
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${memberId} ${rest}`.execute(trx)
  }
}
