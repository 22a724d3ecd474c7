import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** What is said of a database, a folder or a backup from before version 1.0.0. */
export const refusedFromBefore =
  'this is from before version 1.0.0, and commit c8da1c2a is the last that reads it: check that one out'

/** Puts the record of a migration into a database that only those from before have. */
export const wasMigratedBefore = (db: Db) =>
  sql`insert into schema_migrations (name, checksum) values ('0001_places_and_options.sql', 'x')`.execute(db)
