import { contactKey, reachableContacts } from '#server/features/access/accounts/channels.ts'
import { contactKeys } from '#server/features/access/accounts/identity.ts'
import { accessMessages } from '#server/features/access/accounts/words.ts'
import { withinOfficeBudget } from '#server/features/access/codes/limits.ts'
import { sendCode } from '#server/features/access/codes/send-code.ts'
import { channelsNow, withSmsCounted } from '#server/features/access/codes/sms-budget.ts'
import { tryCodeIn } from '#server/features/access/codes/try-code.ts'
import { closeAccess } from '#server/features/access/passwords/password-changes.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { callersAccount } from './begin.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { countTryOrRefuse, refuseCode } from './proofs.ts'
import { keyOfNewestCode, vouchedChannels } from './queries.ts'
import { callerMessages, callerSentences } from './words.ts'

const purpose = 'caller_freeze'

/** "This was not me" for a family that calls: by a code that it reads out, at once. */
export function callerFreezeHandlers(
  dependencies: CallerRequestDependencies,
): HandlersOf<'sendFreezeCode' | 'freezeForCaller'> {
  const { db, secrets, limits, forgetSessions } = dependencies
  return {
    async sendFreezeCode({ input: { uuid: memberId, reason }, language, now, inAct }) {
      const account = await callersAccount(db, memberId)
      const theirs = (await readRecipient(db, memberId))?.language ?? 'en'
      const vouched = await vouchedChannels(db, memberId)
      const channels = await channelsNow(dependencies, { purpose, language: theirs })
      const reachable = reachableContacts(account, channels).filter(({ channel }) => !vouched.includes(channel))
      const target = reachable.find(({ channel }) => channel === 'SMS') ?? reachable[0]
      if (!target) throw new Refusal('conflict', { sentence: callerSentences.noVerified })
      const { channel, to } = target
      const identityKey = contactKey(account, channel) ?? ''
      const code = { identityKey, purpose, recipient: { memberId, to }, channel, language: theirs, now } as const
      await withinOfficeBudget(limits, identityKey, () =>
        withSmsCounted(dependencies, channel, now, () =>
          inAct(async trx => {
            await sendCode(trx, dependencies, code)
            return { act: 'freeze_code_sent', memberId, after: { channel }, reason }
          }),
        ),
      )
      return { message: callerMessages(language).codesSent, sent_to: channel }
    },

    async freezeForCaller({ input: { uuid: memberId, reason, owner_code }, language, now, inAct }) {
      const account = await callersAccount(db, memberId)
      const identityKey = await keyOfNewestCode(db, { memberId, purpose, keys: contactKeys(account) })
      const attempt = { identityKey: identityKey ?? '', purpose, memberId, code: owner_code, now } as const
      await countTryOrRefuse(dependencies, attempt)
      const outcome = await inAct(async trx => {
        const tried = await tryCodeIn(trx, secrets, attempt, () => closeAccess(trx, secrets, { memberId, now }))
        const act = { act: 'frozen_for_caller', memberId, reason } as const
        return { acts: tried.outcome === 'right' ? [act] : [], result: tried.outcome }
      })
      if (outcome !== 'right') refuseCode('owner_code', outcome)
      forgetSessions(memberId)
      return { message: accessMessages(language).frozenForCaller }
    },
  }
}
