import { expect, it } from 'vitest'
import { lastUseOf } from './last-use.ts'

it('the last use is told as today, this week, this month, and else not at all', () => {
  const on = (day: string | null) => lastUseOf(day, '2026-01-31')
  expect([on('2026-01-31'), on('2026-01-30'), on('2026-01-25'), on('2026-01-24')]).toEqual([
    'TODAY',
    'THIS_WEEK',
    'THIS_WEEK',
    'THIS_MONTH',
  ])
  expect([on('2026-01-02'), on('2026-01-01'), on(null)]).toEqual(['THIS_MONTH', null, null])
})
