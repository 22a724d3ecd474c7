import { suspendMember, takeBackSuspension } from '../suspension.ts'
import type { KindOfItem } from './kind.ts'

/** A warning and a closed report change nothing but the history that staff read at the next one. */
export const reportItem: KindOfItem = {
  async apply(trx, { item, decision }) {
    if (decision !== 'suspend' || !item.member_id) return {}
    return { status: await suspendMember(trx, item.member_id) }
  },
  revert: (trx, { memberId, before }) => takeBackSuspension(trx, memberId, before.status),
}
