import type { OfficeMemberRecord } from '../queries.ts'

export type Act =
  | 'suspend'
  | 'restore'
  | 'endSessions'
  | 'correctSide'
  | 'verifyMobile'
  | 'verifyEmail'
  | 'addViews'
  | 'pay'

/** What of a record decides about its acts. */
type ActedOn = Pick<OfficeMemberRecord, 'status'> & {
  account: Pick<OfficeMemberRecord['account'], 'open_sessions' | 'mobile_verified_at' | 'email_verified_at'>
  memberships: readonly Pick<OfficeMemberRecord['memberships'][number], 'is_running'>[]
}

/** Which acts make sense for this member. Whether one is allowed, the server decides again. */
export function actsFor({ status, account, memberships }: ActedOn, isAdmin: boolean): Act[] {
  const isSuspended = status === 'SUSPENDED'
  return [
    isSuspended ? 'restore' : 'suspend',
    ...(account.open_sessions > 0 ? (['endSessions'] as const) : []),
    'pay',
    ...(isAdmin && memberships.some(one => one.is_running) ? (['addViews'] as const) : []),
    ...(isAdmin ? (['correctSide'] as const) : []),
    ...(isAdmin && !account.mobile_verified_at ? (['verifyMobile'] as const) : []),
    ...(isAdmin && !account.email_verified_at ? (['verifyEmail'] as const) : []),
  ]
}
