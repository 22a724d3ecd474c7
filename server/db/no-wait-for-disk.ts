import { type RawBuilder, sql } from 'kysely'

/**
 * For the FROM of an INSERT whose rows may be lost in a crash of the database, such as what can be computed again. Its commit
 * waits neither for the disk nor for a standby, and so not behind a checkpoint. Everybody reads the row at once all the same.
 * It holds for the whole transaction, so the statement must be the only one.
 */
export const noWaitForDisk: RawBuilder<unknown> = sql`set_config('synchronous_commit', 'off', true)`
