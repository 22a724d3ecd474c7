import { findName, indexNames } from '../names.ts'
import { noWidth } from '../plain-text.ts'
import {
  type BiodataField,
  type Habit,
  labelsOf,
  type Piece,
  partOf,
  type Reading,
  readAs,
  wholeOf,
} from '../reading.ts'

type Answers = readonly (readonly [answer: string, ...spellings: string[]])[]

/** सौम्य मंगळ आहे says one thing. */
const mayFollow: readonly string[] = ['Y', 'N']

/** A value that is one of a few answers, under any of their spellings. */
function answered(field: BiodataField, labels: readonly string[], answers: Answers): Habit {
  const index = indexNames(answers.map(([answer, ...spellings]) => [answer, spellings] as const))
  return {
    labels,
    read: piece => {
      const found = findName(piece.plain, index)
      if (!found) return []
      // A second answer beside it, or a denial: unmarried / divorced, not divorced.
      const other = findName(piece.plain.slice(found.end), index)
      const isDenied = /(?:^|\s)(?:not|never)\s+$/.test(piece.plain.slice(0, found.start))
      const isOne = !isDenied && (!other || other.value === found.value || mayFollow.includes(other.value))
      return [readAs(field, wholeOf(piece), found.value, isOne)]
    },
  }
}

const ganAlone = answered(
  'gan',
  ['गण', 'गण नाडी', 'नाडी गण', 'gan', 'gana', 'gaan', 'gan nadi', 'gana nadi', 'nadi gan'],
  [
    ['DEV', 'देव', 'देवगण', 'dev', 'deva', 'devgan'],
    ['MANUSHYA', 'मनुष्य', 'मानव', 'मनुष्यगण', 'manushya', 'manush', 'manav'],
    ['RAKSHAS', 'राक्षस', 'राक्षसगण', 'rakshas', 'rakshasa', 'raksas'],
  ],
)
export const nadi = answered(
  'nadi',
  ['नाडी', 'नाडि', 'नाड', 'nadi', 'naadi', 'nad'],
  [
    ['ADYA', 'आद्य', 'आदि', 'आध्य', 'adya', 'aadya', 'aadi', 'adi'],
    ['MADHYA', 'मध्य', 'मध्या', 'madhya', 'madya'],
    ['ANTYA', 'अंत्य', 'अन्त्य', 'अत्य', 'antya', 'anty'],
  ],
)
/** The gan, and the nadi where it stands beside it: गण / नाडी : देव / अंत्य. */
export const gan: Habit = {
  labels: ganAlone.labels,
  read: (piece, label) => [...ganAlone.read(piece, label), ...nadi.read(piece, label)],
}
export const mangal = answered(
  'mangal',
  [
    'मंगळ',
    'मंगळ दोष',
    'मंगळ आहे का',
    'मांगलिक',
    'mangal',
    'manglik',
    'mangalik',
    'mangal dosh',
    'mangal dosha',
    'kuja dosha',
  ],
  [
    ['SOUMYA', 'सौम्य', 'saumya', 'soumya', 'sowmya'],
    ['NIRDOSH', 'निर्दोष', 'nirdosh'],
    ['N', 'नाही', 'नाही आहे', 'नसलेला', 'no', 'non', 'nahi', 'nil', 'none', 'n'],
    ['Y', 'आहे', 'होय', 'yes', 'ahe', 'aahe', 'y'],
  ],
)
const labelsOfStatus = [
  ...labelsOf(
    ['वैवाहिक', 'विवाह', 'लग्नाची', 'marital', 'maritial', 'married', 'marriage', 'vaivahik', 'vivah'],
    [...['स्थिती', 'दर्जा', 'माहिती', 'status', 'sthiti']],
  ),
  ...['विवाह', 'वैवाहिक', 'status', 'vivah'],
]
const unmarried = `unmarried|un ?married|single|never married|not married|bachelor|spinster|first marriage|avivahit|
  अविवाहित[ा]?|अविवाहीत|पहिला विवाह|प्रथम विवाह|प्रथम वर|प्रथम वधू|कुमारिका`
const states: readonly (readonly [status: string, words: RegExp])[] = [
  ['AWAITING_DIVORCE', /awaiting divorce|divorce in process|घटस्फोट प्रलंबित/],
  ['ANNULLED', /(?:marriage )?annulled|विवाह रद्द(?: झालेला)?/],
  ['DIVORCED', /divorcee?d?|घटस्फोट(?:ित|ीत)?(?: झालेला| झाला)?|gh?at[ae]?sphotit/],
  ['WIDOWED', /जोडीदाराचे निधन|widow(?:er|ed)?|विधवा|विधुर|vidhava|vidhur/],
  ['UNMARRIED', new RegExp(unmarried.replace(/\s*\n\s*/g, ''))],
]
/** With children or not is an answer of its own, so a mention of them is asked. */
const children = /child|issue|kid|\bson\b|\bdaughter\b|मुले|मुलगा|मुलगी|अपत्य|मूल/
const noChildren =
  /(?:no|without) (?:any )?(?:child(?:ren)?|issues?|kids?)|issue ?less|(?:अपत्य|मूल(?:बाळ)?|मुले?) (?:नाहीत?|नसलेल[ाी])|विनापत्य|निसंतान/
/** A divorce that is not decreed is none, and a denial is no answer. */
const unsettled =
  /pend|process|proceed|filed|filing|appl[iy]|case|court|ongoing|going|await|stage|separat|(?:^|\s)(?:not|never|no) |प्रलंबित|सुरू|चालू|अर्ज|दावा|दाखल|प्रक्रिय|न्यायालय|कोर्ट|होणार|विभक्त/
/** What may stand beside a state that is said whole. */
const beside =
  /legal(?:ly)?|mutual(?:ly)?|only|first|boy|girl|groom|bride|status|marriage|yes|कायदेशीर(?:रित्या)?|पहिला|पहिली|मुलगी|मुलगा|आहेत?|व|is|a|the|short|span/g

/**
 * A state of marriage, and whether the words say it whole and nothing else. "Pending divorce" is no divorce: a state is sure only
 * where no word beside it is left over.
 */
function statusIn(written: string): { status: string; isWhole: boolean } | null {
  const plain = written.replaceAll(noWidth, '')
  const said = states.flatMap(([status, words]) => {
    const match = words.exec(plain)
    return match ? [{ status, words, start: match.index, end: match.index + match[0].length }] : []
  })
  const found = [...said].sort((one, other) => one.start - other.start)[0]
  if (!found) return null
  const { status, words, end } = found
  const other = said.some(({ start }) => start >= end)
  const without = plain.replace(noChildren, ' ')
  const hasChildren = children.test(without.replace(/^([^(]*)मुल(?:गी|गा)\s*$/, '$1'))
  const rest = without
    .replace(words, ' ')
    .replace(/[\p{L}\p{M}]+/gu, word => (word.replace(beside, '') === '' ? ' ' : word))
  const isUnsettled = unsettled.test(plain.replace(/never married|not married/, ''))
  if (status === 'DIVORCED' && isUnsettled)
    return { status: /(?:^|\s)(?:not|never|no) /.test(plain) ? status : 'AWAITING_DIVORCE', isWhole: false }
  return {
    status: hasChildren && /^(?:DIVORCED|WIDOWED)$/.test(status) ? `${status}_WITH_CHILDREN` : status,
    isWhole: !isUnsettled && !other && !hasChildren && !/[\p{L}\p{N}]/u.test(rest),
  }
}

export const maritalStatus: Habit = {
  labels: labelsOfStatus,
  read: piece => {
    const found = statusIn(piece.plain)
    return found ? [readAs('maritalStatus', wholeOf(piece), found.status, found.isWhole)] : []
  },
}

/** A state without a label stands alone between commas: विधुर (एक मुलगी), unmarried. */
export const looseStatus = (piece: Piece): Reading[] =>
  [...piece.plain.matchAll(/(?:[^,;|()]|\([^()]*\)?)+/g)].flatMap(({ 0: part, index }) => {
    const at = partOf(piece, index, index + part.length)
    const first = at.plain.replace(/\(.*/, '').trim()
    const found = first.length < 40 && statusIn(first)?.isWhole ? statusIn(at.plain) : null
    return found ? [readAs('maritalStatus', at, found.status, found.isWhole)] : []
  })

const groups: readonly (readonly [RegExp, string])[] = [
  [/^(?:ab|एबी|ए बी)/, 'AB'],
  [/^(?:a|ए)/, 'A'],
  [/^(?:b|बी)/, 'B'],
  [/^(?:o|0|ओ)/, 'O'],
]
export const bloodGroup: Habit = {
  labels: [
    'रक्तगट',
    'रक्त गट',
    'ब्लड ग्रुप',
    'blood group',
    'blood',
    'blood gr',
    'blood grp',
    'blood gp',
    'bloodgroup',
    'raktagat',
    'rakt gat',
    'rakta gat',
  ],
  read: piece => {
    const whole = wholeOf(piece)
    const group = groups.find(([word]) => word.test(whole.plain))?.[1]
    const sign = /\+|pos|पॉ|पो|धन/.test(whole.plain) ? '+' : /-|neg|निगे|नेगे|ऋण/.test(whole.plain) ? '-' : ''
    return group && sign && whole.plain.length < 25 ? [readAs('bloodGroup', whole, group + sign)] : []
  },
}
