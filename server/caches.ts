import type { OpenDatabase } from './db/open.ts'
import { cachedSessions } from './features/access/session-cache.ts'
import { readModel } from './features/candidates/read-model.ts'
import { followedMasterData } from './features/master-data/followed.ts'
import { cachedUnread } from './features/notifications/unread-cache.ts'
import { cachedSite } from './features/site-content/published.ts'
import type { Clock } from './ports/clock.ts'

/** What a node keeps in memory, kept current by the listening connection. None of it is the truth. */
export function openCaches({ db, listen, clock }: Pick<OpenDatabase, 'db' | 'listen'> & { clock: Clock }) {
  const lists = followedMasterData({ db, listen })
  const candidates = readModel({ db, listen, clock, masterData: lists.masterData })
  const sessions = cachedSessions({ db, listen })
  const unread = cachedUnread({ db, listen })
  const content = cachedSite({ db, listen })
  return {
    candidates,
    sessions,
    unread,
    site: content.site,
    masterData: lists.masterData,
    async close() {
      await candidates.close()
      await sessions.close()
      await unread.close()
      await content.close()
      await lists.close()
    },
  }
}
