/** Every error code with its HTTP status. The server's error-words.ts words each one in each language. */
export const errorStatus = {
  bad_input: 400,
  bad_credentials: 400,
  bad_otp: 400,
  otp_ended: 400,
  bad_token: 400,
  bad_passkey: 400,
  passkey_ended: 400,
  no_session: 401,
  unverified: 403,
  consent_needed: 403,
  not_yours: 403,
  owner_alone: 403,
  candidate_decides: 403,
  same_gender: 403,
  plan_needed: 403,
  answer_needs_plan: 403,
  views_used_up: 403,
  paused: 403,
  suspended: 403,
  admin_only: 403,
  wrong_role: 403,
  wrong_origin: 403,
  last_admin: 409,
  not_found: 404,
  method_not_allowed: 405,
  taken: 409,
  enough_profiles: 409,
  conflict: 409,
  changed_elsewhere: 409,
  file_too_large: 413,
  body_too_large: 413,
  wrong_file_kind: 415,
  wrong_content_type: 415,
  slow_down: 429,
  resend_too_soon: 429,
  otp_exhausted: 429,
  server_error: 500,
  site_not_open: 503,
  channel_closed: 503,
  gateway_away: 503,
  not_ready: 503,
  database_away: 503,
  overloaded: 503,
  storage_full: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** The body of every refusal. */
export interface ErrorAnswer {
  message: string
  code: ErrorCode
  fields?: Record<string, string>
}
