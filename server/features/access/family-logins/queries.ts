import { sql } from 'kysely'
import { daysToAccept, type FamilyRole, roleOfRegistrant } from '#domain/access/family-logins.ts'
import { dayMs } from '#domain/durations.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { hasDeleted } from '#server/db/outcome.ts'
import { type CandidateContact, sealContact } from '#server/features/families/candidate-consent/contact.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { CandidateYes } from './rules.ts'

/** Those of the family who accepted, with their verified contact. */
export const readJoined = (db: Db, memberId: string) =>
  db
    .selectFrom('family_logins')
    .innerJoin('persons', 'persons.id', 'family_logins.person_id')
    .select(['role', 'person_id as personId', 'mobile', 'email', 'joined_at'])
    .where('member_id', '=', memberId)
    .orderBy('joined_at')
    .execute()

/** Who else is told about the profile, those who only hear among them. */
export const readListeners = (db: Db, memberId: string) =>
  db
    .selectFrom('family_listeners')
    .leftJoin('persons', 'persons.id', 'family_listeners.person_id')
    .select(['family_listeners.id', 'person_id', 'contact_sealed', 'mobile', 'email', 'channel', 'since'])
    .where('member_id', '=', memberId)
    .orderBy('since')
    .execute()

export const readInvitations = (db: Db, memberId: string, now: Date) =>
  db
    .selectFrom('family_invitations')
    .select(['role', 'contact_sealed'])
    .where('member_id', '=', memberId)
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
  codeHash: Buffer
  language: Language
  now: Date
}

/** Writes an invitation over an earlier one to the same place. */
export async function writeInvitation(trx: Db, secrets: Secrets, invitation: NewInvitation): Promise<void> {
  const { memberId, role, contact, codeHash, language, now } = invitation
  const written = {
    contact_sealed: sealContact(secrets, contact),
    code_hash: codeHash,
    person_id: await personOf(trx, contact),
    invited_at: now,
    goes_out_at: now,
    sent_at: now,
    language,
    expires_at: new Date(now.getTime() + daysToAccept * dayMs),
  }
  await trx
    .insertInto('family_invitations')
    .values({ id: newId(now), member_id: memberId, role, ...written })
    .onConflict(conflict => conflict.columns(['member_id', 'role']).doUpdateSet(written))
    .execute()
}

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

export const endInvitation = (trx: Db, memberId: string, role: FamilyRole): Promise<boolean> =>
  hasDeleted(trx.deleteFrom('family_invitations').where('member_id', '=', memberId).where('role', '=', role))

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

/** The person with whose contact the profile is registered, as the family sees them. */
export async function readOwner(db: Db, memberId: string) {
  const { registered_by, mobile, dial_code, email, candidate_decides } = await db
    .selectFrom('members')
    .leftJoin('candidate_requests', 'candidate_requests.member_id', 'members.id')
    .select(['registered_by', 'mobile', 'dial_code', 'email', 'candidate_decides'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    role: roleOfRegistrant(registered_by),
    mobile: mobile && `${dial_code}${mobile}`,
    email,
    candidateDecides: candidate_decides,
  }
}
