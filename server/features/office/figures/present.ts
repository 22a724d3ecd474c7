import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeFigures } from '#contract/office/figures.ts'
import {
  acceptanceSpans,
  ageBands,
  type FigureName,
  figureCharts,
  queueSpans,
  stepsOf,
} from '#domain/office/figures.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { spanName } from '#domain/words/figure-words.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import type { Days } from './count-events.ts'
import type { FigureRow } from './queries.ts'

export type Chart = AnswerOf<typeof officeFigures>['charts'][number]

interface FigureContext {
  days: Days
  language: Language
  nameOf: NameOf
  planName: (id: string) => string
}

const spans: Partial<Record<FigureName, Readonly<Record<string, number>>>> = {
  ages: ageBands,
  first_acceptance: acceptanceSpans,
  queue: queueSpans,
}

/** The keys of a chart with their names, in the order of the chart. */
function keysOf(chart: FigureName, rows: readonly FigureRow[], { days, language, nameOf, planName }: FigureContext) {
  if (figureCharts[chart].over === 'time') return stepsOf(days.from, days.to).map(key => ({ key, name: null }))
  const ofChart = spans[chart]
  if (ofChart) {
    const starts = Object.values(ofChart).toSorted((one, other) => one - other)
    return starts.map(start => ({ key: String(start), name: spanName(chart, starts, start, language) }))
  }
  const keys = [...new Set(rows.map(({ at }) => at))]
  return keys.map(key => ({ key, name: (chart === 'revenue' ? planName(key) : nameOf(key)) ?? '–' }))
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
