import { readBiodata } from '#domain/families/biodata-text/read-biodata.ts'
import type { BiodataField, Reading } from '#domain/families/biodata-text/reading.ts'
import { heightOf } from '#domain/office/import-values.ts'

/** What a biodata says, by field. Several numbers stand behind each other with commas. */
export type Truth = Partial<Record<BiodataField, string>>
export interface WrittenBiodata {
  truth: Truth
  text: string
}

/** Right and wrong are readings that nobody is asked about; asked are doubtful ones; missed is what was not read at all. */
interface Score {
  right: number
  wrong: number
  asked: number
  missed: number
}
const blank = (): Score => ({ right: 0, wrong: 0, asked: 0, missed: 0 })

/** Texts are compared by their letters and digits: a full stop behind a value is no mistake. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const same: Partial<Record<BiodataField, (value: string) => unknown>> = {
  bloodGroup: value => value,
  // A text says 5'4" or 163 cm, and the form has the nearest height of its list.
  height: value => heightOf(`${value} cm`),
}
const isSame = (field: BiodataField, one: string, other: string) => {
  const key = same[field] ?? plain
  return key(one) === key(other)
}

function joined(readings: readonly Reading[]): Partial<Record<BiodataField, { value: string; isSure: boolean }>> {
  const found: Partial<Record<BiodataField, { value: string; isSure: boolean }>> = {}
  for (const { field, value, isSure } of readings) {
    const earlier = found[field]
    found[field] = earlier
      ? { value: `${earlier.value},${value}`, isSure: earlier.isSure && isSure }
      : { value, isSure }
  }
  return found
}

/** What a text says; of a text with several candidates, what holds for each of them. */
function readWhole(text: string): { readings: readonly Reading[]; isOfSeveral: boolean } {
  const read = readBiodata(text)
  if (typeof read === 'string') return { readings: [], isOfSeveral: false }
  const [first, ...others] = read.candidates.map(one => readWhole(one.text).readings)
  const isOfEach = ({ field, value }: Reading) =>
    others.every(readings => readings.some(one => one.field === field && one.value === value))
  return { readings: first?.filter(isOfEach) ?? read.readings, isOfSeveral: first !== undefined }
}

/** Reads each text and counts, by field. A sure reading of what the text does not say is wrong. */
export function scoreReader(written: readonly WrittenBiodata[], onMistake?: (mistake: unknown) => void) {
  const fields = new Map<BiodataField, Score>()
  for (const { truth, text } of written) {
    const { readings, isOfSeveral } = readWhole(text)
    const found = joined(readings)
    for (const field of new Set([...Object.keys(truth), ...Object.keys(found)] as BiodataField[])) {
      const [said, heard] = [truth[field], found[field]]
      if (said === undefined && (!heard?.isSure || isOfSeveral)) continue
      const is = said !== undefined && heard !== undefined && isSame(field, said, heard.value)
      const outcome = !heard ? 'missed' : !heard.isSure ? 'asked' : is ? 'right' : 'wrong'
      const score = fields.get(field) ?? blank()
      score[outcome]++
      fields.set(field, score)
      if (outcome !== 'right') onMistake?.({ outcome, field, said, heard: heard?.value, text })
    }
  }
  const all = blank()
  for (const score of fields.values())
    for (const outcome of ['right', 'wrong', 'asked', 'missed'] as const) all[outcome] += score[outcome]
  const total = all.right + all.wrong + all.asked + all.missed
  return { fields, total, share: (outcome: keyof Score) => all[outcome] / total }
}

/** A table for the log, a row for each field. */
export function scoreTable(title: string, { fields, total, share }: ReturnType<typeof scoreReader>): string {
  const rows = [...fields].map(([field, { right, wrong, asked, missed }]) =>
    [field.padEnd(18), ...[right, wrong, asked, missed].map(count => String(count).padStart(6))].join(' '),
  )
  const percent = (outcome: keyof Score) => `${(100 * share(outcome)).toFixed(1)} %`
  return [
    `${title}: ${total} fields, right ${percent('right')}, wrong ${percent('wrong')}, asked ${percent('asked')}, missed ${percent('missed')}`,
    'field               right  wrong  asked missed',
    ...rows,
  ].join('\n')
}
