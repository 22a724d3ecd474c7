import { type RawBuilder, sql } from 'kysely'

/**
 * For the FROM of an INSERT whose loss in a crash of the database costs nobody anything, such as what can be made anew: its
 * commit does not wait for the disk, nor for a standby, and therefore not behind a checkpoint. Everybody reads the row at once all
 * the same. It counts for the whole transaction, so the statement must be one of its own.
 */
export const noWaitForDisk: RawBuilder<unknown> = sql`set_config('synchronous_commit', 'off', true)`
