import { randomInt } from 'node:crypto'
import { broken } from '#contract/field-words.ts'
import { type FamilyRole, invitationCodeLength } from '#domain/access/family-logins.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import {
  type CandidateContact,
  emailContact,
  mobileContact,
} from '#server/features/families/candidate-consent/contact.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { writeInvitation } from './queries.ts'
import { invitationMail, invitationSms } from './words.ts'

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

interface Invitation {
  memberId: string
  role: FamilyRole
  contact: CandidateContact
  language: Language
  now: Date
}

/** Writes an invitation and sends its code, the only thing by which it is accepted. */
export async function sendInvitation(
  trx: Db,
  {
    secrets,
    config,
  }: Pick<AccessDependencies, 'secrets'> & {
    config: Pick<AccessDependencies['config'], 'publicUrl' | 'sms'>
  },
  { memberId, role, contact, language, now }: Invitation,
): Promise<void> {
  const code = String(randomInt(10 ** invitationCodeLength)).padStart(invitationCodeLength, '0')
  await writeInvitation(trx, secrets, {
    memberId,
    role,
    contact,
    codeHash: invitationHash(secrets, contact, code),
    now,
  })
  const message = { eventKey: `family ${newId(now)}`, ownerId: memberId, to: contact.to } as const
  if (contact.channel === 'EMAIL') {
    const content = invitationMail(language, { code, page: `${config.publicUrl}/family-invitation` })
    await writeToOutbox(trx, secrets, { channel: 'EMAIL', template: 'family_invitation', ...message, ...content }, now)
    return
  }
  const template = (await readSmsIds(trx, config))('family_invitation', language)
  if (!template) throw new Refusal('channel_closed')
  const text = invitationSms(language, code)
  await writeToOutbox(trx, secrets, { channel: 'SMS', template, ...message, subject: '', text }, now)
}
