import type { Db } from '#server/db/open.ts'
import type { ReadSite } from '#server/features/site-content/published.ts'
import { isSetUp, stepsDone } from './rules.ts'

/** Whether visitors see the site and families can register. */
export type IsSiteOpen = () => Promise<boolean>

export const isReachTried = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('setup_trials')
    .select('channel')
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

const hasMembers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined

/**
 * A site opens when it is set up, or when it has members, whatever it lacks. The demo is open from the start. A site that
 * is open stays so, and is not asked about again.
 */
export function siteOpening({ db, site, demo }: { db: Db; site: ReadSite; demo: boolean }): IsSiteOpen {
  let isOpen = demo
  return async () => {
    isOpen ||= (await hasMembers(db)) || isSetUp(stepsDone(await site(), await isReachTried(db)))
    return isOpen
  }
}
