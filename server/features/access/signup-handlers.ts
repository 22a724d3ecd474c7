import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { accountById } from './accounts.ts'
import { verificationTarget } from './channels.ts'
import { endOpenCodes, sendCode } from './codes.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { AccessDependencies } from './dependencies.ts'
import { emailIdentity, identityKey, mobileIdentity } from './identity.ts'
import { correctMember, insertMember } from './new-member.ts'
import { startSession } from './sessions.ts'
import {
  choiceErrors,
  personErrors,
  refuseTaken,
  type SignupInput,
  takenErrorsOf,
  withMobile,
} from './signup-checks.ts'
import { accessMessages } from './words.ts'

const signupTries = { hits: 40, seconds: 60 * 60 }
/** Each correction may send a code to another number. */
const corrections = { hits: 5, seconds: 24 * 60 * 60 }

export function signupHandlers(dependencies: AccessDependencies): HandlersOf<'signup' | 'correctSignup'> {
  const { db, secrets, limits, passwords, channels, config } = dependencies

  async function countTries({ mobile, mobile_country_code, email }: SignupInput): Promise<void> {
    await limits.countOrRefuse(`signup ${identityKey(mobileIdentity(mobile, mobile_country_code))}`, signupTries)
    await limits.countOrRefuse(`signup ${identityKey(emailIdentity(email))}`, signupTries)
  }
  async function refuseErrors(sent: SignupInput, ownId: string | null, now: Date): Promise<void> {
    const errors = { ...personErrors(sent, now), ...(await choiceErrors(db, sent)) }
    if (Object.keys(errors).length > 0) throw new Refusal('bad_input', { fields: errors })
    await refuseTaken(db, sent, ownId)
  }
  const targetOf = (sent: SignupInput) => verificationTarget(contactsOf(sent), 'SMS', channels)

  return {
    async signup({ input, language, now }) {
      const sent = withMobile(input)
      await countTries(sent)
      await refuseErrors(sent, null, now)
      const passwordHash = await passwords.hash(sent.password)
      const words = accessMessages(language)
      const target = targetOf(sent)
      const { publicUrl } = config
      return writeOrRefuseTaken(() =>
        db.transaction().execute(async trx => {
          const id = await insertMember(trx, sent, passwordHash, now)
          const account = { id, ...contactsOf(sent) }
          await sendCode(trx, secrets, { ...target, purpose: 'verify', account, language, now, publicUrl })
          return {
            access_token: await startSession(trx, id, now),
            id,
            message: words.registered,
            sent_to: target.channel,
            ...(isCommonPassword(sent.password) && { warning: words.weakPassword }),
          }
        }),
      )
    },

    async correctSignup({ input, viewer, language, now }) {
      const { id } = viewer
      const sent = withMobile(input)
      await limits.countOrRefuse(`correct signup ${id}`, corrections)
      await countTries(sent)
      await refuseErrors(sent, id, now)
      const passwordHash = await passwords.hash(sent.password)
      const words = accessMessages(language)
      const target = targetOf(sent)
      const { publicUrl } = config
      return writeOrRefuseTaken(() =>
        db.transaction().execute(async trx => {
          const before = await accountById(trx, id)
          // A code of the number given before would verify the number given now. Ending it locks it, in the order in
          // which a try of that code locks it too.
          await endOpenCodes(trx, id, target.identityKey, now)
          if (!before || !(await correctMember(trx, id, sent, passwordHash, now))) throw new Refusal('conflict')
          const account = { id, ...contactsOf(sent) }
          const isCodeOnItsWay = verificationTarget(before, 'SMS', channels).identityKey === target.identityKey
          if (!isCodeOnItsWay)
            await sendCode(trx, secrets, { ...target, purpose: 'verify', account, language, now, publicUrl })
          return {
            id,
            message: words.registered,
            sent_to: target.channel,
            ...(isCommonPassword(sent.password) && { warning: words.weakPassword }),
          }
        }),
      )
    },
  }
}

const contactsOf = (sent: SignupInput) => ({
  email: sent.email,
  mobile: sent.mobile,
  dialCode: sent.mobile_country_code,
})

/** Another sign-up may pass the checks at the same time. The unique index decides between them. */
async function writeOrRefuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const fields = takenErrorsOf(error)
    throw fields ? new Refusal('taken', { fields }) : error
  }
}
