import { type RawBuilder, sql } from 'kysely'
import type { SqlValue } from '#server/db/compiled-query.ts'
import type { Schema } from '#server/db/schema.ts'

type PairTable = {
  [T in keyof Schema]: { table: T; viewer: keyof Schema[T] & string; member: keyof Schema[T] & string }
}[keyof Schema]

/** The tables that hold one row for a pair, with the column of each side. */
const pairs = {
  shortlisted: { table: 'shortlists', viewer: 'member_id', member: 'shortlisted_id' },
  contactViewed: { table: 'contact_views', viewer: 'viewer_id', member: 'viewed_id' },
  blockedByViewer: { table: 'blocks', viewer: 'blocker_id', member: 'blocked_id' },
  blockedViewer: { table: 'blocks', viewer: 'blocked_id', member: 'blocker_id' },
} as const satisfies Record<string, PairTable>

/** Whether such a row exists between the viewer and `members.id` of the surrounding query. */
export function pairExists(pair: keyof typeof pairs, viewerId: SqlValue<string>): RawBuilder<boolean> {
  const { table, viewer, member } = pairs[pair]
  return sql<boolean>`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${viewer}`)} = ${viewerId}
    and ${sql.ref(`${table}.${member}`)} = members.id)`
}
