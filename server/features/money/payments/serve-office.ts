import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { paymentExport } from '#contract/money/payments.office.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { closedLines } from '#server/features/money/cash-closings/queries.ts'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import { csvOf } from '#server/features/shared/spreadsheets/csv.ts'
import { xlsxOf } from '#server/features/shared/spreadsheets/xlsx.ts'
import { notePageOrRefuse } from '#server/features/shared/staff-reads/note-shown.ts'
import { noteRecordReadOrRefuse, type ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { Gate } from '#server/http/gate.ts'
import { admitToFile, type OfficeFiles } from '#server/http/office-files.ts'
import { Refusal } from '#server/http/refusal.ts'
import { accountantSheet } from './accountant-sheet.ts'
import { familiesOfPeriod, papersOfPeriod, surplusOfPeriod } from './office-queries.ts'
import { sendPaper } from './serve-papers.ts'
import { accountantWords } from './words.ts'

interface OfficePaperServing extends ReadAlert, OfficeFiles {
  db: Db
  printer: Printer
  gate: Gate
}

/** Serves papers of payments, and the accountant's sheet to whoever may refund. These are no calls, because the answers are files. */
export function serveOfficePapers(app: FastifyInstance, serving: OfficePaperServing): void {
  app.get('/api/office/payments/document/:id', { exposeHeadRoute: false }, (request, reply) =>
    serving.gate.runOrRefuse(() => givePaper(serving, request, reply)),
  )
  app.get('/api/office/payments/export', { exposeHeadRoute: false }, (request, reply) =>
    serving.gate.runOrRefuse(() => giveExport(serving, request, reply)),
  )
}

async function givePaper(
  serving: OfficePaperServing,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, printer } = serving
  const reading = { access: 'payments', method: 'GET', writes: false, opens: 'others' } as const
  const { staff, now, asked } = await admitToFile(serving, request, reading, z.object({ id: z.guid() }))
  const row = await db
    .selectFrom('payment_documents')
    .innerJoin('payments', 'payments.id', 'payment_documents.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payment_documents.id', '=', asked.id.toLowerCase())
    .select(['payment_documents.kind', 'number', 'issued_on', 'content', 'orders.member_id'])
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  // A paper names the family and where it lives, so reading it counts as reading the member's record.
  await noteRecordReadOrRefuse(db, serving, { staff, memberId: row.member_id, now })
  return sendPaper({ db, printer }, staff.id, row, reply)
}

async function giveExport(
  serving: OfficePaperServing,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db } = serving
  // A followed link carries no Origin header. The cookie is only sent with requests of the office's own pages.
  const exporting = {
    access: 'refunds',
    method: 'GET',
    writes: false,
    acts: ['payments_exported'],
    opens: 'others',
  } as const
  const { staff, now, inAct } = await admitToFile(serving, request, exporting, z.object({}))
  const asked = paymentExport.safeParse(request.query)
  if (!asked.success) throw new Refusal('bad_input')
  const { format, language, from, to, method, plan, query } = asked.data
  // The audit is written before the first line is sent: whoever breaks off the download has read part of it.
  await inAct(async () => ({
    act: 'payments_exported',
    after: {
      format,
      ...(from && { from }),
      ...(to && { to }),
      ...(method && { method }),
      ...(plan && { plan }),
      ...(query && { query }),
    },
  }))
  const families = await familiesOfPeriod(db, asked.data)
  if (families.length > 0)
    await notePageOrRefuse(db, { staff, call: '/office/payments/export', families, mayRefuse: false, now })
  // A closing belongs to no family and no plan.
  const closed = query || plan ? async () => [] : () => closedLines(db, asked.data)
  const sheet = accountantSheet(papersOfPeriod(db, asked.data), () => surplusOfPeriod(db, asked.data), closed, language)
  const pieces = format === 'csv' ? csvOf(sheet) : xlsxOf(accountantWords(language).sheet, sheet, now)
  const type =
    format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const name = ['payments', from ?? '', to ?? dayInIndia(now)].filter(Boolean).join('-')
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces, { objectMode: false }))
}
