import { formatInstant } from '#domain/format/instant.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { accountOf } from '../accounts/queries.ts'
import { accessMessages } from '../accounts/words.ts'
import { beginsAt } from '../added-access/rules.ts'
import { noteAdded } from '../added-access/tell-added.ts'
import { sealWaiting } from '../added-access/waiting.ts'
import { forgetWrongLogins } from './limits.ts'
import { checkPasswordOrRefuse } from './password-again.ts'
import { writeNewPassword, writePasswordOfInvited } from './password-changes.ts'
import { isWeakPassword, refuseUnconfirmed } from './rules.ts'

/** Lets a member who is logged in change the password, or set a first one. */
export function passwordHandlers(dependencies: AccessDependencies): HandlersOf<'changePassword'> {
  const { db, secrets, limits, passwords, record, forgetSessions } = dependencies

  return {
    async changePassword({ input, viewer, address, device, language, now }) {
      refuseUnconfirmed(input)
      const account = await accountOf(db, viewer)
      if (!account) throw new Refusal('no_session')
      await checkPasswordOrRefuse(dependencies, account, { password: input.old_password, field: 'old_password', now })
      // The first one: a code alone proves it, and would open the account to whoever held the phone for a minute.
      const begins = account.passwordHash === null ? beginsAt(account, now) : null
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
        if (begins) {
          const waits = sealWaiting(secrets, { personId: account.personId, passwordHash })
          const added = { id: account.personId, memberId: viewer.id, kind: 'password', what: '', waits } as const
          return noteAdded(trx, dependencies, { ...added, beginsAt: begins, language, now })
        }
        const change = { passwordHash, isByPassword: true, device, language, now }
        if (viewer.isOwner) await writeNewPassword(trx, dependencies, { memberId: viewer.id, ...change })
        else await writePasswordOfInvited(trx, dependencies, account, change)
      })
      const words = accessMessages(language)
      const warning = isWeakPassword(input.password, account) && { warning: words.weakPassword }
      const begins_at = begins?.toISOString() ?? null
      if (begins_at) return { message: words.passwordFrom(formatInstant(begins_at, language)), begins_at, ...warning }
      forgetSessions(viewer.id)
      await forgetWrongLogins(limits, account)
      record({ event: 'password_changed', member: viewer.id, address })
      return { message: words.passwordSet, begins_at, ...warning }
    },
  }
}
