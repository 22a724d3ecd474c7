import type { Secrets } from '#server/ports/secrets.ts'
import type { PhotoSize } from './pictures.ts'

const dayInMs = 86_400_000

/** A link stays the same for a day, so that browsers can cache the photo, and expires a day after that. */
export function photoLink(secrets: Secrets, photoId: string, size: PhotoSize, now: Date): string {
  const expiresAt = (Math.floor(now.getTime() / dayInMs) + 2) * dayInMs
  return `/api/photo/${photoId}/${size}?e=${expiresAt}&s=${secrets.sign('photo', `${photoId} ${expiresAt}`)}`
}

export const isValidPhotoLink = (
  secrets: Secrets,
  photoId: string,
  expiresAt: string,
  signature: string,
  now: Date,
): boolean =>
  /^\d{1,15}$/.test(expiresAt) &&
  Number(expiresAt) > now.getTime() &&
  secrets.isSignedBy('photo', `${photoId} ${expiresAt}`, signature)
