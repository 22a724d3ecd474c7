import { type Gender, heightsCm } from '#domain/limits.ts'
import type { Birth } from './birth.ts'
import type { DemoChoices } from './choices.ts'
import type { FamilyHome } from './home.ts'
import type { DemoFamily, DemoPhone, DemoProperty, DemoRelative, DemoSibling } from './household.ts'
import { propertyDetails } from './lists/free-texts.ts'
import { fathers } from './lists/given-names.ts'
import { villagesOf } from './lists/places.ts'
import { fatherWork, motherWork, siblingWork } from './lists/tracks.ts'
import { givenName, type Name, otherSurname } from './names.ts'
import { type RandomStream, weighted } from './random.ts'

const fatherDoes = weighted(fatherWork)
const motherDoes = weighted(motherWork)
const siblingCount = weighted([
  [0, 14],
  [1, 46],
  [2, 30],
  [3, 10],
] as const)
const otherOwners = ['MOTHER', 'BROTHER', 'KAKA', 'MAMA', 'CANDIDATE', 'COUSIN_BROTHER'] as const

/** What making a row needs: the random stream, the member it belongs to, and new ids. */
export interface RowContext {
  random: RandomStream
  memberId: string
  newId: () => string
}

/** Draws a height and takes the nearest one that a form offers. */
export function drawHeight(random: RandomStream, gender: Gender): number {
  const drawn = gender === 'F' ? random.around(158, 5.4) : random.around(171, 5.8)
  return heightsCm.reduce((best, height) => (Math.abs(height - drawn) < Math.abs(best - drawn) ? height : best))
}

/** No mobile number in India begins with a 5, so a tap on Call or WhatsApp in a demo reaches nobody. */
const drawPhone = (random: RandomStream) => `5${String(random.below(1_000_000_000)).padStart(9, '0')}`

export function familyRow(
  { random, memberId }: RowContext,
  name: Name,
  home: FamilyHome,
  choices: DemoChoices,
): DemoFamily {
  const motherWorks = motherDoes(random)
  const grandfather = otherFather(random, name.middle)
  const village = random.pick(villagesOf[home.district.region])
  return {
    member_id: memberId,
    contact_full_name: name.inMarathi ? `${name.middle} ${name.last}` : `${name.middle} ${grandfather} ${name.last}`,
    address: home.address,
    village: home.residenceVillage,
    taluka_id: home.residence.id,
    district_id: home.residence.districtId,
    state_id: choices.maharashtra,
    email: '',
    father_occupation: fatherDoes(random),
    father_work_place: home.residenceVillage,
    mother_occupation: motherWorks,
    mother_work_place: motherWorks === 'Homemaker' ? '' : home.residenceVillage,
    maternal_uncle_surname: otherSurname(random, home.district.region, name.last),
    maternal_uncle_village: village,
    maternal_uncle_taluka: random.pick(home.district.talukas).name.slice(0, 20).trim(),
  }
}

function otherFather(random: RandomStream, own: string): string {
  const drawn = random.pick(fathers)
  return drawn === own ? otherFather(random, own) : drawn
}

/** The family row of a member who filled in only the registration. */
export const registrationFamilyRow = (memberId: string, home: FamilyHome): DemoFamily => ({
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

export function siblingRows(
  { random, memberId, newId }: RowContext,
  name: Name,
  birth: Birth,
  home: FamilyHome,
): DemoSibling[] {
  const taken = new Set([name.first])
  return Array.from({ length: siblingCount(random) }, (_, position) => {
    const gender: Gender = random.happens(0.5) ? 'F' : 'M'
    const year = birth.year + random.pick([-7, -5, -4, -3, -2, 2, 3, 4, 5])
    const age = 2026 - year
    const [education, occupation] = random.pick(siblingWork)
    const studying = age <= 21
    const atHome = gender === 'F' && ['Farming', 'Technician'].includes(occupation)
    return {
      id: newId(),
      member_id: memberId,
      position,
      name: otherGivenName(random, gender, year, taken),
      gender,
      is_married: age > (gender === 'F' ? 22 : 25) && random.happens(gender === 'F' ? 0.75 : 0.55),
      education: age <= 18 ? 'HSC' : education,
      occupation: studying ? 'Student' : atHome ? 'Homemaker' : occupation,
      work_place:
        studying || atHome
          ? ''
          : random.pick(['Pune', 'Mumbai', home.nativeVillage, home.nativeTaluka.name.slice(0, 17).trim()]),
      birth_year: year,
      height_cm: drawHeight(random, gender),
    }
  })
}

function otherGivenName(random: RandomStream, gender: Gender, year: number, taken: Set<string>): string {
  const drawn = givenName(random, gender, year)
  if (taken.has(drawn)) return otherGivenName(random, gender, year, taken)
  taken.add(drawn)
  return drawn
}

export function relativeRows({ random, memberId, newId }: RowContext, name: Name, home: FamilyHome): DemoRelative[] {
  return Array.from({ length: random.between(2, 5) }, (_, position) => ({
    id: newId(),
    member_id: memberId,
    position,
    surname: otherSurname(random, home.district.region, name.last),
    village: random.pick(villagesOf[home.district.region]),
  }))
}

export function phoneRows({ random, memberId, newId }: RowContext): DemoPhone[] {
  const owners = ['FATHER', ...random.some(otherOwners, random.between(1, 2))]
  return owners.map((owner, position) => ({
    id: newId(),
    member_id: memberId,
    position,
    owner,
    custom_owner: '',
    phone: drawPhone(random),
    is_whatsapp: random.happens(0.7),
    takes_calls: true,
    // The father's number is never hidden, so that each family can be reached.
    is_hidden: position > 0 && random.happens(0.1),
  }))
}

export function propertyRows({ random, memberId, newId }: RowContext, home: FamilyHome): DemoProperty[] {
  const atHome = [home.nativeVillage, home.nativeTaluka.name].find(name => name.length <= 10) ?? 'Native'
  return random.some(propertyDetails, random.pick([0, 1, 1, 2, 2, 3])).map(([details, kind], position) => ({
    id: newId(),
    member_id: memberId,
    position,
    details,
    place: kind === 'city' ? random.pick(['Pune', 'Nashik', 'Thane', 'Mumbai']) : atHome,
  }))
}
