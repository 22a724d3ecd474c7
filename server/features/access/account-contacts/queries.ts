import { sql } from 'kysely'
import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { type Contacts, emailKey, mobileKey } from '../accounts/identity.ts'

/** A number or an address, as the columns of a member hold it. */
export type ContactColumns = { email: string } | { mobile: string; dial_code: string; country_code?: string }

export function contactColumns({ email, mobile, dialCode }: Contacts, channel: Channel): ContactColumns | null {
  if (channel === 'EMAIL') return email === null ? null : { email }
  return mobile === null ? null : { mobile, dial_code: dialCode }
}

const keyOfColumns = (contact: ContactColumns) =>
  'email' in contact ? emailKey(contact) : mobileKey({ mobile: contact.mobile, dialCode: contact.dial_code })

/**
 * Holds these contacts until the transaction ends, so that nobody writes one down while another verifies it. Call it after
 * the rows of codes are locked and before those of members.
 */
export async function lockContacts(trx: Db, keys: readonly (string | null)[]): Promise<void> {
  const sorted = keys.filter(one => one !== null).toSorted()
  await sql`select pg_advisory_xact_lock(hashtextextended('contact ' || key, 0)) from unnest(${sorted}::text[]) key`.execute(
    trx,
  )
}

const isHeld = (contact: ContactColumns) =>
  'email' in contact
    ? sql<boolean>`lower(email) = ${contact.email.toLowerCase()} and status <> 'deleted'`
    : sql<boolean>`mobile = ${contact.mobile} and dial_code = ${contact.dial_code} and status <> 'deleted'`
const verifiedColumn = (contact: ContactColumns) =>
  'email' in contact ? ('email_verified_at' as const) : ('mobile_verified_at' as const)

/** Whether another member has verified this contact. The unique indexes decide in the end. */
export const isVerifiedByOther = (db: Db, contact: ContactColumns, ownId: string | null): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('members')
      .select('id')
      .where(isHeld(contact))
      .where(verifiedColumn(contact), 'is not', null)
      .$if(ownId !== null, query => query.where('id', '<>', ownId)),
  )

/**
 * Makes a contact that a code has just proven this member's own, and takes it from the records that never verified it. Refuses
 * where another member was first.
 */
export async function takeContact(trx: Db, memberId: string, contact: ContactColumns, now: Date): Promise<void> {
  await lockContacts(trx, [keyOfColumns(contact)])
  if (await isVerifiedByOther(trx, contact, memberId)) throw takenContact(contact)
  const others = await trx
    .selectFrom('members')
    .select('id')
    .where(isHeld(contact))
    .where('id', '<>', memberId)
    .execute()
  // Two members may take a number and an address from each other at the same moment. Rows locked by id make no circle.
  await trx
    .selectFrom('members')
    .select('id')
    .where('id', 'in', [memberId, ...others.map(row => row.id)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx
    .updateTable('members')
    .set('email' in contact ? { email: null } : { mobile: null })
    .where(isHeld(contact))
    .where('id', '<>', memberId)
    .execute()
  await trx
    .updateTable('members')
    .set('email' in contact ? { ...contact, email_verified_at: now } : { ...contact, mobile_verified_at: now })
    .where('id', '=', memberId)
    .where('status', '<>', 'deleted')
    .execute()
}

export const takenContact = (contact: ContactColumns): Refusal =>
  new Refusal('taken', { fields: { email: broken('email' in contact ? 'taken_email' : 'taken_mobile') } })
