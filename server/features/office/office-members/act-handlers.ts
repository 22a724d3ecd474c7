import { sql } from 'kysely'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { lockContacts, takeContact } from '#server/features/access/account-contacts/queries.ts'
import { contactColumns } from '#server/features/access/account-contacts/rules.ts'
import { contactKey, isVerifiedBy } from '#server/features/access/accounts/channels.ts'
import { type Account, accountById } from '#server/features/access/accounts/queries.ts'
import { revokeAllSessions, revokeSessionsOfProfile } from '#server/features/access/sessions/queries.ts'
import { membershipsOfMember } from '#server/features/money/memberships/queries.ts'
import { runningMembership } from '#server/features/money/memberships/rules.ts'
import { readOfficePayment } from '#server/features/money/payments/offline-payments.ts'
import { takeOfficePayment } from '#server/features/money/payments/upi-orders.ts'
import { refuseStaffContact } from '#server/features/shared/staff-contacts/rules.ts'
import { tellMember } from '#server/features/telling/deliveries/tell.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { OfficeMemberDependencies } from './dependencies.ts'
import { restore, suspend } from './suspension.ts'
import { officeMemberMessages, officeMemberSentences, suspendedLetter } from './words.ts'

type ActCalls = HandlersOf<
  'suspendMember' | 'restoreMember' | 'endMemberSessions' | 'verifyMember' | 'addContactViews' | 'enterPayment'
>

/** Refuses a member who is unknown or has left. */
async function registeredAccount(trx: Db, memberId: string): Promise<Account> {
  const { status } =
    (await trx.selectFrom('members').select('status').where('id', '=', memberId).executeTakeFirst()) ?? {}
  const account = status && status !== 'deleted' ? await accountById(trx, memberId) : null
  if (!account) throw new Refusal('not_found')
  return account
}

export function officeMemberActHandlers(dependencies: OfficeMemberDependencies): ActCalls {
  const { config, secrets, forgetSessions, site } = dependencies
  return {
    async suspendMember({ input: { uuid, reason, told }, language, now, inAct }) {
      await inAct(async trx => {
        const was = await suspend(trx, uuid, told, now)
        if (was === null) throw new Refusal('conflict')
        const letter = (to: Language) => suspendedLetter(to, told)
        await tellMember(trx, dependencies, { eventId: newId(now), memberId: uuid, kind: 'suspended', letter }, now)
        const change = { before: { status: was }, after: { status: 'suspended' } }
        return { act: 'member_suspended', memberId: uuid, ...change, reason }
      })
      forgetSessions(uuid)
      return { message: officeMemberMessages(language).suspended }
    },

    async restoreMember({ input: { uuid, reason }, language, now, inAct }) {
      await inAct(async trx => {
        const status = await restore(trx, uuid, now)
        if (status === null) throw new Refusal('conflict')
        await tellMember(trx, dependencies, { eventId: newId(now), memberId: uuid, kind: 'restored' }, now)
        const change = { before: { status: 'suspended' }, after: { status } }
        return { act: 'member_restored', memberId: uuid, ...change, reason }
      })
      return { message: officeMemberMessages(language).restored }
    },

    async endMemberSessions({ input: { uuid, reason }, language, now, inAct }) {
      await inAct(async trx => {
        const member = await trx.selectFrom('members').select('id').where('id', '=', uuid).executeTakeFirst()
        if (!member) throw new Refusal('not_found')
        await revokeAllSessions(trx, uuid, now)
        // Others of the family are logged out of this profile, and stay in their own.
        await revokeSessionsOfProfile(trx, uuid, now)
        return { act: 'sessions_ended', memberId: uuid, reason }
      })
      forgetSessions(uuid)
      return { message: officeMemberMessages(language).sessionsEnded }
    },

    async verifyMember({ input: { uuid, reason, contact }, language, now, inAct }) {
      const channel = contact === 'MOBILE' ? 'SMS' : 'EMAIL'
      await inAct(async trx => {
        const named = await registeredAccount(trx, uuid)
        const columns = contactColumns(named, channel)
        if (!columns) throw new Refusal('conflict')
        await lockContacts(trx, [contactKey(named, channel)])
        const account = await registeredAccount(trx, uuid)
        const isChanged = contactKey(account, channel) !== contactKey(named, channel)
        if (isChanged || isVerifiedBy(account, channel)) throw new Refusal('conflict')
        await refuseStaffContact(trx, secrets, [contactKey(account, channel) ?? ''])
        await takeContact(trx, uuid, columns, now)
        const after = { verified: contact.toLowerCase() }
        return { act: 'member_verified', memberId: uuid, after, reason }
      })
      return { message: officeMemberMessages(language).verified }
    },

    async addContactViews({ input: { uuid, reason, views }, language, now, inAct }) {
      await inAct(async trx => {
        const running = runningMembership(await membershipsOfMember(trx, uuid), now)
        const row =
          running &&
          (await trx
            .updateTable('memberships')
            .set({ contact_views: sql`contact_views + ${views}` })
            .where('id', '=', running.id)
            // The membership may have been refunded or replaced since it was read.
            .where('refunded_at', 'is', null)
            .where('superseded_by', 'is', null)
            .returning('contact_views')
            .executeTakeFirst())
        if (!row) throw new Refusal('conflict', { sentence: officeMemberSentences.noPlan })
        const change = { before: { views: row.contact_views - views }, after: { views: row.contact_views } }
        return { act: 'views_added', memberId: uuid, ...change, reason }
      })
      return { message: officeMemberMessages(language).viewsAdded }
    },

    async enterPayment({ input: { uuid, ...entered }, staff, language, now, inAct }) {
      readOfficePayment(entered)
      const { upi: upiAddress } = (await site()).facts('contact')
      const act = await inAct(async trx => {
        const taken = await takeOfficePayment(
          trx,
          { config, upiAddress },
          { entered, memberId: uuid, by: staff.id },
          now,
        )
        return { ...taken, result: taken.act }
      })
      return { message: officeMemberMessages(language)[act === 'upi_ordered' ? 'showQr' : 'paid'] }
    },
  }
}
