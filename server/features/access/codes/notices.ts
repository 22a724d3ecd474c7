import type { EmailName, SmsName } from '#domain/telling/messages.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { newToken } from '#server/ports/secrets.ts'
import { type ReachableContact, reachableContacts } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Account, accountById } from '../accounts/queries.ts'
import { issueToken } from './reset-tokens.ts'
import { freezeLinkLifetime } from './rules.ts'
import { contactChangedMessage, type MessageContent, newDeviceMessage, passwordChangedMessage } from './words.ts'

type Sender = Pick<AccessDependencies, 'secrets' | 'channels'> & {
  config: Pick<AccessDependencies['config'], 'publicUrl' | 'sms'>
}
interface NoticeSubject {
  memberId: string
  language: Language
  now: Date
}

/** Tells the owner on every verified contact. The e-mail has a link that locks a stranger out; operators block links in an SMS. */
export async function tellOfNewPassword(
  trx: Db,
  sender: Sender,
  {
    memberId,
    below = [],
    language,
    now,
  }: NoticeSubject & { /** What the e-mail says below. */ below?: readonly string[] },
): Promise<void> {
  const account = await accountById(trx, memberId)
  if (!account) return
  for (const contact of reachableContacts(account, sender.channels)) {
    const { channel } = contact
    const token =
      channel === 'EMAIL' && (await issueToken(trx, { memberId, channel, purpose: 'freeze' }, freezeLinkLifetime, now))
    const link = token && `${sender.config.publicUrl}/reset-password#freeze=${token}`
    const notice = { memberId, contact, name: 'password_changed', language, now } as const
    const { subject, text } = passwordChangedMessage(language, link || null)
    await send(trx, sender, notice, { subject, text: channel === 'EMAIL' ? [text, ...below].join('\n') : text })
  }
}

/** Tells somebody who was invited, on every contact of their own. */
export async function tellOfOwnPassword(
  trx: Db,
  sender: Sender,
  { account, below, language, now }: Omit<NoticeSubject, 'memberId'> & { account: Account; below: readonly string[] },
): Promise<void> {
  for (const contact of reachableContacts(account, sender.channels)) {
    const notice = { memberId: account.id, contact, name: 'password_changed', language, now } as const
    const { subject, text } = passwordChangedMessage(language, null)
    const isMail = contact.channel === 'EMAIL'
    await send(trx, sender, notice, { subject, text: isMail ? [text, ...below].join('\n') : text })
  }
}

/** Tells the person on one contact, the e-mail first because it costs nothing. */
export async function tellOfNewDevice(
  trx: Db,
  sender: Sender,
  { account, language, now }: Omit<NoticeSubject, 'memberId'> & { account: Account },
): Promise<void> {
  const [contact] = reachableContacts(account, sender.channels)
  if (!contact) return
  await send(
    trx,
    sender,
    { memberId: account.id, contact, name: 'new_device', language, now },
    newDeviceMessage(language),
  )
}

/**
 * Tells the contact that was replaced or, where it cannot be reached, another one that was verified before. An unverified one
 * may be a stranger's.
 */
export async function tellOfNewContact(
  trx: Db,
  sender: Sender,
  { before, changed, language, now }: { before: Account; changed: Channel; language: Language; now: Date },
): Promise<void> {
  const reachable = reachableContacts(before, sender.channels)
  const contact = reachable.find(({ channel }) => channel === changed) ?? reachable[0]
  if (!contact) return
  const name = changed === 'SMS' ? 'number_changed' : 'email_changed'
  const notice = { memberId: before.id, contact, name, language, now } as const
  await send(trx, sender, notice, contactChangedMessage(language, changed))
}

/** Sends the same notice to each of these contacts. */
export async function tellContacts(
  trx: Db,
  sender: Sender,
  {
    contacts,
    content,
    ...notice
  }: Omit<Notice, 'contact'> & {
    contacts: readonly ReachableContact[]
    content: (channel: Channel) => MessageContent
  },
): Promise<void> {
  for (const contact of contacts) await send(trx, sender, { ...notice, contact }, content(contact.channel))
}

interface Notice {
  memberId: string
  contact: ReachableContact
  name: SmsName & EmailName
  language: Language
  now: Date
}

async function send(trx: Db, { secrets, config }: Sender, notice: Notice, content: MessageContent): Promise<void> {
  const { memberId, contact, name, language, now } = notice
  const template = contact.channel === 'EMAIL' ? name : (await readSmsIds(trx, config))(name, language)
  if (!template) return
  const eventKey = `${name} ${newToken(12)}`
  await writeToOutbox(trx, secrets, { ...contact, eventKey, template, ownerId: memberId, ...content }, now)
}
