import type { OwnNumber } from '#contract/contact-privacy.ts'
import type { Db } from '#server/db/open.ts'
import { keepOneNumberVisible } from '#server/features/my-profile/one-visible.ts'
import { presentRelation } from '#server/features/my-profile/present-family.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import { readFamilyPhones, readRegisteredMobile, writeVisibility } from './queries.ts'
import { contactPrivacyMessages } from './words.ts'

export function contactPrivacyHandlers({ db }: { db: Db }): HandlersOf<'contactNumbers' | 'setContactVisibility'> {
  return {
    async contactNumbers({ viewer }) {
      const { dial_code, mobile, mobile_is_hidden } = await readRegisteredMobile(db, viewer.id)
      const registered = (digits: string): OwnNumber => ({
        uuid: viewer.id,
        type: 'CANDIDATE',
        custom_type_name: '',
        phone: `${dial_code} ${digits}`,
        is_registered: 'Y',
        is_hidden: presentYesNo(mobile_is_hidden),
      })
      const family = (await readFamilyPhones(db, viewer.id)).map(
        (phone): OwnNumber => ({
          uuid: phone.id,
          type: presentRelation(phone.relation),
          custom_type_name: phone.custom_relation,
          phone: phone.phone,
          is_registered: 'N',
          is_hidden: presentYesNo(phone.is_hidden),
        }),
      )
      const list = [...(mobile === null ? [] : [registered(mobile)]), ...family]
      return { count: list.length, list, next_offset: null }
    },

    async setContactVisibility({ input, viewer, language }) {
      const isHidden = input.is_hidden === 'Y'
      const isOwn = await keepOneNumberVisible(() => writeVisibility(db, viewer.id, input.uuid.toLowerCase(), isHidden))
      // Another member's number does not exist for this caller.
      if (!isOwn) throw new Refusal('not_found')
      const say = contactPrivacyMessages(language)
      return { message: isHidden ? say.hidden : say.shown }
    },
  }
}
