import type { InputOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { pageSize } from '#domain/limits.ts'
import type { Db } from '#server/db/open.ts'
import type { Criteria } from '#server/features/candidates/criteria.ts'
import { placeOf } from '#server/features/candidates/kundali-order.ts'
import type { CandidateQuery, Order } from '#server/features/candidates/query.ts'
import { horoscopesOf } from '#server/features/kundali/horoscopes.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { blockedEitherWay } from '#server/features/visibility/blocks.ts'
import { opposite, type ViewerIdentity } from '#server/features/visibility/rules.ts'

export type Ordering = Pick<Paging, 'order_by' | 'sort_by'>
export type Paging = Pick<InputOf<Calls['joinedList']>, 'offset' | 'order_by' | 'sort_by'>

/** Newest first, or best first, unless the other end is asked for. */
async function orderOf(
  db: Db,
  masterData: () => Promise<MasterData>,
  viewer: ViewerIdentity,
  paging: Ordering,
): Promise<Order> {
  const direction = paging.sort_by === 'ASC' ? 'asc' : 'desc'
  if (paging.order_by !== 'kundali') return { by: 'joined', direction }
  return { by: 'kundali', direction, place: await zodiacPlaceOfViewer(db, masterData, viewer) }
}

/** Where the viewer's own moon stood; null where their birth details do not say. */
export async function zodiacPlaceOfViewer(
  db: Db,
  masterData: () => Promise<MasterData>,
  viewer: ViewerIdentity,
): Promise<number | null> {
  const own = (await horoscopesOf(db, await masterData(), [viewer.id])).get(viewer.id)
  return placeOf(own ?? {})
}

/** Those of the other gender who fit, without anyone the viewer blocked or was blocked by. */
export async function candidateQueryFor(
  db: Db,
  masterData: () => Promise<MasterData>,
  viewer: ViewerIdentity,
  { criteria, ordering, ...stretch }: { criteria: Criteria; ordering: Ordering; offset: number; limit: number },
): Promise<CandidateQuery> {
  const [order, excluded] = await Promise.all([
    orderOf(db, masterData, viewer, ordering),
    blockedEitherWay(db, viewer.id),
  ])
  return { gender: opposite(viewer.gender), criteria, order, excluded, ...stretch }
}

export const pageRange = (offset: number) => ({ offset: offset * pageSize, limit: pageSize })

export const nextOffset = (offset: number, count: number): number | null =>
  (offset + 1) * pageSize < count ? offset + 1 : null
