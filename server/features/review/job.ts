import { takeTurn } from '#server/features/operations/jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type TellDependencies, tellDecisions } from './tell.ts'

const everyMs = 15_000

/** Looks for decisions that can no longer be undone. Of several nodes, one does. */
export function startTelling(dependencies: TellDependencies & { clock: Clock; onError: (error: unknown) => void }): {
  stop(): Promise<void>
} {
  const { db, clock, onError } = dependencies
  const look = async () => {
    const now = clock.now()
    if (await takeTurn(db, { name: 'review', everyMs, now })) await tellDecisions(dependencies, now)
  }
  let running = Promise.resolve()
  const run = () => {
    running = running.then(look).catch(onError)
  }
  run()
  const timer = setInterval(run, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
