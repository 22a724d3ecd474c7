import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { SqlValue } from '#server/db/compiled-query.ts'

/** No other purchase took its place, and it was neither given back nor ended early. For a query with `memberships` in it. */
export const isCurrentMembership = (): RawBuilder<SqlBool> =>
  sql`memberships.superseded_by is null and memberships.refunded_at is null and memberships.ended_early_at is null`

/** A current membership whose days include this one. */
export const isRunningOn = (day: SqlValue<Day>): RawBuilder<SqlBool> =>
  sql`${isCurrentMembership()} and memberships.starts_on <= ${day} and memberships.ends_on >= ${day}`
