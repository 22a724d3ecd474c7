import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { limitRows } from '#server/features/finding/lists/limits.ts'
import type { RowsRead } from '#server/features/finding/lists/rows-read.ts'
import type { Showings } from '#server/features/finding/showings/showings.ts'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import { writeSheetChoice } from '#server/features/telling/deliveries/choices.ts'
import { type OneTapLink, serveOneTap } from '#server/features/telling/deliveries/one-tap.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sendInline } from '#server/http/send-file.ts'
import { sendSentence } from '#server/http/send-sentence.ts'
import type { Viewers } from '#server/http/viewer.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { limitWeeklyFetches } from './limits.ts'
import { type SheetSources, sheetRows, weeklySheet } from './sheet.ts'
import { readWeeklyTicket, type WeeklyTicket, weeklyUrl } from './tickets.ts'
import { stopWords, weeklySentences } from './words.ts'

interface WeeklyServing extends SheetSources {
  clock: Clock
  secrets: Secrets
  limits: Limits
  rowsRead: RowsRead
  showings: Showings
  viewers: Viewers
  printer: Printer
}

const inQuery = z.object({ ticket: z.string().max(4000) })

/** Serves the sheet behind a ticket. The ticket says who asked; who is on the sheet is decided when it is opened. */
export function serveWeeklySheets(app: FastifyInstance, serving: WeeklyServing): void {
  const { clock, limits, rowsRead, secrets, showings, viewers, printer } = serving
  serveSheetStop(app, serving)

  async function print(ticket: WeeklyTicket, now: Date): Promise<Buffer> {
    const viewer = await viewers.bySession(Buffer.from(ticket.session, 'base64url'), now)
    if (!viewer?.verified) throw new Refusal('not_found', { sentence: weeklySentences.ended })
    await limitWeeklyFetches(limits, ticket.id)
    const { bytes } = await printer.queued(viewer.id, async () => {
      const rows = await sheetRows(serving, viewer, now)
      await limitRows(rowsRead, viewer, rows)
      // A window that opens carries no device.
      showings.note({ id: viewer.id, device: null }, rows)
      const weekly = await weeklySheet(serving, viewer, rows, { language: ticket.language, now })
      return printer.print({ kind: 'weekly', weekly })
    })
    return bytes
  }

  app.get(weeklyUrl, { exposeHeadRoute: false }, async (request, reply) => {
    const now = clock.now()
    const query = inQuery.safeParse(request.query)
    const { ticket, language } = readWeeklyTicket(secrets, query.data?.ticket, now)
    reply.header('cache-control', 'no-store')
    try {
      if (!ticket) throw new Refusal('not_found', { sentence: weeklySentences.ended })
      return sendInline(reply, 'application/pdf', await print(ticket, now), 'Weekly-sheet.pdf')
    } catch (error) {
      if (!request.headers.accept?.includes('text/html')) throw error
      return sendSentence(reply, error, language)
    }
  })
  app.head(weeklyUrl, async () => {
    throw new Refusal('method_not_allowed')
  })
}

export const stopLink: OneTapLink = { purpose: 'stop weekly sheet', path: '/api/matches/sheet/stop' }

const serveSheetStop = (app: FastifyInstance, { db, secrets }: { db: Db; secrets: Secrets }): void =>
  serveOneTap(app, {
    secrets,
    link: stopLink,
    words: stopWords,
    async languageOf(id) {
      // Writing the choice of a deleted member would store a row about them again.
      const present = db.selectFrom('members').select('id').where('id', '=', id).where('status', '<>', 'deleted')
      return (await findsRow(present)) ? ((await readRecipient(db, id))?.language ?? null) : null
    },
    stop: id => writeSheetChoice(db, id, false),
  })
