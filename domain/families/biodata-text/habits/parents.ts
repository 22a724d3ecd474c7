import { asText, type BiodataField, type Habit, type Piece, partOf, type Reading, readAs, wholeOf } from '../reading.ts'
import { isSurname } from './surnames.ts'

/** Words of what parents do. Behind a name they say that it is the work, and not the place or the kin. */
const work =
  /शेत|नोकरी|व्यवसा|व्यापार|उद्योग|निवृत्त|शिक्षक|शिक्षिका|प्राध्यापक|गृहिणी|वकील|डॉक्टर|इंजिनि|अभियंता|अधिकारी|पोलीस|सैनिक|सेविका|दुकान|खाजगी|सरकारी|बँक|farm|agricultur|business|service|retire|retd|rtd|teacher|principal|profess|lecturer|house ?wife|home ?maker|gruhini|advocate|lawyer|doctor|engineer|officer|manager|clerk|driver|police|army|shop|self employed|contractor|conductor|nurse|चालक|वाहक|कामगार|ghar ?kam|sheti|nokri|vyavsay/
const late = /^(?:late|कै|स्व|expired|deceased|no more)(?![\p{L}])/u

/**
 * What stands behind a parent's name, in brackets or behind a dash: (शेती), - Retd. teacher; or in place of the name: आई : गृहिणी.
 * A word that names no work is asked.
 */
const behindName =
  (field: BiodataField) =>
  (piece: Piece): Reading[] => {
    const match = /[(,]| - /.exec(piece.plain)
    const whole = wholeOf(piece)
    if (!match || match.index === 0)
      return work.test(whole.plain) ? [readAs(field, whole, asText(whole), isWork(whole))] : []
    const end = match[0] === '(' ? piece.plain.indexOf(')', match.index) : -1
    const part = partOf(piece, match.index + match[0].length, end < 0 ? piece.plain.length : end)
    if (!/\p{L}/u.test(part.plain) || late.test(part.plain)) return []
    return [readAs(field, part, asText(part), work.test(part.plain) && part.plain.length <= 60)]
  }

/** In place of a name, the work is short and begins with its word: वसंत वकील is a name. */
const isWork = ({ plain }: Piece): boolean => {
  const [first = '', ...more] = plain.split(' ')
  return more.length < 2 && work.test(first) && ![first, ...more].some(isSurname)
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
