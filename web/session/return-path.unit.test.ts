import { expect, it } from 'vitest'
import { isReturnPath } from './return-path.ts'

const profile = '/profile-view/0198c0de-0000-7000-8000-000000000001'

it('returns to a shared profile', () => {
  expect(isReturnPath(profile)).toBe(true)
})
it.each([
  null,
  '',
  '/dashboard',
  `${profile}/SELF`,
  `${profile}?x`,
  `https://elsewhere.example${profile}`,
  `//elsewhere.example${profile}`,
  '/profile-view/x',
])('returns to nothing else: %s', path => {
  expect(isReturnPath(path)).toBe(false)
})
