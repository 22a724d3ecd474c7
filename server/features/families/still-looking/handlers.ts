import type { Db } from '#server/db/open.ts'
import { markCalled } from '#server/features/telling/deliveries/unreached.ts'
import { deliverySentences } from '#server/features/telling/deliveries/words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { answerByToken } from './links.ts'
import { noteSign } from './queries.ts'
import { officeMessages, pageWords } from './words.ts'

const wireAnswers = { yes: 'YES', pause: 'PAUSE', found: 'FOUND' } as const

export function stillLookingHandlers({ db }: { db: Db }): HandlersOf<'answerStillLooking' | 'unreachedStillLooking'> {
  return {
    async answerStillLooking({ input, language, now }) {
      const answered = await answerByToken(db, input.token, now)
      if (!answered) throw new Refusal('bad_token')
      return { message: pageWords(language)[answered.answer].done, answer: wireAnswers[answered.answer] }
    },

    async unreachedStillLooking({ input, language, now, inAct }) {
      await inAct(async trx => {
        const called = await markCalled(trx, input.uuid.toLowerCase(), now)
        if (!called?.memberId) throw new Refusal('conflict', { sentence: deliverySentences.calledBefore })
        await noteSign(trx, called.memberId, now)
        return { act: 'still_looking_noted', memberId: called.memberId, after: { told: called.count } }
      })
      return { message: officeMessages(language).noted }
    },
  }
}
