import { sql } from 'kysely'
import { oneLine } from '#domain/format/one-line.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { sentenceOf } from '#server/features/telling/notifications/present.ts'
import { type NotificationRow, notificationColumns } from '#server/features/telling/notifications/queries.ts'
import { writeManyToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readPushNames, subscriptionsOf } from './queries.ts'
import { pushWords } from './words.ts'

interface News {
  memberId: string
  language: Language
  /** The notifications that are new. */
  ids: readonly string[]
}

/** The text that a browser shows, and the member whom it names. */
async function wordsOf(
  trx: Db,
  { language, ids }: News,
  mayName: boolean,
): Promise<{ text: string; aboutId?: string }> {
  const t = pushWords(language)
  if (ids.length > 1) return { text: t.many(ids.length) }
  const [row] = mayName ? await readNotice(trx, ids[0] ?? '') : []
  if (!row) return { text: t.one }
  return { text: sentenceOf(row, language), ...(row.from_id && { aboutId: row.from_id }) }
}

async function readNotice(trx: Db, id: string): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`select ${notificationColumns} from notifications
    left join members sender on sender.id = notifications.from_id where notifications.id = ${id}`.execute(trx)
  return rows
}

/**
 * Sends push messages about new notifications to a member's browsers. Other channels tell them as well, because a push is often
 * lost. Call it in the transaction that takes the notifications, so that each is sent once.
 */
export async function ringBrowsers(trx: Db, secrets: Secrets, news: News, now: Date): Promise<void> {
  const { memberId, language, ids } = news
  const browsers = ids.length > 0 ? await subscriptionsOf(trx, memberId) : []
  if (browsers.length === 0) return
  // Nobody is named on a locked screen, the own child neither, unless the member allows it.
  const mayName = await readPushNames(trx, memberId)
  const words = await wordsOf(trx, news, mayName)
  const { title } = pushWords(language)
  const messages = browsers.map(browser => {
    const { id, first_name } = browser
    const child = first_name && rowIn(language, browser).first_name
    return {
      channel: 'PUSH' as const,
      eventKey: `push ${ids[0]} ${id}`,
      template: ids.length > 1 ? ('notices' as const) : ('notice' as const),
      ownerId: memberId,
      to: id,
      subject: mayName && child ? `${title}: ${oneLine(child)}` : title,
      canWait: true,
      ...words,
    }
  })
  await writeManyToOutbox(trx, secrets, messages, now)
}
