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
})

/** The audit as a CSV file, without the values that were changed. */
export function auditFile(entries: readonly Entry[], language: Language): string {
  const t = fileWords(language)
  return csvText([
    [t.number, t.when, t.what, t.who, t.whose, t.why],
    ...entries.map(({ seq, at, act, staff, member, reason }) => [
      seq,
      formatInstant(at, language),
      staffActs[act][language],
      staff?.name ?? null,
      member?.registration_no ?? null,
      reason,
    ]),
  ])
}
