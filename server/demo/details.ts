import type { Choices } from './choices.ts'
import { otherInfo } from './lists/sayings.ts'
import { type Chance, weighted } from './random.ts'
import type { Schooling } from './schooling.ts'

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

/** Of the options in their order: the middle ones are the common ones. */
const fromTheMiddle = (by: Chance, options: readonly string[]): string => {
  const at = Math.round(by.around((options.length - 1) / 2, options.length / 5))
  return options[Math.max(0, Math.min(options.length - 1, at))] ?? by.pick(options)
}

/** What the edit page asks beyond the registration. */
export function detailsOf(by: Chance, choices: Choices, schooling: Schooling, abroad: boolean) {
  return {
    occupation_type_id: choices.option('OCCUPATION_TYPE', schooling.occupationType),
    occupation: schooling.occupation,
    body_structure_id: fromTheMiddle(by, choices.options('BODY_STRUCTURE')),
    blood_group: bloodGroup(by),
    skin_tone_id: fromTheMiddle(by, choices.options('SKIN_TONE')),
    diet_id: choices.option('DIET', diet(by)),
    other_info: by.happens(0.45) ? by.pick(otherInfo) : '',
    ready_to_move_abroad: abroad ? 'ALREADY_IN' : moveAbroad(by),
  }
}

export const noDetails = {
  occupation_type_id: null,
  occupation: '',
  body_structure_id: null,
  blood_group: null,
  skin_tone_id: null,
  diet_id: null,
  other_info: '',
  ready_to_move_abroad: null,
}
