import { broken } from '#contract/field-words.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { type MemberLetterKind, mostLettersAtOnce } from '#domain/office/member-letters.ts'
import type { MemberFilter } from '#server/features/office/office-members/member-filter.ts'
import type { BothLetters } from '#server/features/shared/site-content/fill-letter.ts'
import { Refusal } from '#server/http/refusal.ts'
import { memberLetterSentences } from './words.ts'

/** A reminder reaches only those who lack what it reminds of, whatever else was chosen. */
export const filterFor = (kind: MemberLetterKind, filter: MemberFilter): MemberFilter => {
  if (kind === 'photo') return { ...filter, photo: 'N' }
  return kind === 'login' ? { ...filter, used: 'N' } : filter
}

/** The key of a reminder and its month: a family gets each reminder once a month. Null for what an ADMIN wrote. */
export const onceIn = (kind: MemberLetterKind, now: Date): string | null =>
  kind === 'written' ? null : `${kind} ${dayInIndia(now).slice(0, 7)}`

/** A letter of an ADMIN has a subject and a text in both languages. */
export function refuseEmptyLetter(typed: BothLetters): void {
  const empty = Object.entries(typed).filter(([, text]) => text === '')
  if (empty.length > 0)
    throw new Refusal('bad_input', {
      fields: Object.fromEntries(empty.map(([name]) => [name, broken('required', name as keyof BothLetters)])),
    })
}

/** Nothing is sent to nobody, to too many at once, or to more families than the preview showed. */
export function refuseWrongCount(count: number, previewed: number): void {
  const refuse = (sentence: keyof typeof memberLetterSentences) => {
    throw new Refusal('conflict', { sentence: memberLetterSentences[sentence] })
  }
  if (count === 0) refuse('nobody')
  if (count > mostLettersAtOnce) refuse('tooMany')
  if (count > previewed) refuse('moreThanShown')
}
