import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'

/** Whether visitors see the site and families can register. */
export type IsSiteOpen = () => Promise<boolean>

const hasMembers = (db: Db): Promise<boolean> => findsRow(db.selectFrom('members').select('id').limit(1))
const wasOpened = (db: Db): Promise<boolean> => findsRow(db.selectFrom('site_opening').select('opened_at'))

/**
 * A site is open when an ADMIN has opened it, or when it has members, even if steps are missing. The demo is open from the start.
 * An open site stays open, so the database is not asked again.
 */
export function siteOpening({ db, demo }: { db: Db; demo: boolean }): IsSiteOpen {
  let isOpen = demo
  return async () => {
    isOpen ||= (await hasMembers(db)) || (await wasOpened(db))
    return isOpen
  }
}

/** Opens the site. Returns false if it was opened before. */
export const openOnce = (trx: Db, now: Date): Promise<boolean> =>
  findsRow(
    trx
      .insertInto('site_opening')
      .values({ opened_at: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('opened_at'),
  )
