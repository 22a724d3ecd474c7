import type { PhotoPrivacy } from '#domain/families/photo-privacy.ts'
import type { Gender } from '#domain/limits.ts'
import type { RowContext } from './family.ts'
import type { PhotoRow } from './household.ts'
import { facesFor, portraitFile } from './portraits.ts'

/** Neighbours take faces this many apart, so that a page of a list does not show the same face twice. */
const stride = 37

interface PhotoSubject {
  gender: Gender
  index: number
  age: number
  known: boolean
  joined: Date
}

/** Most families show their photos to everyone. It goes by the number, so that every page of a list has some who do not. */
export function drawPhotoPrivacy(index: number): PhotoPrivacy {
  const place = Math.floor(index / 2) % 12
  if (place === 4) return 'PLAN'
  return place === 9 ? 'ACCEPTED' : 'EVERYONE'
}

/** Most members have a photo, and half of those a second one in another dress. */
export function photoRows(
  { random, memberId, newId }: RowContext,
  { gender, index, age, known, joined }: PhotoSubject,
): PhotoRow[] {
  const count = known ? 2 : random.happens(0.84) ? (random.happens(0.5) ? 2 : 1) : 0
  const faces = facesFor(age)
  const face = faces[(Math.floor(index / 2) * stride) % faces.length] ?? 0
  return Array.from({ length: count }, (_, position) => {
    const id = newId()
    return {
      id,
      member_id: memberId,
      position,
      stored_as: portraitFile(gender, face, position, memberId),
      status: 'shown' as const,
      rejection_reason: null,
      added_at: joined,
      fingerprint: bitsOf(id),
      // The portraits cut it themselves.
      has_tile: true,
    }
  })
}

/** Members share the drawn faces, so fingerprints of these would name everybody as a copy. Those of ids are far from each other. */
const bitsOf = (id: string): string =>
  [...id.replaceAll('-', '').slice(16).repeat(2)]
    .map(digit => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('')
