import { beforeEach, expect, test, vi } from 'vitest'
import { readBiodata } from '#domain/families/biodata-text/read-biodata.ts'
import { keys } from '#web/api/storage.ts'
import { forgetPassword, forgetProfile, forgetSession, rememberMember } from '#web/session/session.ts'
import { factsOf, keepFacts, readFacts } from './kept-facts.ts'

let stored = new Map<string, string>()
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  })
  vi.stubGlobal('sessionStorage', { clear: () => undefined })
})

const rutuja = 'a registration'
function keeps(text = 'नाव: कु. रुतुजा सुरेश पाटील\nरास: कर्क\nभाऊ: १\nछंद: भटकंती') {
  const read = readBiodata(text)
  if (typeof read === 'string') throw new Error(read)
  keepFacts(rutuja, factsOf(read.readings))
}

test('what a registration does not ask is kept for it, and never the text', () => {
  keeps()
  expect(readFacts(rutuja)).toEqual([
    { field: 'raas', value: '4', isSure: true },
    { field: 'brothers', value: '1', isSure: true },
  ])
  expect([...stored.values()].join()).not.toMatch(/भटकंती|रुतुजा/)
})

test('another profile in this browser reads none of it, and it is gone', () => {
  keeps()
  expect(readFacts('another')).toEqual([])
  expect(readFacts(rutuja)).toEqual([])
})

test('it ends after a day', () => {
  keeps()
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 })
  expect(readFacts(rutuja)).toEqual([])
  expect(stored.size).toBe(0)
  vi.useRealTimers()
})

test.each([
  ['the logout of a browser that remembers the login', forgetSession],
  ['going over to another profile', forgetProfile],
  ['a changed password', forgetPassword],
])('%s removes it', (_, leave) => {
  keeps()
  stored.set(keys.rememberedMobile, '9822012345')
  leave()
  expect(stored.has(keys.registrationFacts)).toBe(false)
})

test('it stays for the registration that verifies its code, and not for another login', () => {
  stored.set(keys.userId, rutuja)
  const member = { uuid: rutuja, gender: 'F', is_membership_subscribed: 'N' } as const
  keeps()
  rememberMember(member)
  expect(readFacts(rutuja)).toHaveLength(2)
  rememberMember({ ...member, uuid: 'another' })
  expect(stored.has(keys.registrationFacts)).toBe(false)
})

test('what something else wrote there is no fact', () => {
  const at = Date.now()
  for (const text of [
    '{',
    '[]',
    '"x"',
    JSON.stringify({
      of: rutuja,
      at,
      facts: [{ field: 'password', value: 'x', isSure: true }, { field: 'raas', value: 4, isSure: true }, null],
    }),
  ]) {
    stored.set(keys.registrationFacts, text)
    expect(readFacts(rutuja)).toEqual([])
  }
})
