import type { Day } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'

/** The model counts days from this one, in two bytes. */
export const firstDay: Day = '2020-01-01'
/** Stands for no last day. Real days stay below it until the year 2109. */
export const forEver = 32_767

const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The number of a day in the model. */
export const dayNumber = (day: Day): number => Math.round((startOf(day) - startOf(firstDay)) / dayMs)
