import { sql } from 'kysely'
import { reviewKinds } from '#domain/office/review.ts'
import { type MessageChannel, messageChannels } from '#domain/telling/channels.ts'
import type { QuietHours } from '#domain/telling/quiet-hours.ts'
import type { Db } from '#server/db/open.ts'
import { waitingByKind } from '#server/features/office/review/queries.ts'
import { isQuietAt, quietEndedAt } from '#server/features/telling/outbox/rules.ts'
import { findingIds } from '#server/running/doctor/finding.ts'

const secondsSince = (since: Date | null | undefined, now: Date) =>
  since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0

/** A key without rows counts zero, because a missing series raises no alarm. */
const forEach = <K extends string>(keys: readonly K[], value: (key: K) => number) =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, number>

/** `oldest` is how long one could have gone already: what waits for the morning is not late before it, nor at eight at once. */
export async function outboxNow(db: Db, { now, quietHours }: { now: Date; quietHours: QuietHours | null }) {
  const isQuiet = isQuietAt(now, quietHours)
  const freeSince = quietHours ? quietEndedAt(now, quietHours) : new Date(0)
  const rows = await db
    .selectFrom('outbox')
    .where('status', '=', sql.lit('waiting'))
    .groupBy('channel')
    .select('channel')
    .select(eb => [
      eb.fn.countAll<number>().as('waiting'),
      // Put off without a try: its family has quiet hours of its own.
      sql<Date | null>`min(case when not can_wait then created_at
        when next_try_at > ${now} and attempts = 0 then null
        when not ${isQuiet} then greatest(created_at, ${freeSince}) end)`.as('oldest'),
    ])
    .execute()
  const rowOf = (channel: MessageChannel) => rows.find(row => row.channel === channel)
  return {
    waiting: forEach(messageChannels, channel => rowOf(channel)?.waiting ?? 0),
    oldest: forEach(messageChannels, channel => secondsSince(rowOf(channel)?.oldest, now)),
  }
}

/** What the doctor found and is not over, by the name of the finding. */
export async function troublesNow(db: Db) {
  const rows = await db
    .selectFrom('troubles')
    .groupBy('id')
    .select('id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .execute()
  return forEach(findingIds, id => rows.find(row => row.id === id)?.count ?? 0)
}

export async function reviewQueueNow(db: Db, now: Date) {
  const rows = await waitingByKind(db, now)
    .select(eb => eb.fn.min('since').as('oldest'))
    .execute()
  const rowOf = (kind: (typeof reviewKinds)[number]) => rows.find(row => row.kind === kind)
  return {
    waiting: forEach(reviewKinds, kind => rowOf(kind)?.waiting ?? 0),
    oldest: forEach(reviewKinds, kind => secondsSince(rowOf(kind)?.oldest, now)),
    overdue: forEach(reviewKinds, kind => rowOf(kind)?.overdue ?? 0),
  }
}
