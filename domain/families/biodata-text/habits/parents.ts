import {
  asText,
  type BiodataField,
  type Habit,
  labelsOf,
  type Piece,
  partOf,
  type Reading,
  readAs,
  wholeOf,
} from '../reading.ts'
import { isGiven, isSurname, mayBeSurname } from './surnames.ts'

/** Words of what parents do. Behind a name they say that it is the work, and not the place or the kin. */
const work =
  /शेत|नोकरी|व्यवसा|व्यापार|उद्योग|निवृत्त|शिक्षक|शिक्षिका|प्राध्यापक|गृहिणी|वकील|डॉक्टर|इंजिनि|अभियंता|अधिकारी|पोलीस|सैनिक|सेविका|दुकान|खाजगी|सरकारी|बँक|farm|agricultur|business|service|retire|retd|rtd|teacher|principal|profess|lecturer|house ?wife|home ?maker|gruhini|advocate|lawyer|doctor|engineer|officer|manager|clerk|driver|police|army|shop|self employed|contractor|conductor|nurse|चालक|वाहक|कामगार|ghar ?kam|घर ?काम|काम$|कार$|दार$|कामगार|मजूर|पुजारी|पौरोहित्य|मुकादम|दलाल|शिंपी|महामंडळ|परिषद|विभाग|कंपनी|कारखाना|एजंट|सेवक|gardener|labou?r|worker|workman|agent|dealer|owner|merchant|trader|maker|smith|tailor|mechanic|electrician|technician|operator|supervisor|employ|railway|msrtc|mseb|\blic\b|\bz\.?p\.?\b|bank|company|ltd|govt|government|court|school|college|factory|mill|hospital|accountant|cook|hous wife|home|politic|builder|architect|physician|surgeon|scientist|developer|analyst|consultant|executive|इंजीनि|आर्किटेक्ट|बागायतदार|jewell|priest|sevika|sheti|nokri|vyavsay/
export const isWorkWord = (plain: string): boolean => work.test(plain)
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
    if (!match || match.index === 0) {
      const rest = behindNames(whole)
      if (rest) return [readAs(field, rest, asText(rest), rest.plain.length <= 60)]
      return work.test(whole.plain) ? [readAs(field, whole, asText(whole), isWork(whole))] : []
    }
    const end = match[0] === '(' ? piece.plain.indexOf(')', match.index) : -1
    const part = partOf(piece, match.index + match[0].length, end < 0 ? piece.plain.length : end)
    if (!/\p{L}/u.test(part.plain) || late.test(part.plain)) return []
    return [readAs(field, part, asText(part), work.test(part.plain) && part.plain.length <= 60)]
  }

const unmistakable = /^(?:गृहिणी|घर ?काम|house ?wife|home ?maker|gruhini|शेत|शिक्ष|निवृत्त|सेवानिवृत्त|retire|teacher|farm)/

/** The work behind a name that no comma ends: दशरथ गुरव मंदिरात पुजारी. One first name alone may be followed by a surname. */
function behindNames(piece: Piece): Piece | null {
  const words = [...piece.plain.matchAll(/[\p{L}\p{M}\ue000]+[.]?/gu)]
  const at = words.findIndex(
    ([word]) => !/\.$|^(?:श्री|सौ|shri|mr|mrs|sau)$/.test(word) && !isGiven(word) && !mayBeSurname(word),
  )
  const rest = at > 0 ? partOf(piece, words[at]?.index ?? 0, piece.plain.length) : null
  return rest && work.test(rest.plain) && (at > 1 || unmistakable.test(rest.plain)) ? rest : null
}

/** In place of a name, the work is short and begins with its word: वसंत वकील is a name. */
const isWork = ({ plain }: Piece): boolean => {
  const [first = '', ...more] = plain.split(' ')
  return more.length < 2 && work.test(first) && ![first, ...more].some(isSurname)
}

const namesOf = ['नाव', 'नांव', 'संपूर्ण नाव', 'पूर्ण नाव', 'name', 'full name', 'nav']

export const father: Habit = {
  labels: [
    ...['वडील', 'वडिल', 'पिता', 'पालक', 'मुलीचे वडील', 'मुलाचे वडील', 'father', 'vadil', 'baba', 'papa', 'dad'],
    ...labelsOf(['वडिलांचे', 'वडीलांचे', 'पालकांचे', 'पित्याचे', 'father', 'fathers', "father's", 'vadilanche'], namesOf),
    'name of father',
  ],
  read: behindName('fatherOccupation'),
}

export const mother: Habit = {
  labels: [
    ...['आई', 'माता', 'मातोश्री', 'मुलीची आई', 'मुलाची आई', 'mother', 'aai', 'mom', 'mummy'],
    ...labelsOf(['आईचे', 'मातोश्रींचे', 'मातेचे', 'mother', 'mothers', "mother's", 'aaiche', 'aai che'], namesOf),
    'name of mother',
  ],
  read: behindName('motherOccupation'),
}
