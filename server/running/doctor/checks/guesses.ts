import { sql } from 'kysely'
import { guessesKeys } from '#server/features/access/codes/limits.ts'
import type { Check } from '../finding.ts'

/** Codes that open accounts are guessed today, so families on new phones have to wait. It ends by itself with the day. */
export const guesses: Check = {
  name: 'guesses',
  scope: 'service',
  isFrequent: true,
  async run({ db, config, clock }) {
    if (!db) return []
    const worst = await db
      .selectFrom('rate_limits')
      .select(sql<number | null>`max(hits)`.as('hits'))
      .where('key', 'in', Object.values(guessesKeys))
      .where('resets_at', '>', clock.now())
      .executeTakeFirst()
      .catch(() => undefined)
    const hits = worst?.hits ?? 0
    return hits >= config.wrongRecoveryCodesPerDay ? [{ id: 'guesses_many', detail: String(hits) }] : []
  },
}
