import { broken } from '#contract/field-words.ts'
import { addDays, type Day, dayInIndia } from '#domain/calendar.ts'
import { defaultFigureDays, type FigureName, figuresForAdmins, mostFigureDays } from '#domain/office/figures.ts'
import type { StaffRole } from '#domain/office/staff.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Days } from './count-events.ts'

/** The days of a chart, by default the last month. It ends today at the latest and has no more days than a chart can show. */
export function periodOrRefuse(asked: { from?: Day | undefined; to?: Day | undefined }, now: Date): Days {
  const today = dayInIndia(now)
  const to = asked.to && asked.to < today ? asked.to : today
  const from = asked.from ?? addDays(to, 1 - defaultFigureDays)
  if (from > to) throw new Refusal('bad_input', { fields: { from: broken('period_turned') } })
  if (addDays(from, mostFigureDays) <= to) throw new Refusal('bad_input', { fields: { from: broken('period_long') } })
  return { from, to }
}

/** What the office earned is shown to ADMINs alone. */
export const mayRead = (role: StaffRole, chart: FigureName): boolean => role === 'ADMIN' || !figuresForAdmins.has(chart)
