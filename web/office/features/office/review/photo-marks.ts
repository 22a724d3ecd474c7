import type { GridPhoto } from './queries.ts'

/** The choice for each photo, by the id of its item: a reason to reject it, `leave`, or empty to approve it. */
export type Marks = Readonly<Record<string, string>>
export const leave = 'leave'

type MarkedPhoto = Pick<GridPhoto, 'uuid' | 'version' | 'copies'>

/** A photo without a mark is approved, unless it looks like another family's: that one waits for a choice of its own. */
export const markOf = (marks: Marks, { uuid, copies }: MarkedPhoto): string =>
  marks[uuid] ?? (copies.length > 0 ? leave : '')

/** The decisions of the grid. A photo that was not on the screen is left undecided. */
export const decisionsOfGrid = (list: readonly MarkedPhoto[], seen: ReadonlySet<string>, marks: Marks) =>
  list.flatMap(photo => {
    const { uuid, version } = photo
    const mark = markOf(marks, photo)
    if (mark === leave || !seen.has(`${uuid} ${version}`)) return []
    return [
      mark === ''
        ? { uuid, version, decision: 'approve' as const }
        : { uuid, version, decision: 'reject' as const, told: mark },
    ]
  })
