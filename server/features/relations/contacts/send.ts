import type { ContactAnswer } from '#contract/relations/contacts.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { type OpenChannels, reachableContacts } from '#server/features/access/accounts/channels.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { countNoticeSms } from '#server/features/access/codes/sms-budget.ts'
import { type Template, writeToOutbox, writtenEvents } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { contactMail, contactSms } from './mail.ts'
import { contactMessages, contactSentences } from './words.ts'

export interface SendDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  channels: OpenChannels
  config: Pick<Config, 'sms' | 'smsPerDay'>
}

interface Destination {
  channel: Channel
  to: string
  template: Template
}

const template = 'contact_details'

/** The verified contacts of the viewer. Refuses where there is none, before a view is spent. */
export async function destinationsOrRefuse(
  { db, limits, channels, config }: SendDependencies,
  viewerId: string,
  language: Language,
): Promise<Destination[]> {
  const account = await accountById(db, viewerId)
  const smsIds = await readSmsIds(db, config)
  const destinations: Destination[] = []
  for (const { channel, to } of account ? reachableContacts(account, channels) : []) {
    const named = channel === 'EMAIL' ? template : smsIds(template, language)
    if (!named) continue
    if (channel === 'SMS' && !(await countNoticeSms({ limits, config }))) continue
    destinations.push({ channel, to, template: named })
  }
  if (destinations.length === 0) throw new Refusal('conflict', { sentence: contactSentences.nowhereToSend })
  return destinations
}

/** Says what was sent where. Only where both were used does the specification's sentence hold. */
export function sentSentence(destinations: readonly Pick<Destination, 'channel'>[], language: Language): string {
  const t = contactMessages(language)
  const [first, other] = destinations
  if (other) return t.sent
  return first?.channel === 'SMS' ? t.sentBySms : t.sentByEmail
}

interface ContactMessage {
  viewerId: string
  viewedId: string
  contact: ContactAnswer
  destinations: readonly Destination[]
  language: Language
  now: Date
}

const eventOf = (channel: Channel, viewerId: string, viewedId: string, now: Date) =>
  `${template} ${channel} ${viewerId} ${viewedId} ${dayInIndia(now)}`

/**
 * Writes the messages. Asking again on the same day sends nothing more.
 *
 * @returns when they went out earlier this day, or null where they go out now
 */
export async function sendContact(trx: Db, secrets: Secrets, sending: ContactMessage): Promise<Date | null> {
  const { viewerId, viewedId, contact, destinations, language, now } = sending
  const events = destinations.map(({ channel }) => eventOf(channel, viewerId, viewedId, now))
  const before = await writtenEvents(trx, events)
  const first = before[0]
  if (first && before.length === events.length) return first.created_at
  for (const { channel, to, template: named } of destinations) {
    const eventKey = eventOf(channel, viewerId, viewedId, now)
    const content = channel === 'EMAIL' ? contactMail(language, contact) : contactSms(language, contact)
    const whose = { ownerId: viewerId, aboutId: viewedId }
    await writeToOutbox(trx, secrets, { channel, eventKey, template: named, ...whose, to, ...content }, now)
  }
  return null
}
