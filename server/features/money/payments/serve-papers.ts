import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import type { DocumentContent, DocumentKind } from '#server/features/shared/printing/paper.ts'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import { contactLine } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sendSealed } from '#server/http/send-file.ts'
import type { Viewers } from '#server/http/viewer.ts'
import type { Clock } from '#server/ports/clock.ts'

interface PaperServing {
  db: Db
  clock: Clock
  viewers: Viewers
  printer: Printer
}

/** Serves a member the papers of their own payments. This is no call of the contract, because the answer is a file. */
export function servePapers(app: FastifyInstance, { db, clock, viewers, printer }: PaperServing): void {
  app.get('/api/payment/document/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const viewer = await viewers.byAuthorization(request.headers.authorization, clock.now())
    if (!viewer) throw new Refusal('no_session')
    if (!viewer.verified) throw new Refusal('unverified')
    const path = z.object({ id: z.guid() }).safeParse(request.params)
    const row = path.success
      ? await db
          .selectFrom('payment_documents')
          .innerJoin('payments', 'payments.id', 'payment_documents.payment_id')
          .innerJoin('orders', 'orders.id', 'payments.order_id')
          .where('payment_documents.id', '=', path.data.id.toLowerCase())
          // Another member's paper does not exist for this caller.
          .where('orders.member_id', '=', viewer.id)
          .select(['payment_documents.kind', 'number', 'issued_on', 'content'])
          .executeTakeFirst()
      : undefined
    if (!row) throw new Refusal('not_found')
    return sendPaper({ db, printer }, viewer.id, row, reply)
  })
}

interface PaperRow {
  kind: DocumentKind
  number: string
  issued_on: string
  content: unknown
}

/** Sends a paper as a PDF. A reader's papers are drawn one after the other. */
export async function sendPaper(
  { db, printer }: Pick<PaperServing, 'db' | 'printer'>,
  readerId: string,
  row: PaperRow,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { kind, number, issued_on: issuedOn } = row
  const content = row.content as DocumentContent
  const contact = contactLine(await databaseSite(db)(), content.language)
  const paper = { kind, number, issuedOn, content, contact }
  const { bytes } = await printer.queued(readerId, () => printer.print({ kind: 'paper', paper }))
  return sendSealed(reply, 'application/pdf', bytes, `${number.replace(/\W+/g, '-')}.pdf`)
}
