import { recordAct } from '#server/features/audit/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { StaffDependencies } from './dependencies.ts'
import { codeLimitKey, codesADay, limitKeys, loginsADay, loginsFromAddress } from './limits.ts'
import { awaitCode, countCode, spendTicket, staffOfTicket } from './logins.ts'
import { findStaffByEmail, findStaffById, type StaffLogin, takeCodeStep } from './queries.ts'
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

  /** The session, and its line in the audit. `takeSecondFactor` returns false where the code was used meanwhile. */
  function begin(
    login: StaffLogin,
    address: string,
    now: Date,
    takeSecondFactor: (trx: typeof db) => Promise<boolean>,
  ) {
    return db.transaction().execute(async trx => {
      if (!(await takeSecondFactor(trx))) return null
      const token = await startOfficeSession(trx, secrets, { staffId: login.id, address, now })
      await recordAct(trx, secrets, { staff: login, act: 'logged_in', now })
      return token
    })
  }

  return {
    async officeLogin({ input, address, mayUseDemo, language, now, setOfficeCookie }) {
      const login = await findStaffByEmail(db, input.email)
      await countLoginOrRefuse(input.email, login, address, now)
      const isRight = await passwords.matches(login?.passwordHash ?? null, input.password)
      if (!login || !isRight || (login.isDemo && !mayUseDemo)) throw new Refusal('bad_credentials')
      const keys = limitKeys(input.email, address)
      await limits.reset(keys.fromAddress)
      await limits.giveBack(keys.aDay)
      const say = staffMessages(language)
      if (login.totpSealed) return { next: 'CODE', ticket: await awaitCode(db, login.id, now), message: say.codeNext }
      // A constraint lets only the demo's logins be without a second factor.
      setOfficeCookie(await begin(login, address, now, async () => true))
      record({ event: 'staff_login', staff: login.id, address })
      return { next: 'DONE', ticket: null, message: say.welcome }
    },

    async officeCode({ input: { ticket, code }, address, language, now, setOfficeCookie }) {
      const staffId = await staffOfTicket(db, ticket, now)
      const login = staffId === null ? null : await findStaffById(db, staffId)
      if (!login?.totpSealed) throw new Refusal('otp_ended')
      await limits.countOrRefuse(codeLimitKey(login.id), codesADay)
      if (!(await countCode(db, ticket))) throw new Refusal('otp_ended')
      const step = stepOfCode(secrets.open(login.totpSealed), code, now)
      if (step === null) throw new Refusal('bad_otp')
      const token = await begin(
        login,
        address,
        now,
        async trx => (await takeCodeStep(trx, login.id, step)) && (await spendTicket(trx, ticket, now)),
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
