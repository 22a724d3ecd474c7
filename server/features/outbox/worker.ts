import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Channel, Delivery, Messenger, Messengers } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { claimNext, decryptMessage, deliverWithinSeconds, markDelivered, scheduleRetry } from './queries.ts'

interface WorkerOptions {
  db: Db
  clock: Clock
  secrets: Secrets
  messengers: Messengers
  onError: (error: unknown) => void
}

async function deliverInTime(messenger: Messenger, delivery: Delivery): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the delivery took too long')), deliverWithinSeconds * 1000)
  })
  try {
    await Promise.race([messenger.deliver(delivery), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Delivers the next due message of a channel. Returns whether there was one. */
export async function deliverNext(
  { db, clock, secrets, messengers, onError }: WorkerOptions,
  channel: Channel,
): Promise<boolean> {
  const messenger = messengers[channel]
  const claimed = messenger && (await claimNext(db, channel, clock.now()))
  if (!claimed) return false
  const { id, template, sealed, attempts } = claimed
  try {
    if (sealed) await deliverInTime(messenger, { id, template, ...decryptMessage(secrets, sealed) })
    await markDelivered(db, id, clock.now())
  } catch (error) {
    onError(error)
    await scheduleRetry(db, id, attempts, clock.now())
  }
  return true
}

/** Looks for due messages of a channel every second. A stop waits for the delivery under way. */
function startChannel(options: WorkerOptions, channel: Channel): { stop(): Promise<void> } {
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
  const channels = (['SMS', 'EMAIL'] as const).map(channel => startChannel(options, channel))
  return {
    async stop() {
      await Promise.all(channels.map(channel => channel.stop()))
    },
  }
}
