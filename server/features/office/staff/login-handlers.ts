import { recordAct } from '#server/features/shared/audit/record-act.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffDependencies } from './dependencies.ts'
import { codeLimitKey, codesADay, limitKeys, loginsADay, loginsFromAddress } from './limits.ts'
import { awaitCode, countCode, spendTicket, staffOfTicket } from './login-tickets.ts'
import { findStaffByEmail, findStaffById, type StaffLogin, takeCodeStep } from './queries.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { isAppCode } from './rules.ts'
import { endOfficeSession, isKnownAddress, startOfficeSession } from './sessions.ts'
import { stepOfCode } from './totp.ts'
import { staffMessages } from './words.ts'

type LoginCalls = HandlersOf<'officeLogin' | 'officeCode' | 'officeLogout' | 'officeMe'>

export function officeLoginHandlers({ db, secrets, limits, passwords, record }: StaffDependencies): LoginCalls {
  async function countLoginOrRefuse(email: string, login: StaffLogin | null, address: string, now: Date) {
    const keys = limitKeys(email, address)
    await limits.countOrRefuse(keys.fromAddress, loginsFromAddress)
    const today = await limits.count(keys.aDay, loginsADay)
    if (today.isAbove && !(login && (await isKnownAddress(db, secrets, login.id, address, now)))) throw today.refusal()
  }

  /** Starts the session and records it in the audit. `takeSecondFactor` returns false if the code was used meanwhile. */
  function begin(
    login: StaffLogin,
    { address, userAgent, now }: { address: string; userAgent: string; now: Date },
    takeSecondFactor: (trx: typeof db) => Promise<boolean>,
  ) {
    return db.transaction().execute(async trx => {
      if (!(await takeSecondFactor(trx))) return null
      const token = await startOfficeSession(trx, secrets, { staffId: login.id, address, userAgent, now })
      await recordAct(trx, secrets, { staff: login, act: 'logged_in', now })
      return token
    })
  }

  /** Null for a wrong code. */
  function takeAppCode({ id, totpSealed }: StaffLogin, code: string, now: Date) {
    const step = totpSealed && stepOfCode(secrets.open(totpSealed), code, now)
    return step === null ? null : (trx: typeof db) => takeCodeStep(trx, id, step)
  }
  const takeRecoveryCode = (login: StaffLogin, code: string, now: Date) => async (trx: typeof db) => {
    const isSpent = await spendRecoveryCode(trx, secrets, { staffId: login.id, code, now })
    if (isSpent) await recordAct(trx, secrets, { staff: login, act: 'recovery_code_used', now })
    return isSpent
  }

  return {
    async officeLogin({ input, address, userAgent, mayUseDemo, language, now, setOfficeCookie }) {
      const login = await findStaffByEmail(db, input.email)
      await countLoginOrRefuse(input.email, login, address, now)
      const isRight = await passwords.matches(login?.passwordHash ?? null, input.password)
      if (!login || !isRight || (login.isDemo && !mayUseDemo)) throw new Refusal('bad_credentials')
      const keys = limitKeys(input.email, address)
      await limits.reset(keys.fromAddress)
      await limits.giveBack(keys.aDay)
      const t = staffMessages(language)
      if (login.totpSealed) return { next: 'CODE', ticket: await awaitCode(db, login.id, now), message: t.codeNext }
      // A constraint of the table allows only the demo's logins to have no second factor.
      setOfficeCookie(await begin(login, { address, userAgent, now }, async () => true))
      record({ event: 'staff_login', staff: login.id, address })
      return { next: 'DONE', ticket: null, message: t.welcome }
    },

    async officeCode({ input: { ticket, code }, address, userAgent, language, now, setOfficeCookie }) {
      const staffId = await staffOfTicket(db, ticket, now)
      const login = staffId === null ? null : await findStaffById(db, staffId)
      if (!login?.totpSealed) throw new Refusal('otp_ended')
      await limits.countOrRefuse(codeLimitKey(login.id), codesADay)
      if (!(await countCode(db, ticket))) throw new Refusal('otp_ended')
      const takeSecondFactor = isAppCode(code) ? takeAppCode(login, code, now) : takeRecoveryCode(login, code, now)
      if (!takeSecondFactor) throw new Refusal('bad_otp')
      const token = await begin(
        login,
        { address, userAgent, now },
        async trx => (await takeSecondFactor(trx)) && (await spendTicket(trx, ticket, now)),
      )
      if (token === null) throw new Refusal('bad_otp')
      await limits.giveBack(codeLimitKey(login.id))
      setOfficeCookie(token)
      record({ event: 'staff_login', staff: login.id, address })
      return { message: staffMessages(language).welcome }
    },

    async officeLogout({ staff, address, language, now, setOfficeCookie }) {
      await endOfficeSession(db, staff.sessionHash, now)
      setOfficeCookie(null)
      record({ event: 'staff_logout', staff: staff.id, address })
      return { message: staffMessages(language).loggedOut }
    },

    officeMe: ({ staff }) => ({
      uuid: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      ends_at: staff.sessionEndsAt.toISOString(),
    }),
  }
}
