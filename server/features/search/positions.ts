import type { Db } from '#server/db/open.ts'
import type { Candidates } from '#server/features/candidates/criteria.ts'
import { idAt, type PackedIds, packIds } from '#server/features/candidates/ids.ts'
import { idLength } from '#server/features/candidates/layout.ts'
import { blockedEitherWay } from '#server/features/visibility/blocks.ts'
import { opposite, type ViewerIdentity } from '#server/features/visibility/rules.ts'
import type { KeptSearch } from './queries.ts'

/** A kept result as it stands now: who left, paused or is blocked since has no position, and the others close up. */
export interface Positions {
  /** So many have a position. */
  length: number
  /** Of all that fitted, without those who are known to be gone. */
  count: number
  at(from: number, to: number): string[]
  indexOf(id: string): number
}

export const nobody: Positions = { length: 0, count: 0, at: () => [], indexOf: () => -1 }

export async function positionsOf(
  { db, candidates }: { db: Db; candidates: Candidates },
  viewer: ViewerIdentity,
  kept: KeptSearch,
): Promise<Positions> {
  const without = await blockedEitherWay(db, viewer.id)
  const there = await candidates.stillThere({ gender: opposite(viewer.gender), ids: kept.ids, without })
  const length = there.byteLength / idLength
  return {
    length,
    count: kept.count - (kept.ids.byteLength - there.byteLength) / idLength,
    at: (from, to) =>
      Array.from({ length: Math.max(0, Math.min(to, length) - Math.max(0, from)) }, (_, n) =>
        idAt(there, (Math.max(0, from) + n) * idLength),
      ),
    indexOf: id => indexIn(there, packIds([id])),
  }
}

function indexIn(packed: PackedIds, id: PackedIds): number {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  // A match may straddle two ids: on with the search then.
  for (let at = bytes.indexOf(id); at >= 0; at = bytes.indexOf(id, at + 1))
    if (at % idLength === 0) return at / idLength
  return -1
}
