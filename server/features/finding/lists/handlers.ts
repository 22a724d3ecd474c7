import { broken } from '#contract/field-words.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Criteria } from '#server/features/finding/read-model/criteria.ts'
import { isRetired, optionIn } from '#server/features/shared/master-data/options.ts'
import { limitPages } from '#server/features/shared/paging/limits.ts'
import { nextOffset, type Paging, pageRange } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { ListDependencies } from './dependencies.ts'
import { finderQueryFor } from './finder-query.ts'
import { limitRows } from './limits.ts'
import { presentContext } from './present-context.ts'
import { presentSummaryPage, presentVisit } from './present-summary.ts'
import { type EntryRow, readVisitors } from './queries.ts'
import { summariesOf } from './summary-queries.ts'

interface ListRequest {
  input: Paging
  viewer: Viewer
  language: Language
  now: Date
}

export function listHandlers(dependencies: ListDependencies): HandlersOf<'joinedList' | 'brideList' | 'visitorList'> {
  const { db, limits, masterData, finder, rowsRead } = dependencies

  async function finderPage(request: ListRequest, criteria: Criteria) {
    const { input, viewer } = request
    await limitPages(limits, viewer)
    const { count, ids } = await finder.find(
      finderQueryFor(await masterData(), viewer, { criteria, ordering: input, ...pageRange(input.offset) }),
    )
    const rows = await summariesOf(db, viewer, ids, dayInIndia(request.now))
    await limitRows(rowsRead, viewer, rows)
    const context = await presentContext(dependencies, request)
    const page = { count, next_offset: nextOffset(input.offset, count) }
    return presentSummaryPage(viewer, { ...page, rows }, context)
  }

  return {
    joinedList: request => finderPage(request, {}),

    async brideList(request) {
      const { marital_status_id: id } = request.input
      if (id === undefined) return finderPage(request, {})
      const data = await masterData()
      if (optionIn(data, id)?.type !== 'MARITAL_STATUS')
        throw new Refusal('bad_input', { fields: { marital_status_id: broken('malformed') } })
      if (isRetired(data, id))
        throw new Refusal('bad_input', { fields: { marital_status_id: broken('retired_choice') } })
      return finderPage(request, { maritalStatus: [id.toLowerCase()] })
    },

    async visitorList(request) {
      const { input, viewer, now } = request
      await limitPages(limits, viewer)
      const readPage = readVisitors(viewer.gender, input.sort_by === 'ASC' ? 'asc' : 'desc')
      const { offset } = pageRange(input.offset)
      const range = { viewerId: viewer.id, today: dayInIndia(now), status: null, offset, limit: input.limit }
      const { count, rows } = await readPage(db, range)
      const context = await presentContext(dependencies, request)
      const visit = (row: EntryRow) => presentVisit(row, row.entry_at, context)
      const page = { count, next_offset: nextOffset(input.offset, count) }
      return presentSummaryPage(viewer, { ...page, rows }, context, visit)
    },
  }
}
