import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import { type FigureName, figureCharts, figureNames, stepOf } from '#domain/office/figures.ts'
import type { Db } from '#server/db/open.ts'
import type { Days } from './count-events.ts'

export interface FigureRow {
  figure: FigureName
  series: string
  /** The place on the axis: a day, a month or a key. */
  at: string
  value: number
  /** The day of the state, for a chart that shows a state. */
  as_of: Day | null
}

const namesOf = (over: 'time' | 'keys', ...within: readonly ('sum' | 'last')[]) =>
  figureNames.filter(name => figureCharts[name].over === over && within.includes(figureCharts[name].within))

/** Charts along days or months: the sum, or the value of the last counted day of each step. */
async function overTime(db: Db, { from, to }: Days): Promise<FigureRow[]> {
  const form = stepOf(from, to) === 'DAY' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const { rows } = await sql<FigureRow>`
    select figure, series, to_char(day, ${form}) as at, null as as_of,
      case when figure = any(${namesOf('time', 'last')}) then (array_agg(value order by day desc))[1]
        else sum(value) end::int8 as value
    from figures_by_day
    where figure = any(${namesOf('time', 'sum', 'last')}) and day between ${from}::date and ${to}::date
    group by 1, 2, 3 order by 3`.execute(db)
  return rows
}

/** Charts by keys that show the sum of the period. */
async function summedUp(db: Db, { from, to }: Days): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select figure, series, key as at, sum(value)::int8 as value, null as as_of from figures_by_day
    where figure = any(${namesOf('keys', 'sum')}) and day between ${from}::date and ${to}::date
    group by 1, 2, 3 order by 4 desc, 3`.execute(db)
  return rows
}

/** Charts by keys that show the last counted day of the period. */
async function atTheEnd(db: Db, { from, to }: Days): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select figures_by_day.figure, series, key as at, value, last.day::text as as_of
    from unnest(${namesOf('keys', 'last')}::text[]) asked (figure),
      lateral (select day from figures_by_day where figures_by_day.figure = asked.figure
        and day between ${from}::date and ${to}::date order by day desc limit 1) last
      join figures_by_day on figures_by_day.day = last.day
    where figures_by_day.figure = asked.figure order by value desc, key`.execute(db)
  return rows
}

export const readFigures = async (db: Db, days: Days): Promise<FigureRow[]> => [
  ...(await overTime(db, days)),
  ...(await summedUp(db, days)),
  ...(await atTheEnd(db, days)),
]

export async function lastCount(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('figure_days').select('counted_at').orderBy('day', 'desc').limit(1).executeTakeFirst()
  return row?.counted_at ?? null
}
