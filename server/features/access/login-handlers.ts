import type { Language } from '#domain/words/catalogue.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newToken } from '#server/ports/secrets.ts'
import { type Account, accountsForLogin, replaceHash } from './accounts.ts'
import type { AccessDependencies } from './dependencies.ts'
import { emailIdentity, type Identity, keyOf, mobileIdentity } from './identity.ts'
import { hasLoggedInFrom, rememberDevice } from './known-devices.ts'
import { countLoginOrRefuse, uncountLogin } from './limits.ts'
import { tellOfNewDevice } from './notices.ts'
import { revokeSession, startSession } from './sessions.ts'
import { accessMessages } from './words.ts'

interface LoginAttempt {
  identity: Identity
  password: string
  /** The caller's live session, which the new one replaces. */
  viewer: Viewer | null
  address: string
  device: string | null
  userAgent: string
  mayUseDemo: boolean
  language: Language
  now: Date
}

export function loginHandlers(dependencies: AccessDependencies): HandlersOf<'login' | 'mobileLogin' | 'logout'> {
  const { db, secrets, limits, passwords, config, record } = dependencies

  /** Everybody knows the demo's passwords, so they work only on this machine unless the provider allows more. */
  const isOpenDemo = config.demo && config.demoPublic

  async function logIn({ identity, password, viewer, address, language, now, mayUseDemo, ...attempt }: LoginAttempt) {
    const holders = await accountsForLogin(db, identity)
    const key = keyOf(identity, holders[0] ?? null)
    const refusal = await countLoginOrRefuse(limits, key, address)
    const candidates = refusal ? await knownFrom(holders, address, now) : holders
    if (refusal && candidates.length === 0) throw refusal
    const account = await firstWithPassword(candidates, password)
    if (!account || (account.isDemo && !mayUseDemo && !isOpenDemo)) throw new Refusal('bad_credentials')
    await uncountLogin(limits, key, address)
    await rehashIfOutdated(account, password)
    const device = attempt.device ?? newToken()
    const accessToken = await db.transaction().execute(async trx => {
      if (viewer) await revokeSession(trx, viewer.sessionHash, now)
      const memberId = account.id
      if (await rememberDevice(trx, secrets, { memberId, device, address, now })) {
        await tellOfNewDevice(trx, dependencies, { memberId, language, now })
        record({ event: 'new_device', member: memberId, address })
      }
      return startSession(trx, memberId, now, attempt.userAgent)
    })
    record({ event: 'login', member: account.id, address })
    return { access_token: accessToken, device, message: accessMessages(language).welcome }
  }

  /** Those of the accounts whose owners logged in from this address lately. */
  async function knownFrom(accounts: readonly Account[], address: string, now: Date): Promise<Account[]> {
    const known: Account[] = []
    for (const account of accounts)
      if (await hasLoggedInFrom(db, secrets, account.id, address, now)) known.push(account)
    return known
  }

  /** An unknown account costs as much time as a wrong password. */
  async function firstWithPassword(accounts: readonly Account[], password: string): Promise<Account | null> {
    for (const account of accounts) if (await passwords.matches(account.passwordHash, password)) return account
    if (accounts.length === 0) await passwords.matches(null, password)
    return null
  }

  /** Only a login knows the password, so it alone can bring an old hash to the present cost. */
  async function rehashIfOutdated({ id, passwordHash }: Account, password: string) {
    if (passwordHash && passwords.isOutdated(passwordHash))
      await replaceHash(db, id, passwordHash, await passwords.hash(password))
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
    async logout({ viewer, address, language, now }) {
      await revokeSession(db, viewer.sessionHash, now)
      record({ event: 'logout', member: viewer.id, address })
      return { message: accessMessages(language).loggedOut }
    },
  }
}
