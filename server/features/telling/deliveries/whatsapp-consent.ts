import type { Db } from '#server/db/open.ts'
import {
  type ConsentChannel,
  giveConsent,
  readConsentStates,
  recordConsent,
} from '#server/features/families/consents/queries.ts'
import type { AgreedRead } from '#server/features/families/consents/translations.ts'
import { finishMessage } from '#server/features/telling/outbox/queries.ts'
import type { ChannelSettings, Wants } from './channels/channel.ts'
import { writeChoice } from './choices.ts'
import { refuseMessage } from './outcomes.ts'

/** Locks the member, because two simultaneous answers would both read the state before them. */
const lockMember = (trx: Db, memberId: string) =>
  trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst()

interface Choice {
  memberId: string
  wants: Exclude<Wants, 'nothing'>
  read: AgreedRead
  now: Date
}

/** Records the consent that choosing the channel gives. */
export async function agreeToWhatsapp(trx: Db, { memberId, wants, read, now }: Choice): Promise<void> {
  await lockMember(trx, memberId)
  await giveConsent(trx, { memberId, text: 'whatsapp', ...read, channel: 'site', now })
  await writeChoice(trx, memberId, 'WHATSAPP', wants)
}

interface Withdrawal {
  memberId: string
  channel: ConsentChannel
  /** When it was asked for, in whole seconds, where that may be long ago. */
  writtenAt?: Date
  now: Date
}

/** Withdraws the consent, wherever it was given. A consent that was never given needs no row. */
export async function withdrawWhatsapp(
  trx: Db,
  settings: ChannelSettings,
  { memberId, channel, writtenAt, now }: Withdrawal,
): Promise<void> {
  await lockMember(trx, memberId)
  const given = (await readConsentStates(trx, memberId)).find(({ text, act }) => text === 'whatsapp' && act === 'given')
  // The signature of a notification has no end: an old STOP that somebody sends again must not end what was agreed to since.
  if (given && writtenAt && writtenAt.getTime() + 1000 <= given.at.getTime()) return
  if (given) {
    const { version, language } = given
    await recordConsent(trx, { memberId, text: 'whatsapp', version, language, act: 'withdrawn', channel, at: now })
  }
  await endWhatsapp(trx, settings, memberId, now)
}

/** Ends messages by WhatsApp after a withdrawal. Another channel tells what still waits. */
export async function endWhatsapp(trx: Db, settings: ChannelSettings, memberId: string, now: Date): Promise<void> {
  await trx.deleteFrom('channel_choices').where('member_id', '=', memberId).where('channel', '=', 'WHATSAPP').execute()
  const waiting = await trx
    .selectFrom('outbox')
    .select(['id', 'to_hash'])
    .where('owner_id', '=', memberId)
    .where('channel', '=', 'WHATSAPP')
    .where('status', '=', 'waiting')
    .execute()
  for (const { id, to_hash: toHash } of waiting) {
    if (!(await finishMessage(trx, id, 'refused', now))) continue
    const message = { id, channel: 'WHATSAPP' as const, ownerId: memberId, toHash }
    await refuseMessage(trx, settings, message, { reason: 'withdrawn', isContact: false }, now)
  }
}
