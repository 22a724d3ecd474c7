import { expect, it } from 'vitest'
import { readyPeriod } from './periods.ts'

it.each([
  ['thisMonth', '2026-11-18', '2026-11-01', '2026-11-30'],
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['thisMonth', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['thisFinancialYear', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['thisFinancialYear', '2026-04-01', '2026-04-01', '2027-03-31'],
] as const)('%s on %s', (period, today, from, to) => {
  expect(readyPeriod(period, today)).toEqual({ from, to })
})
