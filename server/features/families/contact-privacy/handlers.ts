import type { OwnNumber } from '#contract/families/contact-privacy.ts'
import type { Db } from '#server/db/open.ts'
import { keepOneNumberVisible } from '#server/features/families/my-profile/rules.ts'
import { presentRelation } from '#server/features/families/profile-fields/phone-owners.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import { readNumbers, writeOrder, writeVisibility } from './queries.ts'
import { contactOrderSentences, contactPrivacyMessages } from './words.ts'

type HandledCalls = 'contactNumbers' | 'setContactVisibility' | 'orderContacts'

export function contactPrivacyHandlers({ db }: { db: Db }): HandlersOf<HandledCalls> {
  return {
    async contactNumbers({ viewer }) {
      const { numbers, candidateWaits } = await readNumbers(db, viewer.id)
      const list = numbers.map(
        (number): OwnNumber => ({
          uuid: number.id,
          type: presentRelation(number.relation),
          custom_type_name: number.custom_relation,
          phone: number.phone,
          is_registered: presentYesNo(number.isRegistered),
          is_hidden: presentYesNo(number.is_hidden),
          waits: presentYesNo(candidateWaits && number.relation === 'CANDIDATE'),
          best_time: number.best_time,
        }),
      )
      return { count: list.length, list, next_offset: null }
    },

    async orderContacts({ input, viewer, language, now }) {
      if (!(await writeOrder(db, viewer.id, input.uuids, now)))
        throw new Refusal('conflict', { sentence: contactOrderSentences.otherNumbers })
      return { message: contactPrivacyMessages(language).ordered }
    },

    async setContactVisibility({ input, viewer, language }) {
      const isHidden = input.is_hidden === 'Y'
      const isOwn = await keepOneNumberVisible(() => writeVisibility(db, viewer.id, input.uuid.toLowerCase(), isHidden))
      // Another member's number does not exist for this caller.
      if (!isOwn) throw new Refusal('not_found')
      const t = contactPrivacyMessages(language)
      return { message: isHidden ? t.hidden : t.shown }
    },
  }
}
