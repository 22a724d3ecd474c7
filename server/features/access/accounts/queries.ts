import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
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
  isSuspended: boolean
  /** It came with a register, and its family has verified nothing yet: whoever proves its contact claims it. */
  isUnclaimed: boolean
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
  'status',
  'origin',
] as const

/** A stranger may sign up with one number again and again, and each record costs a login one more hash. */
const mostLoginCandidates = 5
const mostHolders = 20

/** The accounts that hold a contact, the one that verified it first. */
async function holdersOf(db: Db, identity: Identity): Promise<Account[]> {
  const mayLogIn = db.selectFrom('members').select(columns).where('status', 'in', ['active', 'paused', 'suspended'])
  const holders =
    identity.kind === 'email'
      ? mayLogIn.where(eb => eb(eb.fn('lower', ['email']), '=', identity.email))
      : mayLogIn.where('mobile', '=', identity.digits)
  const [typed, other] =
    identity.kind === 'email'
      ? (['email_verified_at', 'mobile_verified_at'] as const)
      : (['mobile_verified_at', 'email_verified_at'] as const)
  const rows = await holders
    .orderBy(eb => eb(typed, 'is', null))
    .orderBy(eb => eb(other, 'is', null))
    .orderBy('joined_at', 'desc')
    .limit(mostHolders)
    .execute()
  return rows.map(asAccount)
}

/** Some pages send the number without its country. Where the members of several countries match, those from India win. */
function ofOneCountry(accounts: readonly Account[], identity: Identity): Account[] {
  if (identity.kind === 'email') return [...accounts]
  const countries = new Set(accounts.map(({ dialCode }) => dialCode))
  const country = identity.dialCode ?? (countries.size === 1 ? accounts[0]?.dialCode : '+91')
  return accounts.filter(({ dialCode }) => dialCode === country)
}

const hasVerified = (account: Account, identity: Identity) =>
  identity.kind === 'email' ? account.emailVerified : account.mobileVerified

const verifiedHolder = (holders: readonly Account[], identity: Identity): Account | undefined =>
  ofOneCountry(
    holders.filter(one => hasVerified(one, identity)),
    identity,
  )[0]

/**
 * Whoever verified the contact: a code that opens an account goes to nobody else. Where nobody did, the oldest record that the
 * provider brought along under it: the code goes to that very contact, and typing it claims the record.
 */
export async function accountForLoginCode(db: Db, identity: Identity): Promise<Account | null> {
  const holders = await holdersOf(db, identity)
  const unclaimed = holders.filter(one => one.isUnclaimed && !one.isSuspended)
  return verifiedHolder(holders, identity) ?? ofOneCountry(unclaimed, identity).at(-1) ?? null
}

/** Whoever verified the contact. Where nobody did, every record that holds it: the password then decides. */
export async function accountsForLogin(db: Db, identity: Identity): Promise<Account[]> {
  const holders = await holdersOf(db, identity)
  const owner = verifiedHolder(holders, identity)
  return owner ? [owner] : ofOneCountry(holders, identity).slice(0, mostLoginCandidates)
}

/**
 * The account that recovers by this contact, or null. One that never verified it recovers by its other contact, unless
 * several records claim the typed one: then none of them can be meant.
 */
export async function accountForRecovery(db: Db, identity: Identity): Promise<Account | null> {
  // A suspended member is told so at the login, and a new password would not help.
  const holders = (await holdersOf(db, identity)).filter(one => !one.isSuspended)
  const owner = verifiedHolder(holders, identity)
  if (owner) return owner
  const claimants = ofOneCountry(holders, identity).filter(one => one.emailVerified || one.mobileVerified)
  return claimants.length === 1 ? (claimants[0] ?? null) : null
}

export async function accountsById(db: Db, ids: readonly string[]): Promise<Account[]> {
  const rows = await db.selectFrom('members').select(columns).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  return rows.map(asAccount)
}

export async function accountById(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('members').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? asAccount(row) : null
}

type Row = {
  id: string
  first_name: string
  last_name: string
  email: string | null
  mobile: string | null
  dial_code: string
  password_hash: string | null
  email_verified_at: Date | null
  mobile_verified_at: Date | null
  is_demo: boolean
  status: 'active' | 'paused' | 'suspended' | 'deleted'
  origin: 'site' | 'counter' | 'import'
}
const asAccount = (row: Row): Account => ({
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
  isSuspended: row.status === 'suspended',
  isUnclaimed: row.origin === 'import' && row.email_verified_at === null && row.mobile_verified_at === null,
})

/** Replaces a hash by one of the same password, unless the password was changed meanwhile. */
export async function replaceHash(db: Db, memberId: string, old: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .where('password_hash', '=', old)
    .execute()
}
