interface QueuedItem<I, O> {
  item: I
  resolve: (result: O) => void
  reject: (error: unknown) => void
}

/**
 * Combines many small writes into few large ones: items that arrive while a batch is being written form the next batch.
 * On an idle node an item is written at once.
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
