import type { InterestStatus } from '#contract/finding/summary.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { type PresentContext, presentContext } from '#server/features/finding/lists/present-context.ts'
import { presentSummaryPage } from '#server/features/finding/lists/present-summary.ts'
import { ownWords } from '#server/features/relations/contact-outcomes/queries.ts'
import { relationFrom } from '#server/features/relations/pair/relation-columns.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { limitPages } from '#server/features/shared/paging/limits.ts'
import { nextOffset, pageRange } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import {
  type ActivityPage,
  presentActivityPage,
  presentContactEntry,
  presentCounts,
  presentEntry,
  presentReceived,
  presentReport,
  presentSent,
} from './present.ts'
import { type ActivityList, countActivity, type InterestState, readEntries } from './queries.ts'

interface ActivityDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
}
interface ListRequest {
  input: { offset: number; status?: InterestStatus | undefined }
  viewer: Viewer
  language: Language
  now: Date
}
type ActivityCalls =
  | 'activityCount'
  | 'viewedProfiles'
  | 'viewedContacts'
  | 'shortlistedMembers'
  | 'blockedMembers'
  | 'reportedMembers'
  | 'sentInterests'
  | 'receivedInterests'

const stateOf = { PENDING: 'pending', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const satisfies Record<
  InterestStatus,
  InterestState
>

export function activityHandlers(dependencies: ActivityDependencies): HandlersOf<ActivityCalls> {
  const { db, limits } = dependencies

  async function readPage(list: ActivityList, { input, viewer, now }: ListRequest) {
    await limitPages(limits, viewer)
    const status = input.status ? stateOf[input.status] : null
    const read = readEntries(list, viewer.gender, status ? 'of one status' : 'all')
    const { count, rows } = await read(db, {
      viewerId: viewer.id,
      today: dayInIndia(now),
      status,
      ...pageRange(input.offset),
    })
    return { count, next_offset: nextOffset(input.offset, count), rows }
  }

  async function activityPage(
    list: ActivityList,
    request: ListRequest,
  ): Promise<{ page: ActivityPage; context: PresentContext }> {
    const { rows, ...page } = await readPage(list, request)
    const presented = rows.map(row => ({
      at: row.entry_at,
      summary: row,
      relation: relationFrom(row, request.viewer.id),
    }))
    return { page: { ...page, rows: presented }, context: await presentContext(dependencies, request) }
  }

  return {
    activityCount: async ({ viewer, now }) => presentCounts(await countActivity(db, viewer, dayInIndia(now))),

    async viewedProfiles(request) {
      const { page, context } = await activityPage('viewed', request)
      return presentActivityPage(page, context, 'user', presentEntry)
    },

    async viewedContacts(request) {
      const { page, context } = await activityPage('contacts', request)
      const said = await ownWords(
        db,
        request.viewer.id,
        page.rows.map(({ summary }) => summary.id),
      )
      return presentActivityPage(page, context, 'user', row => presentContactEntry(row, said))
    },

    async blockedMembers(request) {
      const { page, context } = await activityPage('blocked', request)
      return presentActivityPage(page, context, 'user', presentEntry)
    },

    async reportedMembers(request) {
      const { page, context } = await activityPage('reported', request)
      return presentActivityPage(page, context, 'user', row => presentReport(row, context))
    },

    async sentInterests(request) {
      const { page, context } = await activityPage('sent', request)
      return presentActivityPage(page, context, 'user', row => presentSent(row, request))
    },

    async receivedInterests(request) {
      const { page, context } = await activityPage('received', request)
      return presentActivityPage(page, context, 'to_user', row => presentReceived(row, request))
    },

    async shortlistedMembers(request) {
      const page = await readPage('shortlisted', request)
      const context = await presentContext(dependencies, request)
      return presentSummaryPage(request.viewer, page, context, row => ({
        shortlist_id: row.entry_id ?? row.id,
        shortlist_created_at: row.entry_at.toISOString(),
      }))
    },
  }
}
