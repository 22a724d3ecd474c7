import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Contacts, Identity } from './identity.ts'

/** A member as login, recovery and verification need them. */
export interface Account extends Contacts {
  id: string
  first_name: string
  last_name: string
  passwordHash: string | null
  emailVerified: boolean
  mobileVerified: boolean
  isDemo: boolean
}

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'mobile',
  'dial_code',
  'password_hash',
  'email_verified_at',
  'mobile_verified_at',
  'is_demo',
] as const

/** Leaves out suspended members: their login is refused like that of an unknown account. */
export async function findAccount(db: Db, identity: Identity): Promise<Account | null> {
  const mayLogIn = db.selectFrom('members').select(columns).where('status', 'in', ['active', 'paused'])
  const rows =
    identity.kind === 'email'
      ? await mayLogIn.where(eb => eb(eb.fn('lower', ['email']), '=', identity.email)).execute()
      : await mayLogIn.where('mobile', '=', identity.digits).execute()
  return asAccount(identity.kind === 'email' ? rows[0] : pickByCountry(rows, identity.dialCode))
}

/** Some pages send the number without its country. Where several members match, the one from India wins. */
function pickByCountry<R extends { dial_code: string }>(rows: R[], dialCode: string | null): R | undefined {
  if (dialCode) return rows.find(row => row.dial_code === dialCode)
  return rows.find(row => row.dial_code === '+91') ?? (rows.length === 1 ? rows[0] : undefined)
}

export async function accountById(db: Db, id: string): Promise<Account | null> {
  return asAccount(await db.selectFrom('members').select(columns).where('id', '=', id).executeTakeFirst())
}

type Row = {
  id: string
  first_name: string
  last_name: string
  email: string
  mobile: string
  dial_code: string
  password_hash: string | null
  email_verified_at: Date | null
  mobile_verified_at: Date | null
  is_demo: boolean
}
function asAccount(row: Row | undefined): Account | null {
  if (!row) return null
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    mobile: row.mobile,
    dialCode: row.dial_code,
    passwordHash: row.password_hash,
    emailVerified: row.email_verified_at !== null,
    mobileVerified: row.mobile_verified_at !== null,
    isDemo: row.is_demo,
  }
}

export async function markVerified(db: Db, memberId: string, channel: Channel, now: Date): Promise<void> {
  await db
    .updateTable('members')
    .set(channel === 'SMS' ? { mobile_verified_at: now } : { email_verified_at: now })
    .where('id', '=', memberId)
    .execute()
}

/** Replaces a hash by one of the same password, unless the password was changed meanwhile. */
export async function replaceHash(db: Db, memberId: string, old: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .where('password_hash', '=', old)
    .execute()
}

type ContactColumns = { email: string } | { mobile: string; dial_code: string; country_code: string }

/** Whether another member has this contact. The unique indexes decide in the end. */
export async function isTakenByOther(db: Db, contact: ContactColumns, ownId: string): Promise<boolean> {
  const others = db.selectFrom('members').select('id').where('status', '<>', 'deleted').where('id', '<>', ownId)
  const row =
    'email' in contact
      ? await others.where(eb => eb(eb.fn('lower', ['email']), '=', contact.email.toLowerCase())).executeTakeFirst()
      : await others.where('mobile', '=', contact.mobile).where('dial_code', '=', contact.dial_code).executeTakeFirst()
  return row !== undefined
}

/** Writes a contact that a code has just proven. */
export async function writeContact(trx: Db, memberId: string, contact: ContactColumns, now: Date): Promise<void> {
  await trx
    .updateTable('members')
    .set('email' in contact ? { ...contact, email_verified_at: now } : { ...contact, mobile_verified_at: now })
    .where('id', '=', memberId)
    .execute()
}
