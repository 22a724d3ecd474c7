import { dltIdPattern, type SmsName, smsNames } from '#domain/telling/messages.ts'
import { type Language, languages } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { readCsv } from '#server/features/office/imports/read-csv.ts'
import { type Table, Unreadable } from '#server/features/office/imports/table.ts'
import { Refusal } from '#server/http/refusal.ts'
import { messagesSentences } from './words.ts'

interface ReadId {
  line: number
  name: SmsName
  language: Language
  dltId: string
}

/** Refuses a file because of one line. A spreadsheet that took an id for a number has rounded it, so nothing of it is stored. */
export const wrongLine = (line: number, why: 'unknown' | 'id' | 'taken') =>
  new Refusal('conflict', {
    sentence: {
      en: `Line ${line}: ${messagesSentences.line[why].en}. Nothing was stored`,
      mr: `ओळ ${inDevanagari(line)}: ${messagesSentences.line[why].mr}. काहीही जतन केलेले नाही`,
    },
  })

function tableOrRefuse(text: string): Table {
  try {
    return readCsv(Buffer.from(text))
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('conflict', { sentence: messagesSentences.unreadable })
    throw error
  }
}

/** The ids of a file. A line without one changes nothing. */
export function idsInFile(text: string): ReadId[] {
  const { columns, rows } = tableOrRefuse(text)
  const at = (column: string) => columns.findIndex(one => one.replace('\uFEFF', '').toLowerCase() === column)
  const [names, inLanguage, ids] = [at('name'), at('language'), at('dlt_id')]
  if (names < 0 || inLanguage < 0 || ids < 0) throw new Refusal('conflict', { sentence: messagesSentences.unreadable })
  return rows.flatMap(({ row: line, cells }) => {
    const dltId = cells[ids] ?? ''
    if (dltId === '') return []
    const name = smsNames.find(one => one === cells[names])
    const language = languages.find(one => one === cells[inLanguage])
    if (!name || !language) throw wrongLine(line, 'unknown')
    if (!dltIdPattern.test(dltId)) throw wrongLine(line, 'id')
    return [{ line, name, language, dltId }]
  })
}
