import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { inConstantTime } from '../accounts/constant-time.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { identityKey, identityOf } from '../accounts/identity.ts'
import { type Account, accountById, holdersOf } from '../accounts/queries.ts'
import { recoveryChannel, verificationTarget } from '../accounts/rules.ts'
import { accessMessages } from '../accounts/words.ts'
import { countTryOrRefuse, guessCode, withinCodeBudget } from '../codes/limits.ts'
import { askedBy, codeToTry } from '../codes/queries.ts'
import { issueToken } from '../codes/reset-tokens.ts'
import { resetTokenLifetime } from '../codes/rules.ts'
import { sendCode } from '../codes/send-code.ts'
import { channelsNow, channelsWithWords, withSmsCounted } from '../codes/sms-budget.ts'
import { codeRefusals, tryCode } from '../codes/try-code.ts'
import { ownPlaceOf } from '../known-devices/queries.ts'
import { keyFrom } from '../known-devices/rules.ts'
import { sendRecoveryCode } from '../recovery/recovery-code.ts'
import { accountForRecovery } from '../recovery/rules.ts'
import { contactChanges } from './contact-changes.ts'
import { ownChannelOrRefuse } from './rules.ts'
import { verifyContact } from './verify-contact.ts'

/** With a session, a code verifies or changes that member's contact. Without one, it recovers a password. */
export function contactCodeHandlers(dependencies: AccessDependencies): HandlersOf<'verifyOtp' | 'resendOtp'> {
  const { db, secrets, limits, config, record } = dependencies
  const { sendChangeCode, verifyChange } = contactChanges(dependencies)
  return {
    async verifyOtp({ input, viewer, address, device, language, now }) {
      refuseOthers(viewer)
      if (input.type) {
        const { otp, type } = input
        const answer = await verifyChange({ input, type, otp, viewer, language, now })
        record({ event: 'contact_changed', member: viewer?.id ?? null, address, contact: input.email })
        return answer
      }
      if (viewer) {
        const { account, channel } = await ownContact(db, viewer.id, input.email)
        const { sessionHash } = viewer
        const attempt = { typed: channel, code: input.otp, sessionHash, now }
        const outcome = await verifyContact(dependencies, account, attempt)
        if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
        record({ event: 'contact_verified', member: viewer.id, address })
        return { message: accessMessages(language).verified }
      }
      return inConstantTime(config.constantAnswerMs, async () => {
        const identity = identityOf(input.email, input.mobile_country_code ?? null)
        const account = accountForRecovery(await holdersOf(db, identity), identity)
        const place = await ownPlaceOf(db, secrets, account, { device, address, now })
        const typed = identityKey(identity)
        const asker = askedBy(secrets, 'reset', typed, { device, address })
        const meant = { purpose: 'reset', asker, plainKey: typed, keyHere: keyFrom(typed, place) } as const
        const tried = await codeToTry(db, meant, now)
        await countTryOrRefuse(limits, tried, address)
        const attempt = { ...tried, code: input.otp, now }
        const { outcome, result: token } = await guessCode(
          dependencies,
          { purpose: 'reset', place, address, now },
          () =>
            tryCode(db, secrets, attempt, (trx, code) =>
              issueToken(trx, { ...code, purpose: 'reset' }, resetTokenLifetime, now),
            ),
        )
        if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
        return { message: accessMessages(language).codeRight, ...(token && { token }) }
      })
    },

    async resendOtp({ input, viewer, language, now, ...caller }) {
      refuseOthers(viewer)
      if (input.type) return sendChangeCode({ input, type: input.type, viewer, language, now })
      if (!viewer) {
        const identity = identityOf(input.email, input.mobile_country_code ?? null)
        const open = await channelsWithWords(dependencies, { purpose: 'reset', language })
        const { message } = await inConstantTime(config.constantAnswerMs, () =>
          sendRecoveryCode(dependencies, identity, language, { ...caller, now }),
        )
        return { message, success: true, sent_to: recoveryChannel(identity, open) }
      }
      const { account, channel } = await ownContact(db, viewer.id, input.email)
      const { to, ...target } = verificationTarget(
        account,
        channel,
        await channelsNow(dependencies, { purpose: 'verify', language }),
      )
      const recipient = { memberId: account.id, to }
      const { code_length } = await withinCodeBudget(limits, target.identityKey, () =>
        withSmsCounted(dependencies, target.channel, now, () =>
          db
            .transaction()
            .execute(trx => sendCode(trx, dependencies, { ...target, purpose: 'verify', recipient, language, now })),
        ),
      )
      return { message: accessMessages(language).codeSent, success: true, sent_to: target.channel, code_length }
    },
  }
}

/** The registered contact is its owner's. Others of the family have one of their own. */
function refuseOthers(viewer: Viewer | null): void {
  if (viewer && !viewer.isOwner) throw new Refusal('owner_alone')
}

/** The session's account and the channel of the contact that was typed. Refuses a contact of somebody else. */
async function ownContact(db: Db, memberId: string, typed: string): Promise<{ account: Account; channel: Channel }> {
  const account = await accountById(db, memberId)
  if (!account) throw new Refusal('no_session')
  return { account, channel: ownChannelOrRefuse(account, identityOf(typed, account.dialCode)) }
}
