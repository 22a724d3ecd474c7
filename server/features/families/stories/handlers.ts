import { memberForms } from '#contract/families/second-script.ts'
import { type LeavingReason, storyForms } from '#contract/families/stories.ts'
import { rulesOfIssues } from '#contract/issues.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import { checkPasswordOrRefuse } from '#server/features/access/passwords/password-again.ts'
import { giveConsent } from '#server/features/families/consents/queries.ts'
import { readTextOrRefuse } from '#server/features/families/consents/translations.ts'
import { presenterOfForms } from '#server/features/families/profile-fields/second-script.ts'
import { limitIdSearches } from '#server/features/finding/search/limits.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import type { Files } from '#server/ports/files.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { findPartner, type Partner } from './partners.ts'
import { storeCouplePhotoOrRefuse } from './photos.ts'
import { presentQuestion } from './present.ts'
import { putPhoto, writeAnswer } from './queries.ts'
import { saveOtherReason, saveStory } from './save-story.ts'
import { storyMessages, storySentences } from './words.ts'

interface StoryDependencies {
  db: Db
  passwords: Passwords
  files: Files
  secrets: Secrets
  limits: Limits
}
type StoryCalls = 'searchPartner' | 'tellStory' | 'addStoryPhoto' | 'storyToConfirm' | 'answerStory'

const presentNames = presenterOfForms(memberForms, ['first_name', 'last_name'])
const presentPartner = ({ second_script, ...named }: Partner) => ({ ...named, ...presentNames(second_script) })

/** Each reason has its own form, and what belongs to another form is ignored. */
function readFormOrRefuse<R extends LeavingReason>(reason: R, sent: object) {
  const read = storyForms[reason].safeParse(sent)
  if (!read.success) throw new Refusal('bad_input', { fields: rulesOfIssues(read.error) })
  return read.data as ReturnType<(typeof storyForms)[R]['parse']>
}

export function storyHandlers(dependencies: StoryDependencies): HandlersOf<StoryCalls> {
  const { db, files, secrets, limits } = dependencies
  /** Another member's story does not exist for this caller, nor does one that was taken down. */
  async function storyOfPartner(id: string, partnerId: string) {
    const story = await db
      .selectFrom('success_stories')
      .selectAll()
      .where('id', '=', id)
      .where('partner_id', '=', partnerId)
      .where('taken_down_at', 'is', null)
      .executeTakeFirst()
    if (!story) throw new Refusal('not_found')
    return story
  }

  return {
    async searchPartner({ input, viewer, address, now }) {
      await limitIdSearches(limits, viewer, address)
      const partner = await findPartner(db, viewer, input.registration_no.toUpperCase(), dayInIndia(now))
      const list = partner ? [presentPartner(partner)] : []
      return { count: list.length, list, next_offset: null }
    },

    async tellStory({ input, viewer, address, language, now }) {
      const t = storyMessages(language)
      if (input.password !== undefined) {
        const account = await accountById(db, viewer.id)
        if (!account) throw new Refusal('no_session')
        await checkPasswordOrRefuse(dependencies, account, { password: input.password, now })
      }
      if (input.type !== 'FOUND_HERE') {
        const { comment } = readFormOrRefuse(input.type, input)
        const reason = input.type === 'OTHER' ? 'other' : 'found_elsewhere'
        await saveOtherReason(db, { memberId: viewer.id, reason, comment, now })
        return { message: t.reasonSaved, uuid: viewer.id, is_confirmed: 0 }
      }
      const form = readFormOrRefuse('FOUND_HERE', input)
      const read = await readTextOrRefuse(db, 'story', input, language)
      // Naming a partner tells whether there is such a member, so it counts like a search by number.
      await limitIdSearches(limits, viewer, address)
      const partner = await findPartner(db, viewer, form.registration_no.toUpperCase(), dayInIndia(now))
      if (!partner) throw new Refusal('not_found', { sentence: storySentences.noSuchPartner })
      const { storyId, isConfirmed } = await saveStory(db, {
        viewer,
        partner,
        partnerFirstName: form.partner_first_name,
        partnerLastName: form.partner_last_name,
        city: form.city,
        words: form.words,
        weddingYear: form.wedding_year,
        language,
        read,
        now,
      })
      return {
        message: isConfirmed ? t.storyConfirmed : t.storySaved,
        uuid: storyId,
        is_confirmed: presentFlag(isConfirmed),
      }
    },

    async addStoryPhoto({ input, viewer, file, now, language }) {
      const storyId = input.uuid.toLowerCase()
      const story = await db
        .selectFrom('success_stories')
        .select(['told_by', 'partner_id', 'stored_as'])
        .where('id', '=', storyId)
        .executeTakeFirst()
      // This check spares the work for another member's story. The guarded write below decides.
      if (!story || (story.told_by !== viewer.id && story.partner_id !== viewer.id)) throw new Refusal('not_found')
      const storedAs = await storeCouplePhotoOrRefuse(db, files, file.bytes, now)
      if (!(await putPhoto(db, { storyId, memberId: viewer.id, storedAs })))
        throw new Refusal('conflict', { sentence: story.stored_as ? storySentences.hasPhoto : storySentences.answered })
      return { message: storyMessages(language).photoSaved }
    },

    async storyToConfirm({ input, viewer, now }) {
      return presentQuestion(await storyOfPartner(input.uuid.toLowerCase(), viewer.id), secrets, now)
    },

    async answerStory({ input, viewer, language, now }) {
      const storyId = input.uuid.toLowerCase()
      await storyOfPartner(storyId, viewer.id)
      const isTrue = input.answer === 'CONFIRM'
      const read = isTrue ? await readTextOrRefuse(db, 'story', input, language) : null
      const isWritten = await db.transaction().execute(async trx => {
        if (!(await writeAnswer(trx, { storyId, partnerId: viewer.id, isTrue, now }))) return false
        if (read) await giveConsent(trx, { memberId: viewer.id, text: 'story', ...read, channel: 'site', now })
        return true
      })
      if (!isWritten) throw new Refusal('conflict', { sentence: storySentences.answered })
      const t = storyMessages(language)
      return { message: isTrue ? t.confirmed : t.denied, state: isTrue ? 'CONFIRMED' : 'DENIED' }
    },
  }
}
