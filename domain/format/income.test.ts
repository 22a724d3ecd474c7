import { describe, expect, it } from 'vitest'
import { formatIncome, incomeInLakh } from './income.ts'

describe('income', () => {
  it.each([
    [550000, '5.50'],
    [500000, '5.00'],
    [1000, '0.01'],
    [100500, '1.01'],
    [12345678, '123.46'],
    [1000000000, '10000.00'],
    [-550000, '-5.50'],
  ])('of %i rupees is %s lakh', (rupees, shown) => {
    expect(incomeInLakh(rupees, 'en')).toBe(shown)
    expect(formatIncome(rupees, 'en')).toBe(`${shown} Lakh`)
  })
  it.each([0, 1, 999, -999])('of %i rupees stays as it is, without a unit', rupees => {
    expect(formatIncome(rupees, 'en')).toBe(String(rupees))
  })
  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('that is %s is missing', rupees => {
    expect(formatIncome(rupees, 'en')).toBe('-')
    expect(incomeInLakh(rupees, 'en')).toBe('-')
  })
  it('speaks Marathi', () => {
    expect(formatIncome(720000, 'mr')).toBe('७.२० लाख')
  })
})
