import { suspend } from '#server/features/office/office-members/suspension.ts'
import type { KindOfItem } from './kind.ts'
import { takeBackSuspension } from './suspension.ts'

/** A warning and a closed report change only the history, which staff read at the next report. */
export const reportItem: KindOfItem = {
  async apply(trx, { item, decision, words, now }) {
    if (decision !== 'suspend' || !item.member_id) return {}
    return { status: await suspend(trx, item.member_id, words.told, now) }
  },
  revert: takeBackSuspension,
}
