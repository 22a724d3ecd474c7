import { addDays, type Day } from '../calendar.ts'

/**
 * The charts of the office's figures, in their order. `over` says what a chart goes along: days and months, or keys, of which
 * the values of the period are added up or those of its last counted day shown.
 */
export const figureCharts = {
  joined: { over: 'time', within: 'sum', series: ['F', 'M'] },
  left: { over: 'time', within: 'sum', series: ['F', 'M'] },
  interests: { over: 'time', within: 'sum', series: ['sent', 'accepted'] },
  never_asked: { over: 'time', within: 'last', series: ['F', 'M'] },
  revenue: { over: 'keys', within: 'sum', series: ['paid', 'given_back'] },
  queue: { over: 'keys', within: 'last', series: ['waiting'] },
} as const satisfies Record<string, FigureChart>

interface FigureChart {
  over: 'time' | 'keys'
  within: 'last' | 'sum'
  series: readonly string[]
}

export type FigureName = keyof typeof figureCharts
export type FigureSeries = (typeof figureCharts)[FigureName]['series'][number]
export const figureNames = Object.keys(figureCharts) as FigureName[]
/** Only ADMINs read what the office earned. */
export const figuresForAdmins: ReadonlySet<FigureName> = new Set<FigureName>(['revenue'])

/** The keys of the review queue's chart: from how many days of waiting on each one counts. */
export const queueSpans = [0, 1, 3, 7] as const

/** A chart has a point for each day up to so many days, and for each month above that. */
const mostDays = 92
export const mostFigureDays = 5 * 366
export const defaultFigureDays = 30

type FigureStep = 'DAY' | 'MONTH'
export const stepOf = (from: Day, to: Day): FigureStep => (addDays(from, mostDays) > to ? 'DAY' : 'MONTH')

/** Every day or month of a period. */
export function stepsOf(from: Day, to: Day): string[] {
  const isMonthly = stepOf(from, to) === 'MONTH'
  const steps: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const step = isMonthly ? day.slice(0, 7) : day
    if (steps.at(-1) !== step) steps.push(step)
  }
  return steps
}
