import { sql } from 'kysely'
import { daysToAccept, type FamilyRole } from '#domain/access/family-logins.ts'
import { dayMs } from '#domain/durations.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import { type CandidateContact, sealContact } from '#server/features/families/candidate-consent/contact.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { CandidateYes } from './rules.ts'

type Beginning = 'BEGUN' | 'WAITS' | 'SUSPENDED'
const beginning = (table: 'family_logins' | 'family_listeners') =>
  sql<Beginning>`case when ${sql.ref(`${table}.begins_at`)} is null then 'BEGUN'
    when ${sql.ref(`${table}.begins_at`)} = 'infinity' then 'SUSPENDED' else 'WAITS' end`
const beginsAt = (table: 'family_logins' | 'family_listeners') =>
  sql<Date | null>`nullif(${sql.ref(`${table}.begins_at`)}, 'infinity')`

/** Those of the family who accepted, with their verified contact. */
export const readJoined = (db: Db, memberId: string) =>
  db
    .selectFrom('family_logins')
    .innerJoin('persons', 'persons.id', 'family_logins.person_id')
    .select(['family_logins.id', 'role', 'person_id as personId', 'mobile', 'email', 'joined_at'])
    .select([beginning('family_logins').as('state'), beginsAt('family_logins').as('begins_at')])
    .where('member_id', '=', memberId)
    .orderBy('joined_at')
    .execute()

/** Who else is told about the profile, those who only hear among them. */
export const readListeners = (db: Db, memberId: string) =>
  db
    .selectFrom('family_listeners')
    .leftJoin('persons', 'persons.id', 'family_listeners.person_id')
    .select(['family_listeners.id', 'person_id', 'contact_sealed', 'mobile', 'email', 'channel', 'since'])
    .select([beginning('family_listeners').as('state'), beginsAt('family_listeners').as('begins_at')])
    .where('member_id', '=', memberId)
    .orderBy('since')
    .execute()

export const readInvitations = (db: Db, memberId: string, now: Date) =>
  db
    .selectFrom('family_invitations')
    // The day that everybody was told of. That an invitation waits for the morning is not this family's to know.
    .leftJoin('added_access', 'added_access.id', 'family_invitations.id')
    .select(['role', 'contact_sealed'])
    .select(eb => eb.case().when('begins_at', '>', now).then(eb.ref('begins_at')).end().as('begins_at'))
    .where('family_invitations.member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('invited_at')
    .execute()

export async function readCandidateYes(db: Db, memberId: string): Promise<CandidateYes> {
  const answer = await db
    .selectFrom('candidate_requests')
    .innerJoin('candidate_answers', 'candidate_answers.member_id', 'candidate_requests.member_id')
    .select('candidate_answers.contact_hash')
    .where('candidate_requests.member_id', '=', memberId)
    .where('candidate_requests.state', '=', 'yes')
    .where('candidate_answers.answer', '=', 'yes')
    .orderBy('candidate_answers.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { isGiven: answer !== undefined, contactHash: answer?.contact_hash ?? null }
}

/** The person who has verified this contact, or null. */
export async function personOf(
  db: Db,
  { channel, to }: Pick<CandidateContact, 'channel' | 'to'>,
): Promise<string | null> {
  const person = await db
    .selectFrom('persons')
    .select('id')
    .where(eb => (channel === 'EMAIL' ? eb('email', '=', to.toLowerCase()) : eb('mobile', '=', to)))
    .executeTakeFirst()
  return person?.id ?? null
}

/** Makes a person of somebody who has proven a contact that nobody had. Numbers are Indian, like those of every SMS. */
export async function insertPersonOf(
  trx: Db,
  { channel, to }: Pick<CandidateContact, 'channel' | 'to'>,
): Promise<string> {
  const { id } = await trx
    .insertInto('persons')
    .values(channel === 'EMAIL' ? { email: to.toLowerCase() } : { mobile: to, mobile_dial_code: '+91' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface NewInvitation {
  memberId: string
  role: FamilyRole
  contact: CandidateContact
  contactHash: Buffer
  language: Language
  goesOutAt: Date
  now: Date
}

/** Writes an invitation over an earlier one to the same place, which ends its code. Returns its id. */
export async function writeInvitation(trx: Db, secrets: Secrets, invitation: NewInvitation): Promise<string> {
  const { memberId, role, contact, contactHash, language, goesOutAt, now } = invitation
  const written = {
    id: newId(now),
    contact_sealed: sealContact(secrets, contact),
    contact_hash: contactHash,
    code_hash: null,
    person_id: null,
    invited_at: now,
    goes_out_at: goesOutAt,
    sent_at: null,
    language,
    expires_at: new Date(goesOutAt.getTime() + daysToAccept * dayMs),
  }
  await trx
    .insertInto('family_invitations')
    .values({ member_id: memberId, role, ...written })
    .onConflict(conflict => conflict.columns(['member_id', 'role']).doUpdateSet(written))
    .execute()
  return written.id
}

const atOnce = 100

/** The invitations that go out now, of one profile or of all. */
export const dueInvitations = (db: Db, now: Date, memberId: string | null = null) =>
  db
    .selectFrom('family_invitations')
    .innerJoin('members', 'members.id', 'family_invitations.member_id')
    .select(['family_invitations.id', 'member_id', 'contact_sealed', 'language'])
    .where('sent_at', 'is', null)
    .where('goes_out_at', '<=', now)
    .where('expires_at', '>', now)
    .where('members.status', 'in', ['active', 'paused'])
    .$if(memberId !== null, query => query.where('member_id', '=', memberId ?? ''))
    .orderBy('goes_out_at')
    .limit(atOnce)
    .execute()
export type DueInvitation = Awaited<ReturnType<typeof dueInvitations>>[number]

export const postponeInvitation = (db: Db, id: string, until: Date) =>
  db
    .updateTable('family_invitations')
    .set({ goes_out_at: until, expires_at: new Date(until.getTime() + daysToAccept * dayMs) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()

/** Marks an invitation as sent to whoever has the contact now. Returns false where it is gone, or somebody else sends it. */
export const markSent = (
  trx: Db,
  { id, personId, codeHash, now }: { id: string; personId: string | null; codeHash: Buffer | null; now: Date },
): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('family_invitations')
      .set({
        sent_at: now,
        person_id: personId,
        code_hash: codeHash,
        expires_at: new Date(now.getTime() + daysToAccept * dayMs),
      })
      .where('id', '=', id)
      .where('sent_at', 'is', null),
  )

/** The other families that invited a contact before anybody had it: their invitations wait in that person's session from now on. */
export const handOverInvitations = (trx: Db, contactHash: Buffer, personId: string) =>
  trx
    .updateTable('family_invitations')
    .set({ person_id: personId })
    .where('contact_hash', '=', contactHash)
    .where('person_id', 'is', null)
    .where('sent_at', 'is not', null)
    .execute()

/** Takes the invitation that waits for this person, so that of two presses one is carried out. A suspended person has none. */
export const takeInvitation = (trx: Db, { id, personId, now }: { id: string; personId: string; now: Date }) =>
  trx
    .deleteFrom('family_invitations')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('sent_at', 'is not', null)
    .where('expires_at', '>', now)
    .where(
      sql<boolean>`exists (select from members where members.id = member_id and status in ('active', 'paused'))
        and exists (select from profile_persons acting join members on members.id = acting.member_id
          where acting.person_id = ${personId} and members.status in ('active', 'paused'))`,
    )
    .returning(['member_id', 'role'])
    .executeTakeFirst()

/** Locks the invitation with this code, so that of two who type it one is admitted. */
export const lockInvitation = (trx: Db, codeHash: Buffer, now: Date) =>
  trx
    .selectFrom('family_invitations')
    .innerJoin('members', 'members.id', 'family_invitations.member_id')
    .select(['family_invitations.id', 'family_invitations.member_id', 'family_invitations.role'])
    .select('family_invitations.person_id')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .where('members.status', 'in', ['active', 'paused'])
    .forUpdate('family_invitations')
    .executeTakeFirst()

/** Ends an invitation, and returns its id: what was withdrawn is not told of again. */
export async function endInvitation(trx: Db, memberId: string, role: FamilyRole): Promise<string | null> {
  const ended = await trx
    .deleteFrom('family_invitations')
    .where('member_id', '=', memberId)
    .where('role', '=', role)
    .returning('id')
    .executeTakeFirst()
  return ended?.id ?? null
}

interface NewLogin {
  memberId: string
  personId: string
  role: FamilyRole
  now: Date
}

export const insertLogin = (trx: Db, { memberId, personId, role, now }: NewLogin) =>
  trx.insertInto('family_logins').values({ member_id: memberId, person_id: personId, role, joined_at: now }).execute()

/** Takes a person from a profile. The last word goes with the candidate's login. */
export async function deleteLogin(trx: Db, memberId: string, personId: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ candidate_decides: false })
    .where('id', '=', memberId)
    .where('candidate_decides', '=', true)
    .where(
      sql<boolean>`exists (select from family_logins gone
        where gone.member_id = members.id and gone.person_id = ${personId} and gone.role = 'CANDIDATE')`,
    )
    .execute()
  await trx.deleteFrom('family_logins').where('member_id', '=', memberId).where('person_id', '=', personId).execute()
}

export const writeLastWord = (db: Db, memberId: string, isKept: boolean) =>
  db.updateTable('members').set({ candidate_decides: isKept }).where('id', '=', memberId).execute()
