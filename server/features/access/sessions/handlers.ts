import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Account, accountOf } from '../accounts/queries.ts'
import { accessMessages } from '../accounts/words.ts'
import { presentSession } from './present.ts'
import { openSessionsOf, revokeSession, revokeSessionOf, revokeSessionsOfPerson } from './queries.ts'

/** Handed in, because importing it would make a circle: passwords import sessions, which a new password ends. */
type CheckPassword = (
  dependencies: AccessDependencies,
  account: Account,
  typed: { password: string; now: Date },
) => Promise<void>

/** Shows a member where they are logged in, and logs them out. */
export function sessionHandlers(
  dependencies: AccessDependencies & { checkPasswordOrRefuse: CheckPassword },
): HandlersOf<'logout' | 'ownSessions' | 'endSession' | 'endAllSessions'> {
  const { db, record, forgetSessions, checkPasswordOrRefuse } = dependencies

  async function askPassword(viewer: Viewer, password: string, now: Date): Promise<void> {
    const account = await accountOf(db, viewer)
    if (!account) throw new Refusal('no_session')
    await checkPasswordOrRefuse(dependencies, account, { password, now })
  }

  return {
    async logout({ viewer, address, language, now }) {
      await revokeSession(db, viewer.sessionHash, now)
      forgetSessions(viewer.id)
      record({ event: 'logout', member: viewer.id, address })
      return { message: accessMessages(language).loggedOut }
    },

    async ownSessions({ viewer, now }) {
      const sessions = await openSessionsOf(db, viewer.personId, now)
      const list = sessions.map(session => presentSession(session, viewer.sessionHash))
      return { count: list.length, list, next_offset: null }
    },

    async endSession({ input, viewer, address, language, now }) {
      await askPassword(viewer, input.password, now)
      if (!(await revokeSessionOf(db, viewer.personId, input.uuid.toLowerCase(), now))) throw new Refusal('not_found')
      forgetSessions(viewer.id)
      record({ event: 'logout', member: viewer.id, address })
      return { message: accessMessages(language).sessionEnded }
    },

    async endAllSessions({ input, viewer, address, language, now }) {
      await askPassword(viewer, input.password, now)
      await revokeSessionsOfPerson(db, viewer, now)
      forgetSessions(viewer.id)
      record({ event: 'logout', member: viewer.id, address })
      return { message: accessMessages(language).loggedOutEverywhere }
    },
  }
}
