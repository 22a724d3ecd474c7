import { broken } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import type { AccessDependencies } from '#server/features/access/accounts/dependencies.ts'
import { emailIdentity, identityKey, mobileIdentity } from '#server/features/access/accounts/identity.ts'
import { codeTries, withinCodeBudget, wrongCodesFromAddress } from '#server/features/access/codes/limits.ts'
import { sendCode } from '#server/features/access/codes/send-code.ts'
import { channelsNow, withSmsCounted } from '#server/features/access/codes/sms-budget.ts'
import { codeRefusals, tryCodeOfNobody } from '#server/features/access/codes/try-code.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { complaintCodesFromAddress } from './limits.ts'
import type { Reach } from './rules.ts'
import { complaintSentences } from './words.ts'

interface Contact {
  channel: Channel
  /** The contact in one spelling, by which codes to it are limited. */
  key: string
  to: string
}

/** The contact that a code confirms: the e-mail address, or the number where there is no address or no e-mail can be sent. */
function contactOf({ email, mobile }: Reach, channels: OpenChannels): Contact {
  if (email && channels.EMAIL) {
    const key = identityKey(emailIdentity(email))
    return { channel: 'EMAIL', key, to: email }
  }
  if (!mobile || !channels.SMS) throw new Refusal('conflict', { sentence: complaintSentences.noCode })
  const identity = mobileIdentity(mobile, '+91')
  const { digits, dialCode } = identity
  if (!dialCode || !(dialCode === '+91' ? /^\d{10}$/ : /^\d{6,14}$/).test(digits))
    throw new Refusal('bad_input', { fields: { mobile: broken('phone') } })
  return { channel: 'SMS', key: identityKey(identity), to: `${dialCode}${digits}` }
}

/** A complaint's code has a key of its own, so that it verifies nobody's account and uses up no resend of an account's code. */
const codeOf = ({ key }: Contact) => ({ identityKey: `complaint ${key}`, purpose: 'verify' }) as const

/** Sends a code to the contact, within the limits of all codes. Returns the channel by which it was sent. */
export async function sendContactCode(
  dependencies: AccessDependencies,
  reach: Reach,
  { address, language, now }: { address: string; language: Language; now: Date },
): Promise<Channel> {
  const { db, limits } = dependencies
  const contact = contactOf(reach, await channelsNow(dependencies, { purpose: 'verify', language }))
  await limits.countOrRefuse(`complaint codes from ${address}`, complaintCodesFromAddress)
  const { channel, to } = contact
  const recipient = { memberId: null, to }
  const request = { ...codeOf(contact), recipient, channel, language, now }
  await withinCodeBudget(limits, contact.key, () =>
    withSmsCounted(dependencies, channel, now, () =>
      db.transaction().execute(trx => sendCode(trx, dependencies, request)),
    ),
  )
  return channel
}

/** Refuses a code that was not sent to this contact, and counts the wrong try. */
export async function checkContactCode(
  { db, secrets, limits, channels }: Pick<AccessDependencies, 'db' | 'secrets' | 'limits' | 'channels'>,
  reach: Reach,
  { code, address, now }: { code: string; address: string; now: Date },
): Promise<void> {
  const contact = contactOf(reach, channels)
  const wrongFromAddress = `wrong codes from ${address}` as const
  await limits.countOrRefuse(`try ${codeOf(contact).identityKey}`, codeTries)
  await limits.countOrRefuse(wrongFromAddress, wrongCodesFromAddress)
  // A wrong try must be committed, so it is refused after the transaction.
  const outcome = await db
    .transaction()
    .execute(trx => tryCodeOfNobody(trx, secrets, { ...codeOf(contact), code, now }))
  if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
  await limits.giveBack(wrongFromAddress)
}
