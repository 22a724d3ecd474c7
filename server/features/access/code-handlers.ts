import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Account, accountById, markVerified } from './accounts.ts'
import { type Channel, refusalOf, sendCode, tryCode } from './codes.ts'
import { atEvenPace } from './constant-time.ts'
import { identityKey, identityOf } from './identity.ts'
import type { AccessNeeds } from './needs.ts'
import { recover } from './recovery.ts'
import { issueResetToken } from './reset-tokens.ts'
import { resetTokenLifetime } from './rules.ts'
import { recoveryChannel, verificationTarget } from './targets.ts'
import { accessWords } from './words.ts'

const codeTries = { hits: 60, seconds: 60 * 60 }

/** With a session a code is that member's verification; without one it is recovery. */
export function codeHandlers(needs: AccessNeeds): HandlersOf<'verifyOtp' | 'resendOtp'> {
  const { db, secrets, limits, reach, config } = needs
  return {
    async verifyOtp({ input, viewer, language, now }) {
      if (viewer) {
        const { account, asked } = await ownAccount(db, viewer.id, input.email)
        const target = verificationTarget(account, asked, reach)
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
        const { message } = await atEvenPace(() => recover(needs, identity, language, now))
        return { message, success: true, sent_to: recoveryChannel(identity, reach) }
      }
      const { account, asked } = await ownAccount(db, viewer.id, input.email)
      const target = verificationTarget(account, asked, reach)
      const { publicUrl } = config
      await db
        .transaction()
        .execute(trx => sendCode(trx, secrets, { ...target, purpose: 'verify', account, language, now, publicUrl }))
      return { message: accessWords(language).codeSent, success: true, sent_to: target.channel }
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
