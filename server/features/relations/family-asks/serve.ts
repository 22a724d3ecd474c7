import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorStatus } from '#contract/errors.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import { oneLine } from '#domain/format/one-line.ts'
import { type FamilyAnswer, familyAnswers } from '#domain/relations/family-asks.ts'
import type { Db } from '#server/db/open.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { summariesOf } from '#server/features/finding/lists/summary-queries.ts'
import { askPath, isAskKey } from '#server/features/telling/deliveries/ask-links.ts'
import { addressKey, type Limits, perAddress } from '#server/http/limits.ts'
import { linkTo, paragraph, sendPlainPage } from '#server/http/plain-page.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type LetterAsk, readLetterAsk, upsertAnswer } from './queries.ts'
import { askMessages, askPageWords } from './words.ts'

interface AskServing {
  db: Db
  secrets: Secrets
  clock: Clock
  limits: Limits
}

const inLink = z.object({ ask: z.guid(), person: z.guid(), key: z.string().max(100) })
const inForm = z.object({ uuid: z.guid(), answer: z.enum(familyAnswers) })
const formLimit = 4 * 1024

interface Asked {
  id: string
  family: string
  answer: FamilyAnswer | null
}

/**
 * Serves the page behind the link of a letter: somebody of the family answers there without a login. It names families as the
 * notices do, by surname and number, and shows no other fact, because letters are passed on.
 */
export function serveFamilyAsks(app: FastifyInstance, { db, secrets, clock, limits }: AskServing): void {
  const refuse = (reply: FastifyReply) => {
    const [en, mr] = [askPageWords('en'), askPageWords('mr')]
    const body = `${paragraph(en.overHelp)}<p lang="mr">${mr.over}. ${mr.overHelp}</p>${linkTo('/family-asks', en.read)}`
    return sendPlainPage(reply, 'en', errorStatus.bad_token, en.over, body)
  }

  /** Null also where none of them can be seen any more: the link then tells no more than a wrong one. */
  async function open(request: FastifyRequest, now: Date) {
    const link = inLink.safeParse(request.query)
    if (!link.success) return null
    const { ask: askId, person: personId, key } = link.data
    const of = { askId, personId }
    const ask = isAskKey(secrets, of, key) ? await readLetterAsk(db, of, now) : null
    const asked = ask ? await readAsked(ask, now) : []
    return ask && asked.length > 0 ? { ask, askId, asked } : null
  }

  async function readAsked(ask: LetterAsk, now: Date): Promise<Asked[]> {
    const answers = new Map(ask.profiles.map(({ about_id, answer }) => [about_id, answer]))
    const rows = await summariesOf(db, ask, [...answers.keys()], dayInIndia(now))
    return rows.map(row => ({
      id: row.id,
      family: `${oneLine(rowIn(ask.language, row).last_name ?? '')} (${row.registration_no})`,
      answer: answers.get(row.id) ?? null,
    }))
  }

  function send(reply: FastifyReply, { language }: LetterAsk, asked: readonly Asked[], said: string | null) {
    const t = askPageWords(language)
    const body = [
      said === null ? '' : `<p role="status"><b>${escapeHtml(said)}</b></p>`,
      paragraph(t.help),
      ...asked.map(one => question(one, t)),
      linkTo('/family-asks', t.read),
    ]
    return sendPlainPage(reply, language, 200, t.title, body.join(''))
  }

  app.get(askPath, { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await open(request, clock.now())
    return opened ? send(reply, opened.ask, opened.asked, null) : refuse(reply)
  })

  app.register(async forms => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    forms.post(askPath, async (request, reply) => {
      const now = clock.now()
      await limits.countOrRefuse(`address ${addressKey(request.ip)} ${askPath}`, perAddress)
      const [opened, sent] = [await open(request, now), inForm.safeParse(request.body)]
      if (!opened) return refuse(reply)
      const { ask, askId, asked } = opened
      const about = asked.find(({ id }) => sent.success && id === sent.data.uuid)
      if (!about || !sent.success) return send(reply, ask, asked, null)
      const { answer } = sent.data
      if (!(await upsertAnswer(db, ask, { askId, aboutId: about.id, answer, now }))) return refuse(reply)
      const answered = asked.map(one => (one === about ? { ...one, answer } : one))
      return send(reply, ask, answered, askMessages(ask.language).answered)
    })
  })
}

function question({ id, family, answer }: Asked, t: ReturnType<typeof askPageWords>): string {
  const buttons = familyAnswers.map(one => `<button name="answer" value="${one}">${escapeHtml(t[one])}</button>`)
  return [
    `<section><h2>${escapeHtml(family)}</h2>`,
    answer === null ? '' : paragraph(t.yourAnswer(t[answer])),
    `<form method="post"><input type="hidden" name="uuid" value="${id}">${buttons.join('')}</form></section>`,
  ].join('')
}
