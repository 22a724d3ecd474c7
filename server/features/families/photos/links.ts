import { dayMs } from '#domain/durations.ts'
import type { PhotoSize } from '#server/features/shared/stored-files/pictures.ts'
import type { Secrets } from '#server/ports/secrets.ts'

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

/** The size is signed too: a viewer who was given the small picture of a card may not ask for the large one. */
const signedText = ({ id, size, expiresAt, restriction }: Omit<PhotoLink, 'signature'>) =>
  [id, size, expiresAt, ...(restriction ? [restriction.viewerId, restriction.epoch] : [])].join(' ')

interface RememberedLinks {
  expiresAt: string
  bySize: Map<PhotoSize, Map<string, string>>
}
const maxRemembered = 50_000

/**
 * A list has the links of forty pictures, which stay the same all day, and signing costs more than reading the rows. So the
 * links of one secret are remembered until they change.
 */
function rememberLinks() {
  const bySecrets = new WeakMap<Secrets, RememberedLinks>()
  return (secrets: Secrets, expiresAt: string, size: PhotoSize, key: string, make: () => string): string => {
    let links = bySecrets.get(secrets)
    if (links?.expiresAt !== expiresAt) {
      links = { expiresAt, bySize: new Map() }
      bySecrets.set(secrets, links)
    }
    let ofSize = links.bySize.get(size)
    if (!ofSize || ofSize.size >= maxRemembered) {
      ofSize = new Map()
      links.bySize.set(size, ofSize)
    }
    const remembered = ofSize.get(key)
    if (remembered !== undefined) return remembered
    const link = make()
    ofSize.set(key, link)
    return link
  }
}
const openLinks = rememberLinks()
const restrictedLinks = rememberLinks()

/** A link stays the same for a day, so that browsers can cache the photo, and expires a day after that. */
export function photoLink(secrets: Secrets, id: string, size: PhotoSize, now: Date): string {
  const expiresAt = String((Math.floor(now.getTime() / dayMs) + 2) * dayMs)
  return openLinks(secrets, expiresAt, size, id, () => {
    const signature = secrets.sign('photo', signedText({ id, size, expiresAt, restriction: null }))
    return `/api/photo/${id}/${size}?e=${expiresAt}&s=${signature}`
  })
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
  return restrictedLinks(secrets, expiresAt, size, `${id} ${viewerId} ${epoch}`, () => {
    const signature = secrets.sign('photo', signedText({ id, size, expiresAt, restriction: { viewerId, epoch } }))
    return `/api/photo/${id}/${size}?e=${expiresAt}&u=${viewerId}&v=${epoch}&s=${signature}`
  })
}

export const isValidPhotoLink = (secrets: Secrets, { signature, ...link }: PhotoLink, now: Date): boolean =>
  /^\d{1,15}$/.test(link.expiresAt) &&
  Number(link.expiresAt) > now.getTime() &&
  secrets.isSignedBy('photo', signedText(link), signature)
