import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { accountById } from '#server/features/access/accounts.ts'
import { type OpenChannels, reachableContacts } from '#server/features/access/channels.ts'
import { countNoticeSms } from '#server/features/access/code-limits.ts'
import { writeToOutbox } from '#server/features/outbox/queries.ts'
import { smsTemplate } from '#server/features/outbox/sms-templates.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { digestMail, smsOf } from './digest.ts'
import { type Reached, readTakenNotifications, takeForMail } from './mail-queries.ts'

export interface GatherDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  channels: OpenChannels
  config: Pick<Config, 'publicUrl' | 'sms' | 'smsTemplates' | 'smsPerDay'>
}

const minute = 60_000
/** Who reads the bell in the meantime needs no e-mail. */
const waitBeforeMail = 5 * minute
const oneAnHour = 60 * minute
const membersAtOnce = 100

/** Whose new notifications are due: those who had no e-mail within the last hour. */
async function dueMembers(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct notifications.member_id from notifications
    left join notification_choices choices on choices.member_id = notifications.member_id
    where notifications.mailed_at is null and notifications.created_at <= ${new Date(now.getTime() - waitBeforeMail)}
      and (choices.mailed_at is null or choices.mailed_at <= ${new Date(now.getTime() - oneAnHour)})
    limit ${membersAtOnce}`.execute(db)
  return rows.map(row => row.member_id)
}

/** The contacts by which a member may be told, read before the transaction because an SMS is counted outside of it. */
async function reachOf(dependencies: GatherDependencies, memberId: string): Promise<Reached> {
  const { db, channels, config, limits } = dependencies
  const account = await accountById(db, memberId)
  const choices = await db
    .selectFrom('notification_choices')
    .select(['by_email', 'by_sms', 'language'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const language = choices?.language ?? 'en'
  const reachable = account ? reachableContacts(account, channels) : []
  const address = reachable.find(({ channel }) => channel === 'EMAIL')
  if (address && choices?.by_email !== false) return { language, ...address, template: 'notices' }
  // An SMS costs money and is read at once, so it goes only for an accepted interest, and where no e-mail reaches.
  const template = smsTemplate(config, 'interest_accepted', language)
  const number = reachable.find(({ channel }) => channel === 'SMS')
  if (number && template && choices?.by_sms !== false) {
    const hasAccepted = await db
      .selectFrom('notifications')
      .select('id')
      .where('member_id', '=', memberId)
      .where('type', '=', 'interest_accepted')
      .where('mailed_at', 'is', null)
      .where('read_at', 'is', null)
      .executeTakeFirst()
    if (hasAccepted && (await countNoticeSms({ limits, config }))) return { language, ...number, template }
  }
  return { language, channel: null }
}

/**
 * Gathers what is new for each member into one message and writes it to the outbox. A node that dies in between leaves the
 * rest for the next turn: what was taken and the message about it are one transaction.
 */
export async function gatherNotices(dependencies: GatherDependencies, now: Date): Promise<void> {
  for (;;) {
    const members = await dueMembers(dependencies.db, now)
    for (const memberId of members) await gatherFor(dependencies, memberId, now)
    if (members.length < membersAtOnce) return
  }
}

async function gatherFor(dependencies: GatherDependencies, memberId: string, now: Date): Promise<void> {
  const { db, secrets, config } = dependencies
  const reached = await reachOf(dependencies, memberId)
  await db.transaction().execute(async trx => {
    const ids = await takeForMail(trx, memberId, { now, notSince: new Date(now.getTime() - oneAnHour) })
    if (reached.channel === null || ids.length === 0) return
    const rows = await readTakenNotifications(trx, memberId, ids)
    const content =
      reached.channel === 'EMAIL' ? digestMail(rows, reached.language, config.publicUrl) : smsOf(rows, reached.language)
    if (!content) return
    const { channel, to, template } = reached
    const eventKey = `notices ${ids[0]}`
    await writeToOutbox(
      trx,
      secrets,
      { channel, eventKey, template, ownerId: memberId, to, canWait: true, ...content },
      now,
    )
    await trx.updateTable('notification_choices').set({ mailed_at: now }).where('member_id', '=', memberId).execute()
  })
}
