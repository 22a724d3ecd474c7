import { type Expectations, fitOf, nothingTold } from '#domain/finding/fit.ts'
import type { Db } from '#server/db/open.ts'
import { wishColumns } from '#server/features/families/profile-fields/fit-columns.ts'
import { fitFactsFrom, type WrittenExpectation } from '#server/features/families/profiles/fit.ts'
import { zodiacPlaceOf } from '#server/features/finding/lists/finder-query.ts'
import type { FitQuery } from '#server/features/finding/read-model/query.ts'
import { opposite } from '#server/features/relations/pair/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Viewer } from '#server/http/viewer.ts'

/** Whether there is a wish at all: without facts none is met or missed, so only a family without wishes gets no fit. */
export const hasWishes = (wanted: Expectations): boolean => fitOf(wanted, nothingTold) !== null

export const readOwnExpectation = (db: Db, memberId: string): Promise<WrittenExpectation | undefined> =>
  db
    .selectFrom('expectations')
    .select([...wishColumns, 'other_expectations'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()

type WishingViewer = Pick<Viewer, 'gender' | 'blocked' | 'facts'>

/** Who may fit the viewer, and what is compared. */
export const fitQueryOf = (data: MasterData, viewer: WishingViewer, wanted: Expectations): FitQuery => ({
  gender: opposite(viewer.gender),
  excluded: viewer.blocked,
  wanted,
  facts: fitFactsFrom(viewer.facts),
  place: zodiacPlaceOf(data, viewer),
})
