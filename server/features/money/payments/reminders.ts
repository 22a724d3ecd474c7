import { addDays, dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { isCurrentMembership } from '#server/features/money/memberships/queries.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'

/** A reminder goes out in the days before the end from the first to the second, in case a day was missed. */
const reminders = [
  { type: 'membership_ending', from: 2, to: 7 },
  { type: 'membership_last_days', from: 0, to: 1 },
] as const

/** Tells members that their plan ends, seven days and one day before. The key of notifications allows one of each. */
export async function remindOfEnds(db: Db, now: Date): Promise<void> {
  const today = dayInIndia(now)
  for (const { type, from, to } of reminders) {
    const ending = await db
      .selectFrom('memberships')
      .innerJoin('members', 'members.id', 'memberships.member_id')
      .where(isCurrentMembership())
      .where('ends_on', '>=', addDays(today, from))
      .where('ends_on', '<=', addDays(today, to))
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
