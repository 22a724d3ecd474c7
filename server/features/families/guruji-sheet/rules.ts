import type { Db } from '#server/db/open.ts'
import { readsBirthTime } from '#server/features/families/patrika/rules.ts'
import { openProfileOrRefuse } from '#server/features/relations/pair/open-profile.ts'
import { refuseUnlessAllowed } from '#server/features/relations/pair/refuse.ts'
import { mayTakeSheet } from '#server/features/relations/pair/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'

/** Refuses unless this viewer may take a guruji's sheet with this member now. */
export async function refuseUnlessSheetGiven(db: Db, viewer: Viewer, memberId: string, now: Date): Promise<void> {
  const opened = await openProfileOrRefuse(db, viewer, memberId, now)
  refuseUnlessAllowed(mayTakeSheet({ ...opened, viewer, now }))
  if (!readsBirthTime(viewer, opened.isOwn)) throw new Refusal('not_found')
}
