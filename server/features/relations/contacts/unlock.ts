import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { changePair } from '#server/features/relations/pair/act.ts'
import type { Pair } from '#server/features/relations/pair/queries.ts'
import { refuse } from '#server/features/relations/pair/refuse.ts'
import { isAccepted, mayViewContact } from '#server/features/relations/pair/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newId } from '#server/ports/ids.ts'
import { type FamilyContact, readContact, type SpendView, showsNumber, unlockedAt } from './queries.ts'
import { contactSentences } from './words.ts'

export interface UnlockResult {
  pair: Pair
  contact: FamilyContact
  at: Date
  /** Views left after this one was spent; null where it cost nothing. */
  left: number | null
}

interface UnlockRequest {
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
  spendView: SpendView,
  { viewer, memberId, now }: UnlockRequest,
  also: (trx: Db, unlocked: Omit<UnlockResult, 'pair'>) => Promise<void> = async () => {},
): Promise<UnlockResult> {
  let unlocked: Omit<UnlockResult, 'pair'> | null = null
  const pair = await changePair(db, { viewer, memberId, now }, mayViewContact, async (trx, relation) => {
    const contact = await readContact(trx, memberId, { isAccepted: isAccepted(relation) })
    const before = relation.contactViewed ? await unlockedAt(trx, viewer.id, memberId) : null
    const left = before ? null : await spend(trx, spendView, { viewer, memberId, now }, contact)
    unlocked = { contact, at: before ?? now, left }
    await also(trx, unlocked)
    return { ...relation, contactViewed: true }
  })
  if (!unlocked) throw new Error('the pair was not changed')
  return { pair, ...(unlocked as Omit<UnlockResult, 'pair'>) }
}

/** Returns how many views are left, or refuses. */
async function spend(
  trx: Db,
  spendView: SpendView,
  { viewer, memberId, now }: UnlockRequest,
  contact: FamilyContact,
): Promise<number> {
  if (!showsNumber(contact)) throw new Refusal('conflict', { sentence: contactSentences.noNumber })
  const view = { fromId: viewer.id, toId: memberId, noticeId: newId(now), at: now, today: dayInIndia(now) }
  const { left_before: before, is_spent, is_written } = await spendView(trx, view)
  if (before === null) throw new Refusal('plan_needed')
  if (!is_spent) throw new Refusal('views_used_up')
  if (!is_written) refuse('same_gender')
  return before - 1
}
