import type { FastifyBaseLogger } from 'fastify'
import { type ErrorCode, errorStatus } from '#contract/errors.ts'
import type { SecurityEventName } from '#domain/access/security-events.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** What an operator looks for after a complaint: who logged in, who was refused, which limit ran out. */
export interface SecurityEvent {
  event: SecurityEventName
  member?: string | null
  staff?: string | null
  /** The key of the network address. The log holds its keyed hash, which distinguishes addresses without naming them. */
  address?: string
  code?: ErrorCode
  call?: string
  budget?: string
  /** The number or e-mail address that it was about. The log never holds it; the table holds it encrypted. */
  contact?: string
}
export type RecordEvent = (event: SecurityEvent) => void

// A wrong field or an unknown page is no attack. A wrong code or password, a used-up limit and a refused access may be.
const tellingCodes: ReadonlySet<ErrorCode> = new Set(
  (Object.keys(errorStatus) as ErrorCode[]).filter(code => [401, 403, 429].includes(errorStatus[code])),
).union(new Set<ErrorCode>(['bad_credentials', 'bad_otp', 'otp_ended', 'bad_token', 'taken']))

export const isTelling = (code: ErrorCode): boolean => tellingCodes.has(code)

/** The log and the table of security events use the same hash, so that a line of one leads to the rows of the other. */
export const addressHash = (secrets: Pick<Secrets, 'keyedHash'>, address: string): string =>
  secrets.keyedHash(`log ${address}`).toString('base64url').slice(0, 16)

export const securityLog =
  (log: FastifyBaseLogger, secrets: Secrets): RecordEvent =>
  ({ address, contact: _contact, ...event }) => {
    const hashed = address && addressHash(secrets, address)
    log.info({ security: { ...event, ...(hashed && { address: hashed }) } })
  }
