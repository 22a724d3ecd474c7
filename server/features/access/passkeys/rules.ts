import { isIP } from 'node:net'
import { minuteMs } from '#domain/durations.ts'

/** The table holds to the same number. */
export const mostPasskeys = 10
export const challengeLifetime = 5 * minuteMs

/** Whom a passkey is made for: this host, on pages of this origin. */
export interface Party {
  host: string
  origin: string
}

/** Null where browsers make no passkeys: they want a name, by https or on the machine itself. */
export function partyOf(siteUrl: string): Party | null {
  const { hostname, origin, protocol } = new URL(siteUrl)
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { host: hostname, origin } : null
}

/** ES256, EdDSA and RS256: what phones, computers and keys have. */
export const algorithms = [-7, -8, -257] as const
/** The bytes of a public key; one of RSA with 4,096 bits has about 530. The table holds to the same number. */
export const longestKey = 1024
