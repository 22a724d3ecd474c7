import type { Db } from '#server/db/open.ts'
import type { Candidates } from '#server/features/candidates/query.ts'
import { blockedEitherWay } from '#server/features/visibility/blocks.ts'
import { opposite, type ViewerIdentity } from '#server/features/visibility/rules.ts'
import type { SavedSearch } from './queries.ts'

/** A saved result as it stands now. A member who has left, paused or is blocked has no position; the others close up. */
export interface Positions {
  /** How many members have a position. */
  length: number
  /** How many the search matched, without the stored members who have gone since. */
  count: number
  slice(from: number, to: number): string[]
  indexOf(id: string): number
}

export const noPositions: Positions = { length: 0, count: 0, slice: () => [], indexOf: () => -1 }

export async function positionsOf(
  { db, candidates }: { db: Db; candidates: Candidates },
  viewer: ViewerIdentity,
  { ids, count }: SavedSearch,
): Promise<Positions> {
  const excluded = await blockedEitherWay(db, viewer.id)
  const visible = await candidates.stillVisible({ gender: opposite(viewer.gender), ids, excluded })
  return {
    length: visible.length,
    count: count - (ids.length - visible.length),
    slice: visible.slice,
    indexOf: visible.indexOf,
  }
}
