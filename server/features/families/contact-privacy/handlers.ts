import type { Db } from '#server/db/open.ts'
import {
  keepingCandidateNumbers,
  numbersLeftToCandidate,
} from '#server/features/families/my-profile/candidate-numbers.ts'
import { keepOneNumberVisible } from '#server/features/families/my-profile/rules.ts'
import { lockMember } from '#server/features/families/my-profile/write-profile.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentOwnNumbers } from './present.ts'
import { readNumbers, writeOrder, writeVisibility } from './queries.ts'
import { contactOrderSentences, contactPrivacyMessages } from './words.ts'

type HandledCalls = 'contactNumbers' | 'setContactVisibility' | 'orderContacts'

export function contactPrivacyHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<HandledCalls> {
  return {
    async contactNumbers({ viewer }) {
      const isLeft = await numbersLeftToCandidate(db, viewer.id, { role: viewer.role, secrets })
      const list = presentOwnNumbers(await readNumbers(db, viewer.id), isLeft)
      return { count: list.length, list, next_offset: null }
    },

    async orderContacts({ input, viewer, language, now }) {
      if (!(await writeOrder(db, viewer.id, input.uuids, now)))
        throw new Refusal('conflict', { sentence: contactOrderSentences.otherNumbers })
      return { message: contactPrivacyMessages(language).ordered }
    },

    async setContactVisibility({ input, viewer, language }) {
      const isHidden = input.is_hidden === 'Y'
      const writer = { role: viewer.role, secrets }
      const write = async (trx: Db) => {
        await lockMember(trx, viewer.id)
        return keepingCandidateNumbers(trx, viewer.id, writer, () =>
          writeVisibility(trx, viewer.id, input.uuid.toLowerCase(), isHidden),
        )
      }
      const isOwn = await keepOneNumberVisible(() => db.transaction().execute(write))
      // Another member's number does not exist for this caller.
      if (!isOwn) throw new Refusal('not_found')
      const t = contactPrivacyMessages(language)
      return { message: isHidden ? t.hidden : t.shown }
    },
  }
}
