import { asText, type Habit, type Piece, partOf, type Reading, readAs, wholeOf } from '../reading.ts'
import { withoutTitles } from './name.ts'
import { isSurname } from './surnames.ts'

const surnameLabels = [
  'मामाचे आडनाव',
  'मामांचे आडनाव',
  'मामा आडनाव',
  'मामाकुळ',
  'मामा कुळ',
  'mama surname',
  "mama's surname",
  'mamache adnav',
  'mamakul',
  'mama kul',
]

/** The surname of the mother's brother, and the place behind it: श्री. रमेश जाधव (रा. मसूर). */
function readMama(given: Piece, label: string): Reading[] {
  const piece = wholeOf(given)
  const end = piece.plain.search(/[(,;-]|[\s\ue000](?:रा|मु|राहणार|at|r\/o|a\/p|rahn?a?nar)[.\s\ue000]/)
  const { name } = withoutTitles(partOf(piece, 0, end < 0 ? piece.plain.length : end))
  const words = asText(name).split(' ')
  const surname = words.at(-1) ?? ''
  if (!/^[\p{L}\p{M}\ue000]{2,25}$/u.test(surname)) return []
  const isSure = surnameLabels.includes(label) || words.length === 3 || isSurname(surname)
  const behind =
    end < 0 ? null : partOf(piece, /[\s\ue000]/.test(piece.plain.charAt(end)) ? end : end + 1, piece.plain.length)
  // What stands in brackets alone may be his work.
  const marked = behind && /^(?:रा|राहणार|मु(?:\.? ?पो)?|at|r\/o|a\/p|rahn?a?nar)[.\s]+/.exec(behind.plain)
  const place = behind && partOf(behind, marked?.[0].length ?? 0, behind.plain.replace(/[).\s]+$/, '').length)
  return [
    readAs('mamaSurname', name, surname, isSure && !(words.length > 1 && isSurname(words[0] ?? ''))),
    ...(place && /\p{L}/u.test(place.plain) ? [readAs('mamaPlace', place, asText(place), marked !== null)] : []),
  ]
}

export const mama: Habit = {
  labels: [
    ...surnameLabels,
    'मामा',
    'मामाचे नाव',
    'मामांचे नाव',
    'मामाचे नाव व गाव',
    'मामाचे नाव गाव',
    'मामाचे गाव',
    'आजोळ',
    'mama',
    'maternal uncle',
    "maternal uncle's name",
    'mamache nav',
    'mama name',
    'mamache gaon',
    'ajol',
  ],
  read: readMama,
}
