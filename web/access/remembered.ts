import { keys, read, remove, write } from '#web/api/storage.ts'
import { type Country, dialCodeOf, homeCountry, isCountry } from './countries.ts'
import { browserKeyStore, type KeyStore } from './key-store.ts'

/** The values of Remember Me. The password is stored encrypted, under a key that no script can export. */
interface Remembered {
  email: string
  mobile: string
  country: Country
  password: string
}

const all = [
  keys.rememberedEmail,
  keys.rememberedMobile,
  keys.rememberedCountry,
  keys.rememberedDialCode,
  keys.rememberedPassword,
] as const

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

async function sealed(password: string, store: KeyStore): Promise<string> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await store.save(key)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password))
  return `${base64(iv)}.${base64(new Uint8Array(cipher))}`
}

async function opened(text: string, store: KeyStore): Promise<string> {
  const key = await store.load()
  const [iv = '', cipher = ''] = text.split('.')
  if (!key) return ''
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(cipher))
  return new TextDecoder().decode(plain)
}

export async function remember(values: Remembered, store: KeyStore = browserKeyStore): Promise<void> {
  await forget(store)
  if (values.email) write(keys.rememberedEmail, values.email)
  if (values.mobile) write(keys.rememberedMobile, values.mobile)
  write(keys.rememberedCountry, values.country)
  write(keys.rememberedDialCode, dialCodeOf(values.country))
  // A login by code has no password. Plain http has no `crypto.subtle` and some browsers store no keys: none is stored there.
  if (!values.password || !globalThis.crypto?.subtle) return
  const cipher = await sealed(values.password, store).catch(() => null)
  if (cipher) write(keys.rememberedPassword, cipher)
}

/** Null if nothing is stored. A password that cannot be decrypted is left empty. */
export async function remembered(store: KeyStore = browserKeyStore): Promise<Remembered | null> {
  const email = read(keys.rememberedEmail) ?? ''
  const mobile = read(keys.rememberedMobile) ?? ''
  const cipher = read(keys.rememberedPassword)
  const country = read(keys.rememberedCountry) ?? ''
  if (!cipher) await store.drop().catch(() => undefined)
  if (!email && !mobile) return null
  const password = cipher ? await opened(cipher, store).catch(() => '') : ''
  return { email, mobile, country: isCountry(country) ? country : homeCountry, password }
}

/** Removes the values of Remember Me and nothing else. */
export async function forget(store: KeyStore = browserKeyStore): Promise<void> {
  remove(...all)
  await store.drop().catch(() => undefined)
}
