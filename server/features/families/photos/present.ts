import type { z } from 'zod'
import type { ownImages } from '#contract/families/photos.ts'
import type { WithheldReason } from '#domain/families/photo-privacy.ts'
import type { PhotoSize } from '#server/features/shared/stored-files/pictures.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { photoLink, restrictedPhotoLink } from './links.ts'
import type { readOwnPhotos } from './own-photos.ts'
import { type PhotoRelation, type PhotoSubject, photoAccess } from './rules.ts'

/** The member whose photos are shown, as `photoColumns` reads them. */
export interface PhotoOwner extends PhotoSubject {
  photos: readonly { id: string }[]
  photo_epoch: number
}
interface PhotoViewing {
  secrets: Secrets
  viewer: Pick<Viewer, 'id' | 'paid'>
  now: Date
}
type LinkOfSize = (size: PhotoSize) => string

export interface PresentedPhotos {
  /** The links to the photos in their order. */
  photos: readonly LinkOfSize[]
  /** Why the photos that there are cannot be seen. */
  withheld: WithheldReason | null
}

/** Presents a member's photos. Those that this viewer may not see are absent, with the reason. */
export function presentPhotos(
  owner: PhotoOwner,
  relation: PhotoRelation,
  { secrets, viewer, now }: PhotoViewing,
): PresentedPhotos {
  const access = photoAccess(owner, viewer, relation)
  if (access !== 'shown')
    return { photos: [], withheld: access === 'hidden' || owner.photos.length === 0 ? null : access }
  const restriction = { viewerId: viewer.id, epoch: owner.photo_epoch }
  return {
    photos: owner.photos.map(({ id }) =>
      owner.photo_privacy === 'EVERYONE'
        ? size => photoLink(secrets, id, size, now)
        : size => restrictedPhotoLink(secrets, id, size, restriction, now),
    ),
    withheld: null,
  }
}

/** The first photo alone, for a face beside a line of text. */
export function presentFace(owner: PhotoOwner, relation: PhotoRelation, viewing: PhotoViewing) {
  const { photos, withheld } = presentPhotos(owner, relation, viewing)
  return { image: photos[0]?.('card') ?? null, photo_withheld: withheld }
}

/** The link to a member's own photo. Only the member can open one that others may not see. */
export const ownPhotoLink = (
  owner: PhotoSubject & { photo_epoch: number },
  photo: { id: string; status: 'shown' | 'waiting' | 'rejected' },
  size: PhotoSize,
  secrets: Secrets,
  now: Date,
): string =>
  owner.photo_privacy === 'EVERYONE' && photo.status === 'shown'
    ? photoLink(secrets, photo.id, size, now)
    : restrictedPhotoLink(secrets, photo.id, size, { viewerId: owner.id, epoch: owner.photo_epoch }, now)

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
  for (const { id, status, rejection_reason, face_x: x, face_y: y, ...owner } of rows) {
    // A member without photos is one row without a photo.
    if (id === null || status === null) continue
    if (status === 'rejected') rejected.push({ uuid: id, reason: rejection_reason ?? '' })
    else {
      const link = (size: PhotoSize) => ownPhotoLink({ ...owner, id: memberId }, { id, status }, size, secrets, now)
      const links = { image: link('page'), card: link('card'), tile: link('tile') }
      const face = x === null || y === null ? null : { x, y }
      list.push({ uuid: id, ...links, face, status: status === 'shown' ? 'SHOWN' : 'WAITING' })
    }
  }
  const photo_privacy = rows[0]?.photo_privacy ?? 'EVERYONE'
  return { count: list.length, list, next_offset: null, rejected, photo_privacy }
}

/** The office's own address of a photo: it is served to a session of the office alone. */
export const officePhotoAddress = (id: string): string => `/api/office/photo/${id}/page`

export const presentOfficePhoto = ({ id }: { id: string }) => ({ uuid: id, image: officePhotoAddress(id) })
