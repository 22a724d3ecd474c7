import { isLinked, type MailedKind } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { writeManyToOutbox, writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { email, namingChild } from './channels/email.ts'
import { whatsapp } from './channels/whatsapp.ts'
import { insertDeliveries } from './queries.ts'
import { readRecipient, readRecipients } from './recipient.ts'
import { wantsOf } from './rules.ts'
import type { Letter } from './tell.ts'
import { unsubscribeAddress } from './unsubscribe-links.ts'

export interface MailedLetter {
  /** Names the event. A second letter about it is dropped. */
  eventId: string
  memberId: string
  kind: MailedKind
  letter: (language: Language) => Letter
}

/**
 * Sends members letters by e-mail, whatever they chose for notices: letters that the law requires and that are notifications
 * too, and letters that a family asked for and stops by the link in them. A member without e-mail who agreed to WhatsApp gets a
 * message there, which the job sends. No SMS is sent, because it holds no link, and nobody is called. Call it in the transaction
 * of what it tells of.
 */
export async function mailMembers(
  trx: Db,
  settings: ChannelSettings,
  letters: readonly MailedLetter[],
  now: Date,
): Promise<void> {
  const recipients = await readRecipients(
    trx,
    letters.map(({ memberId }) => memberId),
  )
  const open = letters.flatMap(one => {
    const to = recipients.get(one.memberId)
    const address = to && email.contactOf(to, settings.channels)
    return to && typeof address === 'string' ? [{ ...one, address, to }] : []
  })
  const messages = open.map(({ eventId, memberId, letter, address, to }) => ({
    channel: 'EMAIL' as const,
    eventKey: `letter ${eventId}`,
    ownerId: memberId,
    to: address,
    canWait: true,
    ...namingChild(letter(to.language), to),
  }))
  const ids = await writeManyToOutbox(trx, settings.secrets, messages, now)
  const deliveries = open.flatMap(({ eventId, memberId, kind }, n) => {
    const messageId = ids[n]
    return messageId ? [{ eventId, kind, memberId, channel: 'EMAIL' as const, messageId }] : []
  })
  const byWhatsapp = letters.flatMap(({ eventId, memberId, kind }) => {
    const to = recipients.get(memberId)
    if (!to || !isLinked(kind) || typeof email.contactOf(to, settings.channels) === 'string') return []
    const number = whatsapp.contactOf(to, settings.channels)
    return typeof number === 'string' ? [{ eventId, kind, memberId, channel: 'WHATSAPP' as const }] : []
  })
  await insertDeliveries(trx, [...deliveries, ...byWhatsapp], now)
}

/**
 * Sends a member an e-mail that they can do without, only where they want everything by e-mail. It carries the link that
 * switches such e-mails off. Call it in the transaction of what it tells of.
 */
export async function mailIfWanted(
  trx: Db,
  settings: ChannelSettings,
  { eventId, memberId, letter }: Omit<MailedLetter, 'kind'>,
  now: Date,
): Promise<void> {
  const to = await readRecipient(trx, memberId)
  const address = to && email.contactOf(to, settings.channels)
  if (!to || typeof address !== 'string' || wantsOf(email, to, settings) !== 'everything') return
  const { secrets, config } = settings
  const messageId = await writeToOutbox(
    trx,
    secrets,
    {
      channel: 'EMAIL',
      eventKey: `letter ${eventId}`,
      ownerId: memberId,
      to: address,
      canWait: true,
      unsubscribe: unsubscribeAddress(secrets, config.publicUrl, memberId),
      ...namingChild(letter(to.language), to),
    },
    now,
  )
  await insertDeliveries(trx, [{ eventId, kind: 'office_letter', memberId, channel: 'EMAIL', messageId }], now)
}
