import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorStatus } from '#contract/errors.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { writeChoice } from './choices.ts'
import { readRecipient } from './recipient.ts'
import { isReportsSecret, messageReport, receiveReport } from './reports.ts'
import { isUnsubscribeKey, unsubscribePath } from './unsubscribe-links.ts'
import { unsubscribeWords } from './words.ts'

interface Serving extends ChannelSettings {
  db: Db
  clock: Clock
  config: Config
}

const formLimit = 4 * 1024
const inLink = z.object({ member: z.guid(), key: z.string().max(100) })

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FBF6EB;color:#2A1913;
font:17px/1.55 Mukta,"Noto Sans Devanagari",system-ui,sans-serif}
main{width:min(30rem,100% - 2rem);box-sizing:border-box;margin:1rem;padding:1.75rem;background:#FFFDF8;border-radius:16px;
border-top:8px solid #C9952B;overflow-wrap:anywhere}
h1{margin:0 0 .5rem;font:400 1.65rem/1.3 "Tiro Devanagari Marathi",Georgia,serif}p{margin:0 0 1rem;color:#5B463A}
button{width:100%;min-height:48px;padding:.6rem 1rem;border:0;border-radius:10px;background:#8F1A2C;color:#FFFDF8;font:inherit;
font-weight:600;cursor:pointer}:focus-visible{outline:3px solid #7A5407;outline-offset:2px}`
const styleHash = createHash('sha256').update(style).digest('base64')

/** A document by itself, because a link in an e-mail is opened without a session and in any browser. */
function sendPage(
  reply: FastifyReply,
  language: Language,
  status: number,
  heading: string,
  body: string,
): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(heading)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(heading)}</h1>${body}</main></body></html>`,
    )
}

/**
 * What mail programs and providers call. They are no calls of the contract: neither has a session, and a mail program sends a
 * form. The signature of the link and the secret of the reports decide instead.
 */
export function serveDeliveries(app: FastifyInstance, serving: Serving): void {
  const { db, secrets, clock, config } = serving

  /** The member of a link that we signed, or null. */
  async function ofLink(request: FastifyRequest) {
    const link = inLink.safeParse(request.query)
    const isOurs = link.success && isUnsubscribeKey(secrets, link.data.member, link.data.key)
    return isOurs ? readRecipient(db, link.data.member) : null
  }
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
  const refuse = (reply: FastifyReply) => {
    const [en, mr] = [unsubscribeWords('en'), unsubscribeWords('mr')]
    return sendPage(reply, 'en', errorStatus.bad_token, en.wrong, paragraph(mr.wrong))
  }

  app.get(unsubscribePath, { exposeHeadRoute: false }, async (request, reply) => {
    const to = await ofLink(request)
    if (!to) return refuse(reply)
    const say = unsubscribeWords(to.language)
    // Mail servers open links to look at them, so a GET only asks.
    const form = `<form method="post"><button>${escapeHtml(say.button)}</button></form>`
    return sendPage(reply, to.language, 200, say.question, paragraph(say.help) + form)
  })

  app.register(async forms => {
    // A mail program sends `List-Unsubscribe=One-Click`, and the button of the page nothing. The address says all.
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, _body, done) =>
      done(null, {}),
    )
    forms.post(unsubscribePath, async (request, reply) => {
      const to = await ofLink(request)
      if (!to) return refuse(reply)
      await writeChoice(db, to.account.id, 'EMAIL', 'nothing')
      const say = unsubscribeWords(to.language)
      return sendPage(reply, to.language, 200, say.done, paragraph(say.doneHelp))
    })
  })

  app.post('/api/messages/report', async (request, reply) => {
    if (config.reportsSecret === null) throw new Refusal('not_found')
    if (!isReportsSecret(config.reportsSecret, request.headers.authorization)) throw new Refusal('no_session')
    const report = messageReport.safeParse(request.body)
    if (!report.success) throw new Refusal('bad_input')
    await receiveReport(serving, report.data, clock.now())
    return reply.header('cache-control', 'no-store').send({ message: 'received' })
  })
}
