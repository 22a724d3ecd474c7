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

const bothWays =
  /^(?:(?:txn|transaction|tran)\.? ?)?type$|(?:dr|debit|नावे) ?[/|] ?(?:cr|credit|जमा)|(?:cr|credit|जमा) ?[/|] ?(?:dr|debit|नावे)/i
const words: readonly [ColumnMeaning, RegExp][] = [
  ['day', /date|दिनांक|तारीख/i],
  ['direction', bothWays],
  ['none', /debit|withdraw|\bdr\b|paid ?out|नावे|खर्च|काढले|balance|शिल्लक/i],
  ['utr', /utr|rrn|ref|narration|particular|description|remark|details|तपशील/i],
  ['credit', /credit|deposit|\bcr\b|paid ?in|जमा/i],
  ['amount', /amount|amt|रक्कम/i],
]

const meaningOf = (heading: string): ColumnMeaning | undefined =>
  words.find(([, pattern]) => pattern.test(heading.trim()))?.[0]

/** Whether the words of a heading say that debits stand in its column. */
const mayHoldDebits = (heading: string): boolean => ['none', 'amount'].includes(meaningOf(heading) ?? 'credit')

const creditWord = words.find(([meaning]) => meaning === 'credit')?.[1]
/** Whether a heading speaks of debits or of a balance alone, where no sign makes a line money that came in. */
const holdsNoCredit = (heading: string): boolean => meaningOf(heading) === 'none' && !creditWord?.test(heading)

/** A first proposal by the words of the headings, for a person to correct. A second column of one day or amount means none. */
export function proposedMeanings(headings: readonly string[]): ColumnMeaning[] {
  const taken = new Set<ColumnMeaning>()
  const meanings = headings.map(heading => {
    const meaning = meaningOf(heading) ?? 'none'
    if (meaning !== 'utr' && taken.has(meaning)) return 'none'
    taken.add(meaning)
    return meaning
  })
  return taken.has('credit') ? meanings.map(one => (one === 'amount' ? 'none' : one)) : meanings
}

/** Whether a statement can be read by these meanings. A UTR may stand in more than one column; debits are never credits. */
export function isMatched(headings: readonly string[], meanings: readonly ColumnMeaning[]): boolean {
  const count = (...wanted: ColumnMeaning[]) => meanings.filter(one => wanted.includes(one)).length
  return (
    meanings.length === headings.length &&
    count('day') === 1 &&
    count('credit', 'amount') === 1 &&
    count('utr') >= 1 &&
    count('direction') <= 1 &&
    !headings.some(
      (heading, at) =>
        (meanings[at] === 'credit' && mayHoldDebits(heading)) || (meanings[at] === 'amount' && holdsNoCredit(heading)),
    )
  )
}

/** Banks put zeros before the twelve digits of a UTR, and letters or slashes around them. */
const utrs = (text: string): string[] =>
  [...plainDigits(text).matchAll(/(?<!\d)0*(\d{12})(?!\d)/g)].map(([, utr = '']) => utr)

/** The year of a statement is of this century, where registers mean the year of a birth. */
const statementDay = (text: string): Day | null =>
  dayOf(plainDigits(text).replace(/^(\d{1,2}[-/. ](?:\d{1,2}|\p{L}+)[-/. ])(\d{2})(?!\d)/u, '$120$2'))

/** What a cell says: 1,500.00, ₹ 1500, 1500.00 Cr, +1500. Null for what is no amount or is marked as a debit. */
function amountOf(text: string): { paise: number; isMarked: boolean } | null {
  const amount = /^(\+)? ?(?:₹|rs\.?|inr)? ?(\d[\d,]*)(?:\.(\d{1,2}))? ?(cr\.?|\(cr\)|जमा)?$/i.exec(
    plainDigits(text).trim(),
  )
  if (!amount) return null
  const [, plus, rupees = '', rest = '', mark] = amount
  const paise = Number(rupees.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'))
  return Number.isSafeInteger(paise) ? { paise, isMarked: Boolean(plus || mark) } : null
}

const isNegative = (text = ''): boolean => /^[-−(] ?(?:₹|rs\.?|inr)? ?\d/i.test(plainDigits(text).trim())
const saysCredit = (text = ''): boolean => /^(?:c|cr\.?|credit|जमा)$/i.test(text.trim())

/** A line with money that came in. Its UTR is one of these numbers. */
interface StatementLine {
  day: Day
  paise: number
  utrs: string[]
  /** What stands in the columns that hold the UTR. */
  text: string
}

/**
 * The money that came in. A line that cannot be read so is a debit, a balance or the bank's own words: an amount in a column for
 * both is a credit only by a direction, a mark or, where others are negative, its sign.
 */
export function statementLines(
  rows: readonly (readonly string[])[],
  meanings: readonly ColumnMeaning[],
): StatementLine[] {
  const at = (meaning: ColumnMeaning) => meanings.indexOf(meaning)
  const [dayAt, directionAt, creditAt] = [at('day'), at('direction'), at('credit')]
  const amountAt = creditAt >= 0 ? creditAt : at('amount')
  const isCreditAlone = creditAt >= 0 || rows.some(cells => isNegative(cells[amountAt]))
  return rows.flatMap(cells => {
    const day = statementDay(cells[dayAt] ?? '')
    const amount = amountOf(cells[amountAt] ?? '')
    if (!day || !amount?.paise) return []
    const isCredit = directionAt >= 0 ? saysCredit(cells[directionAt]) : isCreditAlone || amount.isMarked
    if (!isCredit) return []
    const texts = meanings.flatMap((meaning, column) => (meaning === 'utr' ? [cells[column] ?? ''] : []))
    return [
      { day, paise: amount.paise, utrs: [...new Set(texts.flatMap(utrs))], text: texts.filter(Boolean).join(' · ') },
    ]
  })
}
