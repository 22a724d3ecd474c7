import type { Language } from '#domain/words/catalogue.ts'
import { isLoopback } from '#server/config.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Account, findAccount } from './accounts.ts'
import { emailIdentity, type Identity, identityKey, mobileIdentity } from './identity.ts'
import type { AccessNeeds } from './needs.ts'
import { endSession, startSession } from './sessions.ts'
import { accessWords } from './words.ts'

const loginTries = { hits: 10, seconds: 15 * 60 }

export function entryHandlers(needs: AccessNeeds): HandlersOf<'login' | 'mobileLogin' | 'logout'> {
  const { db, limits, passwords, config } = needs

  /** Everybody knows a demo login's password: it opens only on the machine itself, unless the provider says otherwise. */
  const demoMayEnter = (account: Account) => !account.isDemo || isLoopback(config.host) || config.demoPublic

  async function logIn(identity: Identity, password: string, language: Language, now: Date) {
    const key = `login ${identityKey(identity)}`
    // Counted before hashing: a storm of tries on one account must not reach the processor.
    await limits.count(key, loginTries)
    const account = await findAccount(db, identity)
    const right = await passwords.matches(account?.passwordHash ?? null, password)
    if (!account || !right || !demoMayEnter(account)) throw new Refusal('bad_credentials')
    await limits.forget(key)
    return { access_token: await startSession(db, account.id, now), message: accessWords(language).welcome }
  }

  return {
    login: ({ input, language, now }) => logIn(emailIdentity(input.email), input.password, language, now),
    mobileLogin: ({ input, language, now }) =>
      logIn(mobileIdentity(input.mobile, input.dial_code ?? null), input.password, language, now),
    async logout({ viewer, language, now }) {
      await endSession(db, viewer.sessionHash, now)
      return { message: accessWords(language).loggedOut }
    },
  }
}
