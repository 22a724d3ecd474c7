import { longestUnproven } from '#server/running/backup/rules.ts'
import type { Check } from '../finding.ts'

const day = 24 * 3_600_000

/** A backup that nobody has restored is a hope. The trial of the week restores one. */
export const backup: Check = {
  name: 'backup',
  scope: 'service',
  isFrequent: true,
  async run({ db, clock, config }) {
    if (!config.backup.dir) return []
    const found = await db
      ?.selectFrom('backups')
      .select(eb => [
        eb.fn.max<Date | null>('proven_at').as('provenAt'),
        eb.fn.min<Date | null>('started_at').as('firstAt'),
      ])
      .executeTakeFirst()
      .catch(() => null)
    // Before the first trial is due, there is nothing to prove.
    const since = found?.provenAt ?? found?.firstAt
    const silent = since ? clock.now().getTime() - since.getTime() : 0
    return silent > longestUnproven ? [{ id: 'backup_unproven', detail: String(Math.floor(silent / day)) }] : []
  },
}
