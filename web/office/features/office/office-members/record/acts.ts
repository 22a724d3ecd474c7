import type { OfficeMemberRecord } from '../queries.ts'

export type Act =
  | 'suspend'
  | 'restore'
  | 'recallFalse'
  | 'recallFraud'
  | 'endSessions'
  | 'endSeeLinks'
  | 'correctSide'
  | 'verifyMobile'
  | 'verifyEmail'
  | 'numberAnswers'
  | 'numberDead'
  | 'engaged'
  | 'addViews'
  | 'pay'

/** The part of a record that decides which acts are offered. */
type ActedOn = Pick<OfficeMemberRecord, 'status' | 'questions' | 'engaged'> & {
  account: Pick<
    OfficeMemberRecord['account'],
    'open_sessions' | 'live_links' | 'mobile_verified_at' | 'email_verified_at'
  >
  memberships: readonly Pick<OfficeMemberRecord['memberships'][number], 'is_running'>[]
}

/** The acts to offer for this member. The server decides again whether one is allowed. */
export function actsFor({ status, questions, engaged, account, memberships }: ActedOn, isAdmin: boolean): Act[] {
  const isSuspended = status === 'SUSPENDED'
  const number = questions.find(({ about }) => about === 'NUMBER')
  return [
    isSuspended ? 'restore' : 'suspend',
    ...(isSuspended && isAdmin ? (['recallFalse', 'recallFraud'] as const) : []),
    ...(account.open_sessions > 0 ? (['endSessions'] as const) : []),
    ...(account.live_links > 0 ? (['endSeeLinks'] as const) : []),
    ...(number ? (['numberAnswers'] as const) : []),
    ...(number?.state === 'OPEN' ? (['numberDead'] as const) : []),
    ...(isSuspended || engaged ? [] : (['engaged'] as const)),
    'pay',
    ...(isAdmin && memberships.some(one => one.is_running) ? (['addViews'] as const) : []),
    ...(isAdmin ? (['correctSide'] as const) : []),
    ...(isAdmin && !account.mobile_verified_at ? (['verifyMobile'] as const) : []),
    ...(isAdmin && !account.email_verified_at ? (['verifyEmail'] as const) : []),
  ]
}
