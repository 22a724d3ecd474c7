import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { emailIdentity, type Identity, identityKey, mobileIdentity } from '../accounts/identity.ts'
import { type Account, holdersForLogin, replaceHash } from '../accounts/queries.ts'
import { type Caller, ownPlaceOf } from '../known-devices/queries.ts'
import type { OwnPlace } from '../known-devices/rules.ts'
import { countLoginOrRefuse, uncountLogin } from '../passwords/limits.ts'
import { type EnterContext, enter, refusalOfSuspended } from './enter.ts'
import { accountsForLogin, mayEnter } from './rules.ts'

interface LoginAttempt extends EnterContext {
  identity: Identity
  password: string
}

export function loginHandlers(dependencies: AccessDependencies): HandlersOf<'login' | 'mobileLogin'> {
  const { db, secrets, limits, passwords, record, forgetSessions } = dependencies

  async function logIn({ identity, password, ...entering }: LoginAttempt) {
    const accounts = accountsForLogin(await holdersForLogin(db, identity), identity)
    const key = identityKey(identity)
    const { owners, device } = await knownHere(accounts, entering)
    const from = device?.key ?? entering.address
    const refusal = await countLoginOrRefuse(limits, key, from)
    if (refusal && owners.length === 0) throw refusal
    const account = await firstWithPassword(refusal ? owners : accounts, password)
    if (!account || !mayEnter(dependencies, account, entering)) throw new Refusal('bad_credentials')
    await uncountLogin(limits, key, from)
    if (account.isSuspended) throw await refusalOfSuspended(dependencies, account.id)
    await rehashIfOutdated(account, password)
    const session = await db.transaction().execute(trx => enter(trx, dependencies, account, entering))
    if (entering.viewer) forgetSessions(entering.viewer.id)
    record({ event: 'login', member: account.id, address: entering.address })
    return session
  }

  /** The accounts whose owners logged in from here lately, and the device if it is one of theirs. */
  async function knownHere(accounts: readonly Account[], caller: Caller) {
    const owners: Account[] = []
    let device: OwnPlace | null = null
    for (const account of accounts.length > 0 ? accounts : [null]) {
      const place = await ownPlaceOf(db, secrets, account, caller)
      if (place && account) owners.push(account)
      if (place?.isDevice) device = place
    }
    return { owners, device }
  }

  /** An unknown account, and one without a password, cost as much time as a wrong password. */
  async function firstWithPassword(accounts: readonly Account[], password: string): Promise<Account | null> {
    for (const account of accounts) if (await passwords.matches(account.passwordHash, password)) return account
    if (accounts.length === 0) await passwords.matches(null, password)
    return null
  }

  /** Only a login knows the password, so only here can an old hash be replaced by one of today's cost. */
  async function rehashIfOutdated({ personId, passwordHash }: Account, password: string) {
    if (passwordHash && passwords.isOutdated(passwordHash))
      await replaceHash(db, personId, passwordHash, await passwords.hash(password))
  }

  return {
    login: ({ input, ...context }) =>
      logIn({ ...context, identity: emailIdentity(input.email), password: input.password }),
    mobileLogin: ({ input, ...context }) =>
      logIn({
        ...context,
        identity: mobileIdentity(input.mobile, input.dial_code ?? null),
        password: input.password,
      }),
  }
}
