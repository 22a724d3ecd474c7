import type { OutboxChannel } from '#domain/telling/channels.ts'
import type { QuietHours } from '#domain/telling/quiet-hours.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type Delivery, type Messenger, type Messengers, Refused } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { claimNext, decryptMessage, finishMessage, noteProviderId, postpone, scheduleRetry } from './queries.ts'
import { deliverWithinSeconds, endOfQuiet, isQuietAt, refusalAfterTries } from './rules.ts'

/** A message that was sent or refused. */
export interface EndedMessage {
  id: string
  channel: OutboxChannel
  /** The member whom it was for. */
  ownerId: string | null
  toHash: Buffer | null
}

/** What follows from the end of a message, in the transaction that records it. */
export interface Outcomes {
  sent(trx: Db, messageId: string, now: Date): Promise<void>
  refused(trx: Db, message: EndedMessage, refused: { reason: string; isContact: boolean }, now: Date): Promise<void>
}

export interface WorkerOptions {
  db: Db
  clock: Clock
  secrets: Secrets
  messengers: Messengers
  outcomes: Outcomes
  /** The hours of families that chose none of their own. */
  quietHours: QuietHours | null
  onError: (error: unknown) => void
  /** How long a messenger may take. Tests set it lower. */
  deliverWithinMs?: number
}

async function deliverInTime(
  messenger: Messenger,
  delivery: Delivery,
  noteId: (providerId: string) => Promise<void>,
  withinMs = deliverWithinSeconds * 1000,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the delivery took too long')), withinMs)
  })
  try {
    await Promise.race([messenger.deliver(delivery, noteId), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Delivers the next due message of a channel, or postpones it while its owner sleeps. Returns whether there was one. */
export async function deliverNext(options: WorkerOptions, channel: OutboxChannel): Promise<boolean> {
  const { db, clock, secrets, messengers, outcomes, quietHours, onError, deliverWithinMs } = options
  const messenger = messengers[channel]
  const now = clock.now()
  const claimed = messenger && (await claimNext(db, channel, now))
  if (!claimed) return false
  const hours = claimed.own_hours ?? quietHours
  if (claimed.can_wait && hours && isQuietAt(now, hours)) {
    await postpone(db, claimed.id, endOfQuiet(now, hours))
    return true
  }
  const { id, template, sealed, attempts } = claimed
  try {
    const noteId = (providerId: string) => noteProviderId(db, id, providerId)
    const delivery = sealed && { id, template, ...decryptMessage(secrets, sealed) }
    if (delivery) await deliverInTime(messenger, delivery, noteId, deliverWithinMs)
    await db.transaction().execute(async trx => {
      if (await finishMessage(trx, id, 'delivered', clock.now())) await outcomes.sent(trx, id, clock.now())
    })
  } catch (error) {
    onError(error)
    const refused = error instanceof Refused ? error : refusalAfterTries(messenger, attempts)
    if (!refused) {
      await scheduleRetry(db, id, attempts, clock.now())
      return true
    }
    const { message: reason, isContact } = refused
    const message = { id, channel: claimed.channel, ownerId: claimed.owner_id, toHash: claimed.to_hash }
    await db.transaction().execute(async trx => {
      if (await finishMessage(trx, id, 'refused', clock.now()))
        await outcomes.refused(trx, message, { reason, isContact }, clock.now())
    })
  }
  return true
}
