import type { Db } from '#server/db/open.ts'
import { writeDemoSite } from '#server/demo/site.ts'

/** Before the day on which the tests' clock begins. */
const then = new Date('2026-01-01T00:00:00Z')

/** Tells a new site everything that it needs, and opens it. */
export async function setUpSite(db: Db): Promise<void> {
  await writeDemoSite(db, then)
  const trial = { channel: 'EMAIL', code_hash: Buffer.alloc(32), sent_at: then, confirmed_at: then } as const
  await db.insertInto('setup_trials').values(trial).execute()
  await db.insertInto('site_opening').values({ opened_at: then }).execute()
}
