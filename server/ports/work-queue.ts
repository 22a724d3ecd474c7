/** Thrown when too much work waits already. The error handler asks the caller to try again. */
export class QueueFull extends Error {
  readonly retryAfterSeconds = 5
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs a few pieces of work at once and lets the others wait. What would wait too long is refused at once. */
export function workQueue({ atOnce, longestQueue }: { atOnce: number; longestQueue: number }): InTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running < atOnce) running++
    else {
      if (waiting.length >= longestQueue) throw new QueueFull()
      await new Promise<void>(resolve => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The next in the queue takes this place directly, so that a newcomer cannot slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
