import { formatInstant } from '#domain/format/instant.ts'
import { staffActs } from '#domain/office/audit.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { csvText } from '#server/features/shared/spreadsheets/csv.ts'
import type { Entry } from './present.ts'

const fileWords = catalogue({
  number: ['Number', 'क्रमांक'],
  when: ['When', 'केव्हा'],
  what: ['What', 'काय'],
  who: ['Who', 'कोणी'],
  whose: ['Member', 'सदस्य'],
  why: ['Reason', 'कारण'],
  seal: ['Seal', 'शिक्का'],
})

/** The audit as a CSV file, without the values that were changed. A trustee finds the seals there that came by email. */
export function auditFile(entries: readonly (Entry & { seal: string })[], language: Language): string {
  const t = fileWords(language)
  return csvText([
    [t.number, t.when, t.what, t.who, t.whose, t.why, t.seal],
    ...entries.map(({ seq, at, act, staff, member, reason, seal }) => [
      seq,
      formatInstant(at, language),
      staffActs[act][language],
      staff?.name ?? null,
      member?.registration_no ?? null,
      reason,
      seal,
    ]),
  ])
}
