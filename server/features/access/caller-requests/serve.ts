import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorStatus } from '#contract/errors.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import type { Db } from '#server/db/open.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { sendPlainPage } from '#server/http/plain-page.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { objectPath, objectTo, requestOfLink } from './objections.ts'
import { objectWords } from './words.ts'

const inLink = z.object({ token: z.string().min(20).max(128) })
const formLimit = 4 * 1024

/** Serves the page on which an owner objects. It is not in the contract, because a link in an e-mail has no session. */
export function serveObjections(
  app: FastifyInstance,
  { db, secrets, clock }: { db: Db; secrets: Secrets; clock: Clock },
): void {
  async function ofLink(request: FastifyRequest) {
    const link = inLink.safeParse(request.query)
    const waiting = link.success ? await requestOfLink(db, link.data.token, clock.now()) : null
    return waiting && { waiting, language: (await readRecipient(db, waiting.member_id))?.language ?? 'en' }
  }
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
  const refuse = (reply: FastifyReply) =>
    sendPlainPage(reply, 'en', errorStatus.bad_token, objectWords('en').over, paragraph(objectWords('mr').over))

  app.get(objectPath, { exposeHeadRoute: false }, async (request, reply) => {
    const link = await ofLink(request)
    if (!link) return refuse(reply)
    const t = objectWords(link.language)
    // Mail servers open links to look at them, so a GET only asks.
    const form = `<form method="post"><button>${escapeHtml(t.button)}</button></form>`
    return sendPlainPage(reply, link.language, 200, t[link.waiting.kind], paragraph(t.help) + form)
  })

  app.register(async forms => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, _body, done) =>
      done(null, {}),
    )
    forms.post(objectPath, async (request, reply) => {
      const link = await ofLink(request)
      if (!link || !(await objectTo({ db, secrets }, link.waiting, clock.now()))) return refuse(reply)
      const t = objectWords(link.language)
      return sendPlainPage(reply, link.language, 200, t.done, paragraph(t.doneHelp))
    })
  })
}
