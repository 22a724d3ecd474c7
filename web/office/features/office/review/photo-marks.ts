import type { GridPhoto } from './queries.ts'

/** The choice for each photo, by the id of its item: a reason to reject it, or `leave`. A photo without a mark is approved. */
export type Marks = Readonly<Record<string, string>>
export const leave = 'leave'

/** The decisions of the grid. A photo that was not on the screen is left undecided. */
export const decisionsOfGrid = (
  list: readonly Pick<GridPhoto, 'uuid' | 'version'>[],
  seen: ReadonlySet<string>,
  marks: Marks,
) =>
  list.flatMap(({ uuid, version }) => {
    const mark = marks[uuid] ?? ''
    if (mark === leave || !seen.has(`${uuid} ${version}`)) return []
    return [
      mark === ''
        ? { uuid, version, decision: 'approve' as const }
        : { uuid, version, decision: 'reject' as const, told: mark },
    ]
  })
