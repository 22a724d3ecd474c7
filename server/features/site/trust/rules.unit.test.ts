import { expect, it } from 'vitest'
import { finishedMonths, monthBefore, publishedCount } from './rules.ts'

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
