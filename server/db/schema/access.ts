import type { Generated } from 'kysely'
import type { Day } from '#domain/calendar.ts'

/** Logins of members: sessions, codes and the limits on tries. */
export interface AccessTables {
  sessions: {
    id: Generated<string>
    token_hash: Buffer
    member_id: string
    created_at: Date
    last_used_on: Day
    revoked_at: Date | null
    browser: string | null
    system: string | null
  }
  /** The browsers to which a member allows push messages. */
  push_subscriptions: {
    id: string
    member_id: string
    session_hash: Buffer
    endpoint_hash: Buffer
    service: string
    sealed: Buffer
    created_at: Date
  }
  otp_codes: {
    id: string
    identity: string
    purpose:
      | 'verify'
      | 'reset'
      | 'change_number'
      | 'change_email'
      | 'login'
      | 'confirm'
      | 'caller_new'
      | 'caller_change'
      | 'caller_leave'
      | 'caller_join'
    member_id: string | null
    channel: 'SMS' | 'EMAIL' | null
    code_hash: Buffer
    asked_by_hash: Buffer | null
    wrong_tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  reset_tokens: {
    token_hash: Buffer
    member_id: string
    purpose: Generated<'reset' | 'freeze'>
    channel: 'SMS' | 'EMAIL'
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  known_devices: { member_id: string; device_hash: Buffer; address_hash: Buffer; last_login_at: Date }
  signup_addresses: { member_id: string; sealed: Buffer }
  rate_limits: { key: string; hits: number; resets_at: Date }
}
