import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inConstantTime } from '../accounts/constant-time.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { emailIdentity, mobileIdentity } from '../accounts/identity.ts'
import { accountById } from '../accounts/queries.ts'
import { accessMessages } from '../accounts/words.ts'
import { mayFreeze, writeAdded } from '../added-access/tell-added.ts'
import { consumeToken, isValidResetToken } from '../codes/reset-tokens.ts'
import { deletePasskeysOfOwner } from '../passkeys/queries.ts'
import { forgetWrongLogins } from '../passwords/limits.ts'
import { closeAccess, writeNewPassword } from '../passwords/password-changes.ts'
import { isWeakPassword, refuseUnconfirmed } from '../passwords/rules.ts'
import { sendRecoveryCode } from './recovery-code.ts'

export function recoveryHandlers(
  dependencies: AccessDependencies,
): HandlersOf<
  'forgotPassword' | 'forgotPasswordMobile' | 'checkToken' | 'setPassword' | 'freezeAccount' | 'freezeOwn'
> {
  const { db, secrets, limits, config, passwords, record, forgetSessions } = dependencies
  return {
    forgotPassword: ({ input, language, ...caller }) =>
      inConstantTime(config.constantAnswerMs, () =>
        sendRecoveryCode(dependencies, emailIdentity(input.email), language, caller),
      ),
    forgotPasswordMobile: ({ input, language, ...caller }) =>
      inConstantTime(config.constantAnswerMs, () =>
        sendRecoveryCode(dependencies, mobileIdentity(input.email, input.dial_code ?? null), language, caller),
      ),

    async checkToken({ input, language, now }) {
      if (!(await isValidResetToken(db, input.token, now))) throw new Refusal('bad_token')
      return { message: accessMessages(language).tokenGood }
    },

    async setPassword({ input, address, device, language, now }) {
      refuseUnconfirmed(input)
      // This check saves hashing for a guessed token. The transaction below uses the token up.
      if (!(await isValidResetToken(db, input.token, now))) throw new Refusal('bad_token')
      const passwordHash = await passwords.hash(input.password)
      const memberId = await db.transaction().execute(async trx => {
        const used = await consumeToken(trx, input.token, 'reset', now)
        if (!used) throw new Refusal('bad_token')
        const owner = await accountById(trx, used.memberId)
        if (!owner) throw new Refusal('bad_token')
        const change = { memberId: used.memberId, passwordHash, isByPassword: false, device, language, now }
        await deletePasskeysOfOwner(trx, used.memberId)
        await writeNewPassword(trx, dependencies, change)
        // Its letter tells of it. Noted as well, so that an owner without an address may say that it was nobody of them.
        const added = { id: owner.personId, memberId: owner.id, kind: 'password', beginsAt: null } as const
        await writeAdded(trx, { ...added, language, now })
        return used.memberId
      })
      forgetSessions(memberId)
      const account = await accountById(db, memberId)
      if (account) await forgetWrongLogins(limits, account)
      record({ event: 'password_changed', member: memberId, address })
      const words = accessMessages(language)
      const isWeak = account !== null && isWeakPassword(input.password, account)
      return { message: words.passwordSet, ...(isWeak && { warning: words.weakPassword }) }
    },

    async freezeAccount({ input, address, language, now }) {
      const memberId = await db.transaction().execute(async trx => {
        const used = await consumeToken(trx, input.token, 'freeze', now)
        if (!used) throw new Refusal('bad_token')
        await closeAccess(trx, secrets, { memberId: used.memberId, now })
        return used.memberId
      })
      forgetSessions(memberId)
      record({ event: 'account_frozen', member: memberId, address })
      return { message: accessMessages(language).frozen }
    },

    async freezeOwn({ viewer, address, language, now }) {
      const { id: memberId, sessionHash } = viewer
      await db.transaction().execute(async trx => {
        if (!(await mayFreeze(trx, viewer, now))) throw new Refusal('conflict')
        await closeAccess(trx, secrets, { memberId, now, exceptSession: sessionHash })
      })
      forgetSessions(memberId)
      record({ event: 'account_frozen', member: memberId, address })
      return { message: accessMessages(language).othersStopped }
    },
  }
}
