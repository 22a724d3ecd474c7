import type { FastifyBaseLogger } from 'fastify'
import { type ErrorCode, errorStatus } from '#contract/errors.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** What an operator looks for after a complaint: who got in, who was refused, which limit ran out. */
export interface SecurityEvent {
  event:
    | 'signup'
    | 'login'
    | 'new_device'
    | 'logout'
    | 'contact_verified'
    | 'contact_changed'
    | 'password_changed'
    | 'account_frozen'
    | 'left'
    | 'data_taken'
    | 'refused'
    | 'budget_used_up'
    | 'staff_login'
    | 'staff_logout'
    | 'staff_joined'
    | 'staff_password'
    | 'staff_retired'
  member?: string | null
  staff?: string | null
  /** The key of the network address. The log holds its keyed hash, which tells two apart and names neither. */
  address?: string
  code?: ErrorCode
  call?: string
  budget?: string
}
export type RecordEvent = (event: SecurityEvent) => void

// A wrong field or an unknown page is no attack; a wrong code or password, a used-up limit and a closed door may be.
const tellingCodes: ReadonlySet<ErrorCode> = new Set(
  (Object.keys(errorStatus) as ErrorCode[]).filter(code => [401, 403, 429].includes(errorStatus[code])),
).union(new Set<ErrorCode>(['bad_credentials', 'bad_otp', 'otp_ended', 'bad_token', 'taken']))

export const isTelling = (code: ErrorCode): boolean => tellingCodes.has(code)

export const securityLog =
  (log: FastifyBaseLogger, secrets: Secrets): RecordEvent =>
  ({ address, ...event }) => {
    const hashed = address && secrets.keyedHash(`log ${address}`).toString('base64url').slice(0, 16)
    log.info({ security: { ...event, ...(hashed && { address: hashed }) } })
  }
