import type { Db } from '#server/db/open.ts'
import { restore } from '#server/features/office/office-members/suspension.ts'
import type { ValuesBefore } from './kind.ts'

/** Lifts the suspension that a decision caused, if it caused one. Returns false for a member who has left meanwhile. */
export async function takeBackSuspension(
  trx: Db,
  { memberId, before, now }: { memberId: string | null; before: ValuesBefore; now: Date },
): Promise<boolean> {
  if (memberId === null || !before.status) return true
  return (await restore(trx, memberId, now)) !== null
}
