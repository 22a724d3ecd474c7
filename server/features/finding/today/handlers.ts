import type { Db } from '#server/db/open.ts'
import { presentOwnState } from '#server/features/families/candidate-consent/present.ts'
import { readRequest } from '#server/features/families/candidate-consent/queries.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import { presentFreeSummary, presentPaidSummary } from '#server/features/finding/lists/present-summary.ts'
import type { SummaryRow } from '#server/features/finding/lists/summary-queries.ts'
import { isLeftToCandidate } from '#server/features/shared/last-word/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readAsked, readNextStep } from './queries.ts'

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
      const [own, { rows, viewsLeft, ...next }, askedRows, context] = await Promise.all([
        viewer.isOwner ? readRequest(db, viewer.id) : null,
        readNextStep(db, viewer, now),
        isLeftToCandidate(viewer) ? readAsked(db, viewer, now) : [],
        presentContext(dependencies, request),
      ])
      const day = { ...next, candidate: own === null ? null : presentOwnState(own, secrets), contact_view: viewsLeft }
      const page = <S>(present: (row: SummaryRow) => S) => ({
        ...day,
        families: rows.map(present),
        asked: askedRows.map(present),
      })
      return viewer.paid
        ? { as: 'paid', body: page(row => presentPaidSummary(row, context)) }
        : { as: 'free', body: page(row => presentFreeSummary(row, context)) }
    },
  }
}
