import { criterionNames, wireNames } from '#contract/finding/criteria.ts'
import type { Calls } from '#contract/index.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { readRegistrationNumber } from '#domain/families/registration-number.ts'
import { pageSize } from '#domain/limits.ts'
import { presentPhotos } from '#server/features/families/photos/present.ts'
import { type Searcher, zodiacPlaceOf } from '#server/features/finding/lists/finder-query.ts'
import { limitRows } from '#server/features/finding/lists/limits.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import { presentSummaryPage } from '#server/features/finding/lists/present-summary.ts'
import type { RowsRead } from '#server/features/finding/lists/rows-read.ts'
import { facesOf, summariesOf } from '#server/features/finding/lists/summary-queries.ts'
import { fitCountsAnHour } from '#server/features/finding/matches/limits.ts'
import { hideSmallCount } from '#server/features/finding/matches/rules.ts'
import { storedCount } from '#server/features/finding/read-model/stored-numbers.ts'
import type { VisiblePart, WantedPart } from '#server/features/finding/read-model/stored-part.ts'
import { photoRelationFrom } from '#server/features/relations/pair/relation-columns.ts'
import { opposite } from '#server/features/relations/visibility/rules.ts'
import { limitPages } from '#server/features/shared/paging/limits.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { CallContext, HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { countLimit, limitIdSearches, limitSteps } from './limits.ts'
import { presentCriteria } from './present-criteria.ts'
import { listedByNumber, readSavedCriteria, readSavedSearch, type SavedSearch } from './queries.ts'
import { readCriteria } from './read-criteria.ts'
import { isSameSearch, wireOrders } from './rules.ts'
import {
  countCosts,
  countMatches,
  type SearchDependencies,
  type SearchInput,
  type StoredSearch,
  search,
  withResult,
} from './search.ts'
import { searchMessages, searchSentences } from './words.ts'

interface Search extends SearchDependencies {
  secrets: Secrets
  limits: Limits
  rowsRead: RowsRead
}
type SearchCalls =
  | 'searchUser'
  | 'searchUserByPost'
  | 'searchCount'
  | 'savedSearch'
  | 'searchCosts'
  | 'searchById'
  | 'previousSearch'
  | 'nextPrevious'

type SearchCall = Pick<CallContext<Calls['searchUser']>, 'input' | 'viewer' | 'language' | 'now'>

const nobody: VisiblePart = { length: 0, from: 0, position: 0, ids: [] }

export function searchHandlers(world: Search): HandlersOf<SearchCalls> {
  const { db, limits, masterData, finder, rowsRead } = world
  const limitCounts = countLimit(limits)

  async function searchNow({ input, viewer, language, now }: SearchCall) {
    await limitPages(limits, viewer)
    const criteria = readCriteria(input, await masterData(), now)
    const { count } = await search(world, viewer, criteria, input, now)
    return { message: searchMessages(language).found(count), count }
  }

  /** The saved search, or a new one where the criteria or the order sent now differ. */
  async function searchFor(viewer: Searcher, saved: SavedSearch | null, input: SearchInput, now: Date) {
    const hasCriteria = criterionNames.flatMap(wireNames).some(name => input[name] !== undefined)
    const criteria = hasCriteria ? readCriteria(input, await masterData(), now) : saved?.criteria
    if (!criteria) return null
    return saved && isSameSearch(saved, criteria, input)
      ? withResult(world, viewer, saved, now)
      : search(world, viewer, criteria, input, now)
  }

  const stillVisible = ({ gender, blocked }: Searcher, { numbers }: StoredSearch, wanted: WantedPart) =>
    finder.stillVisible({ gender: opposite(gender), numbers, excluded: blocked, wanted })

  return {
    searchUser: searchNow,
    searchUserByPost: searchNow,

    async searchCount({ input, viewer, now }) {
      const criteria = readCriteria(input, await masterData(), now)
      await limitCounts(viewer, criteria, now)
      return { count: await countMatches(world, viewer, criteria) }
    },

    async searchCosts({ input, viewer, now }) {
      const criteria = readCriteria(input, await masterData(), now)
      await limits.countOrRefuse(`fit counts ${viewer.id}`, fitCountsAnHour)
      const { count, costs } = await countCosts(world, viewer, criteria)
      return {
        count,
        costs: costs.map(({ criterion, without }) => ({
          name: wireNames(criterion)[0] ?? criterion,
          without: hideSmallCount(without),
        })),
      }
    },

    async savedSearch({ viewer, language }) {
      const criteria = await readSavedCriteria(db, viewer.id)
      return { list: { search_json: criteria && presentCriteria(criteria, await masterData(), language) } }
    },

    async searchById({ input, viewer, address, now }) {
      await limitIdSearches(limits, viewer, address)
      const number = readRegistrationNumber(input.registration_no, opposite(viewer.gender))
      const uuid = number && (await listedByNumber(db, viewer, number, dayInIndia(now)))
      if (uuid === null) throw new Refusal('not_found', { sentence: searchSentences.nobody })
      return { uuid }
    },

    async previousSearch(ask) {
      const { input, viewer, now } = ask
      await limitPages(limits, viewer)
      const saved = await searchFor(viewer, await readSavedSearch(db, viewer.id), input, now)
      const from = input.offset * pageSize
      const part = saved ? await stillVisible(viewer, saved, { from, to: from + pageSize }) : nobody
      const rows = await summariesOf(db, viewer, part.ids, dayInIndia(now))
      await limitRows(rowsRead, viewer, rows)
      const context = await presentContext(world, ask)
      const page = {
        count: saved ? saved.count - (storedCount(saved.numbers) - part.length) : 0,
        shown_count: part.length,
        next_offset: nextOffset(input.offset, part.length),
        order_by: wireOrders[saved?.orderBy ?? 'joined'],
        order_known: saved?.orderBy !== 'kundali' || zodiacPlaceOf(await masterData(), viewer) !== null,
      }
      return presentSummaryPage(viewer, { ...page, rows }, context)
    },

    async nextPrevious(ask) {
      const { input, viewer, now } = ask
      await limitSteps(limits, viewer)
      const saved = await readSavedSearch(db, viewer.id)
      const around = { around: input.uuid?.toLowerCase() ?? null, position: input.offset }
      const part = saved
        ? await stillVisible(viewer, await withResult(world, viewer, saved, now), around)
        : { ...nobody, position: input.offset }
      const { position, from, ids } = part
      const [previous, current, next] = [-1, 0, 1].map(step => ids[position + step - from])
      const faces = await facesOf(db, viewer, ids, dayInIndia(now))
      await limitRows(rowsRead, viewer, faces)
      const photos = (id: string | undefined) => {
        const face = faces.find(one => one.id === id)
        if (!face) return []
        const shown = presentPhotos(face, photoRelationFrom(face, viewer.id), { secrets: world.secrets, viewer, now })
        return shown.photos.map(link => ({ image: link('card') }))
      }
      return {
        offset: position,
        count: part.length,
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
