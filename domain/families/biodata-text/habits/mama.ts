import { asText, type Habit, labelsOf, type Piece, partOf, type Reading, readAs, wholeOf } from '../reading.ts'
import { withoutTitles } from './name.ts'
import { isGiven, isSurname, mayBeSurname } from './surnames.ts'

const surnameLabels = [
  ...labelsOf(['मामाचे', 'मामांचे', 'मामा', 'mama', "mama's", 'mamache'], ['आडनाव', 'कुळ', 'surname', 'adnav', 'kul']),
  ...["maternal uncle's surname", 'maternal surname'],
]

/** The surname of the mother's brother, and the place behind it: श्री. रमेश जाधव (रा. मसूर). */
function readMama(given: Piece, label: string): Reading[] {
  const piece = wholeOf(given)
  const end = piece.plain.search(/[(,;-]|[\s\ue000](?:रा|मु|राहणार|at|r\/o|a\/p|rahn?a?nar)[.\s\ue000]/)
  const { name } = withoutTitles(partOf(piece, 0, end < 0 ? piece.plain.length : end))
  const words = asText(name).split(' ')
  const surname = words.at(-1) ?? ''
  if (!/^[\p{L}\p{M}\ue000]{2,25}$/u.test(surname)) return []
  if (words.length === 2 && isSurname(words[0] ?? '') && !mayBeSurname(surname)) {
    // मामा जाधव गेवराई: the place stands behind the surname without a comma.
    const at = name.plain.search(/[\s\ue000]/)
    return [
      readAs('mamaSurname', partOf(name, 0, at), words[0] ?? ''),
      readAs('mamaPlace', partOf(name, at, name.plain.length), surname, false),
    ]
  }
  // One word alone is the surname, unless men are called so.
  const isSure =
    surnameLabels.includes(label) ||
    words.length === 3 ||
    mayBeSurname(surname) ||
    (!isGiven(surname) && (words.length === 1 || isGiven(words[0] ?? '')))
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
    ...[
      'मामा',
      'आजोळ',
      'mama',
      'maternal uncle',
      'maternal uncles',
      "maternal uncle's name",
      'maternal uncle name',
      'ajol',
    ],
    ...labelsOf(
      ['मामाचे', 'मामांचे', 'mamache', 'mama', "mama's"],
      ['नाव', 'नाव गाव', 'गाव', 'nav', 'gaon', 'name', 'name place'],
    ),
  ],
  read: readMama,
}
