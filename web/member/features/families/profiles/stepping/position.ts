import { pageSize } from '#domain/limits.ts'
import type { ListedPage, Neighbour, Position } from '#web/member/parts/opened-lists.ts'
import { refusalReason } from '../profile-link.ts'

interface Pages {
  before: ListedPage | undefined
  current: ListedPage | undefined
  after: ListedPage | undefined
}

/** The position of a family on a page of its list, or null where the page does not have it. */
export function positionOnPage(uuid: string, page: number, { before, current, after }: Pages): Position | null {
  const families = current?.families ?? []
  const row = families.findIndex(one => one.uuid === uuid)
  if (!current || row < 0) return null
  const at = pageSize * (page - 1) + row
  // Since the page was read a family may have moved from one to the other.
  const beyond = (other: ListedPage | undefined): Neighbour[] =>
    other?.families.filter(one => families.every(({ uuid: here }) => here !== one.uuid)) ?? ['unknown']
  return {
    at,
    count: current.count,
    previous: families[row - 1] ?? (page > 1 ? beyond(before).at(-1) : null) ?? null,
    next: families[row + 1] ?? (at + 1 < current.count ? beyond(after)[0] : null) ?? null,
  }
}

interface Ahead {
  error: Error | null
  data: { user_images: readonly unknown[]; last_name: string } | undefined
}

/** Who stands beside a profile: the image is undefined until that is known, the surname until it was fetched ahead. */
export interface NeighbourFace {
  image: string | null | undefined
  surname?: string | undefined
}

/** A neighbour who was fetched ahead. One who has left or hides the photos since the list was read has no face. */
export function faceOf(one: Neighbour, { error, data }: Ahead): NeighbourFace | null {
  if (!one || one === 'unknown') return one && { image: undefined }
  const isGone = error ? refusalReason(error) !== 'failed' : data?.user_images.length === 0
  return { image: isGone ? null : one.image, surname: data?.last_name }
}
