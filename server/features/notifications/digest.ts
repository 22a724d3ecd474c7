import { oneLine } from '#domain/format/one-line.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { sentenceOf } from './present.ts'
import type { NotificationRow } from './queries.ts'
import { digestWords, noticeSms } from './words.ts'

const linesAtMost = 10

interface Content {
  subject: string
  text: string
}

/** One e-mail for all that is new; null where nothing of it may be told any more. The link opens a page and does nothing. */
export function digestMail(rows: readonly NotificationRow[], language: Language, publicUrl: string): Content | null {
  if (rows.length === 0) return null
  const say = digestWords(language)
  const more = rows.length - linesAtMost
  return {
    subject: say.subject(rows.length),
    text: [
      ...rows.slice(0, linesAtMost).map(row => `- ${sentenceOf(row, language)}`),
      ...(more > 0 ? [say.more(more)] : []),
      '',
      `${say.see} ${publicUrl}/all-notifications`,
      say.choose,
    ].join('\n'),
  }
}

/** Tells of the newest accepted interest, without a number and without a link. */
export function smsOf(rows: readonly NotificationRow[], language: Language): Content | null {
  const accepted = rows.find(row => row.type === 'interest_accepted')
  if (!accepted?.last_name) return null
  const family = `${oneLine(accepted.last_name)} (${accepted.registration_no})`
  return { subject: '', text: noticeSms(language).interest_accepted(family) }
}
