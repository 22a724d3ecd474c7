import { broken } from '#contract/field-words.ts'
import { verifyContact } from '#server/features/access/account-contacts/verify-contact.ts'
import { verificationTarget } from '#server/features/access/accounts/rules.ts'
import { withinOfficeBudget } from '#server/features/access/codes/limits.ts'
import { sendCode } from '#server/features/access/codes/send-code.ts'
import { channelsNow, withSmsCounted } from '#server/features/access/codes/sms-budget.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { CounterDependencies } from './dependencies.ts'
import { accountToConfirmOrRefuse } from './rules.ts'

/** Sends a code that the family reads out. Without a confirmed contact nobody could log in by a code later. */
export async function sendConfirmingCode(
  dependencies: CounterDependencies,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Channel> {
  const { db, limits } = dependencies
  const account = await accountToConfirmOrRefuse(dependencies, memberId)
  const language = (await readRecipient(db, account.id))?.language ?? 'en'
  const channels = await channelsNow(dependencies, { purpose: 'verify', language })
  const { to, ...target } = verificationTarget(account, 'SMS', channels)
  const code = { ...target, purpose: 'verify', recipient: { memberId: account.id, to }, language, now } as const
  await withinOfficeBudget(limits, target.identityKey, () =>
    withSmsCounted(dependencies, target.channel, now, () =>
      db.transaction().execute(trx => sendCode(trx, dependencies, code)),
    ),
  )
  return target.channel
}

/** Confirms the contact by the code that the family read out. */
export async function confirmByCode(
  dependencies: CounterDependencies,
  { inAct, memberId, code, now }: { inAct: InAct<'number_confirmed'>; memberId: string; code: string; now: Date },
): Promise<void> {
  const account = await accountToConfirmOrRefuse(dependencies, memberId)
  const outcome = await verifyContact(dependencies, account, {
    typed: 'SMS',
    code,
    now,
    inTransaction: work =>
      inAct(async trx => {
        const result = await work(trx)
        return { acts: result === 'right' ? [{ act: 'number_confirmed', memberId: account.id }] : [], result }
      }),
  })
  if (outcome !== 'right')
    throw new Refusal('bad_input', { fields: { code: broken(outcome === 'wrong' ? 'wrong_code' : 'ended_code') } })
}
