import { randomInt } from 'node:crypto'
import { broken } from '#contract/field-words.ts'
import { type FamilyRole, invitationCodeLength } from '#domain/access/family-logins.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import {
  type CandidateContact,
  emailContact,
  hashOf,
  mobileContact,
  openContact,
} from '#server/features/families/candidate-consent/contact.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { endOfQuiet } from '#server/features/telling/outbox/rules.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { lockContacts } from '../account-contacts/queries.ts'
import type { OpenChannels } from '../accounts/channels.ts'
import { countNoticeSms } from '../codes/sms-budget.ts'
import { invitationsFromFamily, invitationsToContact, morning, pauseBetween } from './limits.ts'
import {
  type DueInvitation,
  dueInvitations,
  markSent,
  personOf,
  postponeInvitation,
  writeInvitation,
} from './queries.ts'
import { invitationMail, invitationSms, waitingInvitation } from './words.ts'

interface TypedContact {
  mobile: string
  mobile_country_code: string
  email: string
}

/** The one contact that was typed. Refuses none and both. */
export function contactOrRefuse({ mobile, mobile_country_code: dialCode, email }: TypedContact): CandidateContact {
  if (mobile && email) throw new Refusal('bad_input', { fields: { email: broken('malformed') } })
  if (email) return emailContact(email)
  if (mobile) return mobileContact(mobile, dialCode)
  throw new Refusal('bad_input', { fields: { mobile: broken('required', 'mobile') } })
}

/** A code is bound to its contact, so that it opens nothing with another one. */
export const invitationHash = (secrets: Secrets, { key }: Pick<CandidateContact, 'key'>, code: string): Buffer =>
  secrets.keyedHash(`family ${key} ${code}`)

/** Refuses an invitation to a contact that nothing can be sent to. Whether it has a person must not show. */
export async function refuseClosed(
  db: Db,
  { channels, config }: { channels: OpenChannels; config: Pick<Config, 'sms'> },
  { channel }: CandidateContact,
  language: Language,
): Promise<void> {
  const isOpen = channel === 'EMAIL' || (await readSmsIds(db, config))('family_invitation', language) !== null
  if (!channels[channel] || !isOpen) throw new Refusal('channel_closed')
}

interface Invitation {
  memberId: string
  role: FamilyRole
  contact: CandidateContact
  language: Language
  now: Date
  /** Null goes out at once. */
  goesOutAt?: Date | null
}

/** Writes an invitation and returns its id. `sendInvitations`, or the job within a minute, sends it. */
export const sendInvitation = (
  trx: Db,
  { secrets }: { secrets: Secrets },
  { goesOutAt = null, ...invitation }: Invitation,
): Promise<string> =>
  writeInvitation(trx, secrets, {
    ...invitation,
    goesOutAt: goesOutAt ?? invitation.now,
    contactHash: hashOf(secrets, invitation.contact),
  })

export interface SendsInvitations {
  db: Db
  secrets: Secrets
  limits: Limits
  channels: OpenChannels
  config: Pick<Config, 'publicUrl' | 'sms' | 'smsPerDay'>
}

/** Sends the invitations that are due, of one profile or of all. */
export async function sendInvitations(dependencies: SendsInvitations, now: Date, memberId?: string): Promise<void> {
  for (const due of await dueInvitations(dependencies.db, now, memberId)) {
    const contact = openContact(dependencies.secrets, due.contact_sealed)
    const later = await nextTurn(dependencies.limits, { memberId: due.member_id, key: contact.key }, now)
    const mayGo = later === null && (contact.channel === 'EMAIL' || (await countNoticeSms(dependencies)))
    if (mayGo) await send(dependencies, due, contact, now)
    else await postponeInvitation(dependencies.db, due.id, later ?? endOfQuiet(now, morning))
  }
}

/**
 * When a message that a family sends may go to this contact, or null for now. It is counted apart from the codes that the owner of
 * the contact asks for, and the words of the answer are the same: that others invited the contact is not this family's to know.
 */
export async function nextTurn(
  limits: Limits,
  { memberId, key }: { memberId: string; key: string },
  now: Date,
): Promise<Date | null> {
  const pause = await limits.count(`family invitation pause ${key}`, pauseBetween)
  if (pause.isAbove) return new Date(now.getTime() + pauseBetween.seconds * 1000)
  const today = dayInIndia(now)
  const fromFamily = await limits.count(`family invitation ${today} ${memberId} ${key}`, invitationsFromFamily)
  if (fromFamily.isAbove) return endOfQuiet(now, morning)
  const inAll = await limits.count(`family invitation ${today} ${key}`, invitationsToContact)
  return inAll.isAbove ? endOfQuiet(now, morning) : null
}

/** Of two that send it at once, one does. A contact that has a person gets no code: the invitation waits in that person's session. */
async function send(
  { db, secrets, channels, config }: SendsInvitations,
  { id, member_id: memberId, language }: DueInvitation,
  contact: CandidateContact,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async trx => {
    await lockContacts(trx, [contact.key])
    const personId = await personOf(trx, contact)
    const code = String(randomInt(10 ** invitationCodeLength)).padStart(invitationCodeLength, '0')
    const codeHash = personId === null ? invitationHash(secrets, contact, code) : null
    if (!(await markSent(trx, { id, personId, codeHash, now }))) return
    if (!channels[contact.channel]) return
    const message = { eventKey: `family ${id} ${now.getTime()}`, ownerId: memberId, to: contact.to } as const
    const waiting = waitingInvitation(language)
    if (contact.channel === 'EMAIL') {
      const content = personId === null ? invitationMail(language, { code, page: `${config.publicUrl}/join` }) : waiting
      await writeToOutbox(
        trx,
        secrets,
        { channel: 'EMAIL', template: 'family_invitation', ...message, ...content },
        now,
      )
      return
    }
    const name = personId === null ? 'family_invitation' : 'family_invitation_waits'
    const template = (await readSmsIds(trx, config))(name, language)
    if (!template) return
    const text = personId === null ? invitationSms(language, code) : waiting.sms
    await writeToOutbox(trx, secrets, { channel: 'SMS', template, ...message, subject: '', text }, now)
  })
}
