import { sql } from 'kysely'
import type { OutboxChannel } from '#domain/telling/channels.ts'
import type { EmailName } from '#domain/telling/messages.ts'
import type { QuietHours } from '#domain/telling/quiet-hours.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { notOnCopy } from '#server/features/shared/site-copy/queries.ts'
import { newId } from '#server/ports/ids.ts'
import type { OutgoingMessage } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { backOffSeconds, holdSeconds, retentionHours } from './rules.ts'
import type { RegisteredId } from './sms-templates.ts'

declare const approved: unique symbol
/** The name of a template as Meta has approved it. Only `whatsappMessage` makes one, so that none is sent without its variables. */
export type WhatsappTemplate = string & { readonly [approved]: true }

export type Template = EmailName | RegisteredId | WhatsappTemplate

export interface OutboxMessage extends OutgoingMessage {
  channel: OutboxChannel
  /** Names the event that the message is about. A second message for the same event is dropped. */
  eventKey: string
  /** An e-mail's name in `domain/telling/messages.ts`, the id of an SMS's registered wording, or a template of WhatsApp. */
  template: Template
  /** The member it goes to, or null for somebody who is no member. The message is deleted when that member leaves. */
  ownerId: string | null
  /** The one other member whose details it carries. The message is deleted when that member leaves, too. */
  aboutId?: string
  /** Nobody waits for it, such as a digest: it goes out after the messages that somebody waits for. */
  canWait?: boolean
}

/** A hash that recognises a contact without revealing it. */
export const contactHash = (secrets: Secrets, to: string): Buffer => secrets.lastingHash(`contact ${to.toLowerCase()}`)

/**
 * Writes a message and returns its id. Call it in the transaction of the change that the message is about, so that both are
 * stored or neither.
 */
export async function writeToOutbox(trx: Db, secrets: Secrets, outgoing: OutboxMessage, now: Date): Promise<string> {
  const [id] = await writeManyToOutbox(trx, secrets, [outgoing], now)
  if (id === undefined) throw new Error('each message has an id')
  return id
}

/** Writes many messages and returns their ids in the same order. Call it in the transaction of the change they are about. */
export async function writeManyToOutbox(
  trx: Db,
  secrets: Secrets,
  messages: readonly OutboxMessage[],
  now: Date,
): Promise<string[]> {
  if (messages.length === 0) return []
  const rows = messages.map(outgoing => {
    const { channel, eventKey, template, ownerId, aboutId = null, canWait = false, ...message } = outgoing
    return {
      id: newId(now),
      channel,
      event_key: eventKey,
      template,
      owner_id: ownerId,
      about_id: aboutId,
      can_wait: canWait,
      sealed: secrets.seal(JSON.stringify(message)),
      to_hash: contactHash(secrets, message.to),
      next_try_at: now,
      created_at: now,
      held_until: null,
      finished_at: null,
      provider_id: null,
    }
  })
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict(conflict => conflict.column('event_key').doNothing())
    .execute()
  return rows.map(({ id }) => id)
}

/** When the messages of these events were written, the earliest first. */
export const writtenEvents = (db: Db, eventKeys: readonly string[]) =>
  db
    .selectFrom('outbox')
    .select(['event_key', 'created_at'])
    .where('event_key', 'in', eventKeys)
    .orderBy('created_at')
    .execute()

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/**
 * Claims the next due message of a channel for this worker, first those that somebody waits for. It claims one at a time,
 * because the hold on a whole batch would run out before its last message is sent. It skips rows that another worker holds
 * or has locked, and on a copy of the site all. The hours that its owner chose come with it: asked of every waiting row, they
 * would make a night's claim read all that waits for the morning.
 */
export async function claimNext(db: Db, channel: OutboxChannel, now: Date) {
  return db
    .updateTable('outbox')
    .set({ held_until: later(now, holdSeconds), attempts: sql`attempts + 1` })
    .where('id', '=', eb =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', sql.lit('waiting'))
        .where('channel', '=', channel)
        .where('next_try_at', '<=', now)
        .where(notOnCopy)
        .where(or => or.or([or('held_until', 'is', null), or('held_until', '<=', now)]))
        .orderBy('can_wait')
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'template', 'sealed', 'attempts', 'channel', 'owner_id', 'to_hash', 'can_wait'])
    .returning(
      sql<QuietHours | null>`(select json_build_object('from', quiet_from, 'to', quiet_to) from notification_choices
        where member_id = owner_id and quiet_from is not null)`.as('own_hours'),
    )
    .executeTakeFirst()
}

/** Ends a message, and returns whether it was still waiting: a report may have come before the answer. */
export const finishMessage = (trx: Db, id: string, status: 'delivered' | 'refused', now: Date): Promise<boolean> =>
  findsRow(
    trx
      .updateTable('outbox')
      .set({ status, sealed: null, held_until: null, finished_at: now })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .returning('id'),
  )

/** Stores the provider's id of a message as soon as it is known: a report may come before the answer is recorded. */
export async function noteProviderId(db: Db, id: string, providerId: string): Promise<void> {
  await db.updateTable('outbox').set({ provider_id: providerId }).where('id', '=', id).execute()
}

export const scheduleRetry = (db: Db, id: string, attempts: number, now: Date) =>
  db
    .updateTable('outbox')
    .set({ held_until: null, next_try_at: later(now, backOffSeconds(attempts)) })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()

/** Lets a claimed message wait for the morning. That is no try. */
export const postpone = (db: Db, id: string, until: Date) =>
  db
    .updateTable('outbox')
    .set({ held_until: null, next_try_at: until, attempts: sql`attempts - 1` })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()

/** Gives up the messages that could not be sent for a day, and erases their text. */
export const giveUpOld = (db: Db, now: Date) =>
  db
    .updateTable('outbox')
    .set({ status: 'given_up', sealed: null, finished_at: now })
    .where('status', '=', sql.lit('waiting'))
    .where('created_at', '<', later(now, -retentionHours * 3600))
    .execute()

export function decryptMessage(secrets: Secrets, sealed: Buffer): OutgoingMessage {
  return JSON.parse(secrets.open(Buffer.from(sealed))) as OutgoingMessage
}

export async function waitingMessages(db: Db, secrets: Secrets) {
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', 'sealed', 'created_at'])
    .where('sealed', 'is not', null)
    // A push message says nothing that is not among the notifications.
    .where('channel', '<>', 'PUSH')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.flatMap(row =>
    row.sealed && row.channel !== 'PUSH'
      ? [{ channel: row.channel, created_at: row.created_at, ...decryptMessage(secrets, row.sealed) }]
      : [],
  )
}
