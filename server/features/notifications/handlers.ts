import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { limitPages } from '#server/features/lists/limits.ts'
import { presentFace } from '#server/features/photos/present-photos.ts'
import { relationFrom } from '#server/features/relations/relation-columns.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentNotification } from './present.ts'
import {
  countUnread,
  markRead,
  type NotificationChoices,
  notificationPage,
  readChoices,
  readSenders,
  writeChoices,
} from './queries.ts'
import type { UnreadCounts } from './unread-cache.ts'
import { notificationMessages } from './words.ts'

interface NotificationDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  unread: UnreadCounts
}
type NotificationCalls =
  | 'notificationList'
  | 'notificationCount'
  | 'readNotifications'
  | 'notificationChoices'
  | 'chooseNotifications'

const yesOrNo = (value: boolean) => (value ? ('Y' as const) : ('N' as const))
const presentChoices = ({ by_email, by_sms }: NotificationChoices) => ({
  email: yesOrNo(by_email),
  sms: yesOrNo(by_sms),
})

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
      const [page] = await readPage(db, { memberId: viewer.id, offset: offset * limit, limit })
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
        next_offset: (offset + 1) * limit < count ? offset + 1 : null,
      }
    },

    async readNotifications({ input, viewer, language, now }) {
      await markRead(db, viewer.id, input.until?.toLowerCase() ?? null, now)
      await rememberLanguage(viewer.id, language)
      return { message: notificationMessages(language).read, count: await countUnread(db, viewer.id) }
    },

    notificationChoices: async ({ viewer }) => presentChoices(await readChoices(db, viewer.id)),

    async chooseNotifications({ input, viewer, language }) {
      const change = {
        ...(input.email && { by_email: input.email === 'Y' }),
        ...(input.sms && { by_sms: input.sms === 'Y' }),
      }
      const choices = await writeChoices(db, viewer.id, change, input.language ?? language)
      return { ...presentChoices(choices), message: notificationMessages(language).chosen }
    },
  }

  /** E-mails go out while nobody is there, so they are written in the language of the last reading. */
  async function rememberLanguage(memberId: string, language: Language): Promise<void> {
    await writeChoices(db, memberId, {}, language)
  }
}
