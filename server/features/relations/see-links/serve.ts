import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hidesNoContact } from '#contract/fields.ts'
import { directionMarks } from '#domain/families/contact-in-text.ts'
import { familyMarks } from '#domain/relations/family-notes.ts'
import { seeAnswerLength } from '#domain/relations/see-links.ts'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { isWithinLetters } from '#domain/words/letters.ts'
import type { Config } from '#server/config.ts'
import type { Gate } from '#server/http/gate.ts'
import { addressKey, type Limits, perAddress } from '#server/http/limits.ts'
import { paragraph, sendPlainPage } from '#server/http/plain-page.ts'
import type { Clock } from '#server/ports/clock.ts'
import { pagesOfBrowser, wrongLinksFromAddress } from './limits.ts'
import { type OpenedLink, openLink } from './open.ts'
import { type Answered, biodataPage, coverPage } from './page.ts'
import { countOpening, readAnswer, upsertAnswer } from './queries.ts'
import { type ShownDependencies, shownBiodata } from './shown-biodata.ts'
import { browserOf, hashOfBrowser, hashOfLink, newBrowser, rememberBrowser, seePath, tokenOf } from './tokens.ts'
import { seePageWords } from './words.ts'

interface SeeLinkServing extends ShownDependencies {
  clock: Clock
  limits: Limits
  config: Config
  gate: Gate
}

const path = `${seePath}/:token`
const formLimit = 8 * 1024

const inAnswer = z.object({
  act: z.literal('answer'),
  mark: z.enum(familyMarks),
  note: z
    .string()
    .transform(text => text.trim().replace(/\s+/g, ' '))
    .refine(text => isWithinLetters(text, seeAnswerLength) && hidesNoContact(text) && !directionMarks.test(text)),
})

const inQuery = z.object({ language: z.string().optional() })
/** The reader's choice, or else the language of the family that gave the link: without scripts nothing tells the reader's own. */
function languageOf(request: FastifyRequest, { link }: OpenedLink): Language {
  const chosen = inQuery.safeParse(request.query).data?.language
  return isLanguage(chosen) ? chosen : link.language
}

/** Serves the page of a link. It has no session and no scripts, and no answer of it is stored by a browser or an index. */
export function serveSeeLinks(app: FastifyInstance, serving: SeeLinkServing): void {
  const { db, clock, limits, config, secrets, gate } = serving
  const isHttps = config.publicUrl.startsWith('https:')

  /** A link that never was, ended or is used up is refused in the same words, so that guessing learns nothing. */
  async function refuse(request: FastifyRequest, reply: FastifyReply, isKnown: boolean): Promise<FastifyReply> {
    const key = `wrong see links ${addressKey(request.ip)}` as const
    const isAbove = !isKnown && (await limits.count(key, wrongLinksFromAddress)).isAbove
    const [en, mr] = [seePageWords('en'), seePageWords('mr')]
    const body = `${paragraph(en.overHelp)}<p lang="mr">${mr.over} ${mr.overHelp}</p>`
    return sendPlainPage(reply, 'en', isAbove ? 429 : 404, en.over, body)
  }

  /** Counted before the database is asked. The cover is for everybody who has the link, so its limit is that of an address. */
  async function countOrRefuse(request: FastifyRequest): Promise<void> {
    const browser = browserOf(secrets, request)
    if (browser) await limits.spendOrRefuse(`see page ${browser}`, pagesOfBrowser)
    else await limits.spendOrRefuse(`address ${addressKey(request.ip)} ${seePath}`, perAddress)
  }

  const open = async (request: FastifyRequest, now: Date) => {
    const token = tokenOf(request)
    const opened = token ? await openLink(db, hashOfLink(secrets, token), now) : null
    return token && opened ? { ...opened, token } : null
  }

  function sendCover(request: FastifyRequest, reply: FastifyReply, opened: OpenedLink): FastifyReply {
    const language = languageOf(request, opened)
    return sendPlainPage(
      reply,
      language,
      200,
      seePageWords(language).title,
      coverPage(language, opened.link.expires_at),
    )
  }

  async function sendBiodata(
    request: FastifyRequest,
    reply: FastifyReply,
    { opened, answered, now }: { opened: OpenedLink; answered: Answered; now: Date },
  ): Promise<FastifyReply> {
    const language = languageOf(request, opened)
    const shown = await shownBiodata(serving, opened, language, now)
    const body = biodataPage(language, shown, answered, opened.link.expires_at)
    return sendPlainPage(reply, language, 200, shown.name, body, { hasPictures: shown.photos.length > 0 })
  }

  const answerOf = async (linkId: string, browser: string): Promise<Answered> => {
    const earlier = await readAnswer(db, linkId, hashOfBrowser(secrets, linkId, browser))
    return { mark: earlier?.mark ?? null, note: earlier?.note ?? '', said: null }
  }

  async function answer(body: unknown, linkId: string, browser: string, language: Language, now: Date) {
    const t = seePageWords(language)
    const sent = inAnswer.safeParse(body)
    if (!sent.success) return { ...readDraft(body), said: t.notSent }
    const { mark, note } = sent.data
    const isWritten = await upsertAnswer(db, {
      linkId,
      browserHash: hashOfBrowser(secrets, linkId, browser),
      mark,
      note,
      now,
    })
    return { mark, note, said: isWritten ? t.thanks : t.enough }
  }

  app.get(path, (request, reply) => gate.runOrRefuse(() => givePage(request, reply)))

  async function givePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const now = clock.now()
    await countOrRefuse(request)
    const opened = await open(request, now)
    if (!opened) return refuse(request, reply, false)
    const browser = browserOf(secrets, request)
    if (!browser) return sendCover(request, reply, opened)
    return sendBiodata(request, reply, { opened, answered: await answerOf(opened.link.id, browser), now })
  }

  app.register(async forms => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    forms.post(path, (request, reply) => gate.runOrRefuse(() => takeForm(request, reply)))
  })

  async function takeForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const now = clock.now()
    await countOrRefuse(request)
    const opened = await open(request, now)
    if (!opened) return refuse(request, reply, false)
    const { link, token } = opened
    const known = browserOf(secrets, request)
    if (isAnswer(request.body)) {
      if (!known) return sendCover(request, reply, opened)
      const answered = await answer(request.body, link.id, known, languageOf(request, opened), now)
      return sendBiodata(request, reply, { opened, answered, now })
    }
    if (!(await countOpening(db, link.id))) return refuse(request, reply, true)
    const browser = known ?? newBrowser()
    rememberBrowser(secrets, reply, { token, browser, isHttps })
    return sendBiodata(request, reply, { opened, answered: await answerOf(link.id, browser), now })
  }
}

const isAnswer = (body: unknown): boolean => z.object({ act: z.literal('answer') }).safeParse(body).success

const draft = z.object({ mark: z.enum(familyMarks).nullable().catch(null), note: z.string().max(1000).catch('') })
/** What was sent stays in the form, so that only the part that does not fit is changed. */
const readDraft = (body: unknown) => draft.parse(body)
