import { takeTurn } from '#server/features/operations/jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type GatherDependencies, gatherNotices } from './gather.ts'

const everyMs = 60_000

/** Looks each minute for members to tell by e-mail. Of several nodes, one does. */
export function startNotices(dependencies: GatherDependencies & { clock: Clock; onError: (error: unknown) => void }): {
  stop(): Promise<void>
} {
  const { db, clock, onError } = dependencies
  const gather = async () => {
    const now = clock.now()
    if (await takeTurn(db, { name: 'notices', everyMs, now })) await gatherNotices(dependencies, now)
  }
  let running = Promise.resolve()
  const run = () => {
    running = running.then(gather).catch(onError)
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
