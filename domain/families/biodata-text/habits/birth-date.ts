import { dayOf } from '../../../office/import-values.ts'
import { type Habit, type Piece, partOf, type Reading, readAs } from '../reading.ts'
import { placeBehind, readBirthTime } from './birth-time.ts'

const written = [
  /\d{4} ?[-/.] ?\d{1,2} ?[-/.] ?\d{1,2}/,
  /\d{1,2} ?[-/.,] ?\d{1,2} ?[-/.,] ?(?:\d{4}|\d{2})(?!\d)/,
  /\d{1,2} {1,2}\d{1,2} {1,2}\d{4}/,
  /\d{1,2}(?: ?(?:st|nd|rd|th)(?![a-z]))?[ \-/.,]{0,3}[\p{L}\p{M}]{2,12}[ \-/.,']{0,3}(?:\d{4}|\d{2})(?!\d)/u,
  /[a-z]{3,9}[ .]{1,2}\d{1,2}(?:st|nd|rd|th)?[ ,]{1,2}\d{4}/,
]
/** Somebody who wants to marry was born in these years. */
const isPlausible = (day: string) => day >= '1940' && day < '2012'

export function findDay(piece: Piece): { day: string; at: Piece } | null {
  for (const pattern of written) {
    const match = pattern.exec(piece.plain)
    if (!match) continue
    const day = dayOf(
      match[0]
        .replace(/^(\d{1,2}) +(\d{1,2}) +(\d{4})$/, '$1/$2/$3')
        .replace(/^(\d{1,2}) (?=(?:st|nd|rd|th)(?![a-z]))/, '$1')
        .replace(/[,'](?=\d)/g, '/')
        .replace(/ \/ ?/g, ' '),
    )
    if (day && isPlausible(day)) return { day, at: partOf(piece, match.index, match.index + match[0].length) }
  }
  return null
}

/** The date, and time and place of birth where they stand behind it. */
export function readBirthDate(piece: Piece): Reading[] {
  const found = findDay(piece)
  if (!found) return []
  const behind = partOf(piece, found.at.start - piece.start + found.at.plain.length, piece.plain.length)
  const time = /\d/.test(behind.plain) ? readBirthTime(behind) : []
  return [readAs('birthDate', found.at, found.day), ...time, ...placeBehind(behind)]
}

export const birthDate: Habit = {
  labels: [
    'जन्मतारीख',
    'जन्म तारीख',
    'जन्मदिनांक',
    'जन्म दिनांक',
    'जन्म दि',
    'जन्म',
    'जन्म दिवस',
    'जन्मदिवस',
    'जन्म ता',
    'जन्म तारीख वेळ',
    'जन्मतारीख वेळ',
    'जन्मदिनांक वेळ',
    'जन्म तारीख वार',
    'जन्म तारीख वेळ ठिकाण',
    'जन्मतारीख वेळ ठिकाण',
    'जन्म तारीख वेळ स्थळ',
    'जन्म वेळ तारीख',
    'जन्म दिनांक वेळ',
    'date of birth',
    'birth date',
    'birthdate',
    'dob',
    'd o b',
    'born',
    'born on',
    'birth',
    'birthday',
    'date of birth time',
    'date of birth place',
    'date time of birth',
    'date time place of birth',
    'dob time',
    'birth date time',
    'birth date time place',
    'birth details',
    'birth date place',
    'dob place',
    'dob time place',
    'janma tarikh',
    'janmatarikh',
    'janm tarikh',
    'janmtarikh',
    'janma dinank',
    'janm dinank',
    'janma',
    'janm',
  ],
  read: readBirthDate,
}
