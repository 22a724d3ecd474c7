import { oneLine } from '#domain/format/one-line.ts'
import type { SmsName } from '#domain/telling/messages.ts'
import { isNotice, told } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import type { NotificationRow } from '#server/features/telling/notifications/queries.ts'
import { digestWords, noticeSmsWords } from './words.ts'

export const linesAtMost = 10

interface Content {
  subject: string
  text: string
}

/** One e-mail with all that is new. Its link only opens a page. */
export function digestMail(sentences: readonly string[], language: Language, link: string): Content {
  const t = digestWords(language)
  const more = sentences.length - linesAtMost
  return {
    subject: t.subject(sentences.length),
    text: [
      ...sentences.slice(0, linesAtMost).map(sentence => `- ${sentence}`),
      ...(more > 0 ? [t.more(more)] : []),
      '',
      `${t.see} ${link}`,
      '',
      t.choose,
    ].join('\n'),
  }
}

/** The name of the words for a single notice. Several notices, and other types, only have the general words. */
const ownNameOf = ([first, ...others]: readonly NotificationRow[]) =>
  first && others.length === 0 && isNotice(first.type) ? told[first.type].words : null

/** The name of the words for these notices: their own, or the general ones. */
export const noticeName = (rows: readonly NotificationRow[]) =>
  ownNameOf(rows) ?? (rows.length === 1 ? 'notice' : 'notices')

/** Surname and registration number of the family that a notice is from. */
export function familyOf(language: Language, row: NotificationRow | undefined): string {
  const surname = row && rowIn(language, row).last_name
  return surname ? `${oneLine(surname)} (${row.registration_no})` : ''
}

/** The SMS that can tell what is new, the best first, by the names of their registered words. None holds a number or a link. */
export function noticeSms(
  rows: readonly NotificationRow[],
  { language, child }: { language: Language; child: string | null },
): { name: SmsName; text: string }[] {
  const t = noticeSmsWords(language)
  const [first] = rows
  const name = ownNameOf(rows)
  const family = familyOf(language, first)
  const own = first && name ? [{ name, text: t.one[name](family) }] : []
  const general =
    rows.length === 1
      ? ({ name: 'notice', text: t.notice } as const)
      : ({ name: 'notices', text: t.notices(groupedDigits(language, rows.length)) } as const)
  // Whose it is matters more to a mother of several than what it is.
  return child ? [{ name: 'child_notice', text: t.child(oneLine(child)) }, ...own, general] : [...own, general]
}
