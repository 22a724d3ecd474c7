import { broken } from '#contract/field-words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { markVerified } from './accounts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { atEvenPace } from './constant-time.ts'
import { emailIdentity, mobileIdentity } from './identity.ts'
import type { AccessNeeds } from './needs.ts'
import { recover } from './recovery.ts'
import { isGoodToken, useToken } from './reset-tokens.ts'
import { endAllSessions } from './sessions.ts'
import { accessWords } from './words.ts'

export function passwordHandlers(
  needs: AccessNeeds,
): HandlersOf<'forgotPassword' | 'forgotPasswordMobile' | 'checkToken' | 'setPassword'> {
  const { db, passwords } = needs
  return {
    forgotPassword: ({ input, language, now }) =>
      atEvenPace(() => recover(needs, emailIdentity(input.email), language, now)),
    forgotPasswordMobile: ({ input, language, now }) =>
      atEvenPace(() => recover(needs, mobileIdentity(input.email, input.dial_code ?? null), language, now)),

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
  }
}
