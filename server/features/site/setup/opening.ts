import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { isSetUp, stepsDone } from './rules.ts'

/** Whether visitors see the site and families can register. */
export type IsSiteOpen = () => Promise<boolean>

export const isReachTried = (db: Db): Promise<boolean> =>
  findsRow(db.selectFrom('setup_trials').select('channel').where('confirmed_at', 'is not', null).limit(1))

const hasMembers = (db: Db): Promise<boolean> => findsRow(db.selectFrom('members').select('id').limit(1))

/**
 * A site opens when it is set up, or when it has members, even if steps are missing. The demo is open from the start. An open
 * site stays open, so the database is not asked again.
 */
export function siteOpening({ db, site, demo }: { db: Db; site: ReadSite; demo: boolean }): IsSiteOpen {
  let isOpen = demo
  return async () => {
    isOpen ||= (await hasMembers(db)) || isSetUp(stepsDone(await site(), await isReachTried(db)))
    return isOpen
  }
}
