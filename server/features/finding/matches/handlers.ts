import type { InputOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { type Expectations, noWishes } from '#domain/finding/fit.ts'
import { expectationsFrom } from '#server/features/families/profiles/fit.ts'
import { presentExpectation } from '#server/features/families/profiles/present.ts'
import type { ListDependencies } from '#server/features/finding/lists/dependencies.ts'
import { limitRows } from '#server/features/finding/lists/limits.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import { presentSummaryPage } from '#server/features/finding/lists/present-summary.ts'
import { summariesOf } from '#server/features/finding/lists/summary-queries.ts'
import type { FairDays, Showings } from '#server/features/finding/showings/showings.ts'
import { kinOf } from '#server/features/relations/kin/queries.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import { limitPages } from '#server/features/shared/paging/limits.ts'
import { nextOffset, pageRange } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { fitCountsAnHour } from './limits.ts'
import { presentMatch, presentOwn } from './present.ts'
import { readExpectations, readOwnExpectation, readSettled } from './queries.ts'
import { endsOf, fitQueryOf, hasWishes, hideSmallCount, matchQueryOf, relaxationOf } from './rules.ts'

interface MatchDependencies extends ListDependencies {
  showings: Showings
  fairDayFor: FairDays
}

/** The wishes of a form that is not saved yet; null where it has none. */
function draftOf(input: InputOf<Calls['wishCosts']>): Expectations | null {
  if (Object.values(input).every(value => value === undefined)) return null
  return {
    maritalStatus: input.marital_status ?? [],
    birthYear: { from: input.birth_year_from ?? null, to: input.birth_year_to ?? null },
    height: { from: input.height_from ?? null, to: input.height_to ?? null },
    patrikaMatch: input.patrika_match ?? null,
    workingCity: input.working_city ?? [],
    nativeDistrict: input.native_district ?? [],
  }
}

export function matchHandlers(dependencies: MatchDependencies): HandlersOf<'matchList' | 'wishCosts'> {
  const { db, limits, masterData, finder, rowsRead, showings, fairDayFor } = dependencies
  return {
    async matchList(request) {
      const { input, viewer, now } = request
      await limitPages(limits, viewer)
      const [row, settled, data, fair, kin] = await Promise.all([
        readOwnExpectation(db, viewer.id),
        readSettled(db, viewer.id),
        masterData(),
        fairDayFor(viewer.id),
        input.without_kin === 'Y' ? kinOf(db, viewer) : [],
      ])
      const wanted = row ? expectationsFrom(row) : noWishes
      const query = matchQueryOf(data, viewer, wanted, [...settled.ids, ...kin], fair)
      const matchPage = await finder.matches({ ...query, ...pageRange(input.offset), limit: input.limit })
      const rows = await summariesOf(db, viewer, matchPage.ids, dayInIndia(now))
      await limitRows(rowsRead, viewer, rows)
      const theirs = await readExpectations(
        db,
        rows.map(({ id }) => id),
      )
      const context = await presentContext(dependencies, request)
      // The list may lag behind the database for a moment: a member who no longer matches is left out.
      const matches = new Map(
        rows.flatMap(one => {
          const match = presentMatch(one, { facts: viewer.facts, wanted, theirs: theirs.get(one.id) }, context)
          return match ? [[one.id, match] as const] : []
        }),
      )
      const [both = 0, ours = 0, near = 0] = matchPage.counts
      const count = both + ours + near
      const page = {
        count,
        next_offset: nextOffset(input.offset, count),
        has_expectations: hasWishes(wanted) ? (1 as const) : (0 as const),
        counts: { both, ours, near },
        left_out: { answered: settled.answered, blocked: settled.blocked, same_devak: matchPage.sameDevak },
        wanted: presentExpectation(row ?? null, context.nameOf),
        own: presentOwn(viewer.facts, context),
        rows: rows.filter(({ id }) => matches.has(id)),
      }
      if (input.offset === 0) showings.note({ id: viewer.id, device: request.device }, page.rows)
      return presentSummaryPage(viewer, page, context, one => {
        const match = matches.get(one.id)
        if (!match) throw new Error('a row without a match was filtered out before')
        return match
      })
    },

    async wishCosts({ input, viewer, language }) {
      await limits.countOrRefuse(`fit counts ${viewer.id}`, fitCountsAnHour)
      const row = await readOwnExpectation(db, viewer.id)
      const wanted = draftOf(input) ?? (row ? expectationsFrom(row) : noWishes)
      if (!hasWishes(wanted)) return { has_expectations: 0, fitting: null, costs: [] }
      const data = await masterData()
      const { fitting, wishes } = await finder.wishCosts(fitQueryOf(data, viewer, wanted))
      const nameOf = namesIn(data, language)
      const costs = wishes
        .toSorted((one, other) => other.without - one.without)
        .map(counted => {
          const relaxed = relaxationOf(counted, endsOf(wanted, counted.wish))
          const name = relaxed && typeof relaxed.value === 'string' ? nameOf(relaxed.value) : relaxed?.value
          return {
            wish: counted.wish,
            without: hideSmallCount(counted.without),
            relaxed: relaxed && name !== undefined && name !== null ? { ...relaxed, value: name } : null,
          }
        })
      return { has_expectations: 1, fitting: hideSmallCount(fitting), costs }
    },
  }
}
