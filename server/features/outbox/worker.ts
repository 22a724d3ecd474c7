import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Messengers } from '#server/ports/messenger.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type Channel, markDelivered, openLetter, takeDue, tryAgain } from './queries.ts'

interface Work {
  db: Db
  clock: Clock
  secrets: Secrets
  messengers: Messengers
  failed: (error: unknown) => void
}

/** One round: hands over what is due. Answers how many were delivered. */
export async function deliverDue({ db, clock, secrets, messengers, failed }: Work): Promise<number> {
  const channels = (['SMS', 'EMAIL'] as const).filter(channel => messengers[channel] !== null) satisfies Channel[]
  const taken = await takeDue(db, channels, clock.now())
  let delivered = 0
  for (const { id, channel, template, sealed, attempts } of taken) {
    try {
      if (!sealed) continue
      await messengers[channel]?.deliver({ id, template, ...openLetter(secrets, sealed) })
      await markDelivered(db, id, clock.now())
      delivered++
    } catch (error) {
      failed(error)
      await tryAgain(db, id, attempts, clock.now())
    }
  }
  return delivered
}

/** Looks every second; stops after the round under way. */
export function startOutboxWorker(work: Work): { stop(): Promise<void> } {
  let stopped = false
  let wake = () => {}
  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, 1000)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const running = (async () => {
    while (!stopped) {
      try {
        if ((await deliverDue(work)) > 0) continue
      } catch (error) {
        work.failed(error)
      }
      if (!stopped) await rest()
    }
  })()
  return {
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}
