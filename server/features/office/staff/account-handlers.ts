import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import { presentPasskey } from '#server/features/access/passkeys/present.ts'
import { passkeysOf } from '#server/features/access/passkeys/queries.ts'
import { mostPasskeys, partyOf } from '#server/features/access/passkeys/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffMember } from '#server/http/staff.ts'
import type { StaffDependencies } from './dependencies.ts'
import { invitationLink, makeInvitation, officeAddress } from './invitations.ts'
import { passwordAgainKey, passwordsAgain } from './limits.ts'
import { findStaffById } from './queries.ts'
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import { isTooEasy } from './rules.ts'
import { endOneSession, endOtherSessions, openSessionsOf } from './sessions.ts'
import { staffMessages } from './words.ts'

type AccountCalls = HandlersOf<
  'officeAccount' | 'changeOwnPassword' | 'renewOwnLogin' | 'newRecoveryCodes' | 'endOwnSession'
>

const ownLogin = async (db: Db, staff: StaffMember) => (await findStaffById(db, staff.id)) ?? refuse('no_session')

export async function checkOwnPasswordOrRefuse(
  { db, limits, passwords }: Pick<StaffDependencies, 'db' | 'limits' | 'passwords'>,
  staff: StaffMember,
  password: string,
) {
  const login = await ownLogin(db, staff)
  await limits.countOrRefuse(passwordAgainKey(staff.id), passwordsAgain)
  if (!(await passwords.matches(login.passwordHash, password)))
    throw new Refusal('bad_input', { fields: { old_password: broken('wrong_password') } })
  await limits.reset(passwordAgainKey(staff.id))
  // The demo's password is public and must stay as it is.
  return login.isDemo ? refuse('conflict') : login
}

/** What members of staff do with their own login. */
export function officeAccountHandlers(dependencies: StaffDependencies): AccountCalls {
  const { db, secrets, passwords, config, record } = dependencies
  const checkPasswordOrRefuse = (staff: StaffMember, password: string) =>
    checkOwnPasswordOrRefuse(dependencies, staff, password)

  return {
    async officeAccount({ staff, now }) {
      const { totpSealed, letters } = await ownLogin(db, staff)
      const party = partyOf(officeAddress(config))
      const passkeys = await passkeysOf(db, { staffId: staff.id })
      const own = await db
        .selectFrom('staff_contacts')
        .select('masked')
        .where('staff_id', '=', staff.id)
        .executeTakeFirst()
      const sessions = await openSessionsOf(db, staff.id, now)
      return {
        has_app: totpSealed !== null,
        number: own?.masked ?? null,
        letters,
        recovery_codes_left: await countRecoveryCodes(db, staff.id),
        passkeys: passkeys.map(one => presentPasskey(one, party, now)),
        may_add_passkey: party !== null && passkeys.length < mostPasskeys,
        passkey_required: config.staffPasskeys === 'required',
        sessions: sessions.map(one => ({
          uuid: one.id,
          browser: one.browser,
          system: one.system,
          created_at: one.created_at.toISOString(),
          last_used_at: one.last_used_at.toISOString(),
          is_this: one.token_hash.equals(staff.sessionHash),
        })),
      }
    },

    async changeOwnPassword({ input, staff, address, language, now, inAct }) {
      const { email } = await checkPasswordOrRefuse(staff, input.old_password)
      if (input.password !== input.confirm_password)
        throw new Refusal('bad_input', { fields: { confirm_password: broken('confirmed') } })
      if (isTooEasy(input.password, email))
        throw new Refusal('bad_input', { fields: { password: broken('common_password') } })
      const passwordHash = await passwords.hash(input.password)
      await inAct(async trx => {
        await writePassword(trx, staff.id, passwordHash)
        await endOtherSessions(trx, staff, now)
        return { act: 'own_password_changed' }
      })
      record({ event: 'staff_password', staff: staff.id, address })
      return { message: staffMessages(language).passwordChanged }
    },

    async renewOwnLogin({ input, staff, language, now, inAct }) {
      const { email } = await checkPasswordOrRefuse(staff, input.old_password)
      const token = await inAct(async trx => {
        const renewed = { email, role: staff.role, staffId: staff.id, invitedBy: staff.id, now }
        const newToken = await makeInvitation(trx, secrets, renewed)
        return { act: 'staff_login_reset', after: { email }, result: newToken }
      })
      return { message: staffMessages(language).renewNext, link: invitationLink(config, token) }
    },

    async newRecoveryCodes({ input, staff, language, inAct }) {
      await checkPasswordOrRefuse(staff, input.old_password)
      const codes = await inAct(async trx => {
        const newCodes = await makeRecoveryCodes(trx, secrets, staff.id)
        return { act: 'recovery_codes_made', result: newCodes }
      })
      return { message: staffMessages(language).recoveryCodesMade, recovery_codes: codes }
    },

    async endOwnSession({ input, staff, address, language, now }) {
      if (!(await endOneSession(db, { id: input.uuid, staffId: staff.id, now }))) throw new Refusal('not_found')
      record({ event: 'staff_logout', staff: staff.id, address })
      return { message: staffMessages(language).sessionEnded }
    },
  }
}

const refuse = (code: 'no_session' | 'conflict'): never => {
  throw new Refusal(code)
}

async function writePassword(trx: Db, staffId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .where('retired_at', 'is', null)
    .execute()
}
