import { startOfDayInIndia } from '#domain/calendar.ts'
import { type GrievanceFigure, grievanceFigures, type TrustFigure, trustFigures } from '#domain/site/trust.ts'

export type Figures<N> = Record<TrustFigure, N>

/** A smaller count could point to a family, so it is published as fewer than this. Zero points to nobody. */
const smallestPublished = 10

/** A count as it is published: null stands for fewer than ten. */
export const publishedCount = (count: number): number | null =>
  count === 0 || count >= smallestPublished ? count : null

/** The figures of a month as they are published. */
export const publishedFigures = (counted: Figures<number>): Figures<number | null> =>
  Object.fromEntries(trustFigures.map(figure => [figure, publishedCount(counted[figure])])) as Figures<number | null>

export type Grievances = Record<GrievanceFigure, number>

/** The text that is hashed and sealed: the month and its published figures, always spelled the same. */
export const publishedText = (month: string, published: Figures<number | null>, grievances: Grievances): string =>
  JSON.stringify({
    month,
    ...Object.fromEntries(trustFigures.map(figure => [figure, published[figure]])),
    grievances: Object.fromEntries(grievanceFigures.map(figure => [figure, grievances[figure]])),
  })

const quarterOf = (month: string) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`

/** Sums the sealed months by quarters. They come with the latest first, whose open grievances are those of the quarter. */
export function grievancesByQuarter(sealed: readonly { month: string; text: string }[]) {
  const quarters = new Map<string, { months: number; grievances: Grievances }>()
  for (const { month, text } of sealed) {
    const { grievances: counted } = JSON.parse(text) as { grievances: Grievances }
    const quarter = quarterOf(month)
    const { months, grievances } = quarters.get(quarter) ?? {
      months: 0,
      grievances: { received: 0, settled: 0, open: counted.open },
    }
    const received = grievances.received + counted.received
    const settled = grievances.settled + counted.settled
    quarters.set(quarter, { months: months + 1, grievances: { ...grievances, received, settled } })
  }
  return [...quarters].map(([quarter, { months, grievances }]) => ({ quarter, is_whole: months === 3, grievances }))
}

/** Reads the figures of a sealed text. A figure that was not yet counted then is null. */
export function figuresIn(text: string): Figures<number | null> {
  const sealed = JSON.parse(text) as Partial<Figures<number | null>>
  return Object.fromEntries(trustFigures.map(figure => [figure, sealed[figure] ?? null])) as Figures<number | null>
}

/** The first instant of a month in India, and the first one after it. */
export function spanOf(month: string): { from: Date; to: Date } {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from: startOfDayInIndia(`${month}-01`), to: startOfDayInIndia(next.toISOString().slice(0, 10)) }
}

/** The month before this one in the calendar, such as 2025-12 for 2026-01. */
export function monthBefore(month: string): string {
  const [year, at] = month.split('-').map(Number) as [number, number]
  return at === 1 ? `${year - 1}-12` : `${year}-${String(at - 1).padStart(2, '0')}`
}

/** Settled complaints are deleted after half a year, so an earlier month could no longer be counted correctly. */
const monthsBack = 5

/** The months before this one that can still be counted, the earliest first, and none before the first month. */
export function finishedMonths(firstMonth: string, thisMonth: string): string[] {
  const months: string[] = []
  for (
    let month = monthBefore(thisMonth);
    months.length < monthsBack && month >= firstMonth;
    month = monthBefore(month)
  )
    months.unshift(month)
  return months
}
