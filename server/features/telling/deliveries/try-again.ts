import { sql } from 'kysely'
import { dayMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { contactOf } from '#server/features/access/accounts/channels.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readSmsIds, type SmsIds } from '#server/features/telling/outbox/sms-templates.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { letterWords } from './letter-words.ts'
import { readRecipient } from './recipient.ts'
import { daysBetweenFailures } from './rules.ts'

const atOnce = 100
const words = 'number_doubted'

/**
 * Sends one more SMS to a number that refused some days ago, asking the family to verify it. Nothing else goes to such a number, and
 * a single refusal may have been the gateway's mistake.
 */
export async function tryNumbersAgain({ db, ...settings }: ChannelSettings & { db: Db }, now: Date): Promise<void> {
  if (!settings.channels.SMS) return
  await db.transaction().execute(async trx => {
    const smsIds = await readSmsIds(trx, settings.config)
    const { rows } = await sql<{ member_id: string }>`update unreachable_contacts set tried_again_at = ${now}
      where ctid = any(array(select ctid from unreachable_contacts where channel = 'SMS' and tried_again_at is null
        and since <= ${new Date(now.getTime() - daysBetweenFailures * dayMs)} limit ${atOnce} for update skip locked))
      returning member_id`.execute(trx)
    for (const { member_id: memberId } of rows) await trySms(trx, settings, { memberId, smsIds, now })
  })
}

async function trySms(
  trx: Db,
  { secrets }: ChannelSettings,
  { memberId, smsIds, now }: { memberId: string; smsIds: SmsIds; now: Date },
): Promise<void> {
  const to = await readRecipient(trx, memberId)
  const mobile = to && contactOf(to.account, 'SMS')
  const template = to && smsIds(words, to.language)
  if (!mobile || !template) return
  const message = { channel: 'SMS', eventKey: `number again ${memberId} ${now.getTime()}`, ownerId: memberId } as const
  const text = letterWords[words][to.language].sms
  await writeToOutbox(trx, secrets, { ...message, to: mobile, template, subject: '', text, canWait: true }, now)
}
