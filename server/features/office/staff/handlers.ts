import { broken } from '#contract/field-words.ts'
import { deletePasskeys } from '#server/features/access/passkeys/queries.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import type { StaffDependencies } from './dependencies.ts'
import { invitationLink, listInvitations, makeInvitation, withdraw } from './invitations.ts'
import { findStaffByEmail, findStaffById, isLastAdmin, listStaff, retire } from './queries.ts'
import { mayReset, mayRetire } from './rules.ts'
import { endOfficeSessions } from './sessions.ts'
import { tellOfLogin } from './tell-of-logins.ts'
import { invitationLetter, staffMessages } from './words.ts'

type StaffCalls = HandlersOf<'staffList' | 'inviteStaff' | 'withdrawInvitation' | 'resetStaffLogin' | 'retireStaff'>

export function staffHandlers({ db, secrets, config, record, channels }: StaffDependencies): StaffCalls {
  return {
    async staffList({ staff: self, now }) {
      const all = await listStaff(db)
      const invitations = await listInvitations(db, now)
      return {
        list: all.map(one => ({
          uuid: one.id,
          name: one.name,
          email: one.email,
          role: one.role,
          joined_at: one.joined_at.toISOString(),
          retired_at: one.retired_at?.toISOString() ?? null,
          last_login_at: one.last_login_at?.toISOString() ?? null,
          is_self: one.id === self.id,
          may_retire: mayRetire(one, all),
          may_reset: mayReset(one),
        })),
        invitations: invitations.map(one => ({
          uuid: one.id,
          email: one.email,
          role: one.role,
          created_at: one.created_at.toISOString(),
          expires_at: one.expires_at.toISOString(),
          is_reset: one.staff_id !== null,
        })),
      }
    },

    async inviteStaff({ input: { email, role }, staff, language, now, inAct }) {
      if (await findStaffByEmail(db, email)) throw new Refusal('taken', { fields: { email: broken('taken_email') } })
      const token = await inAct(async trx => {
        const newToken = await makeInvitation(trx, secrets, { email, role, staffId: null, invitedBy: staff.id, now })
        if (channels.EMAIL)
          await writeToOutbox(
            trx,
            secrets,
            {
              channel: 'EMAIL',
              eventKey: `staff invitation ${tokenHash(newToken).toString('hex')}`,
              template: 'staff_invitation',
              ownerId: null,
              to: email,
              ...invitationLetter(invitationLink(config, newToken)),
            },
            now,
          )
        await tellOfLogin(trx, { secrets, channels }, { change: 'invited', by: staff, email, now })
        return { act: 'staff_invited', after: { email, role }, result: newToken }
      })
      const t = staffMessages(language)
      return { message: channels.EMAIL ? t.invitedByMail : t.invited, link: invitationLink(config, token) }
    },

    async withdrawInvitation({ input: { uuid }, language, now, inAct }) {
      await inAct(async trx => {
        const email = await withdraw(trx, uuid, now)
        if (email === null) throw new Refusal('conflict')
        return { act: 'invitation_withdrawn', before: { email } }
      })
      return { message: staffMessages(language).withdrawn }
    },

    async resetStaffLogin({ input: { uuid, reason }, staff, language, now, inAct }) {
      const token = await inAct(async trx => {
        const login = await findStaffById(trx, uuid)
        if (!login || login.isDemo) throw new Refusal('not_found')
        const { role } = await trx.selectFrom('staff').select('role').where('id', '=', uuid).executeTakeFirstOrThrow()
        const newToken = await makeInvitation(trx, secrets, {
          email: login.email,
          role,
          staffId: uuid,
          invitedBy: staff.id,
          now,
        })
        await tellOfLogin(trx, { secrets, channels }, { change: 'reset', by: staff, email: login.email, now })
        return { act: 'staff_login_reset', after: { email: login.email }, reason, result: newToken }
      })
      return { message: staffMessages(language).resetMade, link: invitationLink(config, token) }
    },

    async retireStaff({ input: { uuid, reason }, staff, address, language, now, inAct }) {
      try {
        await inAct(async trx => {
          const login = await findStaffById(trx, uuid)
          if (!login || !(await retire(trx, uuid, now))) throw new Refusal('not_found')
          await deletePasskeys(trx, { staffId: uuid })
          await endOfficeSessions(trx, uuid, now)
          await tellOfLogin(trx, { secrets, channels }, { change: 'closed', by: staff, email: login.email, now })
          return { act: 'staff_retired', before: { email: login.email }, reason }
        })
      } catch (error) {
        throw isLastAdmin(error) ? new Refusal('last_admin') : error
      }
      record({ event: 'staff_retired', staff: uuid, address })
      return { message: staffMessages(language).retired }
    },
  }
}
