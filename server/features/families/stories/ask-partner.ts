import type { Db } from '#server/db/open.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'

/**
 * Asks the partner whether the story is true, in the transaction in which its teller leaves. Asked any earlier, a wrong
 * password or a refused photo would leave a partner who was told and a profile that stays.
 */
export async function askPartner(trx: Db, tellerId: string, now: Date): Promise<void> {
  const story = await trx
    .selectFrom('success_stories')
    .select(['id', 'partner_id'])
    .where('told_by', '=', tellerId)
    .where('confirmed_at', 'is', null)
    .where('denied_at', 'is', null)
    .where('taken_down_at', 'is', null)
    .executeTakeFirst()
  if (!story?.partner_id) return
  await writeNotification(trx, {
    memberId: story.partner_id,
    type: 'story_to_confirm',
    fromId: tellerId,
    sourceId: story.id,
    at: now,
  })
}
