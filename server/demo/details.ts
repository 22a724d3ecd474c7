import type { Career } from './career.ts'
import type { DemoChoices } from './choices.ts'
import type { FamilyHome } from './home.ts'
import { otherInfo } from './lists/free-texts.ts'
import type { Region } from './lists/surnames.ts'
import type { Name } from './names.ts'
import { type RandomStream, weighted } from './random.ts'

const bloodGroup = weighted([
  ['B+', 32],
  ['O+', 30],
  ['A+', 21],
  ['AB+', 8],
  ['B-', 3],
  ['O-', 3],
  ['A-', 2],
  ['AB-', 1],
] as const)
const moveAbroad = weighted([
  ['N', 55],
  ['UNDECIDED', 25],
  ['Y', 20],
] as const)
const diet = weighted([
  ['NON_VEG', 50],
  ['VEG', 22],
  ['OCCASIONAL', 18],
  ['VEG_EGG', 9],
  ['VEGAN', 1],
] as const)

/** Draws an option near the middle of its list, because the middle ones are the common ones. */
const fromTheMiddle = (random: RandomStream, options: readonly string[]): string => {
  const at = Math.round(random.around((options.length - 1) / 2, options.length / 5))
  return options[Math.max(0, Math.min(options.length - 1, at))] ?? random.pick(options)
}

/** Families of one surname share a deity of their region and a gotra, so neither is drawn. */
const deities = {
  west: ['Shri Khandoba, Jejuri', 'Shri Mahalaxmi, Kolhapur', 'श्री ज्योतिबा, वाडी रत्नागिरी', 'Shri Mhaskoba, Kodit'],
  north: ['Shri Saptashrungi, Vani', 'श्री खंडोबा, जेजुरी', 'Shri Mohatadevi, Pathardi'],
  marathwada: ['Shri Tuljabhavani, Tuljapur', 'श्री रेणुकामाता, माहूर', 'Shri Yogeshwari, Ambajogai'],
  konkan: ['Shri Shantadurga', 'Shri Ravalnath', 'श्री भराडी देवी, आंगणेवाडी'],
  vidarbha: ['Shri Renukamata, Mahur', 'श्री अंबादेवी, अमरावती', 'Shri Tuljabhavani, Tuljapur'],
} as const satisfies Record<Region, readonly string[]>
const gotras = ['Kashyap', 'Bharadwaj', 'Vasishtha', 'Kaushik', 'Atri', 'शांडिल्य', 'Gautam', 'Garg', 'Parashar']
const bySurname = ({ last }: Name, list: readonly string[]): string =>
  list[[...last].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % list.length] ?? ''

/** What is drawn of a family before its details. */
interface DrawnFamily {
  name: Name
  home: FamilyHome
  career: Career
  workplace: { abroad: boolean }
}

/** The columns that the edit page fills beyond the registration. */
export function detailColumns(
  random: RandomStream,
  choices: DemoChoices,
  { name, home, career, workplace }: DrawnFamily,
) {
  return {
    occupation_type_id: choices.option('OCCUPATION_TYPE', career.occupationType),
    occupation: career.occupation,
    body_structure_id: fromTheMiddle(random, choices.options('BODY_STRUCTURE')),
    blood_group: bloodGroup(random),
    skin_tone_id: fromTheMiddle(random, choices.options('SKIN_TONE')),
    diet_id: choices.option('DIET', diet(random)),
    other_info: random.happens(0.45) ? random.pick(otherInfo) : '',
    ready_to_move_abroad: workplace.abroad ? 'ALREADY_IN' : moveAbroad(random),
    kuldaivat: bySurname(name, deities[home.district.region]),
    gotra: bySurname(name, gotras),
  }
}

export const emptyDetails = {
  occupation_type_id: null,
  occupation: '',
  body_structure_id: null,
  blood_group: null,
  skin_tone_id: null,
  diet_id: null,
  other_info: '',
  ready_to_move_abroad: null,
  kuldaivat: '',
  gotra: '',
}
