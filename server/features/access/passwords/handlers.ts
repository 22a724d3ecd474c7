import { broken } from '#contract/field-words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Account, accountById } from '../accounts/queries.ts'
import { accessMessages } from '../accounts/words.ts'
import { forgetWrongLogins } from '../codes/limits.ts'
import { sendOwnCodeOrRefuse } from '../codes/own-code.ts'
import { openSessionsOf, revokeAllSessions, revokeSessionOf } from '../sessions/queries.ts'
import { checkPasswordOrRefuse } from './password-again.ts'
import { writeNewPassword } from './password-changes.ts'
import { isWeakPassword } from './rules.ts'

type OwnAccessCalls = 'sendOwnCode' | 'changePassword' | 'ownSessions' | 'endSession' | 'endAllSessions'

/** What a member who is logged in does about the own access: the password, and where one is logged in. */
export function ownAccessHandlers(dependencies: AccessDependencies): HandlersOf<OwnAccessCalls> {
  const { db, limits, passwords, record } = dependencies

  async function ownAccount(id: string): Promise<Account> {
    const account = await accountById(db, id)
    if (!account) throw new Refusal('no_session')
    return account
  }

  return {
    async sendOwnCode({ viewer, language, now }) {
      const sentTo = await sendOwnCodeOrRefuse(dependencies, { memberId: viewer.id, language, now })
      return { message: accessMessages(language).codeSent, sent_to: sentTo }
    },

    async changePassword({ input, viewer, address, language, now }) {
      if (input.password !== input.confirm_password)
        throw new Refusal('bad_input', { fields: { confirm_password: broken('confirmed') } })
      const account = await ownAccount(viewer.id)
      await checkPasswordOrRefuse(dependencies, account, { password: input.old_password, field: 'old_password', now })
      const passwordHash = await passwords.hash(input.password)
      await db.transaction().execute(async trx => {
        const locked = await trx
          .selectFrom('members')
          .select('password_hash')
          .where('id', '=', viewer.id)
          .forNoKeyUpdate()
          .executeTakeFirst()
        // Meanwhile the owner may have locked the account or set another password. That one stands.
        if (locked?.password_hash !== account.passwordHash) throw new Refusal('conflict')
        await writeNewPassword(trx, dependencies, { memberId: viewer.id, passwordHash, language, now })
      })
      await forgetWrongLogins(limits, account)
      record({ event: 'password_changed', member: viewer.id, address })
      const words = accessMessages(language)
      const isWeak = isWeakPassword(input.password, account)
      return { message: words.passwordSet, ...(isWeak && { warning: words.weakPassword }) }
    },

    async ownSessions({ viewer, now }) {
      const sessions = await openSessionsOf(db, viewer.id, now)
      const list = sessions.map(session => ({
        uuid: session.id,
        created_at: session.created_at.toISOString(),
        last_used_on: session.last_used_on,
        browser: session.browser ?? '',
        system: session.system ?? '',
        is_current: viewer.sessionHash.equals(session.token_hash) ? (1 as const) : (0 as const),
      }))
      return { count: list.length, list, next_offset: null }
    },

    async endSession({ input, viewer, address, language, now }) {
      await checkPasswordOrRefuse(dependencies, await ownAccount(viewer.id), { password: input.password, now })
      if (!(await revokeSessionOf(db, viewer.id, input.uuid.toLowerCase(), now))) throw new Refusal('not_found')
      record({ event: 'logout', member: viewer.id, address })
      return { message: accessMessages(language).sessionEnded }
    },

    async endAllSessions({ input, viewer, address, language, now }) {
      await checkPasswordOrRefuse(dependencies, await ownAccount(viewer.id), { password: input.password, now })
      await revokeAllSessions(db, viewer.id, now)
      record({ event: 'logout', member: viewer.id, address })
      return { message: accessMessages(language).loggedOutEverywhere }
    },
  }
}
