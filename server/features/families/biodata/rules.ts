import type { InputOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { Db } from '#server/db/open.ts'
import { openProfileOrRefuse } from '#server/features/relations/pair/open-profile.ts'
import { refuseUnlessAllowed } from '#server/features/relations/pair/refuse.ts'
import { mayTakeBiodata } from '#server/features/relations/pair/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { biodataSentences } from './words.ts'

/** Refuses unless this viewer may take this biodata now. Returns the opened profile, which says whether it is their own. */
export async function refuseUnlessTakeable(db: Db, viewer: Viewer, memberId: string, now: Date) {
  const opened = await openProfileOrRefuse(db, viewer, memberId, now)
  if (!opened.isOwn) refuseUnlessAllowed(mayTakeBiodata({ ...opened, viewer, now }))
  return opened
}

/** A picture, the contact and the kundali are for the owner alone; the kundali is drawn in one design. */
export function refuseOwnersOptions(
  { format, contact, kundali, design }: InputOf<Calls['biodataTicket']>,
  isOwn: boolean,
): void {
  if (format === 'PICTURE' && !isOwn) throw new Refusal('not_yours', { sentence: biodataSentences.pictureIsOwn })
  if (contact && !isOwn) throw new Refusal('not_yours', { sentence: biodataSentences.contactIsOwn })
  if (kundali && !(isOwn && design === 'PATRIKA'))
    throw new Refusal('not_yours', { sentence: biodataSentences.kundaliIsOwn })
}
