import { type Gender, heightsCm } from '#domain/limits.ts'
import type { Birth } from './birth.ts'
import type { Choices } from './choices.ts'
import type { Home } from './home.ts'
import type { FamilyRow, PhoneRow, PropertyRow, RelativeRow, SiblingRow } from './household.ts'
import { fathers } from './lists/given-names.ts'
import { villagesOf } from './lists/places.ts'
import { propertyDetails } from './lists/sayings.ts'
import { fatherWork, motherWork, siblingWork } from './lists/tracks.ts'
import { givenName, type Name, otherSurname } from './names.ts'
import { type Chance, weighted } from './random.ts'

const fatherDoes = weighted(fatherWork)
const motherDoes = weighted(motherWork)
const howMany = weighted([
  [0, 14],
  [1, 46],
  [2, 30],
  [3, 10],
] as const)
const others = ['MOTHER', 'BROTHER', 'KAKA', 'MAMA', 'CANDIDATE', 'COUSIN_BROTHER'] as const

/** What every family row needs: whose it is, and ids for what hangs below. */
export interface Kin {
  by: Chance
  memberId: string
  newId: () => string
}

/** Nearest of the heights a family chooses from. */
export function heightOf(by: Chance, gender: Gender): number {
  const drawn = gender === 'F' ? by.around(158, 5.4) : by.around(171, 5.8)
  return heightsCm.reduce((best, height) => (Math.abs(height - drawn) < Math.abs(best - drawn) ? height : best))
}

/**
 * No mobile number in India begins with a 5, so that a tap on Call or WhatsApp in a demo reaches nobody.
 */
export const phoneOf = (by: Chance) => `5${String(by.below(1_000_000_000)).padStart(9, '0')}`

export function familyOf({ by, memberId }: Kin, name: Name, home: Home, choices: Choices): FamilyRow {
  const motherWorks = motherDoes(by)
  const grandfather = otherFather(by, name.middle)
  const village = by.pick(villagesOf[home.district.region])
  return {
    member_id: memberId,
    contact_full_name: name.inMarathi ? `${name.middle} ${name.last}` : `${name.middle} ${grandfather} ${name.last}`,
    address: home.address,
    village: home.residenceVillage,
    taluka_id: home.residence.id,
    district_id: home.residence.districtId,
    state_id: choices.maharashtra,
    email: '',
    father_occupation: fatherDoes(by),
    father_work_place: home.residenceVillage,
    mother_occupation: motherWorks,
    mother_work_place: motherWorks === 'Homemaker' ? '' : home.residenceVillage,
    maternal_uncle_surname: otherSurname(by, home.district.region, name.last),
    maternal_uncle_village: village,
    maternal_uncle_taluka: by.pick(home.district.talukas).name.slice(0, 20).trim(),
  }
}

function otherFather(by: Chance, own: string): string {
  const drawn = by.pick(fathers)
  return drawn === own ? otherFather(by, own) : drawn
}

/** All that a registration tells. */
export const bareFamily = (memberId: string, home: Home): FamilyRow => ({
  member_id: memberId,
  contact_full_name: '',
  address: '',
  village: home.residenceVillage,
  taluka_id: home.residence.id,
  district_id: null,
  state_id: null,
  email: '',
  father_occupation: '',
  father_work_place: '',
  mother_occupation: '',
  mother_work_place: '',
  maternal_uncle_surname: '',
  maternal_uncle_village: '',
  maternal_uncle_taluka: '',
})

export function siblingsOf({ by, memberId, newId }: Kin, name: Name, birth: Birth, home: Home): SiblingRow[] {
  const taken = new Set([name.first])
  return Array.from({ length: howMany(by) }, (_, position) => {
    const gender: Gender = by.happens(0.5) ? 'F' : 'M'
    const year = birth.year + by.pick([-7, -5, -4, -3, -2, 2, 3, 4, 5])
    const age = 2026 - year
    const [education, occupation] = by.pick(siblingWork)
    const studying = age <= 21
    const atHome = gender === 'F' && ['Farming', 'Technician'].includes(occupation)
    return {
      id: newId(),
      member_id: memberId,
      position,
      name: otherGivenName(by, gender, year, taken),
      gender,
      is_married: age > (gender === 'F' ? 22 : 25) && by.happens(gender === 'F' ? 0.75 : 0.55),
      education: age <= 18 ? 'HSC' : education,
      occupation: studying ? 'Student' : atHome ? 'Homemaker' : occupation,
      work_place:
        studying || atHome
          ? ''
          : by.pick(['Pune', 'Mumbai', home.nativeVillage, home.nativeTaluka.name.slice(0, 17).trim()]),
      birth_year: year,
      height_cm: heightOf(by, gender),
    }
  })
}

function otherGivenName(by: Chance, gender: Gender, year: number, taken: Set<string>): string {
  const drawn = givenName(by, gender, year)
  if (taken.has(drawn)) return otherGivenName(by, gender, year, taken)
  taken.add(drawn)
  return drawn
}

export function relativesOf({ by, memberId, newId }: Kin, name: Name, home: Home): RelativeRow[] {
  return Array.from({ length: by.between(2, 5) }, (_, position) => ({
    id: newId(),
    member_id: memberId,
    position,
    surname: otherSurname(by, home.district.region, name.last),
    village: by.pick(villagesOf[home.district.region]),
  }))
}

export function phonesOf({ by, memberId, newId }: Kin): PhoneRow[] {
  const relations = ['FATHER', ...by.some(others, by.between(1, 2))]
  return relations.map((relation, position) => ({
    id: newId(),
    member_id: memberId,
    position,
    relation,
    custom_relation: '',
    phone: phoneOf(by),
    is_whatsapp: by.happens(0.7),
    takes_calls: true,
    // The father's number stays: somebody must be reached.
    is_hidden: position > 0 && by.happens(0.1),
  }))
}

export function propertiesOf({ by, memberId, newId }: Kin, home: Home): PropertyRow[] {
  const atHome = [home.nativeVillage, home.nativeTaluka.name].find(name => name.length <= 10) ?? 'Native'
  return by.some(propertyDetails, by.pick([0, 1, 1, 2, 2, 3])).map(([details, kind], position) => ({
    id: newId(),
    member_id: memberId,
    position,
    details,
    place: kind === 'city' ? by.pick(['Pune', 'Nashik', 'Thane', 'Mumbai']) : atHome,
  }))
}
