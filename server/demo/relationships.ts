import { type Insertable, sql } from 'kysely'
import { roleOfRegistrant } from '#domain/access/family-logins.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Registrant } from '#domain/families/candidate-consent.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { demoIds } from './ids.ts'
import { knownLogins } from './known-logins.ts'
import { reasonsOf } from './lists/free-texts.ts'
import { type RandomStream, randomStream } from './random.ts'
import {
  askedNumbers,
  type DemoInterestState,
  interestBetweenLogins,
  interestStates,
  metNumbers,
  notesAbout,
} from './relationship-states.ts'
import { writeSeeLinks } from './see-links.ts'

/** The numbers of people are lower, so that no id is used twice. */
const firstIdNumber = 10_000_000
/** The members whom the logins met joined before anything happened between them. */
const daysSinceJoined = 210
/** The plan of the free logins still ran then. */
const daysSinceFreeLoginsSawContacts = 130

interface Pair {
  loginId: string
  personId: string
  registeredBy: Registrant | null
  isPaid: boolean
  membershipId: string
  partnerId: string
  nth: number
}

/** Members whom each known login could have met, in an order that is the same whenever the demo is made. */
async function readPairs(trx: Db, now: Date): Promise<Pair[]> {
  const emails = knownLogins.map(login => login.email)
  const paidEmails = knownLogins.filter(login => login.paid).map(login => login.email)
  const met = 1 + Math.max(...Object.values(metNumbers).flat())
  const { rows } = await sql<Pair>`
    select "loginId", "personId", "registeredBy", "isPaid", "membershipId", "partnerId", (nth - 1)::int as nth from (
      select login.id as "loginId", login.person_id as "personId", 
        (select registered_by from candidate_requests where member_id = login.id) as "registeredBy", login.email = any(${paidEmails}::text[]) as "isPaid",
        (select id from memberships where member_id = login.id order by ends_on desc limit 1) as "membershipId",
        one.id as "partnerId",
        row_number() over (partition by login.id order by md5(login.id::text || one.id::text)) as nth
      from members login
      join members one on one.gender <> login.gender and one.status = 'active' and not one.email = any(${emails}::text[])
        and (one.mobile_verified_at is not null or one.email_verified_at is not null)
        and one.joined_at < ${now}::timestamptz - make_interval(days => ${daysSinceJoined}::int)
      where login.email = any(${emails}::text[])
    ) met where nth <= ${met}
    order by "loginId", nth`.execute(trx)
  return rows
}

function interestColumns(state: DemoInterestState, random: RandomStream, now: Date) {
  const ago = (hours: number | undefined) => (hours === undefined ? null : new Date(now.getTime() - hours * hourMs))
  const sentAt = ago(state.sent) ?? now
  return {
    status: state.status,
    sent_at: sentAt,
    status_at: ago(state.answered) ?? sentAt,
    seen_at: ago(state.seen),
    reminded_at: ago(state.reminded),
    rejection_reason: state.status === 'rejected' ? random.pick(reasonsOf.rejection) : null,
    cancelled_by: null,
  }
}

async function interestBetween(trx: Db, random: RandomStream, now: Date) {
  const { from, to, state } = interestBetweenLogins
  const rows = await trx.selectFrom('members').select(['id', 'email']).where('email', 'in', [from, to]).execute()
  const sender = rows.find(row => row.email === from)
  const receiver = rows.find(row => row.email === to)
  if (!sender || !receiver) return []
  return [{ sender_id: sender.id, receiver_id: receiver.id, ...interestColumns(state, random, now) }]
}

/** Gives the known logins interests in every state both ways, and something in every list of My Activity. */
export async function writeRelationships(trx: Db, now: Date): Promise<void> {
  const random = randomStream('relationships', 1)
  let ids = 0
  const nextId = () => demoIds(random, firstIdNumber + ids++)()
  const pairs = await readPairs(trx, now)
  const having = (numbers: readonly number[]) => pairs.filter(({ nth }) => numbers.includes(nth))
  const at = ({ nth }: Pair) => new Date(now.getTime() - (nth * 19 + 2) * hourMs)
  const seenAt = (pair: Pair) =>
    new Date(at(pair).getTime() - (pair.isPaid ? 0 : daysSinceFreeLoginsSawContacts * dayMs))

  const interests = pairs.flatMap(({ loginId, partnerId, nth }) => {
    const state = interestStates[nth]
    if (!state) return []
    const [sender_id, receiver_id] = state.by === 'login' ? [loginId, partnerId] : [partnerId, loginId]
    return [{ sender_id, receiver_id, ...interestColumns(state, random, now) }]
  })
  const rows: RelationshipRows = {
    interests: [...interests, ...(await interestBetween(trx, random, now))].map(row => ({ id: nextId(), ...row })),
    shortlists: having(metNumbers.shortlisted).map(pair => ({
      id: nextId(),
      member_id: pair.loginId,
      shortlisted_id: pair.partnerId,
      at: at(pair),
    })),
    family_notes: pairs.flatMap(pair => {
      const about = notesAbout[pair.nth]
      if (!about) return []
      const { isForFamily, ...noted } = about
      const by = { member_id: pair.loginId, person_id: pair.personId, role: roleOfRegistrant(pair.registeredBy) }
      return [{ ...by, about_id: pair.partnerId, ...noted, is_for_family: isForFamily, at: at(pair) }]
    }),
    contact_views: having(metNumbers.contactsSeen).map(pair => ({
      viewer_id: pair.loginId,
      viewed_id: pair.partnerId,
      membership_id: pair.membershipId,
      at: seenAt(pair),
    })),
    reports: having(metNumbers.reported).map(pair => ({
      id: nextId(),
      reporter_id: pair.loginId,
      reported_id: pair.partnerId,
      message: random.pick(reasonsOf.report),
      at: at(pair),
    })),
    blocks: having(metNumbers.blocked).map(pair => ({
      blocker_id: pair.loginId,
      blocked_id: pair.partnerId,
      at: at(pair),
    })),
    visits: having(metNumbers.visited).map(pair => ({
      visitor_id: pair.loginId,
      visited_id: pair.partnerId,
      first_at: at(pair),
      last_at: at(pair),
      last_day: dayInIndia(at(pair)),
    })),
    // A family that accepted takes the biodata home.
    biodata_copies: having(metNumbers.tookBiodata).map(pair => ({
      ticket_id: nextId(),
      owner_id: pair.loginId,
      taker_id: pair.partnerId,
      taken_at: at(pair),
    })),
  }
  await insertRows(trx, rows)
  await writeAsks(trx, pairs, { now, nextId })
  await writeSeeLinks(trx, having(metNumbers.tookBiodata), { now, nextId })
  await spendViews(trx)
}

type RelationshipTable =
  | 'interests'
  | 'shortlists'
  | 'family_notes'
  | 'contact_views'
  | 'reports'
  | 'blocks'
  | 'visits'
  | 'biodata_copies'
type RelationshipRows = { [T in RelationshipTable]: Insertable<Schema[T]>[] }

/** Inserts nothing for a small community with nobody to meet, because an insert without rows is invalid SQL. */
async function insertRows(trx: Db, rows: RelationshipRows): Promise<void> {
  if (rows.interests.length > 0) await trx.insertInto('interests').values(rows.interests).execute()
  if (rows.shortlists.length > 0) await trx.insertInto('shortlists').values(rows.shortlists).execute()
  if (rows.family_notes.length > 0) await trx.insertInto('family_notes').values(rows.family_notes).execute()
  if (rows.contact_views.length > 0) await trx.insertInto('contact_views').values(rows.contact_views).execute()
  if (rows.reports.length > 0) await trx.insertInto('reports').values(rows.reports).execute()
  if (rows.blocks.length > 0) await trx.insertInto('blocks').values(rows.blocks).execute()
  if (rows.biodata_copies.length > 0) await trx.insertInto('biodata_copies').values(rows.biodata_copies).execute()
  if (rows.visits.length > 0) await trx.insertInto('visits').values(rows.visits).execute()
}

/** Each login has put three of the shortlist to the family, and has answered about the first. */
async function writeAsks(trx: Db, pairs: readonly Pair[], { now, nextId }: { now: Date; nextId: () => string }) {
  const asked = pairs.filter(({ nth }) => askedNumbers.includes(nth))
  for (const { loginId, personId, registeredBy } of pairs.filter(({ nth }) => nth === askedNumbers[0])) {
    const [id, by] = [nextId(), { person_id: personId, role: roleOfRegistrant(registeredBy), at: now }]
    const profiles = asked
      .filter(pair => pair.loginId === loginId)
      .map(({ partnerId }, position) => ({ ask_id: id, about_id: partnerId, position }))
    await trx
      .insertInto('family_asks')
      .values({ id, member_id: loginId, ...by })
      .execute()
    await trx.insertInto('family_ask_profiles').values(profiles).execute()
    const [first] = profiles
    if (first)
      await trx
        .insertInto('family_answers')
        .values({ ask_id: id, about_id: first.about_id, ...by, answer: 'TALK' })
        .execute()
  }
}

/** A contact view was paid for, so the plan of its time counts it. */
async function spendViews(trx: Db): Promise<void> {
  await sql`
    update memberships set contact_views_spent = least(contact_views, seen.count)
    from (select viewer_id, count(*)::int as count from contact_views group by viewer_id) seen
    where memberships.member_id = seen.viewer_id`.execute(trx)
}
