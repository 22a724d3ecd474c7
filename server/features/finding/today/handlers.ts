import type { Db } from '#server/db/open.ts'
import { presentOwnState } from '#server/features/families/candidate-consent/present.ts'
import { readRequest } from '#server/features/families/candidate-consent/queries.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import { presentFreeSummary, presentPaidSummary } from '#server/features/finding/lists/present-summary.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readNextStep } from './queries.ts'

interface TodayDependencies {
  db: Db
  secrets: Secrets
  masterData: () => Promise<MasterData>
}

export function todayHandlers(dependencies: TodayDependencies): HandlersOf<'today'> {
  const { db, secrets } = dependencies
  return {
    async today(request) {
      const { viewer, now } = request
      const [own, { rows, viewsLeft, ...next }, context] = await Promise.all([
        readRequest(db, viewer.id),
        readNextStep(db, viewer, now),
        presentContext(dependencies, request),
      ])
      const day = { ...next, candidate: presentOwnState(own, secrets), contact_view: viewsLeft }
      return viewer.paid
        ? { as: 'paid', body: { ...day, families: rows.map(row => presentPaidSummary(row, context)) } }
        : { as: 'free', body: { ...day, families: rows.map(row => presentFreeSummary(row, context)) } }
    },
  }
}
