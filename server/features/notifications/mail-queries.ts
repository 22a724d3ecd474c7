import { sql } from 'kysely'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { isShown, type NotificationRow, notificationColumns } from './queries.ts'

/** How a member is told. */
export type Reached = { language: Language } & ({ channel: Channel; to: string; template: string } | { channel: null })

/**
 * Takes what is not mailed yet, for this transaction to mail. Another node that gathers for the same member waits at the row
 * of their choices, and then finds the hour taken or nothing new.
 */
export async function takeForMail(
  trx: Db,
  memberId: string,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<string[]> {
  await trx
    .insertInto('notification_choices')
    .values({ member_id: memberId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const hour = await trx
    .selectFrom('notification_choices')
    .select('mailed_at')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (hour.mailed_at && hour.mailed_at > notSince) return []
  const rows = await trx
    .updateTable('notifications')
    .set({ mailed_at: now })
    .where('member_id', '=', memberId)
    .where('mailed_at', 'is', null)
    .returning(['id', 'read_at'])
    .execute()
  return rows.flatMap(row => (row.read_at ? [] : [row.id])).toSorted()
}

/** The taken rows that their owner may see, the newest first. */
export async function readTakenNotifications(
  trx: Db,
  memberId: string,
  ids: readonly string[],
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`select ${notificationColumns}
    from notifications left join members sender on sender.id = notifications.from_id
    where notifications.member_id = ${memberId} and notifications.id = any(${ids}::uuid[]) and ${isShown}
    order by notifications.id desc`.execute(trx)
  return rows
}
