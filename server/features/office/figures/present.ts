import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeFigures } from '#contract/office/figures.ts'
import { type FigureName, figureCharts, queueSpans, stepsOf } from '#domain/office/figures.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { queueSpanName } from '#domain/words/figure-words.ts'
import type { Days } from './count-events.ts'
import type { FigureRow } from './queries.ts'

export type Chart = AnswerOf<typeof officeFigures>['charts'][number]

interface FigureContext {
  days: Days
  language: Language
  planName: (id: string) => string
}

/** The keys of a chart with their names, in the order of the chart. */
function keysOf(chart: FigureName, rows: readonly FigureRow[], { days, language, planName }: FigureContext) {
  if (figureCharts[chart].over === 'time') return stepsOf(days.from, days.to).map(key => ({ key, name: null }))
  if (chart === 'queue') return queueSpans.map(start => ({ key: String(start), name: queueSpanName(start, language) }))
  return [...new Set(rows.map(({ at }) => at))].map(key => ({ key, name: planName(key) }))
}

/** A missing row means zero at a step that was counted, and an unknown value at one that was not. */
const missingAt = (chart: FigureName, isCounted: boolean): number | null =>
  isCounted || figureCharts[chart].within === 'sum' ? 0 : null

export function presentChart(chart: FigureName, all: readonly FigureRow[], naming: FigureContext): Chart {
  const rows = all.filter(({ figure }) => figure === chart)
  const { series } = figureCharts[chart]
  const values = new Map(rows.map(row => [`${row.at} ${row.series}`, row.value]))
  const counted = new Set(rows.map(({ at }) => at))
  const isWhole = figureCharts[chart].over === 'keys' && rows.length > 0
  const inRupees = (value: number | undefined) => (value === undefined || chart !== 'revenue' ? value : value / 100)
  return {
    chart,
    series: [...series],
    as_of: rows[0]?.as_of ?? null,
    rows: keysOf(chart, rows, naming).map(({ key, name }) => ({
      key,
      name,
      values: series.map(one => inRupees(values.get(`${key} ${one}`)) ?? missingAt(chart, isWhole || counted.has(key))),
    })),
  }
}
