import type { Day } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { readPair } from '#server/features/relations/pair/queries.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { mayNamePartner, whereUnanswered } from './rules.ts'

export interface Partner {
  id: string
  first_name: string
  last_name: string
  registration_no: string
  second_script?: SecondScript
}

/**
 * Whom a member may name as partner: somebody whose profile this member may open, or somebody who has told a story of the two. The
 * latter may have left already, so the names come from the story.
 */
export async function findPartner(db: Db, viewer: Viewer, registrationNo: string, today: Day): Promise<Partner | null> {
  const story = await db
    .selectFrom('success_stories')
    .innerJoin('members', 'members.id', 'success_stories.told_by')
    .select(['members.id', 'members.gender', 'members.registration_no'])
    .select(['groom_first_name', 'groom_last_name', 'bride_first_name', 'bride_last_name'])
    .where('members.registration_no', '=', registrationNo)
    .where('success_stories.partner_id', '=', viewer.id)
    .where('success_stories.denied_at', 'is', null)
    .where('success_stories.taken_down_at', 'is', null)
    .executeTakeFirst()
  if (story) {
    const isGroom = story.gender === 'M'
    return {
      id: story.id,
      registration_no: story.registration_no,
      first_name: (isGroom ? story.groom_first_name : story.bride_first_name) ?? '',
      last_name: (isGroom ? story.groom_last_name : story.bride_last_name) ?? '',
    }
  }
  const named = await db
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'registration_no', 'second_script'])
    .where('registration_no', '=', registrationNo)
    .executeTakeFirst()
  const pair = named && (await readPair(db, viewer.id, named.id))
  return pair && mayNamePartner(viewer, pair, today) ? named : null
}

/**
 * Asks the partner whether the story is true, in the transaction in which its teller leaves. If the partner were asked earlier,
 * a wrong password or a refused photo could still keep the teller's profile.
 */
export async function askPartner(trx: Db, tellerId: string, now: Date): Promise<void> {
  const story = await trx
    .selectFrom('success_stories')
    .select(['id', 'partner_id'])
    .where('told_by', '=', tellerId)
    .where(whereUnanswered)
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
