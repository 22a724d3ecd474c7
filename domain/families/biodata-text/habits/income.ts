import { type Habit, labelsOf, type Piece, partOf, type Reading, readAs } from '../reading.ts'

const pays = [
  'उत्पन्न',
  'पगार',
  'वेतन',
  'प्राप्ती',
  'मिळकत',
  'कमाई',
  'पॅकेज',
  'income',
  'salary',
  'package',
  'ctc',
  'earning',
  'pay',
]
const paysInRoman = ['pagar', 'utpanna', 'utpann', 'vetan', 'kamai']
const monthly = [
  ...labelsOf(['मासिक', 'दरमहा', 'महिन्याचे', 'महिन्याचा', 'monthly', 'masik', 'darmaha'], [...pays, ...paysInRoman]),
  ...labelsOf(['income', 'salary'], ['per month', 'monthly', 'p m', 'pm']),
]
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:lakhs?|lacs?|lpa|lac|l|लाख|लक्ष|एलपीए)/, 100_000],
  [/^(?:crores?|cr|कोटी)/, 10_000_000],
  [/^(?:thousand|k|हजार|hajar)/, 1_000],
]
const aMonth =
  /per month|p\.? ?m\.?(?![a-z])|monthly|a month|\/ ?month|दरमहा|मह[िी]ना|मह[िी]न्याला|मासिक|प्रति ?महिना|mahina|mahine|darmaha/
const amount = /(\d[\d,]{0,14}(?:\.\d{1,2})?)(?: ?(?:-|to|ते) ?\d[\d.,]{0,14})? ?([\p{L}\p{M}]{0,10})/u
const isRange = /\d ?(?:-|to|ते) ?\d/
/** A smaller number is one of lakhs, or of rupees a month: the family is asked. */
const leastOfAYear = 150_000

const inWords: readonly (readonly [RegExp, string])[] = [
  'एक|one',
  'दोन|two',
  'तीन|three',
  'चार|four',
  'पाच|five',
  'सहा|six',
  'सात|seven',
  'आठ|eight',
  'नऊ|nine',
  'दहा|ten',
  'अकरा|eleven',
  'बारा|twelve',
  'तेरा',
  'चौदा',
  'पंधरा|fifteen',
].map((names, nth) => [
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?= ?(?:lakh|lac|लाख|हजार|thousand))`, 'u'),
  String(nth + 1),
])

/** साडेसहा लाख is 6.5 लाख. */
const inDigits = (plain: string): string =>
  inWords
    .reduce((text, [word, digit]) => text.replace(word, digit), plain.replace(/साडे ?/, '½'))
    .replace(/½ ?(\d+)/, '$1.5')

/** Rupees a year: 12 LPA, ८.५ लाख, 6,00,000/-, 40 हजार दरमहा, and a month's salary under a label that says so. */
function readIncome(piece: Piece, label: string): Reading[] {
  const plain = inDigits(piece.plain)
  const match = amount.exec(plain)
  if (!match) return []
  const number = Number((match[1] ?? '').replaceAll(',', ''))
  const unit = units.find(([word]) => word.test(match[2] ?? ''))?.[1]
  const isMonthly = monthly.includes(label) || aMonth.test(plain)
  const rupees = Math.round(number * (unit ?? (number < 200 ? 100_000 : 1)) * (isMonthly ? 12 : 1))
  const isSure =
    !isRange.test(plain) &&
    (rupees === 0 || (unit === undefined ? number >= (isMonthly ? 1_000 : leastOfAYear) : unit > 1_000 || isMonthly)) &&
    rupees <= 100_000_000
  return [readAs('annualIncome', partOf(piece, 0, piece.plain.length), String(rupees), isSure)]
}

export const income: Habit = {
  labels: [
    ...monthly,
    ...pays,
    ...paysInRoman,
    ...labelsOf(['वार्षिक', 'सालाना', 'annual', 'yearly', 'varshik', 'gross', 'current'], [...pays, ...paysInRoman]),
    ...labelsOf(['income', 'salary'], ['per annum', 'p a', 'pa', 'yearly', 'package']),
  ],
  read: readIncome,
}
