import { expect, it } from 'vitest'
import { finishedMonths, grievancesByQuarter, monthBefore, publishedCount } from './rules.ts'

it('a count that could point to a family is not told, and none at all is', () => {
  expect([0, 1, 9, 10, 412].map(publishedCount)).toEqual([0, null, null, 10, 412])
})

it('the month before January is December of the year before', () => {
  expect(['2026-01', '2026-03', '2026-11'].map(monthBefore)).toEqual(['2025-12', '2026-02', '2026-10'])
})

it('a month is sealed while it can be counted, and none before the first member', () => {
  expect(finishedMonths('2024-01', '2026-02')).toEqual(['2025-09', '2025-10', '2025-11', '2025-12', '2026-01'])
  expect(finishedMonths('2025-12', '2026-02')).toEqual(['2025-12', '2026-01'])
  expect(finishedMonths('2026-02', '2026-02')).toEqual([])
})

it('a quarter is the sum of its sealed months, and open is what was open at its end', () => {
  const month = (name: string, received: number, settled: number, open: number) => ({
    month: name,
    text: JSON.stringify({ month: name, grievances: { received, settled, open } }),
  })
  const sealed = [
    month('2027-01', 4, 2, 3),
    month('2026-12', 1, 5, 1),
    month('2026-11', 6, 3, 5),
    month('2026-10', 2, 0, 2),
  ]
  expect(grievancesByQuarter(sealed)).toEqual([
    { quarter: '2027-Q1', is_whole: false, grievances: { received: 4, settled: 2, open: 3 } },
    { quarter: '2026-Q4', is_whole: true, grievances: { received: 9, settled: 8, open: 1 } },
  ])
})
