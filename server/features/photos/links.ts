import type { Secrets } from '#server/ports/secrets.ts'
import type { PhotoSize } from './pictures.ts'

const day = 86_400_000

/** A link stays the same for a day, so that caches work, and ends a day later. */
export function photoLink(secrets: Secrets, photoId: string, size: PhotoSize, now: Date): string {
  const ends = (Math.floor(now.getTime() / day) + 2) * day
  return `/api/photo/${photoId}/${size}?e=${ends}&s=${secrets.sign('photo', `${photoId} ${ends}`)}`
}

export const isGoodPhotoLink = (
  secrets: Secrets,
  photoId: string,
  ends: string,
  signature: string,
  now: Date,
): boolean =>
  /^\d{1,15}$/.test(ends) &&
  Number(ends) > now.getTime() &&
  secrets.isSignedBy('photo', `${photoId} ${ends}`, signature)
