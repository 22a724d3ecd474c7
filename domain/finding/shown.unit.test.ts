import { expect, it } from 'vitest'
import { countOrFew, whatHelps } from './shown.ts'

it('a count of one to four is a few, and nobody is nobody', () => {
  expect([0, 1, 4, 5, 43].map(countOrFew)).toEqual([0, null, null, 5, 43])
})

it('one thing helps most: a photo, then wishes that leave out nearly everybody, then the time of birth', () => {
  const complete = { hasPhoto: true, hasBirthTime: true, fitting: 10 }
  expect(whatHelps(complete)).toBeNull()
  expect(whatHelps({ ...complete, hasBirthTime: false })).toBe('birth_time')
  expect(whatHelps({ ...complete, hasBirthTime: false, fitting: 9 })).toBe('wishes')
  expect(whatHelps({ hasPhoto: false, hasBirthTime: false, fitting: 0 })).toBe('photo')
  expect(whatHelps({ ...complete, fitting: null })).toBeNull()
})
