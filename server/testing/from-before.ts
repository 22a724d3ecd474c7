import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** What is said of a database, a folder or a backup from before version 1.0.0. */
export const refusedFromBefore =
  'this was written by commit c8da1c2a or one before it: run saptapadi backup there, and saptapadi restore here'

/** Puts the record of a migration into a database that only those from before have. */
export const wasMigratedBefore = (db: Db, first = '0001_places_and_options.sql') =>
  sql`insert into schema_migrations (name, checksum) values (${first}, 'x')`.execute(db)
