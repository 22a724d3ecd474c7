import type { Db } from '#server/db/open.ts'

/** Locks a story that everybody can read. Of two who take it down at the same moment, the second finds it taken down. */
export async function lockPublicStory(trx: Db, storyId: string) {
  const story = await trx
    .selectFrom('success_stories')
    .select(['told_by', 'partner_id', 'groom_registration_no', 'bride_registration_no', 'taken_down_at'])
    .where('id', '=', storyId)
    .where('published_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!story) return 'absent'
  return story.taken_down_at ? 'taken down' : story
}

/** Takes down every story of a member who no longer agrees to it. */
export async function takeDownStoriesOf(trx: Db, memberId: string, now: Date): Promise<void> {
  const stories = await trx
    .selectFrom('success_stories')
    .select('id')
    .where(eb => eb.or([eb('told_by', '=', memberId), eb('partner_id', '=', memberId)]))
    .where('denied_at', 'is', null)
    .where('taken_down_at', 'is', null)
    .forUpdate()
    .execute()
  for (const { id } of stories) await blankStory(trx, id, now)
}

/** Takes a story off the site for good. Nothing of what it told stays, and a trigger notes its photo for erasing. */
export async function blankStory(trx: Db, storyId: string, now: Date): Promise<void> {
  await trx
    .updateTable('success_stories')
    .set({
      taken_down_at: now,
      groom_registration_no: null,
      groom_first_name: null,
      groom_last_name: null,
      groom_address: null,
      bride_registration_no: null,
      bride_first_name: null,
      bride_last_name: null,
      bride_address: null,
      words: null,
      wedding_year: null,
      image: null,
      stored_as: null,
      consent: null,
    })
    .where('id', '=', storyId)
    .execute()
  // The notification that asks the partner would lead nowhere now.
  await trx.deleteFrom('notifications').where('source_id', '=', storyId).execute()
}
