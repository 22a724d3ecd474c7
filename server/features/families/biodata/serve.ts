import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sendInline } from '#server/http/send-file.ts'
import { sendSentence } from '#server/http/send-sentence.ts'
import type { Viewers } from '#server/http/viewer.ts'
import type { Clock } from '#server/ports/clock.ts'
import { limitFetches } from './limits.ts'
import { type BiodataDependencies, printJob } from './printed-biodata.ts'
import { recordCopy } from './queries.ts'
import { readTicket, type Ticket } from './tickets.ts'
import { biodataSentences } from './words.ts'

interface BiodataServing extends BiodataDependencies {
  clock: Clock
  limits: Limits
  viewers: Viewers
  printer: Printer
}

/** A biodata that is too long for one picture goes on in the next; no biodata takes as many as nine. */
const page = z.coerce.number().int().min(1).max(9).default(1)
const inQuery = z.object({ uuid: z.guid(), ticket: z.string().max(4000), page })
const url = '/api/get/biodata'
const addressOfPage = ({ uuid, ticket }: { uuid: string; ticket: string }, page: number) =>
  `${url}?${new URLSearchParams({ uuid, ticket, page: String(page) })}`
const kinds = {
  PDF: { type: 'application/pdf', ending: 'pdf' },
  PICTURE: { type: 'image/jpeg', ending: 'jpg' },
} as const

/**
 * This is no call of the contract: a window that opens sends no session. The ticket in the address says who asked for
 * what; whether they still may is decided now.
 */
export function serveBiodata(app: FastifyInstance, serving: BiodataServing): void {
  const { clock, limits, secrets, viewers, printer, db } = serving

  async function print(ticket: Ticket & { page: number }, now: Date) {
    const sessionHash = Buffer.from(ticket.session, 'base64url')
    const viewer = await viewers.bySession(sessionHash, now)
    if (!viewer?.verified) throw new Refusal('not_found', { sentence: biodataSentences.ended })
    await limitFetches(limits, ticket.id, ticket.page)
    // Reading is queued too: many prints at once would hold up the small calls of everybody else.
    const { job, isOwn, bytes, count } = await printer.queued(viewer.id, async () => {
      const prepared = await printJob(serving, viewer, ticket, now)
      return { ...prepared, ...(await printer.print(prepared.job)) }
    })
    const copy = { ticketId: ticket.id, ownerId: ticket.memberId, takerId: viewer.id, kind: 'biodata', now } as const
    if (!isOwn) await recordCopy(db, copy)
    return { bytes, count, registrationNo: job.biodata.registrationNo }
  }

  app.get(url, { exposeHeadRoute: false }, async (request, reply) => {
    const now = clock.now()
    const query = inQuery.safeParse(request.query)
    const { ticket, language } = readTicket(secrets, query.data?.ticket, now)
    reply.header('cache-control', 'no-store')
    try {
      if (!query.success || ticket?.memberId !== query.data.uuid.toLowerCase())
        throw new Refusal('not_found', { sentence: biodataSentences.ended })
      const { page } = query.data
      const { bytes, count, registrationNo } = await print({ ...ticket, page }, now)
      if (page < count) reply.header('link', `<${addressOfPage(query.data, page + 1)}>; rel="next"`)
      const part = count > 1 ? `-${page}` : ''
      const { type, ending } = kinds[ticket.format]
      return sendInline(reply, type, bytes, `Biodata-${registrationNo}${part}.${ending}`)
    } catch (error) {
      if (!request.headers.accept?.includes('text/html')) throw error
      return sendSentence(reply, error, language)
    }
  })
  app.head(url, async () => {
    throw new Refusal('method_not_allowed')
  })
}
