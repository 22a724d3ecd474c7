import { expect, it } from 'vitest'
import { orMissing } from './missing.ts'

it('shows what is there, 0 included, and a dash for what is not', () => {
  expect([orMissing('B.Pharm'), orMissing(0)]).toEqual(['B.Pharm', '0'])
  expect([orMissing(null), orMissing(undefined), orMissing(''), orMissing('  ')]).toEqual(['-', '-', '-', '-'])
})
