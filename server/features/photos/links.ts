import type { Secrets } from '#server/ports/secrets.ts'
import type { PhotoSize } from './pictures.ts'

const dayInMs = 86_400_000
/** The size is signed too: who was given the small picture of a card may not ask for the large one. */
const signedText = (photoId: string, size: PhotoSize, expiresAt: string) => `${photoId} ${size} ${expiresAt}`

/** A link stays the same for a day, so that browsers can cache the photo, and expires a day after that. */
export function photoLink(secrets: Secrets, photoId: string, size: PhotoSize, now: Date): string {
  const expiresAt = (Math.floor(now.getTime() / dayInMs) + 2) * dayInMs
  return `/api/photo/${photoId}/${size}?e=${expiresAt}&s=${secrets.sign('photo', signedText(photoId, size, String(expiresAt)))}`
}

export interface PhotoLink {
  id: string
  size: PhotoSize
  expiresAt: string
  signature: string
}

export const isValidPhotoLink = (secrets: Secrets, { id, size, expiresAt, signature }: PhotoLink, now: Date): boolean =>
  /^\d{1,15}$/.test(expiresAt) &&
  Number(expiresAt) > now.getTime() &&
  secrets.isSignedBy('photo', signedText(id, size, expiresAt), signature)
