import type { OpenDatabase } from './db/open.ts'
import { cachedSessions } from './features/access/sessions/cache.ts'
import { readModel } from './features/finding/read-model/read-model.ts'
import { cachedMasterData } from './features/shared/master-data/cache.ts'
import { cachedSite } from './features/shared/site-content/published.ts'
import { cachedUnread } from './features/telling/notifications/unread-cache.ts'
import type { Clock } from './ports/clock.ts'

/** The caches of a node. The listening connection keeps them current, and the database has the last word. */
export function openCaches({ db, listen, clock }: Pick<OpenDatabase, 'db' | 'listen'> & { clock: Clock }) {
  const lists = cachedMasterData({ db, listen })
  const finder = readModel({ db, listen, clock, masterData: lists.masterData })
  const sessions = cachedSessions({ db, listen })
  const unread = cachedUnread({ db, listen })
  const content = cachedSite({ db, listen })
  return {
    finder,
    sessions,
    unread,
    site: content.site,
    masterData: lists.masterData,
    async close() {
      await finder.close()
      await sessions.close()
      await unread.close()
      await content.close()
      await lists.close()
    },
  }
}
