import { stepOf } from '#domain/office/figures.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { readCharts } from './charts.ts'
import { lastCount } from './queries.ts'
import { periodOrRefuse } from './rules.ts'

export function figureHandlers({ db }: { db: Db }): HandlersOf<'officeFigures'> {
  return {
    async officeFigures({ input, staff, language, now }) {
      const days = periodOrRefuse(input, now)
      const charts = await readCharts(db, { days, role: staff.role, language })
      const countedAt = await lastCount(db)
      return { ...days, step: stepOf(days.from, days.to), counted_at: countedAt?.toISOString() ?? null, charts }
    },
  }
}
