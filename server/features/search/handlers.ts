import { criterionNames, wireNames } from '#contract/criteria.ts'
import type { Calls } from '#contract/index.ts'
import { pageSize } from '#domain/limits.ts'
import { zodiacPlaceOfViewer } from '#server/features/lists/candidate-query.ts'
import { limitPages } from '#server/features/lists/limits.ts'
import { nextOffset } from '#server/features/lists/paging.ts'
import { type PresentContext, presentContext } from '#server/features/lists/present-context.ts'
import { presentSummaryPage } from '#server/features/lists/present-summary.ts'
import { type SummaryRow, summariesOf } from '#server/features/lists/summary-queries.ts'
import type { CallContext, HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { limitCounts, limitIdSearches, limitSteps } from './limits.ts'
import { noPositions, positionsOf } from './positions.ts'
import { presentCriteria } from './present-criteria.ts'
import { listedByNumber, readSavedCriteria, readSavedSearch, type SavedSearch } from './queries.ts'
import { readCriteria } from './read-criteria.ts'
import { countMatches, isSameSearch, type SearchInput, type Searching, search } from './search.ts'
import { searchMessages, searchSentences } from './words.ts'

interface Search extends Searching {
  secrets: Secrets
  limits: Limits
}
type SearchCalls =
  | 'searchUser'
  | 'searchUserByPost'
  | 'searchCount'
  | 'savedSearch'
  | 'searchById'
  | 'previousSearch'
  | 'nextPrevious'

type Asking = Pick<CallContext<Calls['searchUser']>, 'input' | 'viewer' | 'language' | 'now'>

export function searchHandlers(world: Search): HandlersOf<SearchCalls> {
  const { db, limits, masterData } = world

  async function searchNow({ input, viewer, language, now }: Asking) {
    await limitPages(limits, viewer)
    const { count } = await search(world, viewer, readCriteria(input, await masterData(), now), input, now)
    return { message: searchMessages(language).found(count), count }
  }

  /** The saved search, or a new one where the criteria or the order sent now differ. */
  async function searchFor(viewer: Viewer, input: SearchInput, now: Date): Promise<SavedSearch | null> {
    const saved = await readSavedSearch(db, viewer.id)
    const hasCriteria = criterionNames.flatMap(wireNames).some(name => input[name] !== undefined)
    const criteria = hasCriteria ? readCriteria(input, await masterData(), now) : saved?.criteria
    if (!criteria) return null
    return saved && isSameSearch(saved, criteria, input) ? saved : search(world, viewer, criteria, input, now)
  }

  return {
    searchUser: searchNow,
    searchUserByPost: searchNow,

    async searchCount({ input, viewer, now }) {
      const [data] = await Promise.all([masterData(), limitCounts(limits, viewer)])
      return { count: await countMatches(world, viewer, readCriteria(input, data, now)) }
    },

    async savedSearch({ viewer, language }) {
      const criteria = await readSavedCriteria(db, viewer.id)
      return { list: { search_json: criteria && presentCriteria(criteria, await masterData(), language) } }
    },

    async searchById({ input, viewer }) {
      await limitIdSearches(limits, viewer)
      const uuid = await listedByNumber(db, viewer, input.registration_no.toUpperCase())
      if (uuid === null) throw new Refusal('not_found', { sentence: searchSentences.nobody })
      return { uuid }
    },

    async previousSearch(ask) {
      const { input, viewer, now } = ask
      await limitPages(limits, viewer)
      const saved = await searchFor(viewer, input, now)
      const positions = saved ? await positionsOf(world, viewer, saved) : noPositions
      const from = input.offset * pageSize
      const rows = await summariesOf(db, viewer, positions.slice(from, from + pageSize))
      const context = await presentContext(world, ask, 'card')
      const page = {
        count: positions.count,
        shown_count: positions.length,
        next_offset: nextOffset(input.offset, positions.length),
        order_by: saved?.orderBy === 'kundali' ? ('kundali' as const) : ('created_at' as const),
        order_known: saved?.orderBy !== 'kundali' || (await zodiacPlaceOfViewer(db, masterData, viewer)) !== null,
      }
      return presentSummaryPage(viewer, { ...page, rows }, context)
    },

    async nextPrevious(ask) {
      const { input, viewer } = ask
      const [saved] = await Promise.all([readSavedSearch(db, viewer.id), limitSteps(limits, viewer)])
      const positions = saved ? await positionsOf(world, viewer, saved) : noPositions
      const position = input.uuid ? positions.indexOf(input.uuid.toLowerCase()) : -1
      const offset = position >= 0 ? position : input.offset
      const [current] = positions.slice(offset, offset + 1)
      const [previous] = positions.slice(offset - 1, offset)
      const [next] = positions.slice(offset + 1, offset + 2)
      const rows = await summariesOf(
        db,
        viewer,
        [previous, current, next].filter(id => id !== undefined),
      )
      const context = await presentContext(world, ask, 'card')
      const photos = (id: string | undefined) =>
        photosOf(
          rows.find(row => row.id === id),
          context,
        )
      return {
        offset,
        count: positions.length,
        list: current === undefined ? [] : [{ uuid: current }],
        current_image: photos(current),
        next_image: photos(next).slice(0, 1),
        previous_image: photos(previous).slice(0, 1),
        next_uuid: next ?? null,
        previous_uuid: previous ?? null,
      }
    },
  }
}

const photosOf = (row: SummaryRow | undefined, { photoLink }: PresentContext) =>
  (row?.photos ?? []).map(photo => ({ image: photoLink(photo.id) }))
