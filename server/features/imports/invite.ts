import { sql } from 'kysely'
import { dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { ChannelSettings } from '#server/features/deliveries/channels/channel.ts'
import { inviteMember } from '#server/features/deliveries/tell.ts'
import { newId } from '#server/ports/ids.ts'
import { isClaimed, lockImport } from './queries.ts'

const portion = 50

/**
 * Invites the next families, as many as the day still allows. Whom it invites and that they were invited are one transaction: a
 * node that dies leaves the whole portion for the next. Returns false when the day or the list is over.
 */
export async function invitePortion(
  { db, ...settings }: ChannelSettings & { db: Db },
  id: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const locked = await lockImport(trx, id)
    if (!locked || locked.invites_per_day === 0 || !['done', 'stopped'].includes(locked.state)) return false
    const { count } = await trx
      .selectFrom('import_rows')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('import_id', '=', id)
      .where('invited_at', '>=', startOfDayInIndia(dayInIndia(now)))
      .where('state', 'in', ['imported', 'spared'])
      .executeTakeFirstOrThrow()
    const left = Math.min(portion, locked.invites_per_day - Number(count))
    if (left <= 0) return false
    const rows = await trx
      .selectFrom('import_rows')
      .innerJoin('members', 'members.id', 'import_rows.member_id')
      .select(['import_rows.id', 'members.id as member_id'])
      .where('import_rows.import_id', '=', id)
      .where('import_rows.state', 'in', ['imported', 'spared'])
      .where('import_rows.invited_at', 'is', null)
      .where(sql<boolean>`not ${isClaimed} and members.status = 'active'`)
      .orderBy('import_rows.row')
      .limit(left)
      .execute()
    if (rows.length === 0) return false
    for (const { member_id: memberId } of rows)
      await inviteMember(trx, settings, { eventId: newId(now), memberId }, now)
    await trx
      .updateTable('import_rows')
      .set({ invited_at: now })
      .where(
        'id',
        'in',
        rows.map(row => row.id),
      )
      .execute()
    return true
  })
}
