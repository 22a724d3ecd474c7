import type { Db } from '#server/db/open.ts'
import { recordAct } from '#server/features/audit/record.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { type OfficeStoryRow, searchStories, storiesPerPage } from './office-queries.ts'
import { blankStory, lockPublicStory } from './take-down.ts'
import { officeStoryMessages, storySentences } from './words.ts'

const nameOf = (...names: (string | null)[]) => names.filter(Boolean).join(' ')

const present = (row: OfficeStoryRow) => ({
  uuid: row.id,
  groom: {
    registration_no: row.groom_registration_no ?? '',
    name: nameOf(row.groom_first_name, row.groom_last_name),
    address: row.groom_address ?? '',
  },
  bride: {
    registration_no: row.bride_registration_no ?? '',
    name: nameOf(row.bride_first_name, row.bride_last_name),
    address: row.bride_address ?? '',
  },
  published_at: row.published_at?.toISOString() ?? '',
})

type StoryCalls = 'officeStories' | 'takeDownStory'

export function officeStoryHandlers({ db, secrets }: { db: Db; secrets: Secrets }): HandlersOf<StoryCalls> {
  return {
    async officeStories({ input }) {
      const { count, rows } = await searchStories(db, input)
      const isLast = (input.offset + 1) * storiesPerPage >= count
      return { count, next_offset: isLast ? null : input.offset + 1, list: rows.map(present) }
    },

    async takeDownStory({ input: { uuid, reason }, staff, language, now }) {
      const storyId = uuid.toLowerCase()
      await db.transaction().execute(async trx => {
        const story = await lockPublicStory(trx, storyId)
        if (story === 'absent') throw new Refusal('not_found')
        if (story === 'taken down') throw new Refusal('conflict', { sentence: storySentences.takenDownBefore })
        await blankStory(trx, storyId, now)
        await recordAct(trx, secrets, {
          staff,
          act: 'story_taken_down',
          memberId: story.told_by ?? story.partner_id,
          // Numbers alone: the names are what the couple wants to be gone.
          before: { groom: story.groom_registration_no, bride: story.bride_registration_no },
          reason,
          now,
        })
      })
      return { message: officeStoryMessages(language).takenDown }
    },
  }
}
