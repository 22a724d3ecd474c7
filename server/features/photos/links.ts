import type { Secrets } from '#server/ports/secrets.ts'
import type { PhotoSize } from './pictures.ts'

const dayInMs = 86_400_000
const halfAnHourInMs = 1_800_000

/** A link that only one viewer can use, and only until the owner's privacy changes. */
export interface Restriction {
  viewerId: string
  epoch: number
}

interface PhotoLink {
  id: string
  size: PhotoSize
  expiresAt: string
  signature: string
  /** Null for a photo that is open to everyone. */
  restriction: Restriction | null
}

/** The size is signed too: who was given the small picture of a card may not ask for the large one. */
const signedText = ({ id, size, expiresAt, restriction }: Omit<PhotoLink, 'signature'>) =>
  [id, size, expiresAt, ...(restriction ? [restriction.viewerId, restriction.epoch] : [])].join(' ')

/** A link stays the same for a day, so that browsers can cache the photo, and expires a day after that. */
export function photoLink(secrets: Secrets, id: string, size: PhotoSize, now: Date): string {
  const expiresAt = String((Math.floor(now.getTime() / dayInMs) + 2) * dayInMs)
  const signature = secrets.sign('photo', signedText({ id, size, expiresAt, restriction: null }))
  return `/api/photo/${id}/${size}?e=${expiresAt}&s=${signature}`
}

/** The link of a restricted photo stays the same for half an hour and lives an hour at most. */
export function restrictedPhotoLink(
  secrets: Secrets,
  id: string,
  size: PhotoSize,
  { viewerId, epoch }: Restriction,
  now: Date,
): string {
  const expiresAt = String((Math.floor(now.getTime() / halfAnHourInMs) + 2) * halfAnHourInMs)
  const signature = secrets.sign('photo', signedText({ id, size, expiresAt, restriction: { viewerId, epoch } }))
  return `/api/photo/${id}/${size}?e=${expiresAt}&u=${viewerId}&v=${epoch}&s=${signature}`
}

export const isValidPhotoLink = (secrets: Secrets, { signature, ...link }: PhotoLink, now: Date): boolean =>
  /^\d{1,15}$/.test(link.expiresAt) &&
  Number(link.expiresAt) > now.getTime() &&
  secrets.isSignedBy('photo', signedText(link), signature)
