import { expect, it } from 'vitest'
import { likelyIncome } from './likely-income.ts'

it.each([
  [7, 700_000],
  [12, 1_200_000],
  [720, 720_000],
  [7200, 720_000],
  [9999, 999_900],
])('%i was probably meant as %i', (typed, meant) => {
  expect(likelyIncome(typed)).toBe(meant)
})

it.each([0, 10_000, 550_000, Number.NaN, -7])('%s is taken as it is', typed => {
  expect(likelyIncome(typed)).toBeNull()
})
