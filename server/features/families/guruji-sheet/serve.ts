import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { recordCopy } from '#server/features/families/biodata/queries.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sendInline } from '#server/http/send-file.ts'
import { sendSentence } from '#server/http/send-sentence.ts'
import type { Viewers } from '#server/http/viewer.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { limitSheetFetches } from './limits.ts'
import { refuseUnlessSheetGiven } from './rules.ts'
import { gurujiSheet } from './sheet.ts'
import { readSheetTicket, type SheetTicket, sheetUrl } from './tickets.ts'
import { sheetSentences } from './words.ts'

interface SheetServing {
  db: Db
  clock: Clock
  secrets: Secrets
  limits: Limits
  viewers: Viewers
  printer: Printer
  masterData: () => Promise<MasterData>
}

const inQuery = z.object({ uuid: z.guid(), ticket: z.string().max(4000) })

/**
 * This is no call of the contract: a window that opens sends no session. The ticket in the address says who asked for
 * what; whether they still may is decided now.
 */
export function serveSheets(app: FastifyInstance, serving: SheetServing): void {
  const { clock, limits, secrets, viewers, printer, db, masterData } = serving

  async function print(ticket: SheetTicket, now: Date): Promise<Buffer> {
    const viewer = await viewers.bySession(Buffer.from(ticket.session, 'base64url'), now)
    if (!viewer?.verified) throw new Refusal('not_found', { sentence: sheetSentences.ended })
    await limitSheetFetches(limits, ticket.id)
    const { memberId, language } = ticket
    const { bytes } = await printer.queued(viewer.id, async () => {
      await refuseUnlessSheetGiven(db, viewer, memberId, now)
      const [brideId, groomId] = viewer.gender === 'F' ? [viewer.id, memberId] : [memberId, viewer.id]
      const sheet = await gurujiSheet(db, await masterData(), { brideId, groomId, takerId: viewer.id, language, now })
      return printer.print({ kind: 'sheet', sheet })
    })
    await recordCopy(db, { ticketId: ticket.id, ownerId: memberId, takerId: viewer.id, kind: 'sheet', now })
    return bytes
  }

  app.get(sheetUrl, { exposeHeadRoute: false }, async (request, reply) => {
    const now = clock.now()
    const query = inQuery.safeParse(request.query)
    const { ticket, language } = readSheetTicket(secrets, query.data?.ticket, now)
    reply.header('cache-control', 'no-store')
    try {
      if (!query.success || ticket?.memberId !== query.data.uuid.toLowerCase())
        throw new Refusal('not_found', { sentence: sheetSentences.ended })
      return sendInline(reply, 'application/pdf', await print(ticket, now), 'Kundali-milan.pdf')
    } catch (error) {
      if (!request.headers.accept?.includes('text/html')) throw error
      return sendSentence(reply, error, language)
    }
  })
  app.head(sheetUrl, async () => {
    throw new Refusal('method_not_allowed')
  })
}
