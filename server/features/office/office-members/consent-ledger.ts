import { spokenLanguages } from '#domain/families/consent-languages.ts'
import type { readConsents } from '#server/features/families/consents/queries.ts'
import { csvLine, csvMark } from '#server/features/shared/spreadsheets/csv.ts'

const columns = [
  'when',
  'text',
  'act',
  'where',
  'language',
  'version',
  'title',
  'sentence',
  'whole text',
  'on withdrawal',
]

/** What one family gave and withdrew, in order, each with the words that it read. For the Board; it holds no contact. */
export function consentLedger(registrationNo: string, rows: Awaited<ReturnType<typeof readConsents>>): string {
  const lines = rows.map(({ at, text, act, channel, language, version, words }) => [
    at.toISOString(),
    text,
    act,
    channel,
    spokenLanguages[language].name.en,
    version,
    words?.title ?? '',
    words?.sentence ?? '',
    words?.whole.join('\n\n') ?? '',
    words?.afterwards ?? '',
  ])
  return csvMark + [['registration number', registrationNo], [], columns, ...lines].map(csvLine).join('')
}
