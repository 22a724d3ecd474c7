import type { z } from 'zod'
import type { ownImages } from '#contract/families/photos.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { readOwnPhotos } from './own-photos.ts'
import { ownPhotoLink } from './present.ts'

type Rows = Awaited<ReturnType<typeof readOwnPhotos>>

/** The member's own photos, as the member alone reads them. */
export function presentOwnPhotos(
  memberId: string,
  rows: Rows,
  secrets: Secrets,
  now: Date,
): z.input<typeof ownImages.output> {
  const list: z.input<typeof ownImages.output>['list'] = []
  const rejected: z.input<typeof ownImages.output>['rejected'] = []
  for (const { id, status, rejection_reason, ...owner } of rows) {
    // A member without photos is one row without a photo.
    if (id === null || status === null) continue
    if (status === 'rejected') rejected.push({ uuid: id, reason: rejection_reason ?? '' })
    else
      list.push({
        uuid: id,
        image: ownPhotoLink({ ...owner, id: memberId }, { id, status }, 'page', secrets, now),
        status: status === 'shown' ? 'SHOWN' : 'WAITING',
      })
  }
  const photo_privacy = rows[0]?.photo_privacy ?? 'EVERYONE'
  return { count: list.length, list, next_offset: null, rejected, photo_privacy }
}
