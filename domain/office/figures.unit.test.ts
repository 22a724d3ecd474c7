import { expect, it } from 'vitest'
import { stepOf, stepsOf } from './figures.ts'

it('goes along days for a quarter, and along months above', () => {
  expect(stepOf('2026-01-01', '2026-04-02')).toBe('DAY')
  expect(stepOf('2026-01-01', '2026-04-03')).toBe('MONTH')
  expect(stepsOf('2026-01-30', '2026-02-02')).toEqual(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02'])
  expect(stepsOf('2025-11-15', '2026-03-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'])
})
