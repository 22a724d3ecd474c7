interface QueuedItem<I, O> {
  item: I
  resolve: (result: O) => void
  reject: (error: unknown) => void
}

/**
 * Runs many small writes as few large ones: what comes while a batch is under way is the next batch. The first item waits for
 * nobody, and a busy node sends one statement for many.
 */
export function inBatches<I, O>(atMost: number, run: (items: I[]) => Promise<O[]>): (item: I) => Promise<O> {
  let waiting: QueuedItem<I, O>[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atMost)
      waiting = waiting.slice(atMost)
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [at, { resolve }] of batch.entries()) resolve(results[at] as O)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isRunning = false
  }

  return item =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
}
