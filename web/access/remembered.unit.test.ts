import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keys } from '#web/api/storage.ts'
import type { KeyStore } from './key-store.ts'
import { forget, remember, remembered } from './remembered.ts'

let storage = new Map<string, string>()
let store: KeyStore & { key: CryptoKey | null }
const family = { email: 'aai@example.in', mobile: '9822012345', country: 'in', password: 'tulsi-vrindavan' }

beforeEach(() => {
  storage = new Map()
  vi.unstubAllGlobals()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  store = {
    key: null,
    load: async () => store.key,
    save: async key => {
      store.key = key
    },
    drop: async () => {
      store.key = null
    },
  }
})

describe('Remember Me', () => {
  it('gives everything back when the dialog opens later', async () => {
    await remember(family, store)
    expect(await remembered(store)).toEqual(family)
    expect(storage.get(keys.rememberedDialCode)).toBe('+91')
  })

  it('keeps no readable password and a key no script can read out', async () => {
    await remember(family, store)
    const everything = [...storage.values()].join(' ')
    expect(everything).not.toContain(family.password)
    expect(everything).not.toContain(btoa(family.password))
    await expect(crypto.subtle.exportKey('raw', store.key as CryptoKey)).rejects.toThrow()
  })

  it('seals the same password differently each time', async () => {
    await remember(family, store)
    const first = storage.get(keys.rememberedPassword)
    await remember(family, store)
    expect(storage.get(keys.rememberedPassword)).not.toBe(first)
  })

  it('keeps no password at all where the browser has no cipher', async () => {
    vi.stubGlobal('crypto', {})
    await remember(family, store)
    expect(storage.has(keys.rememberedPassword)).toBe(false)
    expect(await remembered(store)).toEqual({ ...family, password: '' })
  })

  it('leaves the password empty when its key is gone or the text was touched', async () => {
    await remember(family, store)
    store.key = null
    expect((await remembered(store))?.password).toBe('')
    await remember(family, store)
    storage.set(keys.rememberedPassword, 'not.cipher text')
    expect((await remembered(store))?.password).toBe('')
  })

  it('takes away what it stored and nothing else', async () => {
    storage.set(keys.accessToken, 'token')
    await remember(family, store)
    await forget(store)
    expect(Object.fromEntries(storage)).toEqual({ [keys.accessToken]: 'token' })
    expect(store.key).toBeNull()
    expect(await remembered(store)).toBeNull()
  })

  it('drops the key of a password that a cleared storage took away', async () => {
    await remember(family, store)
    storage.clear()
    await remembered(store)
    expect(store.key).toBeNull()
  })

  it('remembers the other identity no longer when it was left empty', async () => {
    await remember(family, store)
    await remember({ ...family, email: '' }, store)
    expect((await remembered(store))?.email).toBe('')
  })
})
