import type { Language } from '#domain/words/catalogue.ts'
import { isLoopback } from '#server/config.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Account, findAccount } from './accounts.ts'
import type { AccessDependencies } from './dependencies.ts'
import { emailIdentity, type Identity, identityKey, mobileIdentity } from './identity.ts'
import { revokeSession, startSession } from './sessions.ts'
import { accessMessages } from './words.ts'

const loginTries = { hits: 10, seconds: 15 * 60 }

export function loginHandlers(dependencies: AccessDependencies): HandlersOf<'login' | 'mobileLogin' | 'logout'> {
  const { db, limits, passwords, config } = dependencies

  /** Everybody knows the demo's passwords, so they work only on this machine unless the provider allows more. */
  const mayLogIn = (account: Account) => !account.isDemo || isLoopback(config.host) || config.demoPublic

  async function logIn(identity: Identity, password: string, language: Language, now: Date) {
    const key = `login ${identityKey(identity)}`
    // The count comes before the hash, so that many tries on one account cost no processor time.
    await limits.countOrRefuse(key, loginTries)
    const account = await findAccount(db, identity)
    const isRight = await passwords.matches(account?.passwordHash ?? null, password)
    if (!account || !isRight || !mayLogIn(account)) throw new Refusal('bad_credentials')
    await limits.reset(key)
    return { access_token: await startSession(db, account.id, now), message: accessMessages(language).welcome }
  }

  return {
    login: ({ input, language, now }) => logIn(emailIdentity(input.email), input.password, language, now),
    mobileLogin: ({ input, language, now }) =>
      logIn(mobileIdentity(input.mobile, input.dial_code ?? null), input.password, language, now),
    async logout({ viewer, language, now }) {
      await revokeSession(db, viewer.sessionHash, now)
      return { message: accessMessages(language).loggedOut }
    },
  }
}
