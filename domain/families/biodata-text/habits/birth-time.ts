import { timeOf } from '../../../office/import-values.ts'
import { asText, type Habit, labelsOf, type Piece, partOf, type Reading, readAs } from '../reading.ts'

/** Parts of the day in other letters or in short, in the words that registers use. */
const otherParts: readonly (readonly [RegExp, string])[] = [
  [/[()[\]]/g, ' '],
  [/(?:मध्य)?रात्र(?:ौ|ि|ो)/, 'रात्री'],
  [/प्रातः?:?|स\.(?= ?\d)|प\.(?= ?\d)/, 'सकाळी'],
  [/दु\.?(?= ?\d)|दुपारि/, 'दुपारी'],
  [/सायं\.?(?![\p{L}\p{M}])|सं\.(?= ?\d)|संध्या\.?(?![\p{L}\p{M}])|सायंकाळि/u, 'सायंकाळी'],
  [/\b(?:pahate|pahaate|sakali|sakaali|sakal)\b/, 'am'],
  [/\b(?:dupari|dupaari|sandhyakali|sandhyakaali|sayankali|sayankal)\b/, 'pm'],
  [/\bratri\b/, 'रात्री'],
]
const part =
  '(?:a\\.? ?m\\.?|p\\.? ?m\\.?|morning|evening|afternoon|सकाळी|सकाळ|पहाटे|दुपारी|दुपार|सायंकाळी|संध्याकाळी|सायं\\.?|रात्री|रात्र)'
const clock = new RegExp(
  `(?:(${part})[ ,:]{0,2})?(\\d{1,2})(?: ?[-:. ] ?(\\d{2})(?!\\d))?(?: ?[:.] ?\\d{2})? ?(?:वा(?:जता|जून)?\\.?|hrs?\\.?)? ?(${part})?`,
)

const noPlace =
  /वार|day$|^(?:mon|tue|wed|thu|fri|sat|sun)\b|सकाळ|दुपार|रात्र|सायं|पहाट|वाज|वेळ|morning|evening|noon|night|time|^[ap]\.? ?m\.?$|hrs/

/** A place behind the date or the time: 30.07.1995, 1.20 PM, Nashik; 7 April 1991 at Beed. */
export function placeBehind(behind: Piece): Reading[] {
  const mark = [...behind.plain.matchAll(/,|(?<![\p{L}])at(?![\p{L}])/gu)].at(-1)
  const place = partOf(behind, mark ? mark.index + mark[0].length : 0, behind.plain.length)
  const isName = /^[\p{L}\p{M}\ue000][\p{L}\p{M}\ue000. ]{2,30}$/u.test(place.plain) && !noPlace.test(place.plain)
  return isName ? [readAs('birthPlace', place, asText(place), false)] : []
}

export function readBirthTime(piece: Piece): Reading[] {
  const plain = otherParts
    .reduce((text, [word, plainer]) => text.replace(word, plainer), piece.plain)
    .replace(
      /(\d{1,2}) ?(?:वाजून|वाजुन|वा\.?|vaa?jun) ?(\d{1,2}) ?(?:मि|min)[^\s,]*/,
      (_, hour: string, minute: string) => `${hour}:${minute.padStart(2, '0')}`,
    )
  const match = clock.exec(plain)
  if (!match) return []
  const [, before, hour = '', minute, after] = match
  const half = before ?? after ?? ''
  const time = timeOf(`${half} ${hour}${minute ? `:${minute}` : ''}`)
  if (!time) return []
  // Whether it was morning or evening is not said by 7:30 alone, and a number behind the time may belong to it.
  const isOfDay = half !== '' || Number(hour) > 12 || hour === '00' || (/^0/.test(hour) && match[0].includes('hr'))
  const isSure = isOfDay && !/\d/.test(plain.slice(match.index + match[0].length))
  return [readAs('birthTime', partOf(piece, 0, piece.plain.length), time.slice(0, 5), isSure)]
}

const timesOfBirth = ['वेळ', 'समय', 'time', 'vel', 'vela']

export const birthTime: Habit = {
  labels: [
    ...labelsOf(['जन्म', 'जन्माची', 'birth', 'janma', 'janm'], timesOfBirth),
    ...labelsOf(labelsOf(['जन्म', 'जन्माची', 'birth'], timesOfBirth), ['वार', 'ठिकाण', 'स्थळ', 'place']),
    ...labelsOf(['जन्म वार', 'जन्मवार', 'वार'], ['वेळ']),
    ...['वेळ', 'time of birth', 'time place of birth', 'time of birth place', 'tob', 't o b', 'time'],
  ],
  read: piece => [...readBirthTime(piece), ...placeBehind(piece)],
}
