import { sql } from 'kysely'
import { roleOfRegistrant } from '#domain/access/family-logins.ts'
import type { Db } from '#server/db/open.ts'
import { type Contacts, emailIdentity, type Identity, identityKey, identityOf } from './identity.ts'

/** A member as login, recovery and verification need them. */
export interface Account extends Contacts {
  /** The profile. Contacts, password, devices and codes are those of the person: its registered owner, or who else was asked for. */
  id: string
  personId: string
  first_name: string
  last_name: string
  passwordHash: string | null
  /** When a password that a code set proves as much as one that was typed. Null for any other. */
  passwordProvesFrom: Date | null
  emailVerified: boolean
  mobileVerified: boolean
  isDemo: boolean
  isSuspended: boolean
  /** The account was imported and its family has verified nothing yet: whoever proves its contact claims it. */
  isUnclaimed: boolean
}

const columns = [
  'members.id',
  'members.person_id',
  'first_name',
  'last_name',
  'members.email',
  'members.mobile',
  'dial_code',
  'persons.password_hash',
  'persons.password_proves_from',
  'email_verified_at',
  'mobile_verified_at',
  'is_demo',
  'status',
  'origin',
] as const

const maxHolders = 20

const accounts = (db: Db) =>
  db.selectFrom('members').innerJoin('persons', 'persons.id', 'members.person_id').select(columns)

/** When a person last entered this profile. Sessions that ended are kept for some days; before them, the day of use says it. */
const lastEntered = sql<Date | null>`(select max(greatest(created_at, switched_at)) from sessions
  where sessions.member_id = members.id and sessions.person_id = persons.id)`

/**
 * The accounts that have this contact, beginning with the person who verified it and, of that person's profiles, with the one
 * that was used last. The rules choose among them.
 */
export async function holdersOf(db: Db, identity: Identity): Promise<Account[]> {
  const mayLogIn = accounts(db).where('status', 'in', ['active', 'paused', 'suspended'])
  const holders =
    identity.kind === 'email'
      ? mayLogIn.where(eb => eb(eb.fn('lower', ['members.email']), '=', identity.email))
      : mayLogIn.where('members.mobile', '=', identity.digits).where('dial_code', '=', identity.dialCode)
  const [typed, other] =
    identity.kind === 'email'
      ? (['email_verified_at', 'mobile_verified_at'] as const)
      : (['mobile_verified_at', 'email_verified_at'] as const)
  const rows = await holders
    .orderBy(eb => eb(typed, 'is', null))
    .orderBy(eb => eb(other, 'is', null))
    // An imported record that waits for its family comes before sign-ups with the same contact, which anybody can add.
    .orderBy(eb => eb('origin', '<>', 'import'))
    // A profile that is suspended keeps nobody from the person's others.
    .orderBy(eb => eb.and([eb(typed, 'is not', null), eb('status', '=', 'suspended')]))
    .orderBy(
      eb => eb.case().when(typed, 'is not', null).then(lastEntered).end(),
      order => order.desc().nullsLast(),
    )
    .orderBy('joined_at', 'desc')
    .limit(maxHolders)
    .execute()
  return rows.map(asAccount)
}

/** Those of the family who were invited to a profile. Their contacts are their own, and verified. */
const invited = (db: Db) =>
  db
    .selectFrom('family_logins')
    .innerJoin('members', 'members.id', 'family_logins.member_id')
    .innerJoin('persons', 'persons.id', 'family_logins.person_id')
    // Whoever waits, or was suspended, does not act for the profile.
    .where('family_logins.begins_at', 'is', null)
    .select(['members.id', 'family_logins.person_id', 'first_name', 'last_name', 'persons.email'])
    .select(sql<string | null>`substr(persons.mobile, length(persons.mobile_dial_code) + 1)`.as('mobile'))
    .select(eb => eb.fn.coalesce('persons.mobile_dial_code', sql.lit('+91')).as('dial_code'))
    .select(eb => [
      eb('persons.email', 'is not', null).as('email_verified'),
      eb('persons.mobile', 'is not', null).as('mobile_verified'),
    ])
    .select(['persons.password_hash', 'persons.password_proves_from', 'is_demo', 'status'])
    .select(lastEntered.as('entered_at'))

type InvitedRow = Awaited<ReturnType<ReturnType<typeof invited>['execute']>>[number]
const asInvited = (row: InvitedRow): Account => ({
  id: row.id,
  personId: row.person_id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  mobile: row.mobile,
  dialCode: row.dial_code,
  passwordHash: row.password_hash,
  passwordProvesFrom: row.password_proves_from,
  emailVerified: Boolean(row.email_verified),
  mobileVerified: Boolean(row.mobile_verified),
  isDemo: row.is_demo,
  isSuspended: row.status === 'suspended',
  isUnclaimed: false,
})

/**
 * The accounts that a login with this contact may open: those of `holdersOf`, and the profiles to which the person who verified it
 * was invited. Only a login asks for those: recovery would else set the password of a profile's owner.
 */
export async function holdersForLogin(db: Db, identity: Identity): Promise<Account[]> {
  const holders = await holdersOf(db, identity)
  const verified =
    identity.kind === 'email'
      ? invited(db).where('persons.email', '=', identity.email)
      : invited(db).where('persons.mobile', '=', `${identity.dialCode}${identity.digits}`)
  const families = await verified
    .where('status', 'in', ['active', 'paused'])
    .orderBy('entered_at', order => order.desc().nullsLast())
    .execute()
  const [family] = families
  if (!family) return holders
  const [own] = holders
  const isOfSamePerson = own?.personId === family.person_id
  const isOwnLater =
    isOfSamePerson && !own.isSuspended && (await enteredAt(db, own)) > (family.entered_at?.getTime() ?? 0)
  return isOwnLater ? holders : [asInvited(family), ...holders]
}

async function enteredAt(db: Db, { id, personId }: Pick<Account, 'id' | 'personId'>): Promise<number> {
  const { entered_at } = await db
    .selectFrom('sessions')
    .select(sql<Date | null>`max(greatest(created_at, switched_at))`.as('entered_at'))
    .where('member_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return entered_at?.getTime() ?? 0
}

/** The account of a person who acts for a profile: its registered owner, or somebody else of the family. */
export async function accountOf(db: Db, { id, personId }: { id: string; personId: string }): Promise<Account | null> {
  const owner = await accountById(db, id)
  if (owner?.personId === personId) return owner
  const row = await invited(db)
    .where('members.id', '=', id)
    .where('family_logins.person_id', '=', personId)
    .executeTakeFirst()
  return row ? asInvited(row) : null
}

/** The account that a login of this person opens: of the profile entered last, and a suspended one only where no other is left. */
export async function accountOfPerson(db: Db, personId: string): Promise<Account | null> {
  const row = await db
    .selectFrom('members')
    .innerJoin('persons', join => join.on('persons.id', '=', personId))
    .select('members.id')
    .where(sql<boolean>`members.id in (select member_id from profile_persons where person_id = ${personId})`)
    .orderBy(eb => eb('status', '=', 'suspended'))
    .orderBy(lastEntered, order => order.desc().nullsLast())
    .orderBy('joined_at', 'desc')
    .executeTakeFirst()
  return row ? accountOf(db, { id: row.id, personId }) : null
}

export async function accountsById(db: Db, ids: readonly string[]): Promise<Account[]> {
  const rows = await accounts(db).where(sql<boolean>`members.id = any(${ids}::uuid[])`).execute()
  return rows.map(asAccount)
}

export async function accountById(db: Db, id: string): Promise<Account | null> {
  const row = await accounts(db).where('members.id', '=', id).executeTakeFirst()
  return row ? asAccount(row) : null
}

type Row = {
  id: string
  person_id: string | null
  first_name: string
  last_name: string
  email: string | null
  mobile: string | null
  dial_code: string
  password_hash: string | null
  password_proves_from: Date | null
  email_verified_at: Date | null
  mobile_verified_at: Date | null
  is_demo: boolean
  status: 'active' | 'paused' | 'suspended' | 'deleted'
  origin: 'site' | 'counter' | 'import'
}
const asAccount = (row: Row): Account => ({
  id: row.id,
  personId: row.person_id ?? '',
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  mobile: row.mobile,
  dialCode: row.dial_code,
  passwordHash: row.password_hash,
  passwordProvesFrom: row.password_proves_from,
  emailVerified: row.email_verified_at !== null,
  mobileVerified: row.mobile_verified_at !== null,
  isDemo: row.is_demo,
  isSuspended: row.status === 'suspended',
  isUnclaimed: row.origin === 'import' && row.email_verified_at === null && row.mobile_verified_at === null,
})

/** Replaces a hash by one of the same password, unless the password was changed meanwhile. */
export async function replaceHash(db: Db, personId: string, old: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('persons')
    .set({ password_hash: passwordHash })
    .where('id', '=', personId)
    .where('password_hash', '=', old)
    .execute()
}

/** The keys of the contacts with which a person logs in. */
export async function keysOfPerson(db: Db, personId: string): Promise<string[]> {
  const { mobile, email } = await db
    .selectFrom('persons')
    .select(['mobile', 'email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return [...(mobile ? [identityKey(identityOf(mobile))] : []), ...(email ? [identityKey(emailIdentity(email))] : [])]
}

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
