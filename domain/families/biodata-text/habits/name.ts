import { nameParts } from '../../../office/import-values.ts'
import { asText, type Habit, labelsOf, type Piece, partOf, type Reading, readAs, wholeOf } from '../reading.ts'
import { looseStatus } from './answers.ts'
import { isGiven, isSurname, mayBeSurname } from './surnames.ts'

const namesInMarathi = ['नाव', 'नांव', 'संपूर्ण नाव', 'पूर्ण नाव', 'पुर्ण नाव', 'nav', 'sampurna nav', 'purna nav']
const brides = [
  ...labelsOf(
    ['मुलीचे', 'मुलिचे', 'मुलीच', 'वधूचे', 'वधुचे', 'युवतीचे', 'कन्येचे', 'कन्याचे', 'उपवधूचे', 'muliche', 'vadhuche'],
    namesInMarathi,
  ),
  ...labelsOf(['bride', "bride's", 'girl', "girl's", 'daughter', "daughter's"], ['name', 'full name']),
  ...labelsOf(['name of', 'name of the'], ['bride', 'girl']),
  ...['वधू', 'मुलगी', 'bride', 'mulgi', 'vadhu'],
]
const grooms = [
  ...labelsOf(['मुलाचे', 'मुलाच', 'वराचे', 'युवकाचे', 'उपवराचे', 'चिरंजीवाचे', 'mulache', 'varache'], namesInMarathi),
  ...labelsOf(['groom', "groom's", 'boy', "boy's", 'son', "son's"], ['name', 'full name']),
  ...labelsOf(['name of', 'name of the'], ['groom', 'boy']),
  ...['मुलगा', 'groom', 'mulga'],
]

/** Labels that are words of headings too. */
const bareLabels = ['वधू', 'मुलगी', 'bride', 'mulgi', 'vadhu', 'मुलगा', 'groom', 'mulga']

/** Words before a name. They are the first sign of whose biodata it is. */
const titles: readonly (readonly [RegExp, 'F' | 'M' | ''])[] = [
  [/^(?:चि|chi)[.\s]*(?:सौ|sau)[.\s]*(?:का|कां|ka|kan)[.\s]+/, 'F'],
  [/^(?:कु|कुमारी|ku|kum|kumari|miss|ms|mrs|सौ|sau)(?:\.\s*|\s+)/, 'F'],
  [/^(?:चि|chi|mr|shri|श्री)(?:\.\s*|\s+)/, 'M'],
  [/^(?:dr|adv|ca|er|prof|डॉ|ॲड|प्रा)(?:\.\s*|\s+)/, ''],
]

/** The name without titles and brackets, and whose it is by them. */
export function withoutTitles(piece: Piece): { name: Piece; gender: 'F' | 'M' | '' } {
  let name = wholeOf(piece)
  let gender: 'F' | 'M' | '' = ''
  const bracket = name.plain.search(/[([]/)
  if (bracket > 0) {
    const inside = name.plain.slice(bracket)
    if (/वधू|bride|मुलगी|girl/.test(inside)) gender = 'F'
    else if (/वर\)|groom|मुलगा|boy/.test(inside)) gender = 'M'
    name = partOf(name, 0, bracket)
  }
  for (let round = 0; round < 3; round++) {
    const title = titles.find(([pattern]) => pattern.test(name.plain))
    if (!title) break
    gender ||= title[1]
    name = partOf(name, title[0].exec(name.plain)?.[0].length ?? 0, name.plain.length)
  }
  return { name: partOf(name, 0, /\.+$/.exec(name.plain)?.index ?? name.plain.length), gender }
}

/** A surname of two parts has a hyphen without spaces. */
const isName = (text: string) =>
  /^[\p{L}\p{M}.'\s\ue000]{2,60}$/u.test(text.replace(/([\p{L}\p{M}])-(?=\p{L})/gu, '$1'))

export function readName(piece: Piece, label = ''): Reading[] {
  const { name, gender: titled } = withoutTitles(piece)
  const gender = titled || (brides.includes(label) ? 'F' : grooms.includes(label) ? 'M' : '')
  const whose = gender ? [readAs('gender', piece, gender)] : []
  if (!isName(name.plain) || looseStatus(name).length > 0) return whose
  const words = asText(name).split(' ')
  // A heading such as वधू परिचय holds no name.
  if (words.length === 1 && bareLabels.includes(label)) return whose
  const isSurnameFirst = isSurname(words[0] ?? '') && !mayBeSurname(words.at(-1) ?? '')
  const { first, middle, last } = nameParts(words.join(' '), isSurnameFirst)
  const isInOrder = words.length === 3 && words.slice(0, 2).every(isGiven) && !isGiven(last)
  // Of two surnames, either may be one of the names: Asha Prakash Tilekar Gund.
  const isDoubtful = words.length > 3 && words.slice(1, -1).some(isSurname)
  const isSure =
    !isDoubtful && words.length > 1 && words.length < 5 && (isSurnameFirst || mayBeSurname(last) || isInOrder)
  return [
    readAs('firstName', name, first, isSure),
    ...(middle ? [readAs('middleName', name, middle, isSure)] : []),
    ...(last ? [readAs('lastName', name, last, isSure)] : []),
    ...whose,
  ]
}

export const name: Habit = {
  labels: [
    ...brides,
    ...grooms,
    ...namesInMarathi,
    ...labelsOf(['उमेदवाराचे', 'स्थळाचे', 'व्यक्तीचे', 'स्वतःचे', 'umedvarache'], namesInMarathi),
    ...['name', 'full name', 'complete name', 'candidate', 'candidate name', "candidate's name", 'candidate full name'],
    ...['name of candidate', 'name of the candidate'],
  ],
  read: readName,
}
