import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { presentFace } from '#server/features/families/photos/present.ts'
import { relationFrom } from '#server/features/relations/pair/relation-columns.ts'
import { limitPages } from '#server/features/shared/paging/limits.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentNotification } from './present.ts'
import { countUnread, markOpened, markRead, notificationPage, readSenders, rememberLanguage } from './queries.ts'
import type { UnreadCounts } from './unread-cache.ts'
import { notificationMessages } from './words.ts'

interface NotificationDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  unread: UnreadCounts
}
type NotificationCalls = 'notificationList' | 'notificationCount' | 'readNotifications' | 'openNotification'

export function notificationHandlers({
  db,
  secrets,
  limits,
  unread,
}: NotificationDependencies): HandlersOf<NotificationCalls> {
  return {
    async notificationCount({ viewer, now }) {
      return { count: await unread.of(viewer.id, now) }
    },

    async notificationList({ input, viewer, language, now }) {
      const { offset, limit, sort_by } = input
      await limitPages(limits, viewer)
      const readPage = notificationPage(sort_by === 'ASC' ? 'oldest first' : 'newest first')
      const [page] = await readPage(db, {
        memberId: viewer.id,
        today: dayInIndia(now),
        offset: offset * limit,
        limit,
      })
      const { count, list } = page ?? { count: 0, list: [] }
      const ids = [...new Set(list.flatMap(row => row.from_id ?? []))]
      const senders = ids.length > 0 ? await readSenders(db, viewer.id, ids) : []
      const images = new Map(
        senders.map(sender => {
          const relation = relationFrom(sender, viewer.id)
          return [sender.id, presentFace(sender, relation, { secrets, viewer, now }).image]
        }),
      )
      return {
        count,
        list: list.map(row => presentNotification(row, language, images.get(row.from_id ?? '') ?? null)),
        next_offset: nextOffset(offset, count, limit),
      }
    },

    async readNotifications({ input, viewer, language, now }) {
      await markRead(db, viewer.id, input.until?.toLowerCase() ?? null, now)
      await rememberLanguage(db, viewer.id, language)
      return { message: notificationMessages(language).read, count: await countUnread(db, viewer.id, now) }
    },

    async openNotification({ input, viewer, language, now }) {
      if (!(await markOpened(db, viewer.id, input.uuid.toLowerCase(), now))) throw new Refusal('not_found')
      return { message: notificationMessages(language).opened }
    },
  }
}
