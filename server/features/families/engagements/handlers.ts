import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { answerEngaged, pauseEngaged } from './engaged.ts'
import { engagedMessages, engagedSentences } from './words.ts'

export const engagementHandlers = ({ db }: { db: Db }): HandlersOf<'engaged'> => ({
  async engaged({ input, viewer, language, now }) {
    const isEngaged = input.is_engaged === 'Y'
    await db.transaction().execute(async trx => {
      if (isEngaged) await pauseEngaged(trx, { memberId: viewer.id, word: 'own', now })
      else await answerEngaged(trx, viewer.id, now)
    })
    const t = engagedMessages(language)
    return { message: isEngaged ? t.paused : t.stillLooking, is_engaged: input.is_engaged }
  },
})

export const officeEngagementHandlers = (): HandlersOf<'noteEngaged'> => ({
  async noteEngaged({ input: { uuid, reason }, language, now, inAct }) {
    const memberId = uuid.toLowerCase()
    await inAct(async trx => {
      if (!(await pauseEngaged(trx, { memberId, word: 'staff', now })))
        throw new Refusal('conflict', { sentence: engagedSentences.knownBefore })
      return { act: 'engagement_noted', memberId, reason }
    })
    return { message: engagedMessages(language).noted }
  },
})
