import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { accountOf } from '../accounts/queries.ts'
import { accessMessages } from '../accounts/words.ts'
import { forgetWrongLogins } from './limits.ts'
import { checkPasswordOrRefuse } from './password-again.ts'
import { writeNewPassword, writePasswordOfInvited } from './password-changes.ts'
import { isWeakPassword, refuseUnconfirmed } from './rules.ts'

/** Lets a member who is logged in change the password, or set a first one. */
export function passwordHandlers(dependencies: AccessDependencies): HandlersOf<'changePassword'> {
  const { db, limits, passwords, record, forgetSessions } = dependencies

  return {
    async changePassword({ input, viewer, address, device, language, now }) {
      refuseUnconfirmed(input)
      const account = await accountOf(db, viewer)
      if (!account) throw new Refusal('no_session')
      await checkPasswordOrRefuse(dependencies, account, { password: input.old_password, field: 'old_password', now })
      const passwordHash = await passwords.hash(input.password)
      await db.transaction().execute(async trx => {
        const locked = await trx
          .selectFrom('persons')
          .select('password_hash')
          .where('id', '=', account.personId)
          .forNoKeyUpdate()
          .executeTakeFirst()
        // The owner may have locked the account or set another password meanwhile, which must not be overwritten.
        if (locked?.password_hash !== account.passwordHash) throw new Refusal('conflict')
        const change = { passwordHash, isByPassword: account.passwordHash !== null, device, language, now }
        if (viewer.isOwner) await writeNewPassword(trx, dependencies, { memberId: viewer.id, ...change })
        else await writePasswordOfInvited(trx, dependencies, account, change)
      })
      forgetSessions(viewer.id)
      await forgetWrongLogins(limits, account)
      record({ event: 'password_changed', member: viewer.id, address })
      const words = accessMessages(language)
      const isWeak = isWeakPassword(input.password, account)
      return { message: words.passwordSet, ...(isWeak && { warning: words.weakPassword }) }
    },
  }
}
