import type { Gender } from '#domain/limits.ts'
import type { Kin } from './family.ts'
import type { PhotoRow } from './household.ts'
import { facesFor, portraitFile } from './portraits/pool.ts'

/** A step that meets every face once before the first comes again, so that a page of the list shows no twins. */
const stride = 37

interface Sitter {
  gender: Gender
  index: number
  age: number
  known: boolean
  joined: Date
}

/** Most families send a photo, half of those a second one in another dress. */
export function photosOf({ by, memberId, newId }: Kin, { gender, index, age, known, joined }: Sitter): PhotoRow[] {
  const count = known ? 2 : by.happens(0.84) ? (by.happens(0.5) ? 2 : 1) : 0
  const faces = facesFor(age)
  const face = faces[(Math.floor(index / 2) * stride) % faces.length] ?? 0
  return Array.from({ length: count }, (_, position) => ({
    id: newId(),
    member_id: memberId,
    position,
    stored_as: portraitFile(gender, face, position, memberId),
    status: 'shown' as const,
    rejection_reason: null,
    added_at: joined,
  }))
}
