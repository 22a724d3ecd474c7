import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorStatus } from '#contract/errors.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { oneButton, paragraph, sendPlainPage } from '#server/http/plain-page.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** A link in a letter that ends letters of its kind and can do nothing else. It has no end, because letters are kept. */
export interface OneTapLink {
  /** Keeps the key of one kind of link from opening another. */
  purpose: string
  path: `/api/${string}`
}

export const oneTapAddress = ({ purpose, path }: OneTapLink, secrets: Secrets, publicUrl: string, id: string): string =>
  `${publicUrl}${path}?${new URLSearchParams({ id, key: secrets.sign(purpose, id) })}`

interface OneTapWords {
  question: string
  help: string
  button: string
  done: string
  doneHelp: string
  wrong: string
}

interface OneTap {
  secrets: Secrets
  link: OneTapLink
  words: (language: Language) => OneTapWords
  /** The language of the member to whom the link was sent; null where that member is gone. */
  languageOf: (id: string) => Promise<Language | null>
  stop: (id: string) => Promise<void>
}

const formLimit = 4 * 1024
const inLink = z.object({ id: z.guid(), key: z.string().max(100) })

/** Serves a one-tap link. Opening it only shows a button, because mail servers open links. The button or the mail program posts. */
export function serveOneTap(app: FastifyInstance, { secrets, link, words, languageOf, stop }: OneTap): void {
  const { path, purpose } = link

  async function read(request: FastifyRequest) {
    const sent = inLink.safeParse(request.query)
    if (!sent.success || !secrets.isSignedBy(purpose, sent.data.id, sent.data.key)) return null
    const language = await languageOf(sent.data.id)
    return language && { id: sent.data.id, language }
  }
  const refuse = (reply: FastifyReply) =>
    sendPlainPage(reply, 'en', errorStatus.bad_token, words('en').wrong, paragraph(words('mr').wrong))

  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const asked = await read(request)
    if (!asked) return refuse(reply)
    const t = words(asked.language)
    return sendPlainPage(reply, asked.language, 200, t.question, paragraph(t.help) + oneButton(t.button))
  })

  app.register(async forms => {
    // The body is ignored, because the address says everything. A mail program sends `List-Unsubscribe=One-Click`.
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, _body, done) =>
      done(null, {}),
    )
    forms.post(path, async (request, reply) => {
      const asked = await read(request)
      if (!asked) return refuse(reply)
      await stop(asked.id)
      const t = words(asked.language)
      return sendPlainPage(reply, asked.language, 200, t.done, paragraph(t.doneHelp))
    })
  })
}
