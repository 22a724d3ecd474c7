import { countQueue } from '#server/features/office/review/queries.ts'
import type { Check } from '../finding.ts'

/** The law sets a term for every complaint. */
export const complaint: Check = {
  name: 'complaint',
  scope: 'service',
  isFrequent: true,
  async run({ db, clock, config }) {
    // The demo has an overdue complaint from the beginning, so that a newcomer sees where it stands in the queue.
    if (config.demo) return []
    const queue = db && (await countQueue(db, clock.now(), 'complaint').catch(() => null))
    return queue && queue.overdue > 0 ? [{ id: 'complaint_overdue', detail: String(queue.overdue) }] : []
  },
}
