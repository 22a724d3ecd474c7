import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Channel, Messengers } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { claimDue, decryptMessage, markDelivered, scheduleRetry } from './queries.ts'

interface WorkerOptions {
  db: Db
  clock: Clock
  secrets: Secrets
  messengers: Messengers
  onError: (error: unknown) => void
}

/** Delivers the due messages once, and returns how many it delivered. */
export async function deliverDue({ db, clock, secrets, messengers, onError }: WorkerOptions): Promise<number> {
  const channels = (['SMS', 'EMAIL'] as const).filter(channel => messengers[channel] !== null) satisfies Channel[]
  const claimed = await claimDue(db, channels, clock.now())
  let delivered = 0
  for (const { id, channel, template, sealed, attempts } of claimed) {
    try {
      if (!sealed) continue
      await messengers[channel]?.deliver({ id, template, ...decryptMessage(secrets, sealed) })
      await markDelivered(db, id, clock.now())
      delivered++
    } catch (error) {
      onError(error)
      await scheduleRetry(db, id, attempts, clock.now())
    }
  }
  return delivered
}

/** Looks for due messages every second. A stop waits for the deliveries under way. */
export function startOutboxWorker(options: WorkerOptions): { stop(): Promise<void> } {
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
        if ((await deliverDue(options)) > 0) continue
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
