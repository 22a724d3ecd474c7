import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import { daysCounted } from '#domain/finding/fair-order.ts'
import { daysOfCounterDraft } from '#domain/office/counter.ts'
import { daysToKeepRows } from '#domain/office/imports.ts'
import { daysOfBar } from '#domain/relations/agent-numbers.ts'
import { daysOfWord } from '#domain/relations/contact-outcomes.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { shownFor } from '#server/features/access/added-access/rules.ts'
import { deviceIsKnownFor } from '#server/features/access/known-devices/rules.ts'
import { daysOfSession } from '#server/features/access/sessions/rules.ts'
import { expiredSignups } from '#server/features/access/sign-up/queries.ts'
import { eraseDeparted } from '#server/features/families/leaving/erase.ts'
import { isStaleChange } from '#server/features/finding/read-model/stale-changes.ts'
import { upiOrdersSince } from '#server/features/money/payments/upi-orders.ts'
import { daysOfAsk } from '#server/features/relations/family-asks/rules.ts'
import { daysToKeepLinks } from '#server/features/relations/see-links/rules.ts'
import { isCopy } from '#server/features/shared/site-copy/queries.ts'
import { eraseFiles } from '#server/features/shared/stored-files/erase-files.ts'
import { giveUpOld } from '#server/features/telling/outbox/queries.ts'
import type { Files } from '#server/ports/files.ts'

const before = (now: Date, span: number) => new Date(now.getTime() - span)
const rowsAtOnce = 1_000

/** Deletes some rows at a time, so that no lock is held for long and no transaction grows large. */
async function deleteWhere(
  db: Db,
  table: keyof Schema | 'member_changes',
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${rowsAtOnce} for update skip locked))`.execute(db)
    if (numAffectedRows < rowsAtOnce) return
  }
}

/** Deletes what is no longer needed, so that a leak would reveal as little as possible of a family. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const today = dayInIndia(now)
  await giveUpOld(db, now)
  await deleteWhere(db, 'rate_limits', sql`resets_at < ${now}`)
  await deleteWhere(db, 'rows_read', sql`day < ${today}`)
  // The night has counted them by then.
  await deleteWhere(db, 'showings', sql`day < ${addDays(today, -1)}`)
  await deleteWhere(db, 'showing_counts', sql`day < ${addDays(today, -daysCounted)}`)
  await deleteWhere(db, 'showing_nights', sql`day < ${addDays(today, -daysCounted)}`)
  // Wrong tries count for a day, so codes stay somewhat longer.
  await deleteWhere(db, 'otp_codes', sql`created_at < ${before(now, 2 * dayMs)}`)
  await deleteWhere(db, 'reset_tokens', sql`expires_at < ${before(now, 2 * dayMs)}`)
  await deleteWhere(db, 'sessions', sql`revoked_at < ${before(now, 7 * dayMs)}`)
  await deleteWhere(db, 'sessions', sql`last_used_on < ${addDays(today, -31)}`)
  await deleteWhere(db, 'sessions', sql`created_at < ${before(now, daysOfSession * dayMs)}`)
  // For thirty days, a login from the address of an earlier session is admitted where others are not.
  await deleteWhere(db, 'staff_sessions', sql`expires_at < ${before(now, 31 * dayMs)}`)
  await deleteWhere(db, 'staff_logins', sql`expires_at < ${before(now, dayMs)}`)
  await deleteWhere(db, 'passkey_challenges', sql`expires_at < ${now}`)
  await deleteWhere(db, 'staff_invitations', sql`expires_at < ${before(now, 30 * dayMs)}`)
  await deleteWhere(db, 'contact_reveals', sql`day < ${addDays(today, -30)}`)
  await deleteWhere(db, 'caller_requests', sql`asked_at < ${before(now, 60 * dayMs)}`)
  await deleteWhere(db, 'staff_reads', sql`day < ${addDays(today, -365)}`)
  await deleteWhere(db, 'list_exports', sql`at < ${before(now, 30 * dayMs)}`)
  await deleteWhere(db, 'counter_drafts', sql`saved_at < ${before(now, daysOfCounterDraft * dayMs)}`)
  // What was approved stands beside the name by then.
  await deleteWhere(db, 'second_name_reviews', sql`decided_at < ${before(now, 30 * dayMs)}`)
  // A look is needed only for the decision that follows it.
  await deleteWhere(db, 'review_looks', sql`looked_at < ${before(now, 30 * dayMs)}`)
  await deleteWhere(db, 'known_devices', sql`last_login_at < ${before(now, deviceIsKnownFor)}`)
  await deleteWhere(db, 'members', expiredSignups(now))
  // A register that was never imported is deleted as a whole, and from any other the rows that did not become members.
  const old = sql`created_at < ${before(now, daysToKeepRows * dayMs)}`
  await deleteWhere(db, 'imports', sql`${old} and state in ('matching', 'checking', 'checked')`)
  await emptyOldRows(db, old)
  await sql`update imports set sealed = null where sealed is not null and ${old}`.execute(db)
  // The photos of a register are deleted with its rows, and an incomplete ZIP the next day.
  await deleteWhere(db, 'import_zips', sql`${old} or state = 'arriving' and created_at < ${before(now, dayMs)}`)
  await deleteWhere(
    db,
    'orders',
    sql`gateway = 'offline' and status = 'created' and created_at < ${upiOrdersSince(now)}`,
  )
  await deleteWhere(db, 'payment_tickets', sql`expires_at < ${now}`)
  await deleteWhere(db, 'outbox', sql`finished_at < ${before(now, 30 * dayMs)}`)
  await deleteWhere(db, 'document_files', sql`erase_after < ${now}`)
  // The law requires that a settled complaint is kept for half a year.
  await deleteWhere(db, 'complaints', sql`settled_at < ${before(now, 180 * dayMs)}`)
  await deleteWhere(db, 'candidate_keys', sql`expires_at < ${now}`)
  await deleteWhere(db, 'family_invitations', sql`expires_at < ${now}`)
  await deleteWhere(db, 'waiting_messages', sql`goes_out_at < ${before(now, dayMs)}`)
  // By it an open invitation is known as the family's own, which the owner may end.
  const ended = sql`(select id from family_invitations where family_invitations.id = added_access.id) is null`
  await deleteWhere(db, 'added_access', sql`added_at < ${before(now, shownFor)} and ${ended}`)
  await deleteWhere(db, 'family_asks', sql`at < ${before(now, daysOfAsk * dayMs)}`)
  await deleteWhere(db, 'see_links', sql`made_at < ${before(now, daysToKeepLinks * dayMs)}`)
  await deleteWhere(db, 'consents', sql`proof_until < ${today}`)
  await deleteWhere(db, 'visits', sql`last_day < ${addDays(today, -180)}`)
  // Deliveries about an incident are proof, and the law requires security events for a year.
  await deleteWhere(db, 'deliveries', sql`changed_at < ${before(now, 180 * dayMs)} and kind <> 'incident'`)
  await deleteWhere(db, 'deliveries', sql`changed_at < ${before(now, 366 * dayMs)}`)
  // What was written to many goes with its deliveries. The rows of whom it went to may be a hundred thousand, so they go first.
  const oldLetter = sql`finished_at < ${before(now, 180 * dayMs)}`
  await deleteWhere(db, 'letter_members', sql`letter_id = any(array(select id from member_letters where ${oldLetter}))`)
  await deleteWhere(db, 'member_letters', sql`${oldLetter}`)
  const oldRecall = sql`asked_at < ${before(now, 180 * dayMs)}`
  await deleteWhere(db, 'recall_members', sql`recall_id = any(array(select id from recalls where ${oldRecall}))`)
  await deleteWhere(db, 'recalls', sql`${oldRecall}`)
  // The law requires the books of eight financial years before the present one, which makes nine years at most.
  await deleteWhere(db, 'payment_events', sql`received_at < ${before(now, 9 * 366 * dayMs)}`)
  await deleteWhere(db, 'security_events', sql`at < ${before(now, 366 * dayMs)}`)
  // An owner who answered is not asked again for as long, and what families said of a contact no longer counts.
  await deleteWhere(db, 'owner_questions', sql`state = 'answered' and ended_at < ${before(now, daysOfWord * dayMs)}`)
  await deleteWhere(db, 'contact_outcomes', sql`at < ${before(now, 2 * daysOfWord * dayMs)}`)
  await deleteWhere(db, 'number_reports', sql`at < ${before(now, daysOfBar * dayMs)}`)
  // A bar that nobody renewed ends, because numbers change hands.
  await deleteWhere(db, 'agent_numbers', sql`barred_until < ${now}`)
  await deleteWhere(db, 'agent_numbers', sql`decided_at < ${before(now, daysOfBar * dayMs)} and state = 'cleared'`)
  await deleteWhere(db, 'agent_numbers', sql`decided_at is null and named_at < ${before(now, daysOfBar * dayMs)}`)
  await deleteWhere(db, 'still_looking_tokens', sql`expires_on < ${today}`)
  await deleteWhere(db, 'weekly_sheets', sql`week < ${addDays(today, -60)}`)
  await deleteWhere(db, 'notifications', sql`created_at < ${before(now, 180 * dayMs)}`)
  await deleteWhere(db, 'member_changes', isStaleChange)
  await dropIdleResults(db, addDays(today, -30))
}

/** The emptied rows stay for the counts, and so that the same file adds nothing when it is imported again. */
async function emptyOldRows(db: Db, isOld: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`update import_rows
      set sealed = null, mobile_hash = null, email_hash = null, person_hash = null
      where id = any(array(select id from import_rows where sealed is not null
        and import_id = any(array(select id from imports where ${isOld})) limit ${rowsAtOnce} for update skip locked))`.execute(
      db,
    )
    if (numAffectedRows < rowsAtOnce) break
  }
  for (;;) {
    const { numAffectedRows = 0n } = await sql`update import_rows set photo_hash = null
      where id = any(array(select id from import_rows where photo_hash is not null
        and import_id = any(array(select id from imports where ${isOld})) limit ${rowsAtOnce} for update skip locked))`.execute(
      db,
    )
    if (numAffectedRows < rowsAtOnce) return
  }
}

/** Drops the results of searches that nobody used lately. The criteria stay, and the search runs again when the member returns. */
async function dropIdleResults(db: Db, usedBefore: string): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`update searches set numbers = null where member_id = any(array(
      select member_id from searches where numbers is not null and used_on < ${usedBefore} limit ${rowsAtOnce}
      for update skip locked))`.execute(db)
    if (numAffectedRows < rowsAtOnce) return
  }
}

/** Deletes everything whose term is over, including files. */
export async function keepHouse(db: Db, files: Files, now: Date): Promise<void> {
  await deleteExpired(db, now)
  try {
    await eraseDeparted(db, now)
  } finally {
    // What a copy of the site erases, the live one may still show: in a bucket of both it stays noted until the copy is live.
    if (!files.isShared || !(await isCopy(db))) await eraseFiles(db, files)
    await files.removeHalfWritten(before(now, hourMs))
  }
}
