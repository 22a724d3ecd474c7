import { expect, it } from 'vitest'
import { countIndependent, countsAsWord } from './independent-families.ts'

const now = new Date('2026-03-01T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

it('the word of a family counts after fourteen days, from a verified account and another phone', () => {
  const family = { joinedAt: daysAgo(14), verified: true, onOwnDevice: false }
  expect(countsAsWord(family, now)).toBe(true)
  expect(countsAsWord({ ...family, joinedAt: daysAgo(13) }, now)).toBe(false)
  expect(countsAsWord({ ...family, verified: false }, now)).toBe(false)
  expect(countsAsWord({ ...family, onOwnDevice: true }, now)).toBe(false)
})

it('accounts that share something are one family, also by way of a third, and whoever shares it with the member is none', () => {
  expect(countIndependent(['a', 'b', 'c'], [], 'her')).toBe(3)
  expect(countIndependent(['a', 'b', 'c'], [['a', 'b']], 'her')).toBe(2)
  const chain = [
    ['a', 'b'],
    ['c', 'b'],
  ] as const
  expect(countIndependent(['a', 'b', 'c'], chain, 'her')).toBe(1)
  expect(countIndependent(['a', 'b', 'c'], [...chain, ['her', 'c']], 'her')).toBe(0)
  expect(countIndependent([], [], 'her')).toBe(0)
})
