import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { figureExport } from '#contract/office/figures.ts'
import { chartNames, seriesNames } from '#domain/words/figure-words.ts'
import type { Db } from '#server/db/open.ts'
import { recordAct } from '#server/features/shared/audit/record-act.ts'
import type { Cell } from '#server/features/shared/spreadsheets/cells.ts'
import { csvOf } from '#server/features/shared/spreadsheets/csv.ts'
import type { Gate } from '#server/http/gate.ts'
import type { OfficeDoor } from '#server/http/office-door.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readCharts } from './charts.ts'
import type { Chart } from './present.ts'
import { periodOrRefuse } from './rules.ts'

interface FigureServing {
  db: Db
  secrets: Secrets
  clock: Clock
  office: OfficeDoor
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
  const { db, secrets, clock, office } = serving
  const now = clock.now()
  // A followed link sends no origin. The cookie itself is sent by the office's own pages alone.
  const staff = await office.admitOrRefuse({ access: 'admin', method: 'GET', writes: false }, request, now)
  const asked = figureExport.safeParse(request.query)
  if (!staff || !asked.success) throw new Refusal('bad_input')
  const { chart: name, language } = asked.data
  const days = periodOrRefuse(asked.data, now)
  const charts = await readCharts(db, { days, role: staff.role, language })
  const chart = charts.find(one => one.chart === name)
  if (!chart) throw new Refusal('not_found')
  const after = { chart: name, from: days.from, last_day: days.to }
  await db.transaction().execute(trx => recordAct(trx, secrets, { staff, act: 'figures_exported', after, now }))
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${days.from}-${days.to}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(csvOf(sheetOf(chart, language)), { objectMode: false }))
}
