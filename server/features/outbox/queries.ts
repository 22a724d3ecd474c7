import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'
import type { Message } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'

export type Channel = 'SMS' | 'EMAIL'
export interface Letter extends Message {
  channel: Channel
  /** Names the event told of; the same event written twice leaves one message. */
  eventKey: string
  template: string
}

/** Written in the same transaction as the change it tells of: either both are there or neither. */
export async function writeToOutbox(trx: Db, secrets: Secrets, letter: Letter, now: Date): Promise<void> {
  const { channel, eventKey, template, ...message } = letter
  await trx
    .insertInto('outbox')
    .values({
      id: newId(now),
      channel,
      event_key: eventKey,
      template,
      sealed: secrets.seal(JSON.stringify(message)),
      next_try_at: now,
      created_at: now,
      held_until: null,
      finished_at: null,
    })
    .onConflict(conflict => conflict.column('event_key').doNothing())
    .execute()
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
const holdSeconds = 60
export const keptHours = 24

/** Takes due rows for this worker alone: a row held by another, or locked by it this instant, is passed over. */
export async function takeDue(db: Db, channels: Channel[], now: Date, most = 10) {
  if (channels.length === 0) return []
  return db
    .updateTable('outbox')
    .set({ held_until: later(now, holdSeconds), attempts: sql`attempts + 1` })
    .where('id', 'in', eb =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'waiting')
        .where('channel', 'in', channels)
        .where('next_try_at', '<=', now)
        .where(or => or.or([or('held_until', 'is', null), or('held_until', '<=', now)]))
        .orderBy('next_try_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'template', 'sealed', 'attempts'])
    .execute()
}

export const markDelivered = (db: Db, id: string, now: Date) =>
  db
    .updateTable('outbox')
    .set({ status: 'delivered', sealed: null, held_until: null, finished_at: now })
    .where('id', '=', id)
    .execute()

/** 5 s, 10 s, 20 s … up to a quarter of an hour: a gateway that is down is not hammered. */
export const backOffSeconds = (attempts: number) => Math.min(5 * 2 ** (attempts - 1), 900)

export const tryAgain = (db: Db, id: string, attempts: number, now: Date) =>
  db
    .updateTable('outbox')
    .set({ held_until: null, next_try_at: later(now, backOffSeconds(attempts)) })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()

/** After a day a code is useless and a text is only a risk. */
export const eraseOld = (db: Db, now: Date) =>
  db
    .updateTable('outbox')
    .set({ status: 'given_up', sealed: null, finished_at: now })
    .where('status', '=', 'waiting')
    .where('created_at', '<', later(now, -keptHours * 3600))
    .execute()

export function openLetter(secrets: Secrets, sealed: Buffer): Message {
  return JSON.parse(secrets.open(Buffer.from(sealed))) as Message
}

export async function waitingLetters(db: Db, secrets: Secrets) {
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', 'sealed', 'created_at'])
    .where('sealed', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.flatMap(row =>
    row.sealed ? [{ channel: row.channel, created_at: row.created_at, ...openLetter(secrets, row.sealed) }] : [],
  )
}
