import { expect, it } from 'vitest'
import { charactersPerLetter, countLetters, isWithinLetters } from './letters.ts'

it('counts letters as a reader does', () => {
  expect(countLetters('Pune')).toBe(4)
  expect(countLetters('पुणे')).toBe(2)
  expect(countLetters('की')).toBe(1)
})

it('lets 45 letters of Marathi be 45 letters', () => {
  expect(isWithinLetters('कि'.repeat(45), 45)).toBe(true)
  expect(isWithinLetters('कि'.repeat(46), 45)).toBe(false)
  expect(isWithinLetters('a'.repeat(46), 45)).toBe(false)
})

it('bounds the marks on one letter', () => {
  expect(isWithinLetters(`a${'\u0301'.repeat(2 * charactersPerLetter)}`, 2)).toBe(false)
})
