import { dayOf } from '../../../office/import-values.ts'
import { type Habit, labelsOf, type Piece, partOf, type Reading, readAs } from '../reading.ts'
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
function readBirthDate(piece: Piece): Reading[] {
  const found = findDay(piece)
  if (!found) return []
  const behind = partOf(piece, found.at.start - piece.start + found.at.plain.length, piece.plain.length)
  const time = /\d/.test(behind.plain) ? readBirthTime(behind) : []
  // Behind date and time, the third is the place.
  const place = placeBehind(behind).map(one => ({ ...one, isSure: time.length > 0 }))
  return [readAs('birthDate', found.at, found.day), ...time, ...place]
}

const born = ['जन्म', 'janma', 'janm', 'birth', 'born']
const datesOfBirth = ['तारीख', 'दिनांक', 'दि', 'दिवस', 'ता', 'date', 'dt', 'tarikh', 'dinank']

export const birthDate: Habit = {
  labels: [
    ...born,
    ...labelsOf(born, datesOfBirth),
    ...labelsOf(labelsOf(born, datesOfBirth), [
      'वेळ',
      'वार',
      'वेळ ठिकाण',
      'वेळ स्थळ',
      'time',
      'place',
      'time place',
      'vel',
    ]),
    ...['date of birth', 'date of birth time', 'date of birth place', 'date time of birth', 'date time place of birth'],
    ...['जन्म वेळ तारीख', 'birth day', 'birthday', 'birth details', 'जन्मतिथी', 'जन्म तिथी'],
    ...labelsOf(['dob', 'd o b'], ['time', 'place', 'time place']),
    ...['dob', 'd o b', 'born on'],
  ],
  read: readBirthDate,
}
