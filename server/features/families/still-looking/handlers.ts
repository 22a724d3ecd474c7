import type { Db } from '#server/db/open.ts'
import { recordAct } from '#server/features/shared/audit/record-act.ts'
import { markCalled } from '#server/features/telling/deliveries/unreached.ts'
import { deliverySentences } from '#server/features/telling/deliveries/words.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { answerByToken } from './links.ts'
import { noteSign } from './queries.ts'
import { officeMessages, pageWords } from './words.ts'

const wireAnswers = { yes: 'YES', pause: 'PAUSE', found: 'FOUND' } as const

export function stillLookingHandlers({
  db,
  secrets,
}: {
  db: Db
  secrets: Secrets
}): HandlersOf<'answerStillLooking' | 'unreachedStillLooking'> {
  return {
    async answerStillLooking({ input, language, now }) {
      const answered = await answerByToken(db, input.token, now)
      if (!answered) throw new Refusal('bad_token')
      return { message: pageWords(language)[answered.answer].done, answer: wireAnswers[answered.answer] }
    },

    async unreachedStillLooking({ input, staff, language, now }) {
      await db.transaction().execute(async trx => {
        const called = await markCalled(trx, input.uuid.toLowerCase(), now)
        if (!called?.memberId) throw new Refusal('conflict', { sentence: deliverySentences.calledBefore })
        await noteSign(trx, called.memberId, now)
        await recordAct(trx, secrets, {
          staff,
          act: 'still_looking_noted',
          memberId: called.memberId,
          after: { told: called.count },
          now,
        })
      })
      return { message: officeMessages(language).noted }
    },
  }
}
