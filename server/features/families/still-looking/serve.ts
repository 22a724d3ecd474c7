import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorStatus } from '#contract/errors.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { linkTo, oneButton, paragraph, sendPlainPage } from '#server/http/plain-page.ts'
import type { Clock } from '#server/ports/clock.ts'
import { answerByToken, readToken, stillLookingPath } from './links.ts'
import { pageWords } from './words.ts'

const inLink = z.object({ token: z.string().max(100) })
const formLimit = 4 * 1024

/** Serves the pages behind the links of the question. Opening one changes nothing; its button does. */
export function serveStillLooking(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  const tokenOf = (request: FastifyRequest) => inLink.safeParse(request.params).data?.token ?? ''
  const languageOf = async (memberId: string): Promise<Language> =>
    (await readRecipient(db, memberId))?.language ?? 'en'
  const login = (language: Language) => linkTo('/home', pageWords(language).login)
  const refuse = (reply: FastifyReply) =>
    sendPlainPage(
      reply,
      'en',
      errorStatus.bad_token,
      pageWords('en').wrong,
      paragraph(pageWords('mr').wrong) + login('en'),
    )

  app.get(`${stillLookingPath}/:token`, { exposeHeadRoute: false }, async (request, reply) => {
    const open = await readToken(db, tokenOf(request), clock.now())
    if (!open) return refuse(reply)
    const language = await languageOf(open.memberId)
    const t = pageWords(language)[open.answer]
    return sendPlainPage(reply, language, 200, t.question, paragraph(t.help) + oneButton(t.button))
  })

  app.register(async forms => {
    // The button of the page sends an empty form, because the address holds the token.
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, _body, done) =>
      done(null, {}),
    )
    forms.post(`${stillLookingPath}/:token`, async (request, reply) => {
      const answered = await answerByToken(db, tokenOf(request), clock.now())
      if (!answered) return refuse(reply)
      const language = await languageOf(answered.memberId)
      const t = pageWords(language)[answered.answer]
      return sendPlainPage(reply, language, 200, t.done, paragraph(t.doneHelp) + login(language))
    })
  })
}
