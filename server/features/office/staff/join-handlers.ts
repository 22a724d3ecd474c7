import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import { deletePasskeys } from '#server/features/access/passkeys/queries.ts'
import { factsIn } from '#server/features/shared/site-content/facts.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import type { StaffDependencies } from './dependencies.ts'
import { findInvitation, spendInvitation } from './invitations.ts'
import { findStaffByEmail } from './queries.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { isTooEasy } from './rules.ts'
import { endOfficeSessions, startOfficeSession } from './sessions.ts'
import { appUri, stepOfCode } from './totp.ts'
import { staffMessages } from './words.ts'

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export function officeJoinHandlers({
  db,
  secrets,
  passwords,
  record,
  site,
}: StaffDependencies): HandlersOf<'officeInvitation' | 'officeJoin'> {
  async function invitationOrRefuse(token: string, now: Date): Promise<Invitation> {
    return (await findInvitation(db, token, now)) ?? refuseToken()
  }

  return {
    async officeInvitation({ input, language, now }) {
      const { email, role, staff_id, totp_sealed } = await invitationOrRefuse(input.token, now)
      const key = secrets.open(totp_sealed)
      const { name } = factsIn(await site(), language)
      return { email, role, is_reset: staff_id !== null, app_key: key, app_uri: appUri(key, email, name) }
    },

    async officeJoin({ input, address, userAgent, language, now, setOfficeCookie, inAct }) {
      const invitation = await invitationOrRefuse(input.token, now)
      if (input.password !== input.confirm_password)
        throw new Refusal('bad_input', { fields: { confirm_password: broken('confirmed') } })
      if (isTooEasy(input.password, invitation.email))
        throw new Refusal('bad_input', { fields: { password: broken('common_password') } })
      const step = stepOfCode(secrets.open(invitation.totp_sealed), input.code, now)
      if (step === null) throw new Refusal('bad_input', { fields: { code: broken('wrong_code') } })
      const passwordHash = await passwords.hash(input.password)
      const { id, token, codes } = await inAct(async trx => {
        if (!(await spendInvitation(trx, invitation.id, now))) return refuseToken()
        const login = { name: input.name, password_hash: passwordHash, totp_last_step: step }
        const staffId = await writeLogin(trx, invitation, login, now)
        await deletePasskeys(trx, { staffId })
        await endOfficeSessions(trx, staffId, now)
        const started = await startOfficeSession(trx, secrets, { staffId, address, userAgent, now })
        const recoveryCodes = await makeRecoveryCodes(trx, secrets, staffId)
        const { email, role } = invitation
        return {
          staff: { id: staffId },
          act: 'staff_joined',
          after: { email, role },
          result: { id: staffId, token: started, codes: recoveryCodes },
        }
      })
      setOfficeCookie(token)
      record({ event: 'staff_joined', staff: id, address })
      return { message: staffMessages(language).joined, recovery_codes: codes }
    },
  }
}

const refuseToken = (): never => {
  throw new Refusal('bad_token')
}

interface NewLogin {
  name: string
  password_hash: string
  totp_last_step: number
}

async function writeLogin(trx: Db, invitation: Invitation, login: NewLogin, now: Date): Promise<string> {
  const { email, role, totp_sealed, staff_id, invited_by } = invitation
  if (staff_id !== null) {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      // Whoever set up a new app with the own password is the same person as before.
      .set({ ...login, totp_sealed, ...(invited_by !== staff_id && { reset_at: now }) })
      .where('id', '=', staff_id)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? staff_id : refuseToken()
  }
  // An address may have had two invitations: the second one finds the login of the first.
  if (await findStaffByEmail(trx, email)) return refuseToken()
  const id = newId(now)
  await trx
    .insertInto('staff')
    .values({ ...login, id, email, role, totp_sealed, joined_at: now, retired_at: null })
    .execute()
  return id
}
