import type { Db } from '#server/db/open.ts'
import type { Criteria } from '#server/features/candidates/criteria.ts'
import { placeOf } from '#server/features/candidates/kundali-order.ts'
import type { CandidateQuery, Order } from '#server/features/candidates/query.ts'
import { horoscopesOf } from '#server/features/kundali/horoscopes.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { blockedEitherWay } from '#server/features/visibility/blocks.ts'
import { opposite, type ViewerIdentity } from '#server/features/visibility/rules.ts'
import type { Ordering } from './paging.ts'

/** Orders by the newest or the best first, unless the input wants it ascending. */
async function orderOf(
  db: Db,
  masterData: () => Promise<MasterData>,
  viewer: ViewerIdentity,
  ordering: Ordering,
): Promise<Order> {
  const direction = ordering.sort_by === 'ASC' ? 'asc' : 'desc'
  if (ordering.order_by !== 'kundali') return { by: 'joined', direction }
  return { by: 'kundali', direction, place: await zodiacPlaceOfViewer(db, masterData, viewer) }
}

/** The place of the viewer's moon in the zodiac, or null when the viewer's birth details do not determine it. */
export async function zodiacPlaceOfViewer(
  db: Db,
  masterData: () => Promise<MasterData>,
  viewer: ViewerIdentity,
): Promise<number | null> {
  const own = (await horoscopesOf(db, await masterData(), [viewer.id])).get(viewer.id)
  return placeOf(own ?? {})
}

/** Selects members of the other gender who match the criteria, without anyone blocked in either direction. */
export async function candidateQueryFor(
  db: Db,
  masterData: () => Promise<MasterData>,
  viewer: ViewerIdentity,
  { criteria, ordering, ...range }: { criteria: Criteria; ordering: Ordering; offset: number; limit: number },
): Promise<CandidateQuery> {
  const [order, excluded] = await Promise.all([
    orderOf(db, masterData, viewer, ordering),
    blockedEitherWay(db, viewer.id),
  ])
  return { gender: opposite(viewer.gender), criteria, order, excluded, ...range }
}
