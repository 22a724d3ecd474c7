import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BirthChart, BirthInput } from '#domain/kundali/patrika/birth-chart.ts'

/** Computes charts in a thread of its own, one batch after another. */
export interface ChartComputer {
  charts(births: BirthInput[]): Promise<BirthChart[]>
  close(): Promise<void>
}

export function startChartComputer(): ChartComputer {
  const worker = new Worker(new URL('./thread.ts', import.meta.url))
  let number = 0
  return {
    async charts(births) {
      number += 1
      worker.postMessage({ number, births } satisfies ToThread)
      // A thread that fails sends an error in place of a message, which `once` throws.
      const [answer] = (await once(worker, 'message')) as [FromThread]
      if (answer.number !== number) throw new Error('the charts of another batch came back')
      return answer.charts
    },
    async close() {
      await worker.terminate()
    },
  }
}

export interface ToThread {
  number: number
  births: BirthInput[]
}
export interface FromThread {
  number: number
  charts: BirthChart[]
}
