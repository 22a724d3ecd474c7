import { addDays, type Day } from '../calendar.ts'

export const readyPeriods = ['thisMonth', 'lastMonth', 'thisFinancialYear'] as const
export type ReadyPeriod = (typeof readyPeriods)[number]

/** The first month of a financial year in India. */
const april = '04'

/** The first and the last day of a period that contains today, or of the month before it. */
export function readyPeriod(period: ReadyPeriod, today: Day): { from: Day; to: Day } {
  const firstOfMonth = `${today.slice(0, 7)}-01`
  switch (period) {
    case 'thisMonth':
      return { from: firstOfMonth, to: addDays(`${addDays(firstOfMonth, 31).slice(0, 7)}-01`, -1) }
    case 'lastMonth': {
      const to = addDays(firstOfMonth, -1)
      return { from: `${to.slice(0, 7)}-01`, to }
    }
    case 'thisFinancialYear': {
      const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < april ? 1 : 0)
      return { from: `${year}-${april}-01`, to: `${year + 1}-03-31` }
    }
  }
}
