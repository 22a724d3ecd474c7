import type { BirthChart, BirthInput } from '#domain/kundali/patrika/birth-chart.ts'
import { jobThread } from '#server/ports/job-thread.ts'

/** Computes charts in a thread of its own, one batch after another. */
export interface ChartComputer {
  charts(births: BirthInput[]): Promise<BirthChart[]>
  close(): Promise<void>
}

export function startChartComputer(): ChartComputer {
  const file = new URL('./thread.ts', import.meta.url)
  const { ask, end } = jobThread<BirthInput[], BirthChart[]>({ file, doing: 'computing', longestJobMs: 60_000 })
  return { charts: ask, close: end }
}
