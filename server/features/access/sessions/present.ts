import type { ownSessions } from '#contract/access/sessions.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { openSessionsOf } from './queries.ts'

type OpenSession = Awaited<ReturnType<typeof openSessionsOf>>[number]

export const presentSession = (
  session: OpenSession,
  currentHash: Buffer,
): AnswerOf<typeof ownSessions>['list'][number] => ({
  uuid: session.id,
  created_at: session.created_at.toISOString(),
  last_used_on: session.last_used_on,
  browser: session.browser ?? '',
  system: session.system ?? '',
  is_current: currentHash.equals(session.token_hash) ? 1 : 0,
})
