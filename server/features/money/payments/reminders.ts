import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { isCurrentMembership } from '#server/features/money/memberships/queries.ts'
import { endReminders } from '#server/features/money/memberships/rules.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'

/** Reminds members of the end of their plan. The unique key of notifications allows one reminder of each type. */
export async function remindOfEnds(db: Db, now: Date): Promise<void> {
  const today = dayInIndia(now)
  for (const { type, fromDays, toDays } of endReminders) {
    const ending = await db
      .selectFrom('memberships')
      .innerJoin('members', 'members.id', 'memberships.member_id')
      .where(isCurrentMembership())
      .where('ends_on', '>=', addDays(today, fromDays))
      .where('ends_on', '<=', addDays(today, toDays))
      .where('members.status', 'in', ['active', 'paused'])
      .where(eb =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('notifications')
              .select('notifications.id')
              .whereRef('source_id', '=', 'memberships.id')
              .where('type', '=', type),
          ),
        ),
      )
      .select(['memberships.id', 'memberships.member_id'])
      .execute()
    for (const { id, member_id } of ending)
      await writeNotification(db, { memberId: member_id, type, fromId: null, sourceId: id, at: now })
  }
}
