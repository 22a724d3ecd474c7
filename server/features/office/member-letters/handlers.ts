import type { MemberLetterKind } from '#domain/office/member-letters.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import { type BothLetters, filledOrRefuse } from '#server/features/shared/site-content/fill-letter.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { addMembers, addUnreached, countMembersOf, countWrittenTo, insertLetter } from './queries.ts'
import { refuseEmptyLetter, refuseWrongCount } from './rules.ts'
import { memberLetterMessages, memberLetterSentences, reminderLetter } from './words.ts'

interface Dependencies {
  db: Db
  secrets: Secrets
  site: ReadSite
  channels: OpenChannels
  config: Pick<Config, 'publicUrl'>
}

/** The page that each reminder links to. */
const pages = { photo: '/my-profile', login: '/home' } as const

/** The words of a letter: the ADMIN's own, in both languages, or those of the reminder. */
function lettersOrRefuse(kind: MemberLetterKind, typed: BothLetters, publicUrl: string): BothLetters {
  if (kind === 'written') {
    refuseEmptyLetter(typed)
    return typed
  }
  const link = `${publicUrl}${pages[kind]}`
  const [en, mr] = [reminderLetter(kind, 'en', link), reminderLetter(kind, 'mr', link)]
  return { subject_en: en.subject, text_en: en.text, subject_mr: mr.subject, text_mr: mr.text }
}

export function memberLetterHandlers({
  db,
  secrets,
  site,
  channels,
  config,
}: Dependencies): HandlersOf<'previewMemberLetter' | 'sendMemberLetter'> {
  return {
    async previewMemberLetter({ input, now }) {
      const { kind, subject_en, text_en, subject_mr, text_mr, ...filter } = input
      const typed = { subject_en, text_en, subject_mr, text_mr }
      const letter = await filledOrRefuse(site, lettersOrRefuse(kind, typed, config.publicUrl))
      const { fit, count, to_call } = await countWrittenTo(db, { kind, filter, now })
      return { fit, count: channels.EMAIL ? count : 0, to_call, letter }
    },

    async sendMemberLetter({ input, staff, language, now, inAct }) {
      const { uuid: id, kind, count: previewed, subject_en, text_en, subject_mr, text_mr, ...filter } = input
      const typed = { subject_en, text_en, subject_mr, text_mr }
      const text = await filledOrRefuse(site, lettersOrRefuse(kind, typed, config.publicUrl))
      if (!channels.EMAIL) throw new Refusal('conflict', { sentence: memberLetterSentences.nobody })
      const count = await inAct(async trx => {
        const chosen = { id, kind, filter, now }
        // The button was pressed twice: the second request waits at the unique key and answers with the first one's count.
        if (!(await insertLetter(trx, secrets, { ...chosen, text, staffId: staff.id })))
          return { acts: [], result: await countMembersOf(trx, id) }
        const added = await addMembers(trx, chosen)
        refuseWrongCount(added, previewed)
        await addUnreached(trx, chosen)
        const asked = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
        const after = { kind, families: added, subject: text.subject_en, ...Object.fromEntries(asked) }
        return { act: 'members_written_to', after, result: added }
      })
      return { message: memberLetterMessages(language).sent(count), count }
    },
  }
}
