import { describe, expect, it } from 'vitest'
import { formatAbroad, formatMangal, formatMarried, formatPatrikaMatch } from './answers.ts'

describe('mangal', () => {
  it.each([
    ['Y', 'Yes'],
    ['N', 'No'],
    ['SOUMYA', 'Soumya'],
    ['NIRDOSH', 'Nirdosh'],
    ['NOT_KNOWN', 'Not Known'],
    ['CANNOT_BE_SAID', 'Cannot Be Said'],
    ['toString', 'Tostring'],
  ])('%s reads %s', (code, shown) => {
    expect(formatMangal(code, 'en')).toBe(shown)
  })
  it('speaks Marathi', () => {
    expect(formatMangal('SOUMYA', 'mr')).toBe('सौम्य मंगळ')
  })
})

it.each([
  ['Y', 'Yes'],
  ['N', 'No'],
  ['UNDECIDED', 'Undecided'],
  ['ALREADY_IN', 'Already In'],
])('ready to move abroad %s reads %s', (code, shown) => {
  expect(formatAbroad(code, 'en')).toBe(shown)
})

it.each([
  ['Y', 'YES'],
  ['ALL', 'Flexible'],
  ['N', 'NO'],
])('patrika matching %s reads %s', (code, shown) => {
  expect(formatPatrikaMatch(code, 'en')).toBe(shown)
})

it.each([formatMangal, formatAbroad, formatPatrikaMatch, formatMarried])('a missing answer is a dash', format => {
  expect([format(null, 'en'), format(undefined, 'mr'), format('', 'en'), format(' ', 'en')]).toEqual(Array(4).fill('-'))
})
