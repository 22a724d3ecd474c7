import type { Gender } from '#domain/limits.ts'
import type { PackedIds } from './ids.ts'

export const abroadAnswers = ['Y', 'N', 'UNDECIDED', 'ALREADY_IN'] as const
export type AbroadAnswer = (typeof abroadAnswers)[number]

/** Both ends count; null leaves that end open. */
export interface Range {
  readonly from: number | null
  readonly to: number | null
}

/**
 * What a list or a search asks for. A criterion that is absent fits everybody, a list without an entry nobody. Who told
 * nothing fits no list.
 */
export interface Criteria {
  readonly maritalStatus?: readonly string[] | undefined
  readonly educationGroup?: readonly string[] | undefined
  readonly occupationType?: readonly string[] | undefined
  readonly diet?: readonly string[] | undefined
  readonly workLocation?: readonly string[] | undefined
  readonly nativeDistrict?: readonly string[] | undefined
  readonly moveAbroad?: readonly AbroadAnswer[] | undefined
  readonly birthYear?: Range | undefined
  readonly height?: Range | undefined
  /** Left out are those of this devak; who told none stays in. */
  readonly notDevak?: string | undefined
}

export type Direction = 'asc' | 'desc'
export type Order =
  | { readonly by: 'joined'; readonly direction: Direction }
  /** By the score with one who stands at `place` (0 to 107, null where unknown); the unknown come last, equals newest first. */
  | { readonly by: 'kundali'; readonly direction: Direction; readonly place: number | null }

export interface Asked {
  /** Whom one looks for. */
  readonly gender: Gender
  readonly criteria: Criteria
  readonly order: Order
  /** Nobody of these, whatever else fits: the viewer's blocks, both ways. */
  readonly without: readonly string[]
  readonly from: number
  readonly most: number
}

export interface Found {
  /** Of all that fit, not only of the page. */
  readonly count: number
  readonly ids: readonly string[]
}

export interface Collected {
  readonly count: number
  readonly ids: PackedIds
}

/** Finds visible members: the ids of a stretch of the order, and the exact count. */
export interface Candidates {
  find(asked: Asked): Promise<Found>
  /** The same, for a stretch that is kept and not read. */
  collect(asked: Asked): Promise<Collected>
  /** Those of a kept result who are visible still, in its order. */
  stillThere(kept: Pick<Asked, 'gender' | 'without'> & { readonly ids: PackedIds }): Promise<PackedIds>
}
