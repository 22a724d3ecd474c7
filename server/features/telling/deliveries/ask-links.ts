import type { Language } from '#domain/words/catalogue.ts'
import { sentenceOf } from '#server/features/telling/notifications/present.ts'
import type { NotificationRow } from '#server/features/telling/notifications/queries.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { askLinkWords } from './words.ts'

const purpose = 'answer the family'
export const askPath = '/api/mail/family-ask'

interface AskLink {
  askId: string
  /** The letter goes to one person of the family, who answers in the own name. */
  personId: string
}
const signed = ({ askId, personId }: AskLink) => `${askId} ${personId}`

export const isAskKey = (secrets: Secrets, link: AskLink, key: string): boolean =>
  secrets.isSignedBy(purpose, signed(link), key)

export function askAddress(secrets: Secrets, publicUrl: string, link: AskLink): string {
  const key = secrets.sign(purpose, signed(link))
  return `${publicUrl}${askPath}?${new URLSearchParams({ ask: link.askId, person: link.personId, key })}`
}

interface Site {
  secrets: Secrets
  publicUrl: string
}

/** What a letter says of a notice. One that asks brings the page on which its reader answers without a login. */
export function noticeLine(
  row: NotificationRow,
  language: Language,
  personId: string | null,
  { secrets, publicUrl }: Site,
): string {
  const sentence = sentenceOf(row, language)
  if (row.type !== 'family_asked' || personId === null) return sentence
  const address = askAddress(secrets, publicUrl, { askId: row.source_id, personId })
  return `${sentence}. ${askLinkWords(language).answer} ${address}`
}
