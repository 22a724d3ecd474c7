import { broken } from '#contract/field-words.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limit, Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { insertComplaint } from './queries.ts'
import { complaintMessages, complaintSentences } from './words.ts'

interface ComplaintDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
}

const day = 24 * 60 * 60
/** Ten a day from one address of a person, and many from one of a network: a whole village may share that. */
const perPerson: Limit = { hits: 10, seconds: day, sentence: complaintSentences.tooMany }
const perNetwork: Limit = { hits: 60, seconds: 3600, sentence: complaintSentences.tooMany }

export const complaintHandlers = ({ db, secrets, limits }: ComplaintDependencies): HandlersOf<'makeComplaint'> => ({
  async makeComplaint({ input, address, language, now }) {
    const { email, mobile } = input
    if (!email && !mobile) throw new Refusal('bad_input', { fields: { email: broken('way_to_reach') } })
    await limits.countOrRefuse(`complaints from ${address}`, perNetwork)
    await limits.countOrRefuse(`complaints of ${(email || mobile).toLowerCase()}`, perPerson)
    const number = await insertComplaint(db, secrets, {
      kind: input.kind,
      text: {
        name: input.name,
        email,
        mobile,
        ownRegistrationNo: input.registration_no,
        aboutRegistrationNo: input.about_registration_no,
        message: input.message,
      },
      language,
      now,
    })
    return { message: complaintMessages(language).made(number), number }
  },
})
