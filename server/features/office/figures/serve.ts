import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { figureExport } from '#contract/office/figures.ts'
import { chartNames, seriesNames } from '#domain/words/figure-words.ts'
import type { Db } from '#server/db/open.ts'
import type { Cell } from '#server/features/shared/spreadsheets/cells.ts'
import { csvOf } from '#server/features/shared/spreadsheets/csv.ts'
import type { Gate } from '#server/http/gate.ts'
import { admitToFile, type OfficeFiles } from '#server/http/office-files.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readCharts } from './charts.ts'
import type { Chart } from './present.ts'
import { periodOrRefuse } from './rules.ts'

interface FigureServing extends OfficeFiles {
  db: Db
  gate: Gate
}

/** Serves the table behind a chart to an ADMIN. It is not a call of the contract, because the answer is a file. */
export function serveFigureExport(app: FastifyInstance, serving: FigureServing): void {
  app.get('/api/office/figures/export', { exposeHeadRoute: false }, (request, reply) =>
    serving.gate.runOrRefuse(() => giveExport(serving, request, reply)),
  )
}

async function* sheetOf({ chart, series, rows }: Chart, language: 'en' | 'mr'): AsyncGenerator<Cell[]> {
  yield [chartNames(language)[chart], ...series.map(one => seriesNames(language)[one])]
  for (const { key, name, values } of rows) yield [name ?? key, ...values]
}

async function giveExport(serving: FigureServing, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A followed link sends no origin. The cookie itself is sent by the office's own pages alone.
  const admission = { access: 'admin', method: 'GET', writes: false, acts: ['figures_exported'], opens: null } as const
  const { staff, now, inAct } = await admitToFile(serving, request, admission, z.object({}))
  const asked = figureExport.safeParse(request.query)
  if (!asked.success) throw new Refusal('bad_input')
  const { chart: name, language } = asked.data
  const days = periodOrRefuse(asked.data, now)
  const charts = await readCharts(serving.db, { days, role: staff.role, language })
  const chart = charts.find(one => one.chart === name)
  if (!chart) throw new Refusal('not_found')
  const after = { chart: name, from: days.from, last_day: days.to }
  await inAct(async () => ({ act: 'figures_exported', after }))
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${days.from}-${days.to}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(csvOf(sheetOf(chart, language)), { objectMode: false }))
}
