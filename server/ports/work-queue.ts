/** Thrown when too much work waits already. The error handler asks the caller to try again. */
export class QueueFull extends Error {
  readonly retryAfterSeconds = 5
}

interface QueueLimits {
  atOnce: number
  longestQueue: number
}
type InTurn = <T>(work: () => Promise<T>) => Promise<T>
type InTurnByMember = <T>(memberId: string, work: () => Promise<T>) => Promise<T>

/** Runs a few jobs at once and lets the others wait. A job that would wait too long is refused at once. */
export function workQueue(limits: QueueLimits): InTurn {
  const queued = roundRobinQueue({ ...limits, longestOfOne: limits.longestQueue })
  return work => queued('', work)
}

/**
 * A work queue in which members take turns (round robin): somebody who asks for many things at once delays only their own.
 */
export function roundRobinQueue(limits: QueueLimits & { longestOfOne: number }): InTurnByMember {
  const { atOnce, longestQueue, longestOfOne } = limits
  let running = 0
  let waiting = 0
  /** The next to have a turn comes first. */
  const lines = new Map<string, (() => void)[]>()

  function wait(memberId: string): Promise<void> {
    const line = lines.get(memberId) ?? []
    if (waiting >= longestQueue || line.length >= longestOfOne) throw new QueueFull()
    lines.set(memberId, line)
    waiting++
    return new Promise(resolve => line.push(resolve))
  }

  function startNext(): boolean {
    for (const [memberId, line] of lines) {
      const next = line.shift()
      if (line.length === 0) lines.delete(memberId)
      if (!next) continue
      waiting--
      next()
      return true
    }
    return false
  }

  return async (memberId, work) => {
    if (running < atOnce) running++
    else await wait(memberId)
    try {
      return await work()
    } finally {
      const line = lines.get(memberId)
      if (line) {
        lines.delete(memberId)
        lines.set(memberId, line)
      }
      // The next in the queue takes this place directly, so that a newcomer cannot slip in between.
      if (!startNext()) running--
    }
  }
}
