import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endLinksOf } from './queries.ts'
import { officeSeeLinkMessages, seeLinkSentences } from './words.ts'

export const officeSeeLinkHandlers = (): HandlersOf<'endSeeLinks'> => ({
  async endSeeLinks({ input: { uuid, reason }, language, now, inAct }) {
    const memberId = uuid.toLowerCase()
    await inAct(async trx => {
      const ended = await endLinksOf(trx, memberId, now)
      if (ended === 0) throw new Refusal('conflict', { sentence: seeLinkSentences.noneLive })
      return { act: 'see_links_ended', memberId, after: { ended }, reason }
    })
    return { message: officeSeeLinkMessages(language).ended }
  },
})
