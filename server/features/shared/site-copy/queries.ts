import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { findsRow, hasDeleted } from '#server/db/outcome.ts'

/** Whether this database was restored or moved, and nobody has said yet that it is now the live site. */
export const isCopy = (db: Db): Promise<boolean> => findsRow(db.selectFrom('site_copy').select('made_at'))

/** The same within a statement. */
export const notOnCopy = sql<boolean>`not exists (select from site_copy)`

/** Marks the database as a copy. Call it in the transaction that fills the database, so that no server ever finds it unmarked. */
export async function markCopy(trx: Db): Promise<void> {
  await sql`insert into site_copy (made_at) values (now()) on conflict (is_only) do update set made_at = now()`.execute(
    trx,
  )
}

/** Lets messages go out, and returns false where they already may. */
export const endCopy = (trx: Db): Promise<boolean> => hasDeleted(trx.deleteFrom('site_copy'))
