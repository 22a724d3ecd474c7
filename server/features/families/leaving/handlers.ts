import { accountById } from '#server/features/access/accounts/queries.ts'
import { checkPasswordOrRefuse } from '#server/features/access/passwords/password-again.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { RecordEvent } from '#server/http/security-log.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import { type LeavingDependencies, leave } from './leave.ts'
import { leavingMessages } from './words.ts'

interface LeavingHandlers extends LeavingDependencies {
  limits: Limits
  passwords: Passwords
  record: RecordEvent
  forgetSessions: (memberId: string) => void
}

export function leavingHandlers(dependencies: LeavingHandlers): HandlersOf<'deleteMe'> {
  return {
    async deleteMe({ input, viewer, address, language, now }) {
      const account = await accountById(dependencies.db, viewer.id)
      if (!account) throw new Refusal('no_session')
      await checkPasswordOrRefuse(dependencies, account, { password: input.password, now })
      const eraseOn = await leave(dependencies, { memberId: viewer.id, language, now })
      if (eraseOn === null) throw new Refusal('no_session')
      dependencies.forgetSessions(viewer.id)
      dependencies.record({ event: 'left', member: viewer.id, address })
      return { message: leavingMessages(language).left }
    },
  }
}
