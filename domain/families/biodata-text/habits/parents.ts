import { asText, type BiodataField, type Habit, type Piece, partOf, type Reading, readAs } from '../reading.ts'

/** What stands behind a parent's name, in brackets or behind a dash: (शेती), - Retd. teacher. Nobody says that it is the work. */
const behindName =
  (field: BiodataField) =>
  (piece: Piece): Reading[] => {
    const match = /[(,]| - /.exec(piece.plain)
    if (!match) return []
    const end = match[0] === '(' ? piece.plain.indexOf(')', match.index) : -1
    const part = partOf(piece, match.index + match[0].length, end < 0 ? piece.plain.length : end)
    return /\p{L}/u.test(part.plain) ? [readAs(field, part, asText(part), false)] : []
  }

export const father: Habit = {
  labels: [
    'वडील',
    'वडिल',
    'वडिलांचे नाव',
    'वडीलांचे नाव',
    'मुलीचे वडील',
    'मुलाचे वडील',
    'पालक',
    'पालकांचे नाव',
    'father',
    "father's name",
    'father name',
    'fathers name',
    'name of father',
    'vadil',
    'vadilanche nav',
    'baba',
  ],
  read: behindName('fatherOccupation'),
}

export const mother: Habit = {
  labels: [
    'आई',
    'आईचे नाव',
    'मुलीची आई',
    'मुलाची आई',
    'mother',
    "mother's name",
    'mother name',
    'mothers name',
    'name of mother',
    'aai',
    'aaiche nav',
    'aai che nav',
  ],
  read: behindName('motherOccupation'),
}
