import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hideDeadNumber } from './dead-number.ts'
import { answerNumber } from './queries.ts'
import { officeOutcomeMessages, outcomeSentences } from './words.ts'

export const officeContactOutcomeHandlers = (): HandlersOf<'noteNumberCalled'> => ({
  async noteNumberCalled({ input: { uuid, reason, answers }, language, now, inAct }) {
    const memberId = uuid.toLowerCase()
    await inAct(async trx => {
      const isDone =
        answers === 'Y' ? await answerNumber(trx, memberId, now) : (await hideDeadNumber(trx, memberId, now)) !== null
      // Without families who say so, and the question to the owner, staff alone do not hide a profile in this way.
      if (!isDone) throw new Refusal('conflict', { sentence: outcomeSentences.notAsked })
      return { act: 'number_called', memberId, after: { answers: answers === 'Y' }, reason }
    })
    const t = officeOutcomeMessages(language)
    return { message: answers === 'Y' ? t.answers : t.hidden }
  },
})
