import { sql } from 'kysely'
import { type Check, messagesOf } from '../finding.ts'

/** A message that was tried and still waits after this time means that its gateway accepts none. */
const minutes = 10

export const messages: Check = {
  name: 'messages',
  scope: 'service',
  isFrequent: true,
  async run({ db, clock }) {
    if (!db) return []
    const rows = await db
      .selectFrom('outbox')
      .where('status', '=', sql.lit('waiting'))
      .where('attempts', '>', 0)
      // A browser that stays switched off is not a fault of the service.
      .where('channel', '<>', 'PUSH')
      .where('created_at', '<', new Date(clock.now().getTime() - minutes * 60_000))
      .groupBy('channel')
      .select('channel')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .execute()
      .catch(() => [])
    return rows.flatMap(({ channel, count }) =>
      channel === 'PUSH' ? [] : [{ id: messagesOf(channel), detail: String(count) }],
    )
  },
}
