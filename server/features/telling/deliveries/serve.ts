import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { serveLetterPage } from '#server/http/letter-page.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ChannelSettings } from './channels/channel.ts'
import { writeChoice } from './choices.ts'
import { isReportsSecret, messageReport, receiveReport } from './delivery-reports.ts'
import { stopWords } from './listener-words.ts'
import { readListener, stopListener } from './listeners.ts'
import { readRecipient } from './recipient.ts'
import { isStopKey, isUnsubscribeKey, stopPath, unsubscribePath } from './unsubscribe-links.ts'
import { unsubscribeWords } from './words.ts'

interface ServeDependencies extends ChannelSettings {
  db: Db
  clock: Clock
  config: Config
}

const inLink = z.object({ member: z.guid(), key: z.string().max(100) })
const inStopLink = z.object({ listener: z.guid(), key: z.string().max(100) })

/**
 * Serves what mail programs and providers call. They are no calls of the contract: neither has a session, and a mail program
 * sends a form. The signature of the link and the secret of the reports decide instead.
 */
export function serveDeliveries(app: FastifyInstance, serving: ServeDependencies): void {
  const { db, secrets, clock, config } = serving

  serveLetterPage(app, {
    path: unsubscribePath,
    async open({ query }) {
      const link = inLink.safeParse(query)
      const isOurs = link.success && isUnsubscribeKey(secrets, link.data.member, link.data.key)
      return isOurs ? ((await readRecipient(db, link.data.member)) ?? null) : null
    },
    async act({ account }) {
      await writeChoice(db, account.id, 'EMAIL', 'nothing')
      return true
    },
    words: ({ language }) => unsubscribeWords(language),
    wrong: language => unsubscribeWords(language).wrong,
  })

  serveLetterPage(app, {
    path: stopPath,
    async open({ query }) {
      const link = inStopLink.safeParse(query)
      const isOurs = link.success && isStopKey(secrets, link.data.listener, link.data.key)
      return isOurs ? ((await readListener(db, link.data.listener)) ?? null) : null
    },
    act: ({ id }) => stopListener(db, id),
    words: ({ language }) => stopWords(language),
    wrong: language => stopWords(language).wrong,
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
