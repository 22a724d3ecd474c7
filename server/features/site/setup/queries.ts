import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** What the database says about the steps that are no published text. */
export async function readSetupFacts(db: Db) {
  const { rows } = await sql<{ isReachTried: boolean; hasPlan: boolean; admins: number }>`select
    exists (select from setup_trials where confirmed_at is not null) as "isReachTried",
    exists (select from plans where status <> 'retired') as "hasPlan",
    (select count(*)::int from staff where role = 'ADMIN' and retired_at is null) as admins`.execute(db)
  return rows[0] ?? { isReachTried: false, hasPlan: false, admins: 0 }
}
