import { sql } from 'kysely'
import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { daysToEnter } from '#domain/money/payment-methods.ts'
import type { FigureName } from '#domain/office/figures.ts'
import type { Db } from '#server/db/open.ts'
import { currentFigures, membersOn, usedOn } from './count-current.ts'
import { type CountedRows, type Days, eventFigures } from './count-events.ts'

const lockKey = 7_007_042

/** Writes the rows of these days anew: however often it runs, they are the same. */
async function keep(trx: Db, figure: FigureName, { from, to }: Days, counted: CountedRows): Promise<void> {
  await sql`delete from figures_by_day where figure = ${figure} and day between ${from}::date and ${to}::date`.execute(
    trx,
  )
  await sql`insert into figures_by_day (figure, day, series, key, value)
    select ${figure}, day, series, key, value from (${counted}) counted`.execute(trx)
}

/** Counts what happened on these days, and how many members there were, from the rows of today. */
export async function recountDays(trx: Db, days: Days): Promise<void> {
  for (const [figure, counted] of Object.entries(eventFigures))
    await keep(trx, figure as FigureName, days, counted(days))
  await keep(trx, 'members', days, membersOn(days))
}

/** The days that have ended and were not counted since. Null where there is none. */
async function daysToFinish(trx: Db, today: Day): Promise<Days | null> {
  const { rows } = await sql<{ from: Day | null }>`
    select coalesce((select max(day) + 1 from figure_days where counted_at >= (day + 1) at time zone 'Asia/Kolkata'),
      (select min(joined_at at time zone 'Asia/Kolkata')::date from members))::text as from`.execute(trx)
  const from = rows[0]?.from
  const to = addDays(today, -1)
  return from && from <= to ? { from, to } : null
}

/**
 * Counts the days that have ended, once: a family that leaves later takes its interests with it, and they were sent all the
 * same. Today is counted anew at each run. A payment may be entered long after its day, so its days are counted until then.
 */
export async function countFigures(db: Db, now: Date): Promise<void> {
  const today = dayInIndia(now)
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    const ended = await daysToFinish(trx, today)
    if (ended) {
      await recountDays(trx, ended)
      const yesterday = ended.to
      await keep(trx, 'used', { from: yesterday, to: yesterday }, usedOn(yesterday))
    }
    const only = { from: today, to: today }
    await recountDays(trx, only)
    const mayBeEntered = { from: addDays(today, -daysToEnter), to: today }
    await keep(trx, 'revenue', mayBeEntered, eventFigures.revenue(mayBeEntered))
    await keep(trx, 'used', only, usedOn(today))
    for (const [figure, counted] of Object.entries(currentFigures))
      await keep(trx, figure as FigureName, only, counted(now))
    await sql`insert into figure_days (day, counted_at)
      select day::date, ${now} from generate_series(${ended?.from ?? today}::date, ${today}::date, interval '1 day') day
      on conflict (day) do update set counted_at = excluded.counted_at`.execute(trx)
  })
}
