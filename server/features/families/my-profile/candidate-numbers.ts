import { sql } from 'kysely'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import type { Db } from '#server/db/open.ts'
import { identityKey, identityOf } from '#server/features/access/accounts/identity.ts'
import { hashOf } from '#server/features/families/candidate-consent/contact.ts'
import { isLeftToCandidate } from '#server/features/shared/last-word/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { changesCandidates, contactsOfCandidate, type RecordContact, takenOut } from './rules.ts'

/** Who writes, as far as the candidate's own numbers are concerned. */
export interface NumbersWriter {
  role: FamilyRole | 'STAFF'
  secrets: Secrets
}

async function readContacts(trx: Db, memberId: string): Promise<RecordContact[]> {
  // One number may stand there twice, under another name or spelling.
  const { rows } = await sql<RecordContact>`
    select text, owner, is_read_at_once(is_hidden, owner, waits) as "isOpen"
    from (
      select mobile as text, mobile_owner as owner, mobile_is_hidden as is_hidden, candidate_waits as waits
        from members where id = ${memberId} and mobile is not null
      union all
      select regexp_replace(phone, '\\D', '', 'g'), owner, is_hidden, candidate_waits
        from family_phones join members on members.id = member_id where member_id = ${memberId}
      union all
      select lower(email), 'FAMILY', false, false from family_details where member_id = ${memberId} and email <> ''
    ) contacts`.execute(trx)
  return rows
}

interface KnownContacts {
  /** What the candidate logs in with. */
  own: string[]
  /** What gave the candidate's yes. */
  agreed: string[]
  /** What the candidate took out of the record. */
  takenOut: string[]
}

async function readKnown(trx: Db, memberId: string): Promise<KnownContacts | undefined> {
  const { rows } = await sql<KnownContacts>`select numbers_taken_out as "takenOut",
      array(select contact from persons, lateral (values (right(persons.mobile, 10)), (lower(persons.email))) own(contact)
        where contact is not null and persons.id in (
          select person_id from family_logins where member_id = members.id and role = 'CANDIDATE'
          union all select members.person_id from candidate_requests
            where candidate_requests.member_id = members.id and registered_by = 'CANDIDATE')) as own,
      array(select encode(contact_hash, 'hex') from candidate_answers
        where candidate_answers.member_id = members.id and answer = 'yes' and contact_hash is not null) as agreed
    from members where id = ${memberId} and candidate_decides`.execute(trx)
  return rows[0]
}

/** Tells the candidate's own contacts: those the candidate logs in with, agreed by, or took out of the record. */
function isKnownTo(known: KnownContacts, secrets: Secrets): (contact: string) => boolean {
  const hashes = new Set([...known.agreed, ...known.takenOut])
  return contact => known.own.includes(contact) || hashes.has(hashOfContact(secrets, contact))
}
const hashOfContact = (secrets: Secrets, contact: string) =>
  hashOf(secrets, { key: identityKey(identityOf(contact)) }).toString('hex')

/** Which numbers of the record nobody but the candidate shows, renames or removes, as this writer reads them. */
export async function numbersLeftToCandidate(
  db: Db,
  memberId: string,
  { role, secrets }: NumbersWriter,
): Promise<(number: { phone: string; owner: string }) => boolean> {
  const known = await readKnown(db, memberId)
  if (!known || !isLeftToCandidate({ candidateDecides: true, role })) return () => false
  const theirs = contactsOfCandidate(await readContacts(db, memberId), isKnownTo(known, secrets))
  return ({ phone }) => theirs.some(contact => phone.replace(/\D/g, '').includes(contact))
}

const mostTakenOut = 40

/**
 * Runs a write about the contacts of a family, whose lock the caller holds. Where the candidate keeps the last word, nobody else
 * shows, renames, removes or puts back a contact of the candidate's, however it comes about.
 */
export async function keepingCandidateNumbers<T>(
  trx: Db,
  memberId: string,
  { role, secrets }: NumbersWriter,
  write: () => Promise<T>,
): Promise<T> {
  const known = await readKnown(trx, memberId)
  if (!known) return write()
  const before = await readContacts(trx, memberId)
  const isKnown = isKnownTo(known, secrets)
  const written = await write()
  const after = await readContacts(trx, memberId)
  if (isLeftToCandidate({ candidateDecides: true, role })) {
    if (changesCandidates(before, after, isKnown)) throw new Refusal('candidate_decides')
    return written
  }
  const gone = takenOut(before, after, isKnown)
  if (gone.length > 0) {
    const numbers = [...new Set([...known.takenOut, ...gone.map(one => hashOfContact(secrets, one))])].slice(
      -mostTakenOut,
    )
    await trx.updateTable('members').set({ numbers_taken_out: numbers }).where('id', '=', memberId).execute()
  }
  return written
}
