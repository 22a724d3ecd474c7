import { nameParts } from '../../../office/import-values.ts'
import { asText, type Habit, type Piece, partOf, type Reading, readAs, wholeOf } from '../reading.ts'
import { isSurname } from './surnames.ts'

const brides = [
  'मुलीचे नाव',
  'मुलीचे संपूर्ण नाव',
  'मुलीचे पूर्ण नाव',
  'वधूचे नाव',
  'वधूचे संपूर्ण नाव',
  'वधू',
  'मुलगी',
  'bride',
  'bride name',
  "bride's name",
  'name of bride',
  'girl name',
  "girl's name",
  'name of girl',
  'mulgi',
  'muliche nav',
  'muliche sampurna nav',
  'vadhuche nav',
  'vadhu',
]
const grooms = [
  'मुलाचे नाव',
  'मुलाचे संपूर्ण नाव',
  'मुलाचे पूर्ण नाव',
  'वराचे नाव',
  'वराचे संपूर्ण नाव',
  'मुलगा',
  'groom',
  'groom name',
  "groom's name",
  'name of groom',
  'boy name',
  "boy's name",
  'name of boy',
  'mulga',
  'mulache nav',
  'mulache sampurna nav',
  'mulache purna nav',
  'varache nav',
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
  if (!isName(name.plain)) return whose
  const words = asText(name).split(' ')
  // A heading such as वधू परिचय holds no name.
  if (words.length === 1 && bareLabels.includes(label)) return whose
  const isSurnameFirst = isSurname(words[0] ?? '') && !isSurname(words.at(-1) ?? '')
  const { first, middle, last } = nameParts(words.join(' '), isSurnameFirst)
  const isSure = words.length > 1 && words.length < 5 && (isSurnameFirst || isSurname(last))
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
    'नाव',
    'पूर्ण नाव',
    'संपूर्ण नाव',
    'उमेदवाराचे नाव',
    'स्थळाचे नाव',
    'name',
    'full name',
    'candidate name',
    "candidate's name",
    'name of candidate',
    'nav',
    'sampurna nav',
    'purna nav',
  ],
  read: readName,
}
