import { sql } from 'kysely'
import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { daysToEnter } from '#domain/money/payment-methods.ts'
import type { FigureName } from '#domain/office/figures.ts'
import type { Db } from '#server/db/open.ts'
import { currentFigures } from './count-current.ts'
import { type CountedRows, type Days, eventFigures } from './count-events.ts'

const lockKey = 7_007_042

/** Replaces the rows of these days, so that counting twice changes nothing. */
async function replaceRows(trx: Db, figure: FigureName, { from, to }: Days, counted: CountedRows): Promise<void> {
  await sql`delete from figures_by_day where figure = ${figure} and day between ${from}::date and ${to}::date`.execute(
    trx,
  )
  await sql`insert into figures_by_day (figure, day, series, key, value)
    select ${figure}, day, series, key, value from (${counted}) counted`.execute(trx)
}

/** Counts the events of these days from the tables as they are now. */
export async function recountDays(trx: Db, days: Days): Promise<void> {
  for (const [figure, counted] of Object.entries(eventFigures))
    await replaceRows(trx, figure as FigureName, days, counted(days))
}

/** The days that were not counted since they ended, or null. */
async function daysToFinish(trx: Db, today: Day): Promise<Days | null> {
  const { rows } = await sql<{ from: Day | null }>`
    select coalesce((select max(day) + 1 from figure_days where counted_at >= (day + 1) at time zone 'Asia/Kolkata'),
      (select min(joined_at at time zone 'Asia/Kolkata')::date from members))::text as from`.execute(trx)
  const from = rows[0]?.from
  const to = addDays(today, -1)
  return from && from <= to ? { from, to } : null
}

/**
 * Counts each day once after it has ended: a family that leaves later takes its interests along, although they were sent. Today is
 * counted again at each run, and revenue for as long as staff may still enter a payment of that day.
 */
export async function countFigures(db: Db, now: Date): Promise<void> {
  const today = dayInIndia(now)
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    const ended = await daysToFinish(trx, today)
    if (ended) await recountDays(trx, ended)
    const justToday = { from: today, to: today }
    await recountDays(trx, justToday)
    const mayBeEntered = { from: addDays(today, -daysToEnter), to: today }
    await replaceRows(trx, 'revenue', mayBeEntered, eventFigures.revenue(mayBeEntered))
    for (const [figure, counted] of Object.entries(currentFigures))
      await replaceRows(trx, figure as FigureName, justToday, counted(now))
    await sql`insert into figure_days (day, counted_at)
      select day::date, ${now} from generate_series(${ended?.from ?? today}::date, ${today}::date, interval '1 day') day
      on conflict (day) do update set counted_at = excluded.counted_at`.execute(trx)
  })
}
