import { asText, type BiodataField, type Habit, labelsOf, type Piece, partOf, readAs, wholeOf } from '../reading.ts'

const says =
  /^(?!(?:माह[िी]त नाही|माहिती नाही|नाही|निरंक|not known|unknown|not applicable|n\.?\/?a|nil|none|no|nahi)[.\s]*$).*\p{L}/su

/** A value that is taken as it stands. A long one is probably more than the value. */
const taken = (field: BiodataField, longest: number, labels: readonly string[]): Habit => ({
  labels,
  read: (piece: Piece) => {
    const whole = wholeOf(piece)
    const text = asText(whole)
    // What goes on with an "and" is the rest of a heading: EDUCATION & CAREER.
    return says.test(whole.plain) && !/^(?:[&+]|and |व |आणि )/.test(whole.plain)
      ? [readAs(field, whole, text, text.length <= longest)]
      : []
  },
})

/** They are the place of birth beside its date or time. */
export const bareBirthPlaces: readonly string[] = ['place', 'ठिकाण', 'स्थळ', 'स्थान']

const places = [
  'स्थळ',
  'स्थान',
  'गाव',
  'ठिकाण',
  'शहर',
  'place',
  'city',
  'town',
  'village',
  'sthal',
  'sthan',
  'thikan',
  'gaon',
]
export const birthPlace = taken('birthPlace', 40, [
  ...labelsOf(['जन्म', 'जन्माचे', 'birth', 'janma', 'janm'], places),
  ...['ज ठि', 'ज स्थ', 'b plc', 'b place'],
  ...['place of birth', 'pob', 'born at', 'born in'],
  ...bareBirthPlaces,
])
export const education = taken('education', 135, [
  ...['शिक्षण', 'शैक्षणिक पात्रता', 'शैक्षणिक अर्हता', 'शैक्षणिक', 'education', 'qualification', 'qualifications'],
  ...labelsOf(['educational', 'education', 'academic', 'highest'], ['qualification', 'qualifications', 'education']),
  ...['edu', 'degree', 'studies', 'shikshan', 'sikshan'],
])
const inMarathi = [
  'नोकरी',
  'व्यवसाय',
  'जॉब',
  'काम',
  'धंदा',
  'उद्योग',
  'nokri',
  'nokari',
  'naukri',
  'vyavsay',
  'vyavasay',
  'dhanda',
]
const inEnglish = ['occupation', 'job', 'profession', 'service', 'business', 'work']
const details = ['details', 'profile', 'title', 'तपशील', 'स्वरूप']
export const occupation = taken('occupation', 90, [
  ...inMarathi,
  ...inEnglish,
  ...labelsOf([...inMarathi, ...inEnglish], [...inMarathi, ...inEnglish, ...details]),
  ...[
    'सध्या कार्यरत',
    'कार्यरत',
    'हुद्दा',
    'पद',
    'पेशा',
    'सध्या',
    'designation',
    'company',
    'working as',
    'employment',
    'post',
  ],
  ...['working with', 'working for', 'employer', 'current job', 'present job'],
])
const worksWhere = [
  'नोकरीचे',
  'कामाचे',
  'व्यवसायाचे',
  'धंद्याचे',
  'जॉबचे',
  'नोकरी',
  'जॉब',
  'व्यवसाय',
  'nokriche',
  'kamache',
  'vyavsayache',
]
const worksAt = [
  'job',
  'work',
  'working',
  'service',
  'business',
  'office',
  'posting',
  'company',
  'employment',
  'current',
]
export const workPlace = taken('workPlace', 60, [
  ...labelsOf(worksWhere, places),
  ...labelsOf(worksAt, ['place', 'location', 'city', 'town']),
  ...[
    'place of work',
    'place of job',
    'place of posting',
    'location of job',
    'job in',
    'working at',
    'working in',
    'posting',
  ],
  ...['posted at', 'पोस्टिंग', 'location'],
])
const gotraWithin = taken('gotra', 25, ['गोत्र', 'gotra', 'gotr', 'gothra'])
/** Behind the gotra, brackets tell of the caste. */
export const gotra: Habit = {
  labels: gotraWithin.labels,
  read: (piece, label) => {
    const bracket = piece.plain.indexOf('(')
    return gotraWithin.read(bracket > 0 ? partOf(piece, 0, bracket) : piece, label)
  },
}
export const devak = taken('devak', 30, ['देवक', 'devak', 'dewak'])
export const kuldaivat = taken('kuldaivat', 60, [
  'कुलदैवत',
  'कुळदैवत',
  'कुलस्वामी',
  'कुलस्वामिनी',
  'कुलदेवता',
  'कुलदेवी',
  'कुळस्वामिनी',
  'kuldaivat',
  'kuldevat',
  'kuladaivat',
  'kuldevta',
  'kuldevata',
  'kul devata',
  'kuladevata',
  'kul daivat',
  'kuldevi',
  'kulswamini',
  'kulswami',
  'family deity',
])

const works = [...inMarathi, ...inEnglish, ...labelsOf(['नोकरी', 'व्यवसाय'], ['व्यवसाय', 'नोकरी'])]
const workOf = (marathi: readonly string[], english: string) => [
  ...labelsOf([...marathi, english, `${english}'s`], works),
  ...inEnglish.map(work => `${work} of ${english}`),
]
export const fatherOccupation = taken('fatherOccupation', 60, [
  ...workOf(
    ['वडिलांचा', 'वडिलांची', 'वडिलांचे', 'वडीलांचा', 'वडिल', 'वडील', 'पित्याचा', 'vadilancha', 'vadilanchi'],
    'father',
  ),
  ...labelsOf(['fathers', 'dad', "dad's", 'papa'], works),
])
export const motherOccupation = taken('motherOccupation', 60, [
  ...workOf(['आईचा', 'आईची', 'आईचे', 'आई', 'मातोश्रींचा', 'मातोश्रींची', 'मातेचा', 'aaicha', 'aaichi'], 'mother'),
  ...labelsOf(['mothers', 'mom', "mom's", 'mummy'], works),
])
