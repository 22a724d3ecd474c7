import { expect, it } from 'vitest'
import { yearsDown } from './years.ts'

it('a list of years begins with the latest and ends with the earliest', () => {
  expect(yearsDown(2026, 2023)).toEqual([2026, 2025, 2024, 2023])
})
