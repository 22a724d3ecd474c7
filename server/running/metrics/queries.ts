import { sql } from 'kysely'
import { reviewKinds } from '#domain/office/review.ts'
import { type MessageChannel, messageChannels } from '#domain/telling/channels.ts'
import type { Db } from '#server/db/open.ts'
import { waitingByKind } from '#server/features/office/review/queries.ts'

const secondsSince = (since: Date | null | undefined, now: Date) =>
  since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0

/** A key without rows counts zero, because a missing series raises no alarm. */
const forEach = <K extends string>(keys: readonly K[], value: (key: K) => number) =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, number>

export async function outboxNow(db: Db, now: Date) {
  const rows = await db
    .selectFrom('outbox')
    .where('status', '=', sql.lit('waiting'))
    .groupBy('channel')
    .select('channel')
    .select(eb => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldest')])
    .execute()
  const rowOf = (channel: MessageChannel) => rows.find(row => row.channel === channel)
  return {
    waiting: forEach(messageChannels, channel => rowOf(channel)?.waiting ?? 0),
    oldest: forEach(messageChannels, channel => secondsSince(rowOf(channel)?.oldest, now)),
  }
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
