import type { Language } from '#domain/words/catalogue.ts'
import { broken } from '#domain/words/fields.ts'
import { type Config, isLoopback } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type Account, accountById, findAccount, markVerified } from './accounts.ts'
import { type Channel, refusalOf, sendCode, tryCode } from './codes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { atEvenPace } from './even-pace.ts'
import { emailIdentity, type Identity, identityKey, identityOf, mobileIdentity } from './identity.ts'
import { insertMember } from './new-member.ts'
import { choiceRules, personRules, takenByIndex, takenRules } from './registration.ts'
import { isGoodToken, issueResetToken, useToken } from './reset-tokens.ts'
import { resetTokenLifetime } from './rules.ts'
import { endAllSessions, endSession, startSession } from './sessions.ts'
import { type Reach, recoveryChannel, verificationTarget } from './targets.ts'
import { accessWords } from './words.ts'

export interface AccessNeeds {
  db: Db
  secrets: Secrets
  limits: Limits
  passwords: Passwords
  reach: Reach
  config: Pick<Config, 'publicUrl' | 'host' | 'demoPublic'>
}

const loginTries = { hits: 10, seconds: 15 * 60 }
const signupTries = { hits: 40, seconds: 60 * 60 }
const codeTries = { hits: 60, seconds: 60 * 60 }

export function accessHandlers(
  needs: AccessNeeds,
): HandlersOf<
  | 'login'
  | 'mobileLogin'
  | 'signup'
  | 'verifyOtp'
  | 'resendOtp'
  | 'forgotPassword'
  | 'forgotPasswordMobile'
  | 'checkToken'
  | 'setPassword'
  | 'logout'
> {
  const { db, secrets, limits, passwords, reach, config } = needs

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

  /** Everybody knows a demo login's password: it opens only on the machine itself, unless the provider says otherwise. */
  const demoMayEnter = (account: Account) => !account.isDemo || isLoopback(config.host) || config.demoPublic

  async function recover(identity: Identity, language: Language, now: Date) {
    const account = await findAccount(db, identity)
    const channel = recoveryChannel(identity, reach)
    await db.transaction().execute(trx =>
      sendCode(trx, secrets, {
        identityKey: identityKey(identity),
        purpose: 'reset',
        account,
        channel,
        language,
        now,
        publicUrl: config.publicUrl,
      }),
    )
    return { message: accessWords(language).recoverySent }
  }

  return {
    login: ({ input, language, now }) => logIn(emailIdentity(input.email), input.password, language, now),
    mobileLogin: ({ input, language, now }) =>
      logIn(mobileIdentity(input.mobile, input.dial_code ?? null), input.password, language, now),

    async signup({ input, language, now }) {
      const identity = mobileIdentity(input.mobile, input.mobile_country_code)
      await limits.count(`signup ${identityKey(identity)}`, signupTries)
      await limits.count(`signup ${identityKey(emailIdentity(input.email))}`, signupTries)
      const wrong = { ...personRules(input, now), ...(await choiceRules(db, input)) }
      if (Object.keys(wrong).length > 0) throw new Refusal('bad_input', { fields: wrong })
      const taken = await takenRules(db, input)
      if (Object.keys(taken).length > 0) throw new Refusal('taken', { fields: taken })

      const passwordHash = await passwords.hash(input.password)
      try {
        return await db.transaction().execute(async trx => {
          const id = await insertMember(trx, input, passwordHash, now)
          const account = { id, email: input.email, mobile: input.mobile, dialCode: input.mobile_country_code }
          const target = verificationTarget(account, 'SMS', reach)
          await sendCode(trx, secrets, {
            ...target,
            purpose: 'verify',
            account,
            language,
            now,
            publicUrl: config.publicUrl,
          })
          const words = accessWords(language)
          return {
            access_token: await startSession(trx, id, now),
            id,
            message: words.registered,
            ...(isCommonPassword(input.password) && { warning: words.weakPassword }),
          }
        })
      } catch (error) {
        // The check above may race with another sign-up; the index decided, here it is only worded.
        const fields = takenByIndex(error)
        throw fields ? new Refusal('taken', { fields }) : error
      }
    },

    async verifyOtp({ input, viewer, language, now }) {
      if (viewer) {
        const account = await ownAccount(db, viewer.id, input.email)
        const target = verificationTarget(account.account, account.asked, reach)
        await limits.count(`try verify ${target.identityKey}`, codeTries)
        const attempt = { identityKey: target.identityKey, purpose: 'verify', code: input.otp, now } as const
        const { outcome } = await tryCode(db, secrets, attempt, (trx, memberId) =>
          markVerified(trx, memberId, target.channel, now),
        )
        if (outcome !== 'right') throw new Refusal(refusalOf[outcome])
        return { message: accessWords(language).verified }
      }
      return atEvenPace(async () => {
        const identity = identityOf(input.email, input.mobile_country_code ?? null)
        const key = identityKey(identity)
        await limits.count(`try reset ${key}`, codeTries)
        const channel = recoveryChannel(identity, reach)
        const attempt = { identityKey: key, purpose: 'reset', code: input.otp, now } as const
        const { outcome, opened } = await tryCode(db, secrets, attempt, (trx, memberId) =>
          issueResetToken(trx, memberId, channel, resetTokenLifetime, now),
        )
        if (outcome !== 'right') throw new Refusal(refusalOf[outcome])
        return { message: accessWords(language).codeRight, ...(opened && { token: opened }) }
      })
    },

    async resendOtp({ input, viewer, language, now }) {
      if (!viewer) {
        const identity = identityOf(input.email, input.mobile_country_code ?? null)
        const { message } = await atEvenPace(() => recover(identity, language, now))
        return { message, success: true }
      }
      const { account, asked } = await ownAccount(db, viewer.id, input.email)
      const target = verificationTarget(account, asked, reach)
      await db
        .transaction()
        .execute(trx =>
          sendCode(trx, secrets, { ...target, purpose: 'verify', account, language, now, publicUrl: config.publicUrl }),
        )
      return { message: accessWords(language).codeSent, success: true }
    },

    forgotPassword: ({ input, language, now }) => atEvenPace(() => recover(emailIdentity(input.email), language, now)),
    forgotPasswordMobile: ({ input, language, now }) =>
      atEvenPace(() => recover(mobileIdentity(input.email, input.dial_code ?? null), language, now)),

    async checkToken({ input, language, now }) {
      if (!(await isGoodToken(db, input.token, now))) throw new Refusal('bad_token')
      return { message: accessWords(language).tokenGood }
    },

    async setPassword({ input, language, now }) {
      if (input.password !== input.confirm_password)
        throw new Refusal('bad_input', { fields: { confirm_password: broken('confirmed') } })
      // A stranger's guess at a token must not cost a hash; a good one is used up in the write below.
      if (!(await isGoodToken(db, input.token, now))) throw new Refusal('bad_token')
      const passwordHash = await passwords.hash(input.password)
      await db.transaction().execute(async trx => {
        const used = await useToken(trx, input.token, now)
        if (!used) throw new Refusal('bad_token')
        await trx.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', used.memberId).execute()
        await markVerified(trx, used.memberId, used.channel, now)
        await endAllSessions(trx, used.memberId, now)
      })
      const words = accessWords(language)
      return { message: words.passwordSet, ...(isCommonPassword(input.password) && { warning: words.weakPassword }) }
    },

    async logout({ viewer, language, now }) {
      await endSession(db, viewer.sessionHash, now)
      return { message: accessWords(language).loggedOut }
    },
  }
}

/** The session's own member, and which of their two contacts they named; a stranger's contact is refused. */
async function ownAccount(db: Db, memberId: string, typed: string): Promise<{ account: Account; asked: Channel }> {
  const account = await accountById(db, memberId)
  if (!account) throw new Refusal('no_session')
  const identity = identityOf(typed, account.dialCode)
  if (identity.kind === 'email' && identity.email === account.email.toLowerCase()) return { account, asked: 'EMAIL' }
  if (identity.kind === 'mobile' && identity.digits === account.mobile) return { account, asked: 'SMS' }
  throw new Refusal('bad_input', { fields: { email: broken('malformed') } })
}
