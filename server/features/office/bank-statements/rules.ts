import type { Day } from '#domain/calendar.ts'
import type { ColumnMeaning } from '#domain/money/bank-statements.ts'
import { dayOf } from '#domain/office/import-values.ts'
import { plainDigits } from '#domain/words/digits.ts'

/** A bank writes names and addresses above the table. */
const linesAboveHeadings = 40

/** Where the headings stand: the first of the fullest lines near the top. */
export function headingsAt(lines: readonly (readonly string[])[]): number {
  const filled = lines.slice(0, linesAboveHeadings).map(cells => cells.filter(Boolean).length)
  return filled.indexOf(Math.max(...filled))
}

const words: readonly [ColumnMeaning, RegExp][] = [
  ['day', /date|दिनांक|तारीख/i],
  ['direction', /^(?:dr|cr|type|debit ?\/ ?credit|dr ?\/ ?cr|cr ?\/ ?dr)$/i],
  ['utr', /utr|rrn|ref|narration|particular|description|remark|details|तपशील/i],
  ['credit', /credit|deposit|amount|जमा|रक्कम/i],
]

/** A first proposal by the words of the headings, for a person to correct. A second column of one day or amount means none. */
export function proposedMeanings(headings: readonly string[]): ColumnMeaning[] {
  const taken = new Set<ColumnMeaning>()
  return headings.map(heading => {
    const meaning = words.find(([, pattern]) => pattern.test(heading.trim()))?.[0] ?? 'none'
    if (meaning !== 'utr' && taken.has(meaning)) return 'none'
    taken.add(meaning)
    return meaning
  })
}

/** Whether a statement can be read by these meanings. A UTR may stand in more than one column. */
export function isMatched(meanings: readonly ColumnMeaning[]): boolean {
  const count = (meaning: ColumnMeaning) => meanings.filter(one => one === meaning).length
  return count('day') === 1 && count('credit') === 1 && count('utr') >= 1 && count('direction') <= 1
}

/** Banks put zeros before the twelve digits of a UTR, and letters or slashes around them. */
const utrs = (text: string): string[] =>
  [...plainDigits(text).matchAll(/(?<!\d)0*(\d{12})(?!\d)/g)].map(([, utr = '']) => utr)

/** The year of a statement is of this century, where registers mean the year of a birth. */
const statementDay = (text: string): Day | null =>
  dayOf(plainDigits(text).replace(/^(\d{1,2}[-/. ](?:\d{1,2}|\p{L}+)[-/. ])(\d{2})(?!\d)/u, '$120$2'))

/** Null for what is no amount of money that came in: 1,500.00, ₹ 1500, 1500.00 Cr. */
function creditPaise(text: string): number | null {
  const amount = /^(?:₹|rs\.?|inr)? ?(\d[\d,]*)(?:\.(\d{1,2}))? ?(?:cr\.?)?$/i.exec(plainDigits(text).trim())
  if (!amount) return null
  const paise = Number(amount[1]?.replaceAll(',', '')) * 100 + Number((amount[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(paise) ? paise : null
}

/** A line with money that came in. Its UTR is one of these numbers. */
export interface StatementLine {
  day: Day
  paise: number
  utrs: string[]
}

/** The money that came in. A line that cannot be read so is a debit, a balance or the bank's own words. */
export function statementLines(
  rows: readonly (readonly string[])[],
  meanings: readonly ColumnMeaning[],
): StatementLine[] {
  const at = (meaning: ColumnMeaning) => meanings.indexOf(meaning)
  const [dayAt, creditAt, directionAt] = [at('day'), at('credit'), at('direction')]
  return rows.flatMap(cells => {
    const day = statementDay(cells[dayAt] ?? '')
    const paise = creditPaise(cells[creditAt] ?? '')
    const isDebit = directionAt >= 0 && !/^c/i.test((cells[directionAt] ?? '').trim())
    if (!day || !paise || isDebit) return []
    const found = meanings.flatMap((meaning, column) => (meaning === 'utr' ? utrs(cells[column] ?? '') : []))
    return [{ day, paise, utrs: [...new Set(found)] }]
  })
}
