import { expect, it } from 'vitest'
import { formatHeight } from './height.ts'
import { formatRange } from './range.ts'

it('shows both ends, one when they meet, and says which is open', () => {
  expect(formatRange('en', [1994, 1999])).toBe('1994 - 1999')
  expect(formatRange('en', [1994, 1994])).toBe('1994')
  expect(formatRange('en', [1994, null])).toBe('1994 and above')
  expect(formatRange('en', [null, 1999])).toBe('up to 1999')
  expect(formatRange('en', [null, undefined])).toBe('-')
  expect(formatRange('mr', [1994, null])).toBe('१९९४ पासून पुढे')
})

it('writes heights as heights', () => {
  expect(formatRange('en', [160, 182], formatHeight)).toBe(`5'3" - 6'0"`)
})
