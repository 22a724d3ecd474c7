import type { GridPhoto } from './queries.ts'

/** What was chosen for a photo, by its item: a reason to reject it, or that it is left. Nothing is an approval. */
export type Marks = Readonly<Record<string, string>>
export const leave = 'leave'

/** The decisions about what was seen. Nothing is decided about a photo that was not drawn on the screen. */
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
        : { uuid, version, decision: 'reject' as const, reason: mark },
    ]
  })
