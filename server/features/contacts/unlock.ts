import type { Db } from '#server/db/open.ts'
import { spendContactView } from '#server/features/memberships/contact-views.ts'
import { changePair, refuseBlocked } from '#server/features/relations/act.ts'
import { refusePaused } from '#server/features/relations/interests/refusals.ts'
import type { Pair } from '#server/features/relations/queries.ts'
import type { Relation, Subject } from '#server/features/relations/relation.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { type FamilyContact, insertContactView, readContact, showsNumber, unlockedAt } from './queries.ts'
import { contactSentences } from './words.ts'

/** Refuses a new view for a reason that no plan would mend. */
export function refuseUnlessAskable(viewer: Viewer, relation: Relation, subject: Subject): void {
  refuseBlocked(relation)
  if (viewer.paused) refusePaused()
  if (subject.status === 'paused') throw new Refusal('conflict', { sentence: contactSentences.theyPaused })
}

export interface Unlocked {
  pair: Pair
  contact: FamilyContact
  at: Date
  /** Views left after this one was spent; null where it cost nothing. */
  left: number | null
}

interface Unlocking {
  viewer: Viewer
  memberId: string
  now: Date
}

/**
 * Opens a contact to the viewer. A pair is paid for once: what was unlocked before costs nothing. `also` writes in the same
 * transaction, so that what it sends and the view that was spent for it are both there or neither.
 */
export async function unlockContact(
  db: Db,
  { viewer, memberId, now }: Unlocking,
  also: (trx: Db, unlocked: Omit<Unlocked, 'pair'>, isNew: boolean) => Promise<void>,
): Promise<Unlocked> {
  let unlocked: Omit<Unlocked, 'pair'> | null = null
  const pair = await changePair(db, { viewer, memberId }, async (trx, relation, subject) => {
    const contact = await readContact(trx, memberId)
    const before = relation.contactViewed ? await unlockedAt(trx, viewer.id, memberId) : null
    const left = before ? null : await spend(trx, { viewer, memberId, now }, relation, subject, contact)
    unlocked = { contact, at: before ?? now, left }
    await also(trx, unlocked, before === null)
    return { ...relation, contactViewed: true }
  })
  if (!unlocked) throw new Error('the pair was not changed')
  return { pair, ...(unlocked as Omit<Unlocked, 'pair'>) }
}

async function spend(
  trx: Db,
  { viewer, memberId, now }: Unlocking,
  relation: Relation,
  subject: Subject,
  contact: FamilyContact,
): Promise<number> {
  refuseUnlessAskable(viewer, relation, subject)
  if (!showsNumber(contact)) throw new Refusal('conflict', { sentence: contactSentences.noNumber })
  const spent = await spendContactView(trx, viewer.id, now)
  if (spent === null) throw new Refusal('plan_needed')
  if (spent === 'used_up') throw new Refusal('views_used_up')
  await insertContactView(trx, {
    viewerId: viewer.id,
    viewedId: memberId,
    membershipId: spent.membershipId,
    at: now,
  })
  return spent.left
}
