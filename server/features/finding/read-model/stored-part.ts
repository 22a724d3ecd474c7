/** The part of a stored result that is wanted: a stretch of positions, or a member with both neighbours. */
export type WantedPart =
  | { readonly from: number; readonly to: number }
  /** `position` is used where no member is given, or where that member is no longer in the result. */
  | { readonly around: string | null; readonly position: number }

/**
 * The wanted part of a stored result. Only members who are visible now have a position: positions close up when somebody
 * leaves.
 */
export interface VisiblePart {
  /** How many are visible in all. */
  readonly length: number
  /** The position of the first id. */
  readonly from: number
  /** The position around which the part was wanted; of a stretch, its beginning. */
  readonly position: number
  readonly ids: readonly string[]
}

/** The stretch of positions behind a wanted part. */
export function stretchOf(wanted: WantedPart, positionOf: (id: string) => number) {
  if ('to' in wanted) {
    const from = Math.max(0, wanted.from)
    return { position: from, from, to: wanted.to }
  }
  const positionNow = wanted.around === null ? -1 : positionOf(wanted.around)
  const position = positionNow >= 0 ? positionNow : wanted.position
  return { position, from: Math.max(0, position - 1), to: position + 2 }
}
