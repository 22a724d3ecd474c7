import type { EmailName } from '#domain/telling/messages.ts'
import { type LetterKind, told } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { contactOf } from '#server/features/access/accounts/channels.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { type OutboxMessage, writeManyToOutbox, writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { ChannelSettings, Content } from './channels/channel.ts'
import { email, namingChild } from './channels/email.ts'
import { dialCodeOfIndia } from './channels/sms.ts'
import { letterWords } from './letter-words.ts'
import { insertDeliveries, type NewDelivery } from './queries.ts'
import { readRecipients } from './recipient.ts'
import { channelOfLetter } from './rules.ts'

/** A letter with its reason, and the name of its wording. */
export type Letter = Pick<Content, 'subject' | 'text' | 'unsubscribe'> & { template: EmailName }

interface MemberLetter {
  /** Names the event. A second letter about it is dropped. */
  eventId: string
  memberId: string
  kind: LetterKind
  /** The letter with its reason, where there is one. It goes by e-mail: an SMS has only registered words. */
  letter?: (language: Language) => Letter
}

/**
 * Sends members letters of the office or the service, whatever they chose for notices and at any hour. Call it in the
 * transaction of what it tells of. The job serves channels other than e-mail; where there is none, the office calls.
 */
export async function tellMembers(
  trx: Db,
  settings: ChannelSettings,
  letters: readonly MemberLetter[],
  now: Date,
): Promise<void> {
  const recipients = await readRecipients(
    trx,
    letters.map(({ memberId }) => memberId),
  )
  const telling = { ...settings, smsIds: await readSmsIds(trx, settings.config) }
  const rows: NewDelivery[] = []
  const mailed: { row: NewDelivery; message: OutboxMessage }[] = []
  for (const { eventId, memberId, kind, letter } of letters) {
    const to = recipients.get(memberId)
    if (!to) continue
    const channel = channelOfLetter(kind, to, telling)
    if (channel === 'CALL' && !told[kind].matters) continue
    const row = { eventId, kind, memberId, channel }
    const address = email.contactOf(to, settings.channels)
    const general = email.officeWord(kind, to.language, telling)
    if (channel !== 'EMAIL' || typeof address !== 'string' || !general) {
      rows.push(row)
      continue
    }
    const content = namingChild({ ...general, ...letter?.(to.language) }, to)
    const message = { channel, eventKey: `letter ${eventId}`, ownerId: memberId, to: address, ...content }
    mailed.push({ row, message: { ...message, canWait: told[kind].canWait } })
  }
  const ids = await writeManyToOutbox(
    trx,
    settings.secrets,
    mailed.map(({ message }) => message),
    now,
  )
  for (const [nth, { row }] of mailed.entries()) rows.push({ ...row, messageId: ids[nth] })
  await insertDeliveries(trx, rows, now)
}

/** Sends one member a letter. */
export const tellMember = (trx: Db, settings: ChannelSettings, letter: MemberLetter, now: Date): Promise<void> =>
  tellMembers(trx, settings, [letter], now)

const invitation = 'import_invitation'

/**
 * Tells which families are invited by SMS: the wording is registered, and the number is Indian. It is in Marathi, because
 * nobody has chosen a language yet.
 */
export async function isInvitedBySms(db: Db, { channels, config }: ChannelSettings) {
  const hasWords = (await readSmsIds(db, config))(invitation, 'mr') !== null
  return ({ mobile, dialCode }: { mobile: string | null; dialCode: string }): boolean =>
    hasWords && channels.SMS && mobile !== null && dialCode === dialCodeOfIndia
}

/**
 * Invites a family whose biodata came with a register to log in. The contact in the register is not verified, so the invitation
 * says nothing of what the biodata holds. Where there is no contact, or it refuses, the office calls.
 */
export async function inviteMember(
  trx: Db,
  settings: ChannelSettings,
  { eventId, memberId }: Pick<MemberLetter, 'eventId' | 'memberId'>,
  now: Date,
): Promise<void> {
  const { secrets, channels, config } = settings
  const account = await accountById(trx, memberId)
  if (!account) return
  const smsId = (await readSmsIds(trx, config))(invitation, 'mr')
  const words = letterWords[invitation].mr
  const [mobile, address] = [contactOf(account, 'SMS'), contactOf(account, 'EMAIL')]
  const row = { eventId, kind: invitation, memberId } as const
  const message = { eventKey: `letter ${eventId}`, ownerId: memberId, canWait: true } as const
  if (mobile && smsId && (await isInvitedBySms(trx, settings))(account)) {
    const content = {
      channel: 'SMS',
      to: mobile,
      template: smsId,
      subject: '',
      text: words.sms,
    } as const
    const messageId = await writeToOutbox(trx, secrets, { ...message, ...content }, now)
    return insertDeliveries(trx, [{ ...row, channel: 'SMS', messageId }], now)
  }
  if (address && channels.EMAIL) {
    const content = {
      channel: 'EMAIL',
      to: address,
      template: invitation,
      subject: words.subject,
      text: words.text,
    } as const
    const messageId = await writeToOutbox(trx, secrets, { ...message, ...content }, now)
    return insertDeliveries(trx, [{ ...row, channel: 'EMAIL', messageId }], now)
  }
  return insertDeliveries(trx, [{ ...row, channel: 'CALL' }], now)
}

/** Answers somebody who need not be a member: by e-mail, or the office calls. */
export async function tellStranger(
  trx: Db,
  { secrets, channels }: ChannelSettings,
  answer: { eventId: string; email: string; letter: Letter },
  now: Date,
): Promise<void> {
  const row = { eventId: answer.eventId, kind: 'complaint_answer', memberId: null } as const
  if (!answer.email || !channels.EMAIL) return insertDeliveries(trx, [{ ...row, channel: 'CALL' }], now)
  const message = { channel: 'EMAIL', eventKey: `letter ${answer.eventId}` } as const
  const recipient = { ownerId: null, to: answer.email }
  const messageId = await writeToOutbox(trx, secrets, { ...message, ...recipient, ...answer.letter }, now)
  await insertDeliveries(trx, [{ ...row, channel: 'EMAIL', messageId }], now)
}
