import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { verificationTarget } from './channels.ts'
import { sendCode } from './codes.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { AccessDependencies } from './dependencies.ts'
import { emailIdentity, identityKey, mobileIdentity } from './identity.ts'
import { insertMember } from './new-member.ts'
import { startSession } from './sessions.ts'
import { choiceErrors, personErrors, takenErrors, takenErrorsOf } from './signup-checks.ts'
import { accessMessages } from './words.ts'

const signupTries = { hits: 40, seconds: 60 * 60 }

export function signupHandlers(dependencies: AccessDependencies): HandlersOf<'signup'> {
  const { db, secrets, limits, passwords, channels, config } = dependencies
  return {
    async signup({ input, language, now }) {
      await limits.countOrRefuse(
        `signup ${identityKey(mobileIdentity(input.mobile, input.mobile_country_code))}`,
        signupTries,
      )
      await limits.countOrRefuse(`signup ${identityKey(emailIdentity(input.email))}`, signupTries)
      const errors = { ...personErrors(input, now), ...(await choiceErrors(db, input)) }
      if (Object.keys(errors).length > 0) throw new Refusal('bad_input', { fields: errors })
      const taken = await takenErrors(db, input)
      if (Object.keys(taken).length > 0) throw new Refusal('taken', { fields: taken })

      const passwordHash = await passwords.hash(input.password)
      const words = accessMessages(language)
      try {
        return await db.transaction().execute(async trx => {
          const id = await insertMember(trx, input, passwordHash, now)
          const account = { id, email: input.email, mobile: input.mobile, dialCode: input.mobile_country_code }
          const target = verificationTarget(account, 'SMS', channels)
          const { publicUrl } = config
          await sendCode(trx, secrets, { ...target, purpose: 'verify', account, language, now, publicUrl })
          return {
            access_token: await startSession(trx, id, now),
            id,
            message: words.registered,
            sent_to: target.channel,
            ...(isCommonPassword(input.password) && { warning: words.weakPassword }),
          }
        })
      } catch (error) {
        // Another sign-up may pass the check above at the same time. The unique index decides between them.
        const fields = takenErrorsOf(error)
        throw fields ? new Refusal('taken', { fields }) : error
      }
    },
  }
}
