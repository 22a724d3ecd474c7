import { broken } from '#contract/field-words.ts'
import { verifyContact } from '#server/features/access/account-contacts/verify-contact.ts'
import { contactKey, contactOf, isVerifiedBy } from '#server/features/access/accounts/channels.ts'
import { type Account, accountById } from '#server/features/access/accounts/queries.ts'
import { withinOfficeBudget } from '#server/features/access/codes/limits.ts'
import { sendCode } from '#server/features/access/codes/send-code.ts'
import { channelsNow, withSmsCounted } from '#server/features/access/codes/sms-budget.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { InAct } from '#server/http/acts.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { CounterDependencies } from './dependencies.ts'
import { takeOrJoinPerson } from './join-person.ts'
import { accountToConfirmOrRefuse } from './rules.ts'

/** The number or address that a family at the counter can be reached by. */
interface Reached {
  channel: Channel
  to: string
}

/**
 * The contact that a code goes to: a confirmed one, else the number, or the address where the site sends no SMS. Null if the
 * site can reach neither.
 */
export async function contactReached(dependencies: CounterDependencies, account: Account): Promise<Reached | null> {
  const language = (await readRecipient(dependencies.db, account.id))?.language ?? 'en'
  const channels = await channelsNow(dependencies, { purpose: 'caller_new', language })
  const contacts = (['SMS', 'EMAIL'] as const).flatMap(channel => {
    const to = contactOf(account, channel)
    return to && channels[channel] ? [{ channel, to }] : []
  })
  return contacts.find(({ channel }) => isVerifiedBy(account, channel)) ?? contacts[0] ?? null
}

/** Sends a code that the family reads out. Without a confirmed contact nobody could log in by a code later. */
export async function sendConfirmingCode(
  dependencies: CounterDependencies,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Channel> {
  const { db, limits } = dependencies
  const account = await accountToConfirmOrRefuse(dependencies, memberId)
  const reached = await contactReached(dependencies, account)
  const identityKey = reached && contactKey(account, reached.channel)
  if (!reached || !identityKey) throw new Refusal('channel_closed')
  const { channel, to } = reached
  const language = (await readRecipient(db, account.id))?.language ?? 'en'
  const recipient = { memberId: account.id, to }
  // The code of the site says that nobody may be told it; this one is for the clerk who asks for it.
  const code = { channel, identityKey, purpose: 'caller_new', recipient, language, now } as const
  await withinOfficeBudget(limits, identityKey, () =>
    withSmsCounted(dependencies, channel, now, () =>
      db.transaction().execute(trx => sendCode(trx, dependencies, code)),
    ),
  )
  return channel
}

/** Confirms the contact that the code went to, and no other, by the code that the family read out. */
export async function confirmByCode(
  dependencies: CounterDependencies,
  { inAct, memberId, code, now }: { inAct: InAct<'number_confirmed'>; memberId: string; code: string; now: Date },
): Promise<Channel> {
  const account = await accountToConfirmOrRefuse(dependencies, memberId)
  let confirmed: Channel = 'SMS'
  const outcome = await verifyContact(dependencies, account, {
    purpose: 'caller_new',
    typed: 'SMS',
    code,
    now,
    take: takeOrJoinPerson,
    inTransaction: work =>
      inAct(async trx => {
        const result = await work(trx)
        if (result !== 'right') return { acts: [], result }
        confirmed = (await accountById(trx, account.id))?.mobileVerified ? 'SMS' : 'EMAIL'
        const after = { verified: confirmed === 'SMS' ? 'mobile' : 'email' }
        return { acts: [{ act: 'number_confirmed', memberId: account.id, after }], result }
      }),
  })
  if (outcome !== 'right')
    throw new Refusal('bad_input', { fields: { code: broken(outcome === 'wrong' ? 'wrong_code' : 'ended_code') } })
  return confirmed
}
