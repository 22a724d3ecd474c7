import { type RawBuilder, sql } from 'kysely'
import type { SqlValue } from '#server/db/compiled-query.ts'

/**
 * For a guarded write about two members: their rows, as `one` and `other`, while they are on different sides. The rows are
 * locked, so that the correction of a side by the office waits for this write, or this write sees it. The foreign keys alone
 * would wait for it too, and then let the write pass.
 */
export const onTwoSides = (
  oneId: SqlValue<string>,
  otherId: SqlValue<string>,
): { from: RawBuilder<unknown>; locked: RawBuilder<unknown> } => ({
  from: sql`members one join members other on one.id = ${oneId} and other.id = ${otherId} and other.gender <> one.gender`,
  locked: sql`for key share of one, other`,
})
