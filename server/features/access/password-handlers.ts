import { broken } from '#contract/field-words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { markVerified } from './accounts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { inConstantTime } from './constant-time.ts'
import type { AccessDependencies } from './dependencies.ts'
import { emailIdentity, mobileIdentity } from './identity.ts'
import { recover } from './recovery.ts'
import { consumeResetToken, isValidResetToken } from './reset-tokens.ts'
import { revokeAllSessions } from './sessions.ts'
import { accessMessages } from './words.ts'

export function passwordHandlers(
  dependencies: AccessDependencies,
): HandlersOf<'forgotPassword' | 'forgotPasswordMobile' | 'checkToken' | 'setPassword'> {
  const { db, passwords } = dependencies
  return {
    forgotPassword: ({ input, language, now }) =>
      inConstantTime(() => recover(dependencies, emailIdentity(input.email), language, now)),
    forgotPasswordMobile: ({ input, language, now }) =>
      inConstantTime(() => recover(dependencies, mobileIdentity(input.email, input.dial_code ?? null), language, now)),

    async checkToken({ input, language, now }) {
      if (!(await isValidResetToken(db, input.token, now))) throw new Refusal('bad_token')
      return { message: accessMessages(language).tokenGood }
    },

    async setPassword({ input, language, now }) {
      if (input.password !== input.confirm_password)
        throw new Refusal('bad_input', { fields: { confirm_password: broken('confirmed') } })
      // This check spares a hash for a guessed token. The transaction below uses the token up.
      if (!(await isValidResetToken(db, input.token, now))) throw new Refusal('bad_token')
      const passwordHash = await passwords.hash(input.password)
      await db.transaction().execute(async trx => {
        const used = await consumeResetToken(trx, input.token, now)
        if (!used) throw new Refusal('bad_token')
        await trx.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', used.memberId).execute()
        await markVerified(trx, used.memberId, used.channel, now)
        await revokeAllSessions(trx, used.memberId, now)
      })
      const words = accessMessages(language)
      return { message: words.passwordSet, ...(isCommonPassword(input.password) && { warning: words.weakPassword }) }
    },
  }
}
