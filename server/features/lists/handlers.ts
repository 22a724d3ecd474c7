import type { Language } from '#domain/words/catalogue.ts'
import { broken } from '#domain/words/fields.ts'
import type { Db } from '#server/db/open.ts'
import type { Criteria } from '#server/features/candidates/criteria.ts'
import type { Candidates } from '#server/features/candidates/query.ts'
import { optionIn } from '#server/features/master-data/options.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { countActivity } from './activity-queries.ts'
import { candidateQueryFor, nextOffset, type Paging, pageRange } from './candidate-query.ts'
import { limitPages } from './limits.ts'
import { presentActivity } from './present-activity.ts'
import { presentContext } from './present-context.ts'
import { presentSummaryPage, presentVisit } from './present-summary.ts'
import { type SummaryRow, summariesOf } from './summary-queries.ts'
import { visitorsOf } from './visitor-queries.ts'

interface Lists {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
  candidates: Candidates
}
interface Listing {
  input: Paging
  viewer: Viewer
  language: Language
  now: Date
}

export function listHandlers(lists: Lists): HandlersOf<'activityCount' | 'joinedList' | 'brideList' | 'visitorList'> {
  const { db, limits, masterData, candidates } = lists

  async function listed(ask: Listing, criteria: Criteria) {
    const { input, viewer } = ask
    const [asked] = await Promise.all([
      candidateQueryFor(db, masterData, viewer, { criteria, ordering: input, ...pageRange(input.offset) }),
      limitPages(limits, viewer),
    ])
    const { count, ids } = await candidates.find(asked)
    const rows = await summariesOf(db, viewer, ids)
    const shown = await presentContext(lists, ask, 'card')
    const page = { count, next_offset: nextOffset(input.offset, count) }
    return presentSummaryPage(viewer, { ...page, rows }, shown)
  }

  return {
    activityCount: async ({ viewer }) => presentActivity(await countActivity(db, viewer)),

    joinedList: ask => listed(ask, {}),

    async brideList(ask) {
      const { marital_status_id: id } = ask.input
      if (id === undefined) return listed(ask, {})
      if (optionIn(await masterData(), id)?.type !== 'MARITAL_STATUS')
        throw new Refusal('bad_input', { fields: { marital_status_id: broken('malformed') } })
      return listed(ask, { maritalStatus: [id.toLowerCase()] })
    },

    async visitorList(ask) {
      const { input, viewer } = ask
      await limitPages(limits, viewer)
      const newestFirst = input.sort_by !== 'ASC'
      const { count, visitors } = await visitorsOf(db, viewer, { offset: input.offset, newestFirst })
      const cameAt = new Map(visitors.map(visitor => [visitor.id, visitor.at]))
      const rows = await summariesOf(db, viewer, [...cameAt.keys()])
      const shown = await presentContext(lists, ask, 'card')
      const visit = (row: SummaryRow) => presentVisit(row, cameAt.get(row.id) ?? ask.now, shown)
      const page = { count, next_offset: nextOffset(input.offset, count) }
      return presentSummaryPage(viewer, { ...page, rows }, shown, visit)
    },
  }
}
