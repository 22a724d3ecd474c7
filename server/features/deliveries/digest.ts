import { oneLine } from '#domain/format/one-line.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { sentenceOf } from '#server/features/notifications/present.ts'
import type { NotificationRow } from '#server/features/notifications/queries.ts'
import type { NotificationType } from '#server/features/notifications/types.ts'
import { digestWords, noticeSmsWords } from './words.ts'

const linesAtMost = 10

interface Content {
  subject: string
  text: string
}

/** One e-mail for all that is new. The link opens a page and does nothing. */
export function digestMail(rows: readonly NotificationRow[], language: Language, publicUrl: string): Content {
  const say = digestWords(language)
  const more = rows.length - linesAtMost
  return {
    subject: say.subject(rows.length),
    text: [
      ...rows.slice(0, linesAtMost).map(row => `- ${sentenceOf(row, language)}`),
      ...(more > 0 ? [say.more(more)] : []),
      '',
      `${say.see} ${publicUrl}/all-notifications`,
      '',
      say.choose,
    ].join('\n'),
  }
}

/** The registered words that fit a notification by itself. Any other has the general ones alone. */
const smsOfType: Partial<Record<NotificationType, keyof ReturnType<typeof noticeSmsWords>['one']>> = {
  interest_sent: 'interest_sent',
  interest_reminded: 'interest_sent',
  interest_accepted: 'interest_accepted',
  contact_viewed: 'contact_viewed',
  membership_started: 'membership',
  membership_ending: 'membership',
  membership_last_days: 'membership',
  membership_refunded: 'membership',
}

/** The SMS that may tell what is new, by the names of their registered words, the best first. None has a number or a link. */
export function noticeSms(rows: readonly NotificationRow[], language: Language): { name: string; text: string }[] {
  const say = noticeSmsWords(language)
  const [first, ...others] = rows
  const name = first && others.length === 0 ? smsOfType[first.type] : undefined
  const family = first?.last_name ? `${oneLine(first.last_name)} (${first.registration_no})` : ''
  const own = first && name ? [{ name, text: say.one[name](family) }] : []
  return [...own, { name: 'notices', text: say.notices(rows.length) }]
}
