import { type RawBuilder, sql } from 'kysely'
import { type FamilyRole, mostListeners } from '#domain/access/family-logins.ts'
import type { Db } from '#server/db/open.ts'
import type { Row } from '#server/db/schema.ts'
import { readOwner } from '#server/features/access/accounts/queries.ts'
import { readJoined, writeLastWord } from '#server/features/access/family-logins/queries.ts'
import { mergeMemberships } from '#server/features/money/memberships/merge.ts'

interface Merge {
  /** The record that is closed, and the survivor that keeps what both had. */
  from: string
  to: string
  now: Date
}

/**
 * Moves everything between one record and other families to the survivor. Biodata, photos and papers stay with the closed record,
 * which takes them along when it leaves. The caller has locked both rows.
 *
 * Where both records have something with the same family:
 * - of two interests, the one that went further stays (accepted, pending, rejected); of equal ones, the older;
 * - of two opened contacts, the earlier stays, and the view of the later is returned to the membership that paid for it;
 * - a block of either record stays, and cancels a pending interest as any block does;
 * - two reports by one family both stay, the second with the closed record, like reports of members who have left;
 * - people of the family log in and hear as before, so far as their place is free, and keep what they noted;
 * - the candidate of both keeps the own login and the last word; one of the closed record alone is not seated, and not joined;
 * - of two shortlisted, suggested or visited rows and of two notes, the survivor's stays.
 */
export async function moveRelations(trx: Db, { from, to, now }: Merge): Promise<{ interestsDropped: number }> {
  await returnDoubleViews(trx, from, to)
  await mergeMemberships(trx, from, to, now)
  await moveRows(trx, 'contact_views', 'viewer_id', { from, to })
  await moveRows(trx, 'contact_views', 'viewed_id', { from, to })
  const interestsDropped = await moveInterests(trx, { from, to, now })
  await moveBlocks(trx, { from, to, now })
  await moveReports(trx, from, to)
  const pair = (own: string, other: string) => sql`not exists (select from ${sql.table(own)} kept
    where kept.${sql.ref(other)} = moved.${sql.ref(other)}`
  for (const [table, own, other] of pairs)
    await moveRows(trx, table, own, { from, to, where: sql`${pair(table, other)} and kept.${sql.ref(own)} = ${to})` })
  await moveRows(trx, 'biodata_copies', 'owner_id', { from, to })
  await moveRows(trx, 'biodata_copies', 'taker_id', { from, to })
  await moveRows(trx, 'complaints', 'about_id', { from, to })
  await moveRows(trx, 'member_notes', 'member_id', { from, to })
  await moveStories(trx, from, to)
  await moveNotifications(trx, from, to)
  await moveFamily(trx, { from, to, now })
  await moveNotes(trx, from, to)
  return { interestsDropped }
}

/** Tables with one row for each pair: the column of our member, and the column of the other family. */
const pairs = [
  ['shortlists', 'member_id', 'shortlisted_id'],
  ['shortlists', 'shortlisted_id', 'member_id'],
  ['family_notes', 'about_id', 'member_id'],
  ['suggestions', 'member_id', 'suggested_id'],
  ['suggestions', 'suggested_id', 'member_id'],
  ['visits', 'visitor_id', 'visited_id'],
  ['visits', 'visited_id', 'visitor_id'],
] as const

/** Moves rows of one member to the other. Rows that `where` leaves out stay where they are. */
async function moveRows(
  trx: Db,
  table: string,
  column: string,
  { from, to, where = sql`true` }: { from: string; to: string; where?: RawBuilder<unknown> },
): Promise<void> {
  await sql`update ${sql.table(table)} moved set ${sql.ref(column)} = ${to}
    where moved.${sql.ref(column)} = ${from} and ${where}`.execute(trx)
}

async function returnDoubleViews(trx: Db, from: string, to: string): Promise<void> {
  for (const [own, other] of [
    [sql.ref('viewer_id'), sql.ref('viewed_id')],
    [sql.ref('viewed_id'), sql.ref('viewer_id')],
  ])
    await sql`with later as (
        delete from contact_views second using contact_views first
        where second.${own} in (${from}, ${to}) and first.${own} in (${from}, ${to}) and second.${own} <> first.${own}
          and second.${other} = first.${other} and (second.at, second.${own}) > (first.at, first.${own})
        returning second.membership_id, second.returned_at)
      update memberships set contact_views_spent = greatest(contact_views_spent - returned.views, 0)
      from (select membership_id, count(*)::int as views from later where returned_at is null group by membership_id) returned
      where memberships.id = returned.membership_id`.execute(trx)
}

async function moveInterests(trx: Db, { from, to, now }: Merge): Promise<number> {
  const both = sql`(${from}, ${to})`
  const { rows } = await sql<{ id: string }>`delete from interests where id in (
      select id from (
        select id, row_number() over (
          partition by case when sender_id in ${both} then receiver_id else sender_id end
          order by array_position(array['accepted', 'pending', 'rejected'], status), sent_at, id) as place
        from interests where status <> 'cancelled' and (sender_id in ${both} or receiver_id in ${both})) ranked
      where place > 1)
    returning id`.execute(trx)
  const dropped = rows.map(row => row.id)
  if (dropped.length > 0) await trx.deleteFrom('notifications').where('source_id', 'in', dropped).execute()
  await leaveToCandidate(trx, { from, to, now })
  await moveRows(trx, 'interests', 'sender_id', { from, to })
  await moveRows(trx, 'interests', 'receiver_id', { from, to })
  return dropped.length
}

/**
 * Where the survivor's candidate keeps the last word and the closed record had nobody who did, what others of the family sent or
 * accepted there opens nothing here before the candidate has confirmed or answered it.
 */
async function leaveToCandidate(trx: Db, { from, to, now }: Merge): Promise<void> {
  const isLeft = sql`(select kept.candidate_decides and not closed.candidate_decides
    from members kept, members closed where kept.id = ${to} and closed.id = ${from})`
  await sql`update interests set candidate_yes = false where sender_id = ${from} and status in ('pending', 'accepted')
    and sent_by is distinct from 'CANDIDATE' and candidate_yes is not true and ${isLeft}`.execute(trx)
  await sql`update interests set status = 'pending', status_at = ${now}, answered_by = null where receiver_id = ${from}
    and status = 'accepted' and answered_by is distinct from 'CANDIDATE' and ${isLeft}`.execute(trx)
}

/** Inserts and deletes rather than updates, because triggers notify sessions of new and deleted blocks. */
async function moveBlocks(trx: Db, { from, to, now }: Merge): Promise<void> {
  await sql`insert into blocks (blocker_id, blocked_id, at)
    select case blocker_id when ${from} then ${to}::uuid else blocker_id end,
      case blocked_id when ${from} then ${to}::uuid else blocked_id end, at
    from blocks where blocker_id = ${from} or blocked_id = ${from} on conflict do nothing`.execute(trx)
  await sql`delete from blocks where blocker_id = ${from} or blocked_id = ${from}`.execute(trx)
  await sql`update interests set status = 'cancelled', cancelled_by = 'block', status_at = ${now}
    where status = 'pending' and (sender_id = ${to} or receiver_id = ${to}) and exists (
      select from blocks where (blocker_id, blocked_id) in ((sender_id, receiver_id), (receiver_id, sender_id)))`.execute(
    trx,
  )
}

async function moveReports(trx: Db, from: string, to: string): Promise<void> {
  const alone = (own: string, other: string) => sql`not exists (select from reports kept
    where kept.${sql.ref(own)} = ${to} and kept.${sql.ref(other)} = moved.${sql.ref(other)})`
  await moveRows(trx, 'reports', 'reporter_id', { from, to, where: alone('reporter_id', 'reported_id') })
  await moveRows(trx, 'reports', 'reported_id', { from, to, where: alone('reported_id', 'reporter_id') })
  await sql`update review_items set member_id = ${to} where member_id = ${from} and (kind = 'complaint'
    or (kind = 'report' and subject_id in (select id from reports where reported_id = ${to})))`.execute(trx)
}

/** A couple has one story: a second one stays with the closed record. */
async function moveStories(trx: Db, from: string, to: string): Promise<void> {
  for (const [own, other] of [
    ['told_by', 'partner_id'],
    ['partner_id', 'told_by'],
  ] as const)
    await moveRows(trx, 'success_stories', own, {
      from,
      to,
      where: sql`not exists (select from success_stories kept where kept.id <> moved.id
        and (kept.told_by, kept.partner_id) in ((${to}, moved.${sql.ref(other)}), (moved.${sql.ref(other)}, ${to})))`,
    })
}

/** Inserts the notifications again, because a trigger on insert makes every node recount the survivor's bell. */
async function moveNotifications(trx: Db, from: string, to: string): Promise<void> {
  await moveRows(trx, 'notifications', 'from_id', { from, to })
  await sql`with moved as (delete from notifications where member_id = ${from} returning *)
    insert into notifications (id, member_id, type, from_id, source_id, created_at, read_at, mailed_at)
    select id, ${to}, type, from_id, source_id, created_at, read_at, mailed_at from moved
    on conflict do nothing`.execute(trx)
}

/** The registered owner, as one of the family, and who else logs in. */
async function readFamily(db: Db, memberId: string) {
  const { person_id, candidate_decides } = await db
    .selectFrom('members')
    .select(['person_id', 'candidate_decides'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const [owner, there] = [await readOwner(db, memberId), await readJoined(db, memberId)]
  const people = [{ role: owner.role, personId: person_id }, ...there]
  const candidate = people.find(({ role }) => role === 'CANDIDATE')?.personId ?? null
  return { owner, there, person_id, candidate, decides: candidate_decides }
}

/**
 * Whose candidate stands in the way of a merge. Of two candidates one would be taken out of the own profile, and the last word with
 * them. One of the closed record alone may be anybody who wrote a double: a candidate is seated by the request that everybody is told
 * of, and never by a merge.
 */
export async function candidateInTheWay(
  db: Db,
  { kept, other }: { kept: { id: string }; other: { id: string } },
): Promise<'twoCandidates' | 'candidateFirst' | null> {
  const [stays, closes] = [await readFamily(db, kept.id), await readFamily(db, other.id)]
  if (closes.candidate === null || closes.candidate === stays.candidate) return null
  return stays.candidate === null ? 'candidateFirst' : 'twoCandidates'
}

/**
 * Moves who logs in and hears. A row is changed and not written anew: a person without any profile would be gone between the two.
 * The candidate of both keeps the last word that one of them had.
 */
async function moveFamily(trx: Db, { from, to }: Merge): Promise<void> {
  const [closed, { owner, there, person_id, candidate, decides }] = [
    await readFamily(trx, from),
    await readFamily(trx, to),
  ]
  const taken = new Set<FamilyRole>([owner.role, ...there.map(({ role }) => role)])
  const people = new Set([person_id, ...there.map(({ personId }) => personId)])
  const moving = (await readJoined(trx, from)).filter(({ role, personId }) => !taken.has(role) && !people.has(personId))
  for (const { personId } of moving)
    await trx
      .updateTable('family_logins')
      .set({ member_id: to })
      .where('member_id', '=', from)
      .where('person_id', '=', personId)
      .execute()
  if (closed.decides && candidate !== null) {
    if (!decides) await writeLastWord(trx, to, true)
    await sql`update members kept set numbers_taken_out = array(
        select distinct unnest(kept.numbers_taken_out || closed.numbers_taken_out))
      from members closed where kept.id = ${to} and closed.id = ${from}`.execute(trx)
  }
  await sql`update family_listeners set member_id = ${to} where id in (
    select id from family_listeners closed where member_id = ${from} and person_id is null and not exists (
      select from family_listeners kept where kept.member_id = ${to} and kept.contact_hash = closed.contact_hash)
    order by since
    limit greatest(0, ${mostListeners} - (
      select count(*) from family_listeners where member_id = ${to} and person_id is null)))`.execute(trx)
}

/** What those who act for the survivor now noted for the closed record. Others take along what they thought. */
async function moveNotes(trx: Db, from: string, to: string): Promise<void> {
  const goesOver = sql`person_id in (select person_id from profile_persons where member_id = ${to})
    and not exists (select from family_notes kept where kept.member_id = ${to}
      and kept.about_id = moved.about_id and kept.person_id = moved.person_id)`
  await moveRows(trx, 'family_notes', 'member_id', { from, to, where: goesOver })
}

type ClosedMember = Pick<
  Row<'members'>,
  'mobile' | 'dial_code' | 'country_code' | 'mobile_verified_at' | 'email' | 'email_verified_at'
>

/**
 * Moves a verified contact of the closed record to the survivor if that has no verified one of the kind. A contact stays with
 * its person where that one has other profiles.
 */
export async function takeVerifiedContacts(trx: Db, memberId: string, closed: ClosedMember): Promise<void> {
  if (closed.mobile_verified_at)
    await trx
      .updateTable('members')
      .set({
        mobile: closed.mobile,
        dial_code: closed.dial_code,
        country_code: closed.country_code,
        mobile_verified_at: closed.mobile_verified_at,
      })
      .where('id', '=', memberId)
      .where('mobile_verified_at', 'is', null)
      .where(isFree('mobile', `${closed.dial_code}${closed.mobile}`))
      .execute()
  if (closed.email_verified_at)
    await trx
      .updateTable('members')
      .set({ email: closed.email, email_verified_at: closed.email_verified_at })
      .where('id', '=', memberId)
      .where('email_verified_at', 'is', null)
      .where(isFree('email', closed.email?.toLowerCase() ?? ''))
      .execute()
}

const isFree = (column: 'mobile' | 'email', contact: string) =>
  sql<boolean>`not exists (select from persons where ${sql.ref(`persons.${column}`)} = ${contact})`
