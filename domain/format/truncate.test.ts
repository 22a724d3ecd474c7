import { describe, expect, it } from 'vitest'
import { roomFor, truncate } from './truncate.ts'

describe.each(Object.entries(roomFor))('a %s', (_, most) => {
  it(`of ${most} characters stands whole`, () => {
    expect(truncate('x'.repeat(most), most)).toBe('x'.repeat(most))
  })
  it(`of one more ends after ${most}`, () => {
    expect(truncate('x'.repeat(most + 1), most)).toBe(`${'x'.repeat(most)}...`)
  })
})

it('leaves no gap before the dots', () => {
  expect(truncate('M.Com and more', 6)).toBe('M.Com...')
})

it('never cuts a Devanagari syllable', () => {
  expect(truncate('शिक्षण', 2)).toBe('शिक्ष...')
  expect(truncate('की'.repeat(40), 40)).toBe('की'.repeat(40))
})

it('of nothing is nothing', () => {
  expect(truncate('', 40)).toBe('')
})
