import { type RawBuilder, sql } from 'kysely'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'

interface Hit {
  key: string
  now: Date
  nextReset: Date
}
interface CountRow {
  hits: number
  resets_at: Date
}
/** A query that runs in the statement that counts a limit. */
export type CountedQuery<V, T> = (db: Db, values: V & Hit) => Promise<(T & CountRow)[]>

/**
 * The query may refer to `counted.hits`, so that it writes only below the limit. `following` runs in the same statement and
 * may refer to `changed`, the rows of the query.
 */
export const countedQuery = <V extends object, T extends object>(
  query: (values: ParametersOf<V & Hit>) => RawBuilder<T>,
  following: (values: ParametersOf<V & Hit>) => RawBuilder<unknown> = () => sql`select`,
): CountedQuery<V, T> =>
  // One statement counts and reads, because a read before the write would let parallel calls through.
  compiledQuery(
    (_db, values: ParametersOf<V & Hit>) => sql<T & CountRow>`
      with counted as (
        insert into rate_limits (key, hits, resets_at) values (${values.key}, 1, ${values.nextReset})
        on conflict (key) do update set
          hits = case when rate_limits.resets_at <= ${values.now} then 1 else rate_limits.hits + 1 end,
          resets_at = case when rate_limits.resets_at <= ${values.now} then excluded.resets_at else rate_limits.resets_at end
        returning hits, resets_at
      ), changed as (${query(values)}), following as (${following(values)})
      select counted.hits, counted.resets_at, changed.* from counted left join changed on true`,
  )
