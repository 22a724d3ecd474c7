import { isPageKind } from '#domain/site/site-content.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Place } from './queries.ts'

/** A written page has a text in each language; a record of facts has one for both. */
export function refuseWrongLanguage({ kind, language }: Place): void {
  if (isPageKind(kind) === (language === 'both')) throw new Refusal('not_found')
}

/** Whether the published Marathi text was written before the English one, so that somebody should look at it again. */
export function isOlderThanEnglish({ kind, language }: Place, published: readonly (Place & { at: Date })[]): boolean {
  const writtenIn = (one: 'en' | 'mr') =>
    published.find(text => text.kind === kind && text.language === one)?.at.getTime() ?? 0
  return language === 'mr' && writtenIn('mr') < writtenIn('en')
}
