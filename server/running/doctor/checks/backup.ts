import { dayMs } from '#domain/durations.ts'
import { longestUnproven } from '#server/running/backup/rules.ts'
import type { Check } from '../finding.ts'

/** A backup proves itself only when it is restored, which the weekly trial does. */
export const backup: Check = {
  name: 'backup',
  scope: 'service',
  isFrequent: true,
  async run({ db, clock, config }) {
    if (!config.backup.dir) return []
    const trials = await db
      ?.selectFrom('backups')
      .select(eb => [
        eb.fn.max<Date | null>('proven_at').as('provenAt'),
        eb.fn.min<Date | null>('started_at').as('firstAt'),
      ])
      .executeTakeFirst()
      .catch(() => null)
    // Before the first trial is due, there is nothing to prove.
    const since = trials?.provenAt ?? trials?.firstAt
    const unprovenFor = since ? clock.now().getTime() - since.getTime() : 0
    return unprovenFor > longestUnproven
      ? [{ id: 'backup_unproven', detail: String(Math.floor(unprovenFor / dayMs)) }]
      : []
  },
}
