import { sql } from 'kysely'
import { oneLine } from '#domain/format/one-line.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { sentenceOf } from '#server/features/telling/notifications/present.ts'
import { type NotificationRow, notificationColumns } from '#server/features/telling/notifications/queries.ts'
import { type OutboxMessage, writeManyToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { readPushNames, subscriptionsOf } from './queries.ts'
import { pushWords } from './words.ts'

interface News {
  memberId: string
  language: Language
  /** The notifications that are new, each with who of the family asked what it tells of, and whom alone it concerns. */
  news: readonly { id: string; askedBy: string | null; onlyTo: string | null }[]
}

/** The text that a browser shows, and the member whom it names. */
async function wordsOf(
  trx: Db,
  ids: readonly string[],
  language: Language,
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
export async function ringBrowsers(trx: Db, secrets: Secrets, { memberId, language, news }: News, now: Date) {
  const browsers = news.length > 0 ? await subscriptionsOf(trx, memberId) : []
  if (browsers.length === 0) return
  // Nobody is named on a locked screen, the own child neither, unless the member allows it.
  const mayName = await readPushNames(trx, memberId)
  const { title } = pushWords(language)
  const messages: OutboxMessage[] = []
  for (const browser of browsers) {
    const { id, personId, first_name } = browser
    // The family is told what one of it asks, and whoever asked knows it.
    const isForThem = (one: News['news'][number]) => one.askedBy !== personId && (one.onlyTo ?? personId) === personId
    const ids = news.filter(isForThem).map(one => one.id)
    if (ids.length === 0) continue
    const child = first_name && rowIn(language, browser).first_name
    messages.push({
      channel: 'PUSH',
      eventKey: `push ${ids[0]} ${id}`,
      template: ids.length > 1 ? 'notices' : 'notice',
      ownerId: memberId,
      to: id,
      subject: mayName && child ? `${title}: ${oneLine(child)}` : title,
      canWait: true,
      ...(await wordsOf(trx, ids, language, mayName)),
    })
  }
  await writeManyToOutbox(trx, secrets, messages, now)
}
