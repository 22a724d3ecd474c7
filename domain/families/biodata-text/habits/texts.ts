import { asText, type BiodataField, type Habit, type Piece, readAs, wholeOf } from '../reading.ts'

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
export const bareBirthPlaces: readonly string[] = ['place', 'ठिकाण']

export const birthPlace = taken('birthPlace', 40, [
  'जन्मस्थळ',
  'जन्म स्थळ',
  'जन्मस्थान',
  'जन्म स्थान',
  'जन्मगाव',
  'जन्म गाव',
  'जन्मठिकाण',
  'जन्म ठिकाण',
  'place of birth',
  'birth place',
  'birthplace',
  'pob',
  'janma sthal',
  'janm sthal',
  'janma sthan',
  'janm sthan',
  'janmasthal',
  'janma thikan',
  ...bareBirthPlaces,
])
export const education = taken('education', 135, [
  'शिक्षण',
  'शैक्षणिक पात्रता',
  'शैक्षणिक अर्हता',
  'education',
  'qualification',
  'educational qualification',
  'education qualification',
  'edu',
  'degree',
  'shikshan',
  'sikshan',
])
export const occupation = taken('occupation', 90, [
  'नोकरी',
  'व्यवसाय',
  'नोकरी व्यवसाय',
  'व्यवसाय नोकरी',
  'सध्या कार्यरत',
  'कार्यरत',
  'हुद्दा',
  'पद',
  'occupation',
  'job',
  'profession',
  'service',
  'designation',
  'company',
  'working as',
  'work',
  'job profile',
  'employment',
  'business',
  'nokri',
  'nokari',
  'naukri',
  'vyavsay',
  'vyavasay',
  'dhanda',
])
export const workPlace = taken('workPlace', 60, [
  'नोकरीचे ठिकाण',
  'कामाचे ठिकाण',
  'नोकरी ठिकाण',
  'work location',
  'job location',
  'work place',
  'workplace',
  'place of work',
  'job place',
  'working at',
  'working in',
  'posting',
  'nokriche thikan',
  'kamache thikan',
])
export const gotra = taken('gotra', 25, ['गोत्र', 'gotra', 'gotr', 'gothra'])
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
export const fatherOccupation = taken('fatherOccupation', 60, [
  'वडिलांचा व्यवसाय',
  'वडिलांची नोकरी',
  'वडीलांचा व्यवसाय',
  'वडिलांचे काम',
  'वडिलांचा व्यवसाय नोकरी',
  "father's occupation",
  'father occupation',
  'fathers occupation',
  "father's job",
  'father job',
  "father's profession",
  "father's business",
  'occupation of father',
  'vadilancha vyavsay',
  'vadilanchi nokri',
])
export const motherOccupation = taken('motherOccupation', 60, [
  'आईचा व्यवसाय',
  'आईची नोकरी',
  'आईचे काम',
  "mother's occupation",
  'mother occupation',
  'mothers occupation',
  "mother's job",
  'mother job',
  "mother's profession",
  'occupation of mother',
  'aaicha vyavsay',
])
