import { expect, it } from 'vitest'
import { calls } from '#contract/index.ts'
import { calledScreen } from './called-screen.ts'

it('a call is told by the screen that makes it', () => {
  expect(calledScreen('en', '/api/office/members/:uuid')).toBe('Members')
  expect(calledScreen('mr', '/office/queue/:uuid/claim')).toBe('रांग')
  expect(calledScreen('en', 'POST /api/mobile-login')).toBe('Login')
  expect(calledScreen('mr', '/user/signup')).toBe('नोंदणी')
  expect(calledScreen('en', '/api/user/sessions/end')).toBe('Settings')
})

it('every call that a person makes has a screen', () => {
  const isBare = (path: string) => calledScreen('en', `/api${path}`) === `/api${path}`
  expect(Object.values(calls).flatMap(({ path }) => (isBare(path) ? [path] : []))).toEqual(['/health', '/ready'])
})

it('an address of no screen stays as it is', () => {
  expect(calledScreen('en', '/api/no-such-call')).toBe('/api/no-such-call')
})
