import { sql } from 'kysely'
import { askedOfOwner, type ContactOutcome, type OwnerQuestion } from '#domain/relations/contact-outcomes.ts'
import { familiesNeeded } from '#domain/relations/independent-families.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import { askedOf, dueAt, wordSince } from './rules.ts'

/** Who speaks and of whom: what decides whether the word counts. Null where the viewer has not opened the contact. */
export async function readSpeaker(db: Db, viewerId: string, viewedId: string) {
  const row = await db
    .selectFrom('contact_views')
    .innerJoin('members as viewer', 'viewer.id', 'contact_views.viewer_id')
    .innerJoin('members as viewed', 'viewed.id', 'contact_views.viewed_id')
    .select(['viewer.joined_at', 'viewed.registration_no'])
    .select(
      sql<string[]>`array(select person_id from profile_persons where profile_persons.member_id = viewed.id)`.as(
        'person_ids',
      ),
    )
    .where('contact_views.viewer_id', '=', viewerId)
    .where('contact_views.viewed_id', '=', viewedId)
    .executeTakeFirst()
  return row ?? null
}

export interface Word {
  viewerId: string
  viewedId: string
  outcome: ContactOutcome
  counts: boolean
  deviceHash: Buffer | null
  /** Whether it became a complaint. */
  isComplaint: boolean
  now: Date
}

/**
 * The word before this one, once every other word of the pair is written. The lock is a statement of its own, because a read that
 * began before the wait would not see them.
 */
export async function earlierWord(trx: Db, { viewerId, viewedId }: Pick<Word, 'viewerId' | 'viewedId'>) {
  await trx
    .selectFrom('contact_views')
    .select('viewed_id')
    .where('viewer_id', '=', viewerId)
    .where('viewed_id', '=', viewedId)
    .forNoKeyUpdate()
    .execute()
  return trx
    .selectFrom('contact_outcomes')
    .select(['outcome', 'complained_at'])
    .where('viewer_id', '=', viewerId)
    .where('viewed_id', '=', viewedId)
    .executeTakeFirst()
}

/** Writes what a family says of a contact. Its last word takes the place of the one before. */
export async function writeOutcome(trx: Db, word: Word): Promise<void> {
  const said = {
    outcome: word.outcome,
    at: word.now,
    counts: word.counts,
    device_hash: word.deviceHash,
    ...(word.isComplaint && { complained_at: word.now }),
  }
  await trx
    .insertInto('contact_outcomes')
    .values({ viewer_id: word.viewerId, viewed_id: word.viewedId, ...said })
    .onConflict(conflict => conflict.columns(['viewer_id', 'viewed_id']).doUpdateSet(said))
    .execute()
}

export interface OwnWord {
  outcome: ContactOutcome | null
  /** The view went back to the membership that paid for it. */
  isReturned: boolean
}

/** What the viewer said of these contacts, and whether the view was returned. */
export async function ownWords(db: Db, viewerId: string, viewedIds: readonly string[]): Promise<Map<string, OwnWord>> {
  if (viewedIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('contact_views')
    .leftJoin('contact_outcomes', join =>
      join
        .onRef('contact_outcomes.viewer_id', '=', 'contact_views.viewer_id')
        .onRef('contact_outcomes.viewed_id', '=', 'contact_views.viewed_id'),
    )
    .select(['contact_views.viewed_id', 'contact_views.returned_at', 'contact_outcomes.outcome'])
    .where('contact_views.viewer_id', '=', viewerId)
    .where('contact_views.viewed_id', 'in', viewedIds)
    .execute()
  return new Map(rows.map(row => [row.viewed_id, { outcome: row.outcome, isReturned: row.returned_at !== null }]))
}

/** Claims the views whose viewers are asked now, each once. */
export async function claimViewsToAsk(trx: Db, now: Date, atMost: number) {
  const { from, to } = askedOf(now)
  const { rows } = await sql<{ viewer_id: string; viewed_id: string }>`update contact_views set asked_at = ${now}
    where ctid = any(array(select contact_views.ctid from contact_views
      where at > ${from} and at <= ${to} and asked_at is null
      order by at limit ${atMost} for update skip locked))
    returning viewer_id, viewed_id,
      exists (select from contact_outcomes said where said.viewer_id = contact_views.viewer_id
        and said.viewed_id = contact_views.viewed_id) as is_said`.execute(trx)
  return rows as { viewer_id: string; viewed_id: string; is_said: boolean }[]
}

/** The members of whom several families say the same, and who were not asked about it lately. */
export async function membersToAsk(db: Db, now: Date): Promise<{ memberId: string; about: OwnerQuestion }[]> {
  const { rows } = await sql<{ memberId: string; about: OwnerQuestion }>`
    with said as (
      select viewed_id, case outcome when 'dead' then 'number' else 'engaged' end as about, at from contact_outcomes
      where counts and outcome in (${sql.join(Object.keys(askedOfOwner))}) and at > ${wordSince(now)}
    )
    select viewed_id as "memberId", about from said join members on members.id = viewed_id
    where members.status = 'active'
      and not exists (select from owner_questions asked where asked.member_id = viewed_id and asked.about = said.about
        and (asked.state <> 'answered' or asked.ended_at > ${wordSince(now)}))
      and (about <> 'number' or members.mobile_verified_at < at)
    group by viewed_id, about having count(*) >= ${familiesNeeded}`.execute(db)
  return rows
}

/** The families whose word about a member counts, with the devices from which they spoke. */
export async function readSpeakers(
  db: Db,
  { memberId, about, now }: { memberId: string; about: OwnerQuestion; now: Date },
): Promise<{ id: string; device_hash: Buffer | null }[]> {
  const { rows } = await sql<{ id: string; device_hash: Buffer | null }>`
    select members.id, device_hash from contact_outcomes join members on members.id = viewer_id
    where viewed_id = ${memberId} and counts and outcome = ${about === 'number' ? 'dead' : 'engaged'}
      and at > ${wordSince(now)} and members.status in ('active', 'paused')
      and (${about} <> 'number' or at > (select mobile_verified_at from members where id = ${memberId}))`.execute(db)
  return rows
}

/** Asks the owner. Returns the question's id, or null where it is open or had its effect already. */
export async function insertQuestion(
  trx: Db,
  { memberId, about, now }: { memberId: string; about: OwnerQuestion; now: Date },
): Promise<string | null> {
  const row = await trx
    .insertInto('owner_questions')
    .values({ id: newId(now), member_id: memberId, about, asked_at: now, due_at: dueAt(about, now), ended_at: null })
    .onConflict(conflict => conflict.columns(['member_id', 'about']).where('state', '<>', 'answered').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The questions whose time is over. */
export const dueQuestions = (db: Db, now: Date) =>
  db
    .selectFrom('owner_questions')
    .select(['id', 'member_id', 'about'])
    .where('state', '=', 'open')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()

/** Ends an open question without an answer. Returns false where it was answered meanwhile. */
export async function endUnanswered(trx: Db, memberId: string, about: OwnerQuestion, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('owner_questions')
    .set({ state: 'acted', ended_at: now })
    .where('member_id', '=', memberId)
    .where('about', '=', about)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the question to a family about its number: it answers. A profile that was hidden for it is listed again. */
export async function answerNumber(trx: Db, memberId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('owner_questions')
    .set({ state: 'answered', ended_at: now })
    .where('member_id', '=', memberId)
    .where('about', '=', 'number')
    .where('state', '<>', 'answered')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Returns the views that were spent on a number to the memberships that paid for them, and tells whose they were. The mark on each
 * view keeps it from being returned twice. A view from before the number's verification was spent on a number that answered later.
 */
export async function returnViews(trx: Db, memberId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ viewer_id: string }>`with returned as (
      update contact_views set returned_at = ${now} from members
      where members.id = viewed_id and viewed_id = ${memberId} and returned_at is null and at > ${wordSince(now)}
        and at >= coalesce(members.mobile_verified_at, '-infinity')
      returning viewer_id, membership_id
    ), given as (
      update memberships set contact_views_spent = greatest(contact_views_spent - back.views, 0)
      from (select membership_id, count(*)::int as views from returned group by membership_id) back
      where memberships.id = back.membership_id
    )
    select viewer_id from returned order by viewer_id`.execute(trx)
  return rows.map(row => row.viewer_id)
}
