import { Refusal } from '#server/http/refusal.ts'

/**
 * Runs a few pieces of work at a time and refuses when too many wait. Plain SQL reads far more than a scan: without this
 * bound, a node without its read model would overload the database, and the model would load all the later.
 */
export function inTurn({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Refusal('overloaded')
      await new Promise<void>(resolve => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // The next one takes over this turn.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
