import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { type BothLetters, letterIn } from '#server/features/shared/site-content/fill-letter.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import {
  findLetter,
  lettersPage,
  lettersPerPage,
  listCalls,
  type SentLetter,
  unreachedOf,
  unreachedPerPage,
} from './sent-letters.ts'
import { letterCallMessages, memberLetterSentences } from './words.ts'

/** What became of the letters that were sent. */
export function sentLetterHandlers({
  db,
  secrets,
}: {
  db: Db
  secrets: Secrets
}): HandlersOf<'memberLetters' | 'memberLetter' | 'callUnreached'> {
  const wordsOf = ({ sealed }: SentLetter, language: Language) =>
    letterIn(JSON.parse(secrets.open(sealed)) as BothLetters, language)
  const present = (letter: SentLetter, language: Language) => ({
    ...letter,
    uuid: letter.id,
    subject: wordsOf(letter, language).subject,
    written_at: letter.written_at.toISOString(),
  })
  const letterOrRefuse = async (uuid: string): Promise<SentLetter> => {
    const letter = await findLetter(db, uuid.toLowerCase())
    if (!letter) throw new Refusal('not_found')
    return letter
  }

  return {
    async memberLetters({ input: { offset }, language }) {
      const { count, rows } = await lettersPage(db, offset)
      const list = rows.map(row => present(row, language))
      return { count, next_offset: nextOffset(offset, count, lettersPerPage), list }
    },

    async memberLetter({ input: { uuid, offset }, language }) {
      const letter = await letterOrRefuse(uuid)
      const rows = await unreachedOf(db, letter.id, offset)
      return {
        letter: present(letter, language),
        words: wordsOf(letter, language).text,
        count: letter.unreached,
        next_offset: nextOffset(offset, letter.unreached, unreachedPerPage),
        list: rows.map(row => ({
          uuid: row.member_id,
          registration_no: row.registration_no,
          name: nameIn(language, row),
          why: row.why,
          call: row.call === 'reached' ? 'done' : row.call,
        })),
      }
    },

    async callUnreached({ input: { uuid }, language, now, inAct }) {
      const letter = await letterOrRefuse(uuid)
      const count = await inAct(async trx => {
        const listed = await listCalls(trx, letter.id, now)
        if (listed === 0) throw new Refusal('conflict', { sentence: memberLetterSentences.nobodyToCall })
        const { subject } = wordsOf(letter, 'en')
        return { act: 'letter_calls_listed', after: { subject, families: listed }, result: listed }
      })
      return { message: letterCallMessages(language).listed(count) }
    },
  }
}
