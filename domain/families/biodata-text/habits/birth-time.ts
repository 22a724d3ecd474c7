import { timeOf } from '../../../office/import-values.ts'
import { type Habit, type Piece, partOf, type Reading, readAs } from '../reading.ts'

/** Parts of the day in Roman letters, in the words that registers use. */
const romanParts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pahate|pahaate|sakali|sakaali|sakal)\b/, 'am'],
  [/\b(?:dupari|dupaari|sandhyakali|sandhyakaali|sayankali|sayankal)\b/, 'pm'],
  [/\bratri\b/, 'रात्री'],
]
const part =
  '(?:a\\.? ?m\\.?|p\\.? ?m\\.?|morning|evening|afternoon|सकाळी|सकाळ|पहाटे|दुपारी|दुपार|सायंकाळी|संध्याकाळी|सायं\\.?|रात्री|रात्र)'
const clock = new RegExp(
  `(?:(${part})[ ,:]{0,2})?(\\d{1,2})(?: ?[:.] ?(\\d{2}))?(?: ?[:.] ?\\d{2})? ?(?:वा(?:जता|जून)?\\.?|hrs?\\.?)? ?(${part})?`,
)

export function readBirthTime(piece: Piece): Reading[] {
  const plain = romanParts
    .reduce((text, [word, plainer]) => text.replace(word, plainer), piece.plain)
    .replace(
      /(\d{1,2}) ?(?:वाजून|वा\.?) ?(\d{1,2}) ?मि[^\s]*/,
      (_, hour: string, minute: string) => `${hour}:${minute.padStart(2, '0')}`,
    )
  const match = clock.exec(plain)
  if (!match) return []
  const [, before, hour = '', minute, after] = match
  const half = before ?? after ?? ''
  const time = timeOf(`${half} ${hour}${minute ? `:${minute}` : ''}`)
  if (!time) return []
  // Whether it was morning or evening is not said by 7:30 alone.
  const isSure = half !== '' || Number(hour) > 12 || hour === '00'
  return [readAs('birthTime', partOf(piece, 0, piece.plain.length), time.slice(0, 5), isSure)]
}

export const birthTime: Habit = {
  labels: [
    'जन्मवेळ',
    'जन्म वेळ',
    'जन्माची वेळ',
    'वेळ',
    'time of birth',
    'birth time',
    'birthtime',
    'tob',
    't o b',
    'time',
    'janma vel',
    'janm vel',
    'janmavel',
    'janma vela',
    'janmvel',
  ],
  read: readBirthTime,
}
