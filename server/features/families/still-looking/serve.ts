import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { serveLetterPage } from '#server/http/letter-page.ts'
import { linkTo } from '#server/http/plain-page.ts'
import type { Clock } from '#server/ports/clock.ts'
import { answerByToken, readToken, stillLookingPath } from './links.ts'
import { pageWords } from './words.ts'

const inLink = z.object({ token: z.string().max(100) })

/** Serves the pages behind the links of the question. */
export function serveStillLooking(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  serveLetterPage(app, {
    path: `${stillLookingPath}/:token`,
    async open(request) {
      const token = inLink.safeParse(request.params).data?.token ?? ''
      const open = await readToken(db, token, clock.now())
      if (!open) return null
      const recipient = await readRecipient(db, open.memberId)
      return { token, answer: open.answer, language: recipient?.language ?? 'en' }
    },
    act: async ({ token }) => (await answerByToken(db, token, clock.now())) !== null,
    words: ({ answer, language }) => pageWords(language)[answer],
    wrong: language => pageWords(language).wrong,
    below: language => linkTo('/home', pageWords(language).login),
  })
}
