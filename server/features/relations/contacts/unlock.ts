import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { changePair } from '#server/features/relations/pair/act.ts'
import type { Pair } from '#server/features/relations/pair/queries.ts'
import { isAccepted, mayViewContact } from '#server/features/relations/pair/rules.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newId } from '#server/ports/ids.ts'
import { type FamilyContact, readContact, type SpendView, unlockedAt } from './queries.ts'
import { costsNothing, isDead, showsNumber, whyNotSpent } from './rules.ts'
import { contactSentences } from './words.ts'

export interface UnlockedContact {
  contact: FamilyContact
  /** When it was unlocked: now, or at the first view. */
  at: Date
  /** Views left after this one was spent; null where it cost nothing. */
  viewsLeft: number | null
}

interface UnlockRequest {
  viewer: Viewer
  memberId: string
  now: Date
}

/**
 * Opens a contact to the viewer. `use` runs in the
 * same transaction, so that what it sends and the view that was spent for it are both there or neither.
 */
export async function unlockContact<Used>(
  db: Db,
  spendView: SpendView,
  request: UnlockRequest,
  use: (trx: Db, unlocked: UnlockedContact) => Promise<Used>,
): Promise<{ pair: Pair; viewsLeft: number | null; used: Used }> {
  const { viewer, memberId, now } = request
  const { result, ...pair } = await changePair(db, request, mayViewContact, async (trx, relation) => {
    const contact = await readContact(trx, memberId, { isAccepted: isAccepted(relation) })
    const firstAt = relation.contactViewed ? await unlockedAt(trx, viewer.id, memberId) : null
    const viewsLeft = costsNothing(firstAt) ? null : await spendOrRefuse(trx, spendView, request, contact)
    const used = await use(trx, { contact, at: firstAt ?? now, viewsLeft })
    return { relation: { ...relation, contactViewed: true }, result: { viewsLeft, used } }
  })
  if (!result) throw new Error('the rule of contacts never says done_before')
  return { pair, ...result }
}

/** Spends a view and returns how many are left, or refuses. */
async function spendOrRefuse(
  trx: Db,
  spendView: SpendView,
  { viewer, memberId, now }: UnlockRequest,
  contact: FamilyContact,
): Promise<number> {
  if (!showsNumber(contact)) throw new Refusal('conflict', { sentence: contactSentences.noNumber })
  if (isDead(contact)) throw new Refusal('conflict', { sentence: contactSentences.deadNumber })
  const view = { fromId: viewer.id, toId: memberId, noticeId: newId(now), at: now, today: dayInIndia(now) }
  const spent = await spendView(trx, view)
  const reason = whyNotSpent(spent)
  if (reason === 'views_used_up' && spent.is_held)
    throw new Refusal('conflict', { sentence: contactSentences.toBeConfirmed })
  if (reason !== null) throw new Refusal(reason)
  return (spent.left_before ?? 0) - 1
}
