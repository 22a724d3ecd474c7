import { sql } from 'kysely'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { factColumns } from '#server/features/families/profile-fields/fit-columns.ts'
import { membershipsFrom, membershipsOf } from '#server/features/money/memberships/queries.ts'
import { runningMembership } from '#server/features/money/memberships/rules.ts'
import { type OpenedPair, readOpenedPair, subjectColumns, subjectFrom } from '../pair/queries.ts'
import { mayShowByLink } from '../pair/rules.ts'
import { hasLeave, linkByHash, type SeeLinkRow } from './queries.ts'
import { isLive } from './rules.ts'

/** The family that gave the link, as a reader: the page shows what it may read now. Null where it may read nothing any more. */
async function readSender(db: Db, { member_id, person_id, role }: SeeLinkRow, now: Date) {
  const row = await db
    .selectFrom('members')
    .where('members.id', '=', member_id)
    // Who no longer acts for the profile shows nobody anything in its name.
    .where(sql<boolean>`exists (select from profile_persons where member_id = members.id and person_id = ${person_id})`)
    .where('members.status', 'in', ['active', 'paused'])
    .select([...subjectColumns, ...factColumns, 'members.last_use_is_hidden', 'members.candidate_decides'])
    .select(eb => membershipsOf(eb).as('memberships'))
    .executeTakeFirst()
  if (!row || !subjectFrom(row).verified) return null
  return {
    id: row.id,
    personId: person_id,
    role,
    candidateDecides: row.candidate_decides,
    gender: row.gender,
    paused: row.status === 'paused',
    paid: runningMembership(membershipsFrom(row.memberships), now) !== null,
    hidesLastUse: row.last_use_is_hidden,
    previousUse: null,
    facts: row,
  }
}
type Sender = NonNullable<Awaited<ReturnType<typeof readSender>>>

export interface OpenedLink extends OpenedPair {
  link: SeeLinkRow
  sender: Sender
  isOwn: boolean
}

/**
 * What a link opens now, or null. Everything is asked again each time: the term, the sender, the pair and the leave of the family
 * whose biodata it is. So nothing that ends a link has to think of links; triggers keep one that has ended from opening again.
 */
export async function openLink(db: Db, tokenHash: Buffer, now: Date): Promise<OpenedLink | null> {
  const link = await linkByHash(db, tokenHash)
  if (!link || !isLive(link, now)) return null
  const sender = await readSender(db, link, now)
  if (!sender) return null
  const pair = await readOpenedPair(db, sender.id, link.about_id, dayInIndia(now))
  if (!pair?.subject.verified || mayShowByLink({ ...pair, viewer: sender, now }) !== 'allowed') return null
  if (!(await hasLeave(db, link.about_id, link.made_at))) return null
  return { ...pair, link, sender, isOwn: link.about_id === link.member_id }
}
