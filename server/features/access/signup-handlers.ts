import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sendCode } from './codes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { emailIdentity, identityKey, mobileIdentity } from './identity.ts'
import type { AccessNeeds } from './needs.ts'
import { insertMember } from './new-member.ts'
import { choiceRules, personRules, takenByIndex, takenRules } from './registration.ts'
import { startSession } from './sessions.ts'
import { verificationTarget } from './targets.ts'
import { accessWords } from './words.ts'

const signupTries = { hits: 40, seconds: 60 * 60 }

export function signupHandlers(needs: AccessNeeds): HandlersOf<'signup'> {
  const { db, secrets, limits, passwords, reach, config } = needs
  return {
    async signup({ input, language, now }) {
      await limits.count(`signup ${identityKey(mobileIdentity(input.mobile, input.mobile_country_code))}`, signupTries)
      await limits.count(`signup ${identityKey(emailIdentity(input.email))}`, signupTries)
      const wrong = { ...personRules(input, now), ...(await choiceRules(db, input)) }
      if (Object.keys(wrong).length > 0) throw new Refusal('bad_input', { fields: wrong })
      const taken = await takenRules(db, input)
      if (Object.keys(taken).length > 0) throw new Refusal('taken', { fields: taken })

      const passwordHash = await passwords.hash(input.password)
      const words = accessWords(language)
      try {
        return await db.transaction().execute(async trx => {
          const id = await insertMember(trx, input, passwordHash, now)
          const account = { id, email: input.email, mobile: input.mobile, dialCode: input.mobile_country_code }
          const target = verificationTarget(account, 'SMS', reach)
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
        // The check above may race with another sign-up; the index decided, here it is only worded.
        const fields = takenByIndex(error)
        throw fields ? new Refusal('taken', { fields }) : error
      }
    },
  }
}
