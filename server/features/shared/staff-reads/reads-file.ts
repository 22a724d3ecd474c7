import { formatInstant } from '#domain/format/instant.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { readKindWords } from '#domain/words/read-kind-words.ts'
import { csvText } from '#server/features/shared/spreadsheets/csv.ts'
import type { ReadRow } from './queries.ts'

const fileWords = catalogue({
  what: ['What', 'काय'],
  who: ['Who', 'कोणी'],
  whose: ['Member', 'सदस्य'],
  families: ['Families of the page', 'पानावरील कुटुंबे'],
  day: ['Day', 'दिवस'],
  times: ['Times', 'किती वेळा'],
  last: ['Last at', 'शेवटी'],
})

/** What staff read as a CSV file. Of a page of a list it has the number of its families alone, as the screen does. */
export function readsFile(rows: readonly ReadRow[], language: Language): string {
  const t = fileWords(language)
  return csvText([
    [t.what, t.who, t.whose, t.families, t.day, t.times, t.last],
    ...rows.map(row => [
      readKindWords(language)[row.kind],
      row.name,
      row.registration_no,
      row.families?.length ?? null,
      row.day,
      row.count,
      formatInstant(row.last_at.toISOString(), language),
    ]),
  ])
}
