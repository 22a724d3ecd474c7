import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type Delivery, type Messenger, type Messengers, type OutboxChannel, Refused } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import {
  claimNext,
  decryptMessage,
  deliverWithinSeconds,
  finishMessage,
  noteProviderId,
  scheduleRetry,
} from './queries.ts'
import { isQuietAt, type QuietHours } from './rules.ts'

/** A message as its end is noted. */
export interface EndedMessage {
  id: string
  channel: OutboxChannel
  /** The member it went to. */
  ownerId: string | null
  toHash: Buffer | null
}

/** What follows from the end of a message, in the transaction that notes it. */
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
  quietHours: QuietHours | null
  onError: (error: unknown) => void
  /** How long a messenger may take. Tests wait less. */
  deliverWithinMs?: number
}

async function deliverInTime(
  messenger: Messenger,
  delivery: Delivery,
  knownAs: (providerId: string) => Promise<void>,
  withinMs = deliverWithinSeconds * 1000,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the delivery took too long')), withinMs)
  })
  try {
    await Promise.race([messenger.deliver(delivery, knownAs), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Where another channel can tell it, a family need not wait for a gateway to come back. */
const triedEnough = ({ mostTries }: Messenger, attempts: number): Refused | null =>
  mostTries !== undefined && attempts >= mostTries ? new Refused('no answer', false) : null

/** Delivers the next due message of a channel. Returns whether there was one. */
export async function deliverNext(options: WorkerOptions, channel: OutboxChannel): Promise<boolean> {
  const { db, clock, secrets, messengers, outcomes, quietHours, onError, deliverWithinMs } = options
  const messenger = messengers[channel]
  const now = clock.now()
  const claimed = messenger && (await claimNext(db, channel, { now, isQuiet: isQuietAt(now, quietHours) }))
  if (!claimed) return false
  const { id, template, sealed, attempts } = claimed
  try {
    const knownAs = (providerId: string) => noteProviderId(db, id, providerId)
    const delivery = sealed && { id, template, ...decryptMessage(secrets, sealed) }
    if (delivery) await deliverInTime(messenger, delivery, knownAs, deliverWithinMs)
    await db.transaction().execute(async trx => {
      if (await finishMessage(trx, id, 'delivered', clock.now())) await outcomes.sent(trx, id, clock.now())
    })
  } catch (error) {
    onError(error)
    const refused = error instanceof Refused ? error : triedEnough(messenger, attempts)
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

/** Looks for due messages of a channel every second. A stop waits for the delivery under way. */
function startChannel(options: WorkerOptions, channel: OutboxChannel): { stop(): Promise<void> } {
  let isStopped = false
  let wake = () => {}
  const sleep = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, 1000)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const running = (async () => {
    while (!isStopped) {
      try {
        if (await deliverNext(options, channel)) continue
      } catch (error) {
        options.onError(error)
      }
      if (!isStopped) await sleep()
    }
  })()
  return {
    async stop() {
      isStopped = true
      wake()
      await running
    },
  }
}

/** Each channel has its own loop, so that a slow mail server never holds back a code by SMS. */
export function startOutboxWorker(options: WorkerOptions): { stop(): Promise<void> } {
  const channels = (['SMS', 'EMAIL', 'WHATSAPP', 'PUSH'] as const).map(channel => startChannel(options, channel))
  return {
    async stop() {
      await Promise.all(channels.map(channel => channel.stop()))
    },
  }
}
