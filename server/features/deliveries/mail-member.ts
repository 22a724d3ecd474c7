import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { writeToOutbox } from '#server/features/outbox/queries.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { email } from './channels/email.ts'
import { insertDeliveries } from './queries.ts'
import { readRecipient } from './recipient.ts'
import { wantsOf } from './rules.ts'
import type { Letter } from './tell.ts'
import { unsubscribeAddress } from './unsubscribe-links.ts'

interface MailedLetter {
  eventId: string
  memberId: string
  letter: (language: Language) => Letter
}

/**
 * Writes to a member by e-mail or not at all, whatever they chose: what every member is told by law, and reads at the bell too.
 * Nobody is sent an SMS or called for it. Call it in the transaction of what it tells of.
 */
export async function mailMember(
  trx: Db,
  settings: ChannelSettings,
  { eventId, memberId, letter }: MailedLetter,
  now: Date,
): Promise<void> {
  const to = await readRecipient(trx, memberId)
  const address = to && email.contactOf(to, settings.channels)
  if (!to || typeof address !== 'string') return
  const messageId = await writeToOutbox(
    trx,
    settings.secrets,
    {
      channel: 'EMAIL',
      eventKey: `letter ${eventId}`,
      ownerId: memberId,
      to: address,
      canWait: true,
      ...letter(to.language),
    },
    now,
  )
  await insertDeliveries(trx, [{ eventId, kind: 'rules', memberId, channel: 'EMAIL', messageId }], now)
}

/**
 * Writes to a member what they can do without: by e-mail, and only where they want everything by it. It carries the link that
 * switches such e-mails off. Call it in the transaction of what it tells of.
 */
export async function mailIfWanted(
  trx: Db,
  settings: ChannelSettings,
  { eventId, memberId, letter }: MailedLetter,
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
      ...letter(to.language),
    },
    now,
  )
  await insertDeliveries(trx, [{ eventId, kind: 'office_letter', memberId, channel: 'EMAIL', messageId }], now)
}
