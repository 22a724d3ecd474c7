import type { Habit } from '../reading.ts'
import { bloodGroup, gan, mangal, maritalStatus, nadi } from './answers.ts'
import { birthDate } from './birth-date.ts'
import { birthTime } from './birth-time.ts'
import { contact } from './contacts.ts'
import { gender } from './gender.ts'
import { height } from './height.ts'
import { income } from './income.ts'
import { mama } from './mama.ts'
import { charan, nakshatra } from './nakshatra.ts'
import { name } from './name.ts'
import { expectations, heading, unasked } from './others.ts'
import { father, mother } from './parents.ts'
import { districtOf, nativePlace, residence, talukaOf } from './places.ts'
import { raas } from './raas.ts'
import { brothers, siblings, sisters } from './siblings.ts'
import {
  birthPlace,
  devak,
  education,
  fatherOccupation,
  gotra,
  kuldaivat,
  motherOccupation,
  occupation,
  workPlace,
} from './texts.ts'

/** Everything that a biodata tells under a label. An odd spelling of a clerk is one more word in its file. */
export const habits = {
  name,
  gender,
  birthDate,
  birthTime,
  birthPlace,
  height,
  bloodGroup,
  maritalStatus,
  education,
  occupation,
  income,
  workPlace,
  raas,
  nakshatra,
  charan,
  gan,
  nadi,
  mangal,
  gotra,
  devak,
  kuldaivat,
  father,
  mother,
  fatherOccupation,
  motherOccupation,
  brothers,
  sisters,
  siblings,
  mama,
  nativePlace,
  residence,
  talukaOf,
  districtOf,
  contact,
  expectations,
  heading,
  unasked,
} as const satisfies Record<string, Habit>
export type HabitName = keyof typeof habits
