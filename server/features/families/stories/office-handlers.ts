import type { Db } from '#server/db/open.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { ActValues } from '#server/http/acts.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import {
  correctStory,
  exchangePhoto,
  insertStory,
  lockShownStory,
  moveStory,
  type OfficeStoryRow,
  type StoryText,
  searchStories,
  storiesPerPage,
} from './office-queries.ts'
import { publicStoryPhoto, storeCouplePhotoOrRefuse } from './photos.ts'
import { presentSide } from './present.ts'
import { blankStory, lockPublicStory } from './take-down.ts'
import { officeStoryMessages, storySentences } from './words.ts'

const presentPerson = (row: OfficeStoryRow, side: 'groom' | 'bride') => {
  const person = presentSide(row, side)
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ')
  return { ...person, name, address: row[`${side}_address`] ?? '' }
}

const present = (row: OfficeStoryRow) => ({
  uuid: row.id,
  version: row.version,
  image: row.stored_as ? publicStoryPhoto(row.id) : row.image,
  groom: presentPerson(row, 'groom'),
  bride: presentPerson(row, 'bride'),
  words: row.words ?? '',
  wedding_year: row.wedding_year,
  published_at: row.published_at?.toISOString() ?? '',
})

type StoryCalls =
  | 'officeStories'
  | 'takeDownStory'
  | 'writeOfficeStory'
  | 'correctOfficeStory'
  | 'exchangeStoryPhoto'
  | 'moveStory'

const gone = () => new Refusal('conflict', { sentence: storySentences.takenDownBefore })

/**
 * The audit keeps numbers, places and the year of a story. Names and words must go when a couple takes its story down, so
 * they are not in it.
 */
const recorded = (text: StoryText): ActValues => ({
  groom: text.groom_registration_no,
  groom_place: text.groom_address,
  bride: text.bride_registration_no,
  bride_place: text.bride_address,
  wedding_year: text.wedding_year,
})

const textOf = (row: { [K in keyof StoryText]: StoryText[K] | null }): StoryText => ({
  groom_registration_no: row.groom_registration_no ?? '',
  groom_first_name: row.groom_first_name ?? '',
  groom_last_name: row.groom_last_name ?? '',
  groom_address: row.groom_address ?? '',
  bride_registration_no: row.bride_registration_no ?? '',
  bride_first_name: row.bride_first_name ?? '',
  bride_last_name: row.bride_last_name ?? '',
  bride_address: row.bride_address ?? '',
  words: row.words ?? '',
  wedding_year: row.wedding_year,
})

export function officeStoryHandlers({
  db,

  files,
}: {
  db: Db
  files: Files
}): HandlersOf<StoryCalls> {
  return {
    async officeStories({ input }) {
      const { count, rows } = await searchStories(db, input)
      return { count, next_offset: nextOffset(input.offset, count, storiesPerPage), list: rows.map(present) }
    },

    async takeDownStory({ input: { uuid, reason }, language, now, inAct }) {
      const storyId = uuid.toLowerCase()
      await inAct(async trx => {
        const story = await lockPublicStory(trx, storyId)
        if (story === 'absent') throw new Refusal('not_found')
        if (story === 'taken down') throw new Refusal('conflict', { sentence: storySentences.takenDownBefore })
        await blankStory(trx, storyId, now)
        return {
          act: 'story_taken_down',
          memberId: story.told_by ?? story.partner_id,
          // Numbers alone: the names are what the couple wants to be gone.
          before: { groom: story.groom_registration_no, bride: story.bride_registration_no },
          reason,
        }
      })
      return { message: officeStoryMessages(language).takenDown }
    },

    async writeOfficeStory({ input: { consent, ...text }, staff, language, now, inAct }) {
      const id = newId(now)
      await inAct(async trx => {
        await insertStory(trx, { id, text, consent, staffId: staff.id, now })
        return { act: 'story_written', after: recorded(text), reason: consent }
      })
      return { message: officeStoryMessages(language).written, uuid: id }
    },

    async correctOfficeStory({ input: { uuid, version, ...text }, language, inAct }) {
      const storyId = uuid.toLowerCase()
      await inAct(async trx => {
        const before = await lockShownStory(trx, storyId)
        if (!before) throw gone()
        if (!(await correctStory(trx, storyId, version, text))) throw new Refusal('changed_elsewhere')
        const change = { before: recorded(textOf(before)), after: recorded(text) }
        return { act: 'story_corrected', memberId: before.told_by, ...change }
      })
      return { message: officeStoryMessages(language).corrected }
    },

    async exchangeStoryPhoto({ input: { uuid }, file, language, now, inAct }) {
      const storyId = uuid.toLowerCase()
      const storedAs = await storeCouplePhotoOrRefuse(db, files, file.bytes, now)
      await inAct(async trx => {
        const before = await lockShownStory(trx, storyId)
        if (!before || !(await exchangePhoto(trx, storyId, storedAs))) throw gone()
        return {
          act: 'story_photo_exchanged',
          memberId: before.told_by,
          before: { had_photo: Boolean(before.stored_as ?? before.image) },
          after: { groom: before.groom_registration_no, bride: before.bride_registration_no },
        }
      })
      return { message: officeStoryMessages(language).photoExchanged }
    },

    async moveStory({ input: { uuid, direction }, language, inAct }) {
      const storyId = uuid.toLowerCase()
      await inAct(async trx => {
        const story = await lockShownStory(trx, storyId)
        if (!story) throw gone()
        if (!(await moveStory(trx, storyId, direction)))
          throw new Refusal('conflict', { sentence: storySentences.atTheEnd })
        const after = { groom: story.groom_registration_no, bride: story.bride_registration_no, direction }
        return { act: 'story_moved', after }
      })
      return { message: officeStoryMessages(language).moved }
    },
  }
}
