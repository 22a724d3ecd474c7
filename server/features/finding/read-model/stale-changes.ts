import { type RawBuilder, type SqlBool, sql } from 'kysely'

export const changesKeptSeconds = 3600

/** Rows of `member_changes` that no node needs any more: a node that has not read for this long loads everything again. */
export const isStaleChange: RawBuilder<SqlBool> = sql`
  at < now() - make_interval(secs => ${sql.lit(changesKeptSeconds)})`
