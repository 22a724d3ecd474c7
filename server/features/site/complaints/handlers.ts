import { isDataRequest } from '#domain/site/complaints.ts'
import type { AccessDependencies } from '#server/features/access/accounts/dependencies.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { checkContactCode, sendContactCode } from './contact-codes.ts'
import { isOneOfMany } from './limits.ts'
import { insertComplaint } from './queries.ts'
import { refuseUnreachable } from './rules.ts'
import { complaintMessages } from './words.ts'

export function complaintHandlers(dependencies: AccessDependencies): HandlersOf<'makeComplaint' | 'sendComplaintCode'> {
  const { db, secrets, limits } = dependencies
  return {
    async sendComplaintCode({ input, address, language, now }) {
      refuseUnreachable(input)
      const sentTo = await sendContactCode(dependencies, input, { address, language, now })
      return { message: complaintMessages(language)[`codeSentTo${sentTo}`], sent_to: sentTo }
    },

    async makeComplaint({ input, address, language, now }) {
      refuseUnreachable(input)
      const { otp: code, kind, name, email, mobile, message } = input
      if (code) await checkContactCode(dependencies, input, { code, address, now })
      const isMany = await isOneOfMany(limits, input, address)
      const { number } = await insertComplaint(db, secrets, {
        kind,
        text: {
          name,
          email,
          mobile,
          ownRegistrationNo: input.registration_no,
          // A request about one's own data concerns one's own profile.
          aboutRegistrationNo: isDataRequest(kind) ? input.registration_no : input.about_registration_no,
          message,
        },
        isConfirmed: code !== '',
        isBelow: isMany || code === '',
        language,
        now,
      })
      return { message: complaintMessages(language).made(number), number }
    },
  }
}
