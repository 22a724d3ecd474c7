import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { type Account, accountById, markVerified } from './accounts.ts'
import { recoveryChannel, verificationTarget } from './channels.ts'
import { codeRefusals, sendCode, tryCode } from './codes.ts'
import { inConstantTime } from './constant-time.ts'
import type { AccessDependencies } from './dependencies.ts'
import { identityKey, identityOf } from './identity.ts'
import { recover } from './recovery.ts'
import { issueResetToken } from './reset-tokens.ts'
import { resetTokenLifetime } from './rules.ts'
import { accessMessages } from './words.ts'

const codeTries = { hits: 60, seconds: 60 * 60 }

/** With a session, a code verifies that member's contact. Without one, it recovers a password. */
export function codeHandlers(dependencies: AccessDependencies): HandlersOf<'verifyOtp' | 'resendOtp'> {
  const { db, secrets, limits, channels, config } = dependencies
  return {
    async verifyOtp({ input, viewer, language, now }) {
      if (viewer) {
        const { account, channel } = await ownContact(db, viewer.id, input.email)
        const target = verificationTarget(account, channel, channels)
        await limits.countOrRefuse(`try verify ${target.identityKey}`, codeTries)
        const attempt = { identityKey: target.identityKey, purpose: 'verify', code: input.otp, now } as const
        const { outcome } = await tryCode(db, secrets, attempt, (trx, memberId) =>
          markVerified(trx, memberId, target.channel, now),
        )
        if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
        return { message: accessMessages(language).verified }
      }
      return inConstantTime(async () => {
        const identity = identityOf(input.email, input.mobile_country_code ?? null)
        const key = identityKey(identity)
        await limits.countOrRefuse(`try reset ${key}`, codeTries)
        const channel = recoveryChannel(identity, channels)
        const attempt = { identityKey: key, purpose: 'reset', code: input.otp, now } as const
        const { outcome, result: token } = await tryCode(db, secrets, attempt, (trx, memberId) =>
          issueResetToken(trx, memberId, channel, resetTokenLifetime, now),
        )
        if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
        return { message: accessMessages(language).codeRight, ...(token && { token }) }
      })
    },

    async resendOtp({ input, viewer, language, now }) {
      if (!viewer) {
        const identity = identityOf(input.email, input.mobile_country_code ?? null)
        const { message } = await inConstantTime(() => recover(dependencies, identity, language, now))
        return { message, success: true, sent_to: recoveryChannel(identity, channels) }
      }
      const { account, channel } = await ownContact(db, viewer.id, input.email)
      const target = verificationTarget(account, channel, channels)
      const { publicUrl } = config
      await db
        .transaction()
        .execute(trx => sendCode(trx, secrets, { ...target, purpose: 'verify', account, language, now, publicUrl }))
      return { message: accessMessages(language).codeSent, success: true, sent_to: target.channel }
    },
  }
}

/** The session's member and the channel of the contact they named. Refuses a contact that is not theirs. */
async function ownContact(db: Db, memberId: string, typed: string): Promise<{ account: Account; channel: Channel }> {
  const account = await accountById(db, memberId)
  if (!account) throw new Refusal('no_session')
  const identity = identityOf(typed, account.dialCode)
  if (identity.kind === 'email' && identity.email === account.email.toLowerCase()) return { account, channel: 'EMAIL' }
  if (identity.kind === 'mobile' && identity.digits === account.mobile) return { account, channel: 'SMS' }
  throw new Refusal('bad_input', { fields: { email: broken('malformed') } })
}
