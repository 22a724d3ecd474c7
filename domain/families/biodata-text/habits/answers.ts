import { findName, indexNames } from '../names.ts'
import { type BiodataField, type Habit, readAs, wholeOf } from '../reading.ts'

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
/** With children or not is an answer of its own, so a mention of them is asked. */
const children = /child|issue|kid|\bson\b|\bdaughter\b|मुले|मुलगा|मुलगी|अपत्य|मूल/
const noChildren = /no (?:child|issue|kid)|without|अपत्य नाही|मुले नाहीत|निसंतान/

const statuses = answered(
  'maritalStatus',
  [
    'वैवाहिक स्थिती',
    'वैवाहिक दर्जा',
    'विवाह स्थिती',
    'विवाह',
    'लग्नाची स्थिती',
    'वैवाहिक',
    'marital status',
    'maritial status',
    'married status',
    'status',
    'vaivahik sthiti',
    'vivah',
    'vivah sthiti',
  ],
  [
    ['AWAITING_DIVORCE', 'awaiting divorce', 'घटस्फोट प्रलंबित', 'divorce in process'],
    [
      'UNMARRIED',
      'unmarried',
      'un married',
      'single',
      'never married',
      'not married',
      'अविवाहित',
      'अविवाहीत',
      'avivahit',
      'bachelor',
      'प्रथम विवाह',
      'first marriage',
    ],
    ['DIVORCED', 'divorced', 'divorcee', 'divorce', 'घटस्फोटित', 'घटस्फोटीत', 'घटस्फोट', 'ghatsphotit', 'ghatasphotit'],
    ['ANNULLED', 'annulled', 'marriage annulled', 'विवाह रद्द', 'विवाह रद्द झालेला'],
    ['WIDOWED', 'जोडीदाराचे निधन', 'widow', 'widower', 'widowed', 'विधवा', 'विधुर', 'vidhava', 'vidhur'],
  ],
)
export const maritalStatus: Habit = {
  labels: statuses.labels,
  read: (piece, label) =>
    statuses.read(piece, label).map(reading => {
      const hasChildren = children.test(piece.plain) && !noChildren.test(piece.plain)
      const value =
        hasChildren && /^(?:DIVORCED|WIDOWED)$/.test(reading.value) ? `${reading.value}_WITH_CHILDREN` : reading.value
      return { ...reading, value, isSure: reading.isSure && !hasChildren }
    }),
}

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
    const sign = /\+|pos|पॉ|पो/.test(whole.plain) ? '+' : /-|neg|निगे|नेगे/.test(whole.plain) ? '-' : ''
    return group && sign && whole.plain.length < 25 ? [readAs('bloodGroup', whole, group + sign)] : []
  },
}
