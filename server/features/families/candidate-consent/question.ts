import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type CandidateContact, hashOf } from './contact.ts'
import { newCode, newLink } from './keys.ts'
import { candidateMail, candidateSms } from './words.ts'

interface Question {
  memberId: string
  contact: CandidateContact
  language: Language
  /** Names the event: a question, or one of its reminders. */
  eventKey: string
  now: Date
}

/** Sends the question with a key of its own. Returns false where the SMS has no registered template. */
export async function sendQuestion(
  trx: Db,
  { secrets, config }: { secrets: Secrets; config: Pick<Config, 'publicUrl' | 'sms'> },
  { memberId, contact, language, eventKey, now }: Question,
): Promise<boolean> {
  const key = { memberId, contactHash: hashOf(secrets, contact), now }
  const message = { eventKey, ownerId: memberId, to: contact.to } as const
  if (contact.channel === 'EMAIL') {
    const link = `${config.publicUrl}/candidate/${await newLink(trx, key)}`
    const content = candidateMail(language, link)
    await writeToOutbox(trx, secrets, { channel: 'EMAIL', template: 'candidate_question', ...message, ...content }, now)
    return true
  }
  const template = (await readSmsIds(trx, config))('candidate_question', language)
  if (!template) return false
  const code = await newCode(trx, secrets, { ...key, contactKey: contact.key })
  const text = candidateSms(language, code)
  await writeToOutbox(trx, secrets, { channel: 'SMS', template, ...message, subject: '', text }, now)
  return true
}
