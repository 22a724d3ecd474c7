import { addDays, type Day } from '../calendar.ts'

/** How recently a family was here. Nothing finer is told: nobody learns on which days a family looks. */
export const lastUses = ['TODAY', 'THIS_WEEK', 'THIS_MONTH'] as const
export type LastUse = (typeof lastUses)[number]

/** How many days back each reaches, today included. */
export const daysOfLastUse: Readonly<Record<LastUse, number>> = { TODAY: 1, THIS_WEEK: 7, THIS_MONTH: 30 }

export const lastUseOf = (usedOn: Day | null, today: Day): LastUse | null =>
  usedOn === null ? null : (lastUses.find(name => usedOn > addDays(today, -daysOfLastUse[name])) ?? null)
