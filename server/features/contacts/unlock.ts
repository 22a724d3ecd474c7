import type { Db } from '#server/db/open.ts'
import { spendContactView } from '#server/features/memberships/contact-views.ts'
import { changePair } from '#server/features/relations/act.ts'
import type { Pair } from '#server/features/relations/queries.ts'
import { refuse } from '#server/features/relations/refuse.ts'
import { isAccepted, mayViewContact } from '#server/features/relations/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { type FamilyContact, insertContactView, readContact, showsNumber, unlockedAt } from './queries.ts'
import { contactSentences } from './words.ts'

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
  const pair = await changePair(db, { viewer, memberId, now }, mayViewContact, async (trx, relation) => {
    const contact = await readContact(trx, memberId, { isAccepted: isAccepted(relation) })
    const before = relation.contactViewed ? await unlockedAt(trx, viewer.id, memberId) : null
    const left = before ? null : await spend(trx, { viewer, memberId, now }, contact)
    unlocked = { contact, at: before ?? now, left }
    await also(trx, unlocked, before === null)
    return { ...relation, contactViewed: true }
  })
  if (!unlocked) throw new Error('the pair was not changed')
  return { pair, ...(unlocked as Omit<Unlocked, 'pair'>) }
}

async function spend(trx: Db, { viewer, memberId, now }: Unlocking, contact: FamilyContact): Promise<number> {
  if (!showsNumber(contact)) throw new Refusal('conflict', { sentence: contactSentences.noNumber })
  const spent = await spendContactView(trx, viewer.id, now)
  if (spent === null) throw new Refusal('plan_needed')
  if (spent === 'used_up') throw new Refusal('views_used_up')
  const view = { viewerId: viewer.id, viewedId: memberId, membershipId: spent.membershipId, at: now }
  if (!(await insertContactView(trx, view))) refuse('same_gender')
  return spent.left
}
