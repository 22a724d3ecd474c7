import { challengeIn, countSignedBy } from '#server/features/access/passkeys/answers.ts'
import { makeChallenge, takeChallenge } from '#server/features/access/passkeys/challenges.ts'
import { noteUseOf, passkeysOf } from '#server/features/access/passkeys/queries.ts'
import { partyOf } from '#server/features/access/passkeys/rules.ts'
import { isCopy } from '#server/features/shared/site-copy/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import type { StaffDependencies } from './dependencies.ts'
import { officeAddress } from './invitations.ts'
import { codeLimitKey, codesADay, limitKeys, loginsADay, loginsFromAddress } from './limits.ts'
import { awaitCode, countCode, spendTicket, staffOfTicket } from './login-tickets.ts'
import { findStaffByEmail, findStaffById, type StaffLogin, takeCodeStep } from './queries.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { isAppCode, mayUseApp } from './rules.ts'
import { endOfficeSession, isKnownAddress, startOfficeSession } from './sessions.ts'
import { stepOfCode } from './totp.ts'
import { passkeyNeeded, staffMessages } from './words.ts'

type LoginCalls = HandlersOf<'officeLogin' | 'officeCode' | 'officePasskey' | 'officeLogout' | 'officeMe'>

export function officeLoginHandlers(dependencies: StaffDependencies): LoginCalls {
  const { db, secrets, limits, passwords, config, record, isOpen } = dependencies

  async function countLoginOrRefuse(email: string, login: StaffLogin | null, address: string, now: Date) {
    const keys = limitKeys(email, address)
    await limits.countOrRefuse(keys.fromAddress, loginsFromAddress)
    const today = await limits.count(keys.aDay, loginsADay)
    if (today.isAbove && !(login && (await isKnownAddress(db, secrets, login.id, address, now)))) throw today.refusal()
  }

  /** Null for a wrong code. */
  function takeAppCode({ id, totpSealed }: StaffLogin, code: string, now: Date) {
    const step = totpSealed && stepOfCode(secrets.open(totpSealed), code, now)
    return step === null ? null : (trx: typeof db) => takeCodeStep(trx, id, step)
  }
  /** The passkeys of a login that work at the office's present host. Null where there are none. */
  async function passkeysHere(staffId: string) {
    const party = partyOf(officeAddress(config))
    const all = party ? await passkeysOf(db, { staffId }) : []
    const passkeys = all.filter(({ host }) => host === party?.host)
    return party && passkeys.length > 0 ? { party, passkeys } : null
  }

  const takeRecoveryCode = (login: StaffLogin, code: string, now: Date) => (trx: typeof db) =>
    spendRecoveryCode(trx, secrets, { staffId: login.id, code, now })

  return {
    async officeLogin({ input, address, userAgent, mayUseDemo, language, now, setOfficeCookie, inAct }) {
      const login = await findStaffByEmail(db, input.email)
      await countLoginOrRefuse(input.email, login, address, now)
      const isRight = await passwords.matches(login?.passwordHash ?? null, input.password)
      if (!login || !isRight || (login.isDemo && !mayUseDemo)) throw new Refusal('bad_credentials')
      const keys = limitKeys(input.email, address)
      await limits.reset(keys.fromAddress)
      await limits.giveBack(keys.aDay)
      const t = staffMessages(language)
      if (login.totpSealed) {
        const ticket = await awaitCode(db, login.id, now)
        const here = await passkeysHere(login.id)
        const passkey = here && {
          challenge: await makeChallenge(db, { purpose: 'staff_login', boundTo: tokenHash(ticket), now }),
          host: here.party.host,
          allow: here.passkeys.map(one => one.credential_id.toString('base64url')),
        }
        const takesAppCode = mayUseApp(config, here !== null)
        return {
          next: 'CODE',
          ticket,
          passkey,
          takes_app_code: takesAppCode,
          message: takesAppCode ? t.codeNext : t.passkeyNext,
        }
      }
      // A constraint of the table allows only the demo's logins to have no second factor.
      const token = await inAct(async trx => ({
        act: 'logged_in',
        staff: login,
        result: await startOfficeSession(trx, secrets, { staffId: login.id, address, userAgent, now }),
      }))
      setOfficeCookie(token)
      record({ event: 'staff_login', staff: login.id, address })
      return { next: 'DONE', ticket: null, passkey: null, takes_app_code: false, message: t.welcome }
    },

    async officeCode({ input: { ticket, code }, address, userAgent, language, now, setOfficeCookie, inAct }) {
      const staffId = await staffOfTicket(db, ticket, now)
      const login = staffId === null ? null : await findStaffById(db, staffId)
      if (!login?.totpSealed) throw new Refusal('otp_ended')
      await limits.countOrRefuse(codeLimitKey(login.id), codesADay)
      if (!(await countCode(db, ticket))) throw new Refusal('otp_ended')
      const takeSecondFactor = isAppCode(code) ? takeAppCode(login, code, now) : takeRecoveryCode(login, code, now)
      if (!takeSecondFactor) throw new Refusal('bad_otp')
      if (isAppCode(code) && !mayUseApp(config, (await passkeysHere(login.id)) !== null))
        throw new Refusal('bad_otp', { sentence: passkeyNeeded })
      const token = await inAct(async trx => {
        const isTaken = await takeSecondFactor(trx)
        // A spent recovery code is recorded even where the ticket was used meanwhile.
        const spent = isTaken && !isAppCode(code) ? [{ act: 'recovery_code_used' as const, staff: login }] : []
        if (!isTaken || !(await spendTicket(trx, ticket, now))) return { acts: spent, result: null }
        const started = await startOfficeSession(trx, secrets, { staffId: login.id, address, userAgent, now })
        return { acts: [...spent, { act: 'logged_in', staff: login }], result: started }
      })
      if (token === null) throw new Refusal('bad_otp')
      await limits.giveBack(codeLimitKey(login.id))
      setOfficeCookie(token)
      record({ event: 'staff_login', staff: login.id, address })
      return { message: staffMessages(language).welcome }
    },

    async officePasskey({ input: { ticket, ...input }, address, userAgent, language, now, setOfficeCookie, inAct }) {
      const staffId = await staffOfTicket(db, ticket, now)
      const here = staffId === null ? null : await passkeysHere(staffId)
      if (staffId === null || !here) throw new Refusal('otp_ended')
      await limits.countOrRefuse(codeLimitKey(staffId), codesADay)
      if (!(await countCode(db, ticket))) throw new Refusal('otp_ended')
      const challenge = challengeIn(input)
      const asked = { purpose: 'staff_login', boundTo: tokenHash(ticket), now } as const
      if (!challenge || !(await takeChallenge(db, challenge, asked))) throw new Refusal('passkey_ended')
      const passkey = here.passkeys.find(one => one.credential_id.toString('base64url') === input.credential_id)
      const counter = passkey && (await countSignedBy(passkey, input, { challenge, party: here.party }))
      if (!passkey || counter === null || counter === undefined) throw new Refusal('bad_passkey')
      const token = await inAct(async trx => {
        if (!(await noteUseOf(trx, passkey.id, { counter, now }))) throw new Refusal('bad_passkey')
        if (!(await spendTicket(trx, ticket, now))) throw new Refusal('otp_ended')
        const started = await startOfficeSession(trx, secrets, { staffId, address, userAgent, now })
        return { act: 'logged_in', staff: { id: staffId }, result: started }
      })
      await limits.giveBack(codeLimitKey(staffId))
      setOfficeCookie(token)
      record({ event: 'staff_login', staff: staffId, address })
      return { message: staffMessages(language).welcome }
    },

    async officeLogout({ staff, address, language, now, setOfficeCookie }) {
      await endOfficeSession(db, staff.sessionHash, now)
      setOfficeCookie(null)
      record({ event: 'staff_logout', staff: staff.id, address })
      return { message: staffMessages(language).loggedOut }
    },

    officeMe: async ({ staff }) => ({
      uuid: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      ends_at: staff.sessionEndsAt.toISOString(),
      is_copy: await isCopy(db),
      is_open: await isOpen(),
    }),
  }
}
