import { Secret, TOTP } from 'otpauth'

const period = 30
/** A phone's clock may be one step off. */
const window = 1

const totpOf = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, period, digits: 6, algorithm: 'SHA1', secret: Secret.fromBase32(key) })

/** A new key for an authenticator app, as its owner would type it. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32

/** The key as the address that a QR code holds. The app shows the login under the name of the site. */
export const appUri = (key: string, email: string, siteName: string): string =>
  totpOf(key, { issuer: siteName, label: email }).toString()

/** The time step of a code, or null for a wrong one. The caller refuses a step that was used. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const delta = totpOf(key).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}
