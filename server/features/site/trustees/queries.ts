import type { Db } from '#server/db/open.ts'
import { afterNaming, trusteesFrom } from './rules.ts'

export const readTrustees = async (db: Db, now: Date) =>
  trusteesFrom(await db.selectFrom('trustees').selectAll().executeTakeFirst(), now)

/** Names other trustees, and returns who is told today and what comes. Two ADMINs at the same moment wait for each other. */
export async function nameTrustees(trx: Db, addresses: string[], now: Date) {
  await trx
    .insertInto('trustees')
    .values({ id: 1 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await trx.selectFrom('trustees').selectAll().forUpdate().executeTakeFirst()
  const named = afterNaming(trusteesFrom(row, now), addresses, now)
  await trx
    .updateTable('trustees')
    .set({
      addresses: named.addresses,
      next_addresses: named.next?.addresses ?? null,
      next_from: named.next?.from ?? null,
    })
    .execute()
  return named
}
