import { beforeEach, expect, it, vi } from 'vitest'
import { keys } from '#web/api/storage.ts'
import { readOfflineBiodata, storeOfflineBiodata } from './offline-biodata.ts'
import { clearSession, forgetPassword, forgetSession } from './session.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  clear: () => stored.clear(),
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', { clear() {} })
const biodata = {
  title: 'Rutuja Kale',
  seen: 'As seen on 17 Nov 2026',
  facts: [['Height', '5\'3"']] as [string, string][],
}
beforeEach(() => stored.clear())

it('is read as it was kept', () => {
  storeOfflineBiodata(biodata)
  expect(readOfflineBiodata()).toEqual(biodata)
})

it.each([null, 'x', '{}', '{"title":1,"seen":"","facts":[]}', '{"title":"","seen":"","facts":{}}'])(
  'is nothing where storage holds %j',
  text => {
    if (text !== null) stored.set(keys.biodata, text)
    expect(readOfflineBiodata()).toBeNull()
  },
)

it('goes with the session in every way in which one ends, also where the login is remembered', () => {
  for (const end of [clearSession, forgetSession, forgetPassword]) {
    stored.set(keys.rememberedEmail, 'kale@family.in')
    storeOfflineBiodata(biodata)
    end()
    expect(readOfflineBiodata()).toBeNull()
  }
})
