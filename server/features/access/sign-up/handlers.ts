import type { accessCodeLength } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { nameRegistrant } from '#server/features/families/candidate-consent/queries.ts'
import { recordRegistrationConsents } from '#server/features/families/consents/queries.ts'
import { refuseUnknownTexts } from '#server/features/families/consents/rules.ts'
import { translationsFor, versionInForce } from '#server/features/families/consents/translations.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { perHour } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { newToken } from '#server/ports/secrets.ts'
import { lockContacts } from '../account-contacts/queries.ts'
import { refuseBarred } from '../account-contacts/returning-contacts.ts'
import { contactKey } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { contactKeys } from '../accounts/identity.ts'
import { type Account, accountById } from '../accounts/queries.ts'
import { verificationTarget } from '../accounts/rules.ts'
import { accessMessages } from '../accounts/words.ts'
import { withinCodeBudget } from '../codes/limits.ts'
import { endOpenCodes } from '../codes/queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { channelsNow, withSmsCounted } from '../codes/sms-budget.ts'
import { rememberDevice } from '../known-devices/queries.ts'
import { isWeakPassword } from '../passwords/rules.ts'
import { revokeSession, startSession } from '../sessions/queries.ts'
import { insertAnother, registersAnother, withoutOwnContacts } from './another-profile.ts'
import { signupCorrections, signupsOfContact } from './limits.ts'
import { correctMember, insertMember, insertPerson, keepFirstAddress } from './new-member.ts'
import { readChoices } from './queries.ts'
import { choiceErrors, contactsOf, personErrors, refuseTaken, type SignupInput, withMobile } from './rules.ts'

const asEnded = (error: unknown) => {
  throw error instanceof Refusal ? new Refusal('no_session') : error
}

export function signupHandlers(dependencies: AccessDependencies): HandlersOf<'signup' | 'correctSignup'> {
  const { db, secrets, limits, passwords, config, isOpen, record, forgetSessions } = dependencies

  async function checkOrRefuse(
    input: SignupInput,
    {
      ownId = null,
      another = null,
      hasEnded = false,
    }: { ownId?: string | null; another?: Account | null; hasEnded?: boolean },
    caller: { address: string; now: Date },
  ) {
    const sent = withMobile(input)
    const translations = await translationsFor(db, sent.consents)
    refuseUnknownTexts(sent.consents, (text, language) => versionInForce(translations, text, language))
    const errors = { ...personErrors(sent, caller.now), ...choiceErrors(sent, await readChoices(db, sent)) }
    if (Object.keys(errors).length > 0) throw new Refusal('bad_input', { fields: errors })
    // The refusal of a taken contact tells that it is registered, so it counts as a sign-up.
    await limits.countOrRefuse(`signups from ${caller.address}`, perHour(config.signupsPerHour))
    for (const key of contactKeys(contactsOf(sent))) await limits.countOrRefuse(`signup ${key}`, signupsOfContact)
    const free = refuseTaken(db, another ? withoutOwnContacts(sent, another) : sent, ownId)
    // The press before this one spent the session: the number is their own, and no stranger's.
    await (hasEnded ? free.catch(asEnded) : free)
    await refuseBarred(db, secrets, contactsOf(sent))
    return sent
  }

  /** Locks the contacts, so that another member who verifies one at this moment and this family do not both get it. */
  async function holdContactsOrRefuse(trx: Db, sent: SignupInput, ownId: string | null) {
    await lockContacts(trx, contactKeys(contactsOf(sent)))
    await refuseTaken(trx, sent, ownId)
  }

  /** Who registered, what the family agreed to, and from where. */
  async function recordRegistration(
    trx: Db,
    sent: SignupInput,
    { id, address, language, now }: { id: string; address: string; language: Language; now: Date },
  ) {
    if (sent.registered_by)
      await nameRegistrant(trx, {
        memberId: id,
        registeredBy: sent.registered_by,
        channel: 'registration',
        language,
        now,
      })
    await recordRegistrationConsents(trx, sent.consents, { memberId: id, language, now })
    await keepFirstAddress(trx, secrets, { ids: [id], address })
  }

  /** A family may leave the password out and log in by codes. */
  const hashOf = ({ password }: SignupInput) => (password ? passwords.hash(password) : null)

  const countedCode = <T>(target: { channel: Channel; identityKey: string }, now: Date, write: () => Promise<T>) =>
    withinCodeBudget(limits, target.identityKey, () => withSmsCounted(dependencies, target.channel, now, write))

  return {
    async signup({ input, viewer, sentToken, address, language, now, ...context }) {
      if (!(await isOpen())) throw new Refusal('site_not_open')
      const another = await registersAnother(db, viewer, withMobile(input))
      const sent = await checkOrRefuse(input, { another, hasEnded: !viewer && sentToken }, { address, now })
      if (another && viewer) {
        const { userAgent } = context
        const written = await db.transaction().execute(async trx => {
          const registered = await insertAnother(trx, dependencies, {
            sent,
            account: another,
            viewer,
            userAgent,
            language,
            now,
          })
          await recordRegistration(trx, sent, { id: registered.id, address, language, now })
          return registered
        })
        forgetSessions(viewer.id)
        record({ event: 'signup', member: written.id, address })
        return { ...written, device: context.device ?? newToken() }
      }
      const channels = await channelsNow(dependencies, { purpose: 'verify', language })
      const { to, ...target } = verificationTarget(contactsOf(sent), 'SMS', channels)
      const passwordHash = await hashOf(sent)
      const device = context.device ?? newToken()
      const words = accessMessages(language)
      const register = () =>
        db.transaction().execute(async trx => {
          await holdContactsOrRefuse(trx, sent, null)
          const personId = await insertPerson(trx, passwordHash)
          const id = await insertMember(trx, sent, personId, now)
          await recordRegistration(trx, sent, { id, address, language, now })
          const recipient = { memberId: id, to }
          const code = { ...target, purpose: 'verify', recipient, language, now } as const
          const { code_length } = await sendCode(trx, dependencies, code)
          if (viewer) await revokeSession(trx, viewer.sessionHash, now)
          await rememberDevice(trx, secrets, { personId, device, address, now })
          return { id, access_token: await startSession(trx, id, now, context), code_length }
        })
      const written = await countedCode(target, now, register)
      if (viewer) forgetSessions(viewer.id)
      record({ event: 'signup', member: written.id, address })
      return {
        ...written,
        device,
        message: words.registered,
        sent_to: target.channel,
        ...(passwordHash && isWeakPassword(sent.password, sent) && { warning: words.weakPassword }),
      }
    },

    async correctSignup({ input, viewer, address, language, now }) {
      const { id } = viewer
      await limits.countOrRefuse(`correct signup ${id}`, signupCorrections)
      const sent = await checkOrRefuse(input, { ownId: id }, { address, now })
      const channels = await channelsNow(dependencies, { purpose: 'verify', language })
      const { to, ...target } = verificationTarget(contactsOf(sent), 'SMS', channels)
      const passwordHash = await hashOf(sent)
      const words = accessMessages(language)
      const correct = (): Promise<{ code_length?: typeof accessCodeLength }> =>
        db.transaction().execute(async trx => {
          const before = await accountById(trx, id)
          // A code sent to the number given before would verify the one given now, so it is ended. This comes first because a
          // try of that code locks it first too.
          await endOpenCodes(trx, id, target.identityKey, now)
          await holdContactsOrRefuse(trx, sent, id)
          if (!before || !(await correctMember(trx, id, sent, passwordHash, now))) throw new Refusal('conflict')
          const recipient = { memberId: id, to }
          if (contactKey(before, target.channel) === target.identityKey) return {}
          return sendCode(trx, dependencies, { ...target, purpose: 'verify', recipient, language, now })
        })
      const registered = await accountById(db, id)
      const isSameContact = registered !== null && contactKey(registered, target.channel) === target.identityKey
      const { code_length } = await (isSameContact ? correct() : countedCode(target, now, correct))
      return {
        id,
        message: words.registered,
        sent_to: target.channel,
        code_length,
        ...(passwordHash && isWeakPassword(sent.password, sent) && { warning: words.weakPassword }),
      }
    },
  }
}
