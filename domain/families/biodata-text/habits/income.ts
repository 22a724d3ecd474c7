import { type Habit, type Piece, partOf, type Reading, readAs } from '../reading.ts'

const monthly = [
  'मासिक उत्पन्न',
  'मासिक पगार',
  'मासिक वेतन',
  'दरमहा पगार',
  'दरमहा उत्पन्न',
  'monthly income',
  'monthly salary',
  'masik pagar',
  'masik utpanna',
]
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:lakhs?|lacs?|lpa|lac|l|लाख|लक्ष|एलपीए)/, 100_000],
  [/^(?:crores?|cr|कोटी)/, 10_000_000],
  [/^(?:thousand|k|हजार|hajar)/, 1_000],
]
const aMonth =
  /per month|p\.? ?m\.?(?![a-z])|monthly|a month|\/ ?month|दरमहा|महिना|मासिक|प्रति ?महिना|mahina|mahine|darmaha/
const amount = /(\d[\d,]{0,14}(?:\.\d{1,2})?)(?: ?(?:-|to|ते) ?\d[\d.,]{0,14})? ?([\p{L}\p{M}]{0,10})/u
const isRange = /\d ?(?:-|to|ते) ?\d/
/** A smaller number is one of lakhs, or of rupees a month: the family is asked. */
const leastOfAYear = 150_000

/** Rupees a year: 12 LPA, ८.५ लाख, 6,00,000/-, 40 हजार दरमहा, and a month's salary under a label that says so. */
function readIncome(piece: Piece, label: string): Reading[] {
  const match = amount.exec(piece.plain)
  if (!match) return []
  const number = Number((match[1] ?? '').replaceAll(',', ''))
  const unit = units.find(([word]) => word.test(match[2] ?? ''))?.[1]
  const isMonthly = monthly.includes(label) || aMonth.test(piece.plain)
  const rupees = Math.round(number * (unit ?? (number < 200 ? 100_000 : 1)) * (isMonthly ? 12 : 1))
  const isSure =
    !isRange.test(piece.plain) &&
    (rupees === 0 || (unit === undefined ? number >= (isMonthly ? 1_000 : leastOfAYear) : unit > 1_000 || isMonthly)) &&
    rupees <= 100_000_000
  return [readAs('annualIncome', partOf(piece, 0, piece.plain.length), String(rupees), isSure)]
}

export const income: Habit = {
  labels: [
    ...monthly,
    'वार्षिक उत्पन्न',
    'उत्पन्न',
    'वार्षिक पगार',
    'पगार',
    'वेतन',
    'वार्षिक वेतन',
    'पॅकेज',
    'वार्षिक पॅकेज',
    'annual income',
    'yearly income',
    'income',
    'annual salary',
    'salary',
    'package',
    'annual package',
    'ctc',
    'varshik utpanna',
    'varshik utpann',
    'utpanna',
    'pagar',
  ],
  read: readIncome,
}
