import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorStatus } from '#contract/errors.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { oneButton, paragraph, sendPlainPage } from './plain-page.ts'

export interface LetterPageWords {
  question: string
  help: string
  button: string
  done: string
  doneHelp: string
}

interface LetterPage<Opened> {
  path: string
  /** What a link opens, or null where it opens nothing. */
  open(request: FastifyRequest): Promise<Opened | null>
  /** Does what the button says, or returns false where that is no longer possible. */
  act(opened: Opened): Promise<boolean>
  words(opened: Opened): LetterPageWords
  wrong(language: Language): string
  /** What stands below an answer. */
  below?(language: Language): string
}

const formLimit = 4 * 1024

/**
 * Serves the page behind a link of a letter, which has no session. Opening it only asks, because mail servers open links to look
 * at them; its button or the mail program posts.
 */
export function serveLetterPage<Opened extends { language: Language }>(
  app: FastifyInstance,
  { path, open, act, words, wrong, below = () => '' }: LetterPage<Opened>,
): void {
  const refuse = (reply: FastifyReply) =>
    sendPlainPage(reply, 'en', errorStatus.bad_token, wrong('en'), paragraph(wrong('mr')) + below('en'))

  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await open(request)
    if (!opened) return refuse(reply)
    const t = words(opened)
    return sendPlainPage(reply, opened.language, 200, t.question, paragraph(t.help) + oneButton(t.button))
  })

  app.register(async forms => {
    // The body is ignored, because the address says everything. A mail program sends `List-Unsubscribe=One-Click`.
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, _body, done) =>
      done(null, {}),
    )
    forms.post(path, async (request, reply) => {
      const opened = await open(request)
      if (!opened || !(await act(opened))) return refuse(reply)
      const { language } = opened
      const t = words(opened)
      return sendPlainPage(reply, language, 200, t.done, paragraph(t.doneHelp) + below(language))
    })
  })
}
