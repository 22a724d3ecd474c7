import { type SettingName, shownValue } from './setting-names.ts'

export type Env = Readonly<Record<string, string | undefined>>
export type ConfigValues = ReturnType<typeof configValues>

export class WrongConfig extends Error {}

export const isLoopback = (host: string) => host === 'localhost' || /^(?:127\.|\[?::1\]?$)/.test(host)
export const pointsToThisMachine = (url: string) => isLoopback(new URL(url).hostname)
export const isHttps = ({ protocol }: URL) => protocol === 'https:'
/** A connection without a host goes through a socket of this machine. */
export const isEncryptedDatabase = ({ hostname, searchParams }: URL) =>
  hostname === '' || ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')

/** Whether this is the address of a PostgreSQL that may be used from here. */
export const isDatabaseUrl = (value: string): boolean =>
  URL.canParse(value) &&
  ['postgres:', 'postgresql:'].includes(new URL(value).protocol) &&
  (pointsToThisMachine(value) || isEncryptedDatabase(new URL(value)))

const addressOnly = 'percent-encode / # ? @ : and % in its user and password (/ is %2F, # is %23, @ is %40)'

/**
 * An @ that is not the one before the host, or a % that encodes nothing, is a letter of a password that was typed as it is. The
 * rest of such a password would be taken for a host, and named by whatever cannot find it.
 */
function isPasswordCut(value: string): boolean {
  const { username, password, pathname, search, hash } = new URL(value)
  if (`${pathname}${search}${hash}`.includes('@')) return true
  try {
    decodeURIComponent(`${username}${password}`)
    return false
  } catch {
    return true
  }
}

/** Reads environment variables by their kind. A wrong value is refused in one line that names the variable. */
export function configValues(env: Env) {
  const text = (name: SettingName) => env[name]?.trim() || null
  const refuse = (name: SettingName, expected: string): never => {
    const value = text(name)
    // An operator sends such a line around to ask for help.
    throw new WrongConfig(`${name} is ${value === null ? 'unset' : shownValue(name, value)}: ${expected}`)
  }
  const oneOf = <T extends string>(name: SettingName, allowed: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback
    return allowed.find(one => one === value) ?? refuse(name, `expected ${allowed.join(', ')}`)
  }
  const url = (name: SettingName, protocols: string[]) => {
    const value = text(name)
    if (value === null) return null
    const isParsed = URL.canParse(value)
    if (value.includes('@') && (!isParsed || isPasswordCut(value))) refuse(name, addressOnly)
    if (!isParsed || !protocols.includes(new URL(value).protocol))
      refuse(name, `expected an address that starts with ${protocols.map(p => `${p}//`).join(' or ')}`)
    return value
  }
  /** Connections that leave this machine must be encrypted. */
  const encryptedUnlessLocal = (
    name: SettingName,
    value: string | null,
    isEncrypted: (url: URL) => boolean,
    how: string,
  ) => {
    if (value === null || pointsToThisMachine(value) || isEncrypted(new URL(value))) return
    throw new WrongConfig(`${name} would send data unencrypted over the network: ${how}`)
  }
  const count = (name: SettingName, fallback: number) => {
    const value = Number(text(name) ?? fallback)
    return Number.isSafeInteger(value) && value > 0 ? value : refuse(name, 'expected a whole number above zero')
  }
  const allOrNone = <K extends string>(names: Record<K, SettingName>): Record<K, string> | null => {
    const entries = Object.entries<SettingName>(names).map(([key, name]) => [key, text(name)] as const)
    if (entries.every(([, value]) => value === null)) return null
    for (const [key, value] of entries)
      if (value === null) refuse(names[key as K], `needed together with ${Object.values(names).join(', ')}`)
    return Object.fromEntries(entries) as Record<K, string>
  }
  const number = (name: SettingName, fallback: number, isRight: (value: number) => boolean, expected: string) => {
    const value = Number(text(name) ?? fallback)
    return isRight(value) ? value : refuse(name, expected)
  }
  return { text, refuse, oneOf, url, encryptedUnlessLocal, count, number, allOrNone }
}
