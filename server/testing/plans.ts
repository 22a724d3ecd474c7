import type { Db } from '#server/db/open.ts'
import { newId } from '#server/ports/ids.ts'

interface PlanChange {
  name?: string
  feePaise?: number
  days?: number
  views?: number
  status?: 'active' | 'retired'
  isOffline?: boolean
  description?: string
}

/** Puts a plan on sale. */
export async function sellsPlan(
  { db, clock }: { db: Db; clock: { now(): Date } },
  { name = 'Silver', feePaise = 150_000, days = 90, views = 20, status, isOffline, description }: PlanChange = {},
): Promise<string> {
  const id = newId(clock.now())
  await db
    .insertInto('plans')
    .values({
      id,
      name,
      fee_paise: feePaise,
      validity_days: days,
      contact_views: views,
      ...(status && { status }),
      ...(isOffline !== undefined && { is_offline: isOffline }),
      ...(description && { description_html: description }),
    })
    .execute()
  return id
}
