import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorStatus } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { oneButton, paragraph, sendPlainPage } from '#server/http/plain-page.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { writeChoice } from './choices.ts'
import { isReportsSecret, messageReport, receiveReport } from './delivery-reports.ts'
import { readRecipient } from './recipient.ts'
import { isUnsubscribeKey, unsubscribePath } from './unsubscribe-links.ts'
import { unsubscribeWords } from './words.ts'

interface ServeDependencies extends ChannelSettings {
  db: Db
  clock: Clock
  config: Config
}

const formLimit = 4 * 1024
const inLink = z.object({ member: z.guid(), key: z.string().max(100) })

/**
 * Serves what mail programs and providers call. They are no calls of the contract: neither has a session, and a mail program
 * sends a form. The signature of the link and the secret of the reports decide instead.
 */
export function serveDeliveries(app: FastifyInstance, serving: ServeDependencies): void {
  const { db, secrets, clock, config } = serving

  /** The member of a link that we signed, or null. */
  async function recipientOfLink(request: FastifyRequest) {
    const link = inLink.safeParse(request.query)
    const isOurs = link.success && isUnsubscribeKey(secrets, link.data.member, link.data.key)
    return isOurs ? readRecipient(db, link.data.member) : null
  }
  const refuse = (reply: FastifyReply) => {
    const [en, mr] = [unsubscribeWords('en'), unsubscribeWords('mr')]
    return sendPlainPage(reply, 'en', errorStatus.bad_token, en.wrong, paragraph(mr.wrong))
  }

  app.get(unsubscribePath, { exposeHeadRoute: false }, async (request, reply) => {
    const to = await recipientOfLink(request)
    if (!to) return refuse(reply)
    const t = unsubscribeWords(to.language)
    return sendPlainPage(reply, to.language, 200, t.question, paragraph(t.help) + oneButton(t.button))
  })

  app.register(async forms => {
    // The body is ignored, because the address says everything. A mail program sends `List-Unsubscribe=One-Click`.
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formLimit }, (_request, _body, done) =>
      done(null, {}),
    )
    forms.post(unsubscribePath, async (request, reply) => {
      const to = await recipientOfLink(request)
      if (!to) return refuse(reply)
      await writeChoice(db, to.account.id, 'EMAIL', 'nothing')
      const t = unsubscribeWords(to.language)
      return sendPlainPage(reply, to.language, 200, t.done, paragraph(t.doneHelp))
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
