import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { keepingCandidateNumbers } from '#server/features/families/my-profile/candidate-numbers.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { emailKey, mobileKey } from '../accounts/identity.ts'
import { readOwner } from '../accounts/queries.ts'
import { type ContactColumns, takenContact } from './rules.ts'

const keyOfColumns = (contact: ContactColumns) =>
  'email' in contact ? emailKey(contact) : mobileKey({ mobile: contact.mobile, dialCode: contact.dial_code })

/**
 * Locks these contacts until the transaction ends, so that nobody writes one down while another member verifies it. Call it
 * after locking the rows of codes and before locking those of members.
 */
export async function lockContacts(trx: Db, keys: readonly (string | null)[]): Promise<void> {
  const sorted = keys.filter(key => key !== null).toSorted()
  await sql`select pg_advisory_xact_lock(hashtextextended('contact ' || key, 0)) from unnest(${sorted}::text[]) key`.execute(
    trx,
  )
}

const isHeld = (contact: ContactColumns) =>
  'email' in contact
    ? sql<boolean>`lower(email) = ${contact.email.toLowerCase()} and status <> 'deleted'`
    : sql<boolean>`mobile = ${contact.mobile} and dial_code = ${contact.dial_code} and status <> 'deleted'`
/** Whether the row is of another person than this profile's. */
const isOfAnother = (memberId: string) =>
  sql<boolean>`person_id is distinct from (select own.person_id from members own where own.id = ${memberId})`

/** Whether another person than the owner of this profile has verified this contact. The unique columns decide in the end. */
export const isVerifiedByOther = (db: Db, contact: ContactColumns, ownId: string | null): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('persons')
      .select('id')
      .where(eb =>
        'email' in contact
          ? eb('email', '=', contact.email.toLowerCase())
          : eb('mobile', '=', `${contact.dial_code}${contact.mobile}`),
      )
      .$if(ownId !== null, query =>
        query.where(sql<boolean>`id is distinct from (select own.person_id from members own where own.id = ${ownId})`),
      ),
  )

/** The person who has verified this contact, or null. They are locked, so that their profiles are counted before another comes. */
export async function lockHolder(trx: Db, contact: ContactColumns): Promise<string | null> {
  const person = await trx
    .selectFrom('persons')
    .select('id')
    .where(eb =>
      'email' in contact
        ? eb('email', '=', contact.email.toLowerCase())
        : eb('mobile', '=', `${contact.dial_code}${contact.mobile}`),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
  return person?.id ?? null
}

/**
 * Gives the person who acts for this profile a contact that a code has just proven, and takes it from the records that never
 * verified it. Refuses where another person has verified it first. A trigger gives it to the person's other profiles.
 */
export async function takeContact(trx: Db, memberId: string, contact: ContactColumns, now: Date): Promise<void> {
  await lockContacts(trx, [keyOfColumns(contact)])
  if (await isVerifiedByOther(trx, contact, memberId)) throw takenContact(contact)
  const others = await trx
    .selectFrom('members')
    .select('id')
    .where(isHeld(contact))
    .where(isOfAnother(memberId))
    .execute()
  // Two members may take a number and an address from each other at the same moment. Locking the rows by id avoids a deadlock.
  await trx
    .selectFrom('members')
    .select('id')
    .where(eb => eb.or([eb('id', 'in', [memberId, ...others.map(row => row.id)]), eb.not(isOfAnother(memberId))]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx
    .updateTable('members')
    .set('email' in contact ? { email: null } : { mobile: null })
    .where(isHeld(contact))
    .where(isOfAnother(memberId))
    .execute()
  await trx
    .updateTable('members')
    .set('email' in contact ? { ...contact, email_verified_at: now } : { ...contact, mobile_verified_at: now })
    .where('id', '=', memberId)
    .where('status', '<>', 'deleted')
    .execute()
}

/**
 * The same where the family had another contact before. Of each of the person's profiles a number that is said to be the candidate's
 * is left to a candidate who keeps the last word.
 */
export async function replaceContact(
  trx: Db,
  secrets: Secrets,
  { memberId, contact, now }: { memberId: string; contact: ContactColumns; now: Date },
): Promise<void> {
  const profiles = await trx
    .selectFrom('members')
    .select('id')
    .where(eb => eb.or([eb('id', '=', memberId), eb.not(isOfAnother(memberId))]))
    .where('status', '<>', 'deleted')
    .orderBy('id')
    .execute()
  let take = () => takeContact(trx, memberId, contact, now)
  for (const { id } of profiles) {
    const { role } = await readOwner(trx, id)
    const write = take
    take = () => keepingCandidateNumbers(trx, id, { role, secrets }, write)
  }
  await take()
}

/**
 * A register may hold brothers and sisters under one number. Whoever claims one of them gets the others too, so far as they
 * share the surname: they would lose the number otherwise, and nobody could claim them. Returns who came along.
 */
export async function joinKinOfRegister(
  trx: Db,
  { id, personId, atMost }: { id: string; personId: string; atMost: number },
  contact: ContactColumns,
): Promise<string[]> {
  await lockContacts(trx, [keyOfColumns(contact)])
  const kin = await trx
    .selectFrom('members')
    .select('id')
    .where(isHeld(contact))
    .where('id', '<>', id)
    .where('origin', '=', 'import')
    .where('status', 'in', ['active', 'paused'])
    .where('mobile_verified_at', 'is', null)
    .where('email_verified_at', 'is', null)
    .where(sql<boolean>`name_key(last_name) = (select name_key(own.last_name) from members own where own.id = ${id})`)
    .orderBy('joined_at')
    .orderBy('id')
    .limit(atMost)
    .execute()
  const joined: string[] = []
  for (const { id: kinId } of kin) {
    const change = trx.updateTable('members').set({ person_id: personId }).where('id', '=', kinId)
    joined.push(...(await change.returning('id').execute()).map(row => row.id))
  }
  return joined
}
