import type { Gender } from '#domain/limits.ts'
import { birthOf } from './birth.ts'
import type { Choices } from './choices.ts'
import { detailsOf, noDetails } from './details.ts'
import { bareFamily, familyOf, heightOf, phonesOf, propertiesOf, relativesOf, siblingsOf } from './family.ts'
import { homeOf, workplaceOf } from './home.ts'
import type { Household } from './household.ts'
import { idsOf } from './ids.ts'
import { type KnownLogin, knownLogins } from './known-logins.ts'
import { membershipsOf } from './memberships.ts'
import { nameOf } from './names.ts'
import { photosOf } from './photos.ts'
import { chance, weighted } from './random.ts'
import { reachOf } from './reach.ts'
import { schoolingOf } from './schooling.ts'
import { noStars, starsOf } from './stars.ts'
import { wishesOf } from './wishes.ts'

export interface Community {
  seed: string
  members: number
  now: Date
  choices: Choices
  /** Of the known logins' password. */
  passwordHash: string
}

export const firstRegistration = 10_001
const oldestMember = 700 * 86_400_000

/** More join each month than the month before, the last of them just now. */
function joinedAt({ members, now }: Community, index: number): Date {
  const share = ((index + 1) / members) ** 0.7
  return new Date(now.getTime() - Math.round(oldestMember * (1 - share)) - 600_000)
}

/** How much of the biodata a family has filled in. */
const filledIn = weighted([
  ['all', 78],
  ['much', 14],
  ['registration', 8],
] as const)

/** A known login is somebody whose screens are full: unmarried, well at work, with a family and wishes. */
function isFull({ members, siblings, properties, expectations }: Household, unmarried: string): boolean {
  return (
    members.every(
      one =>
        one.marital_status_id === unmarried &&
        one.annual_income >= 500_000 &&
        one.date_of_birth >= '1993' &&
        one.other_info !== '',
    ) &&
    siblings.length > 1 &&
    properties.length > 1 &&
    expectations.every(one => one.other_expectations !== '')
  )
}

/** The person of this number: the same for the same seed, however large the community is. */
export function household(community: Community, index: number): Household {
  const known = knownLogins[index]
  if (!known) return drawn(community, index, index)
  const unmarried = community.choices.option('MARITAL_STATUS', 'UNMARRIED')
  for (let stream = -1 - index; ; stream -= knownLogins.length) {
    const one = drawn(community, index, stream, known)
    if (isFull(one, unmarried)) return one
  }
}

function drawn(community: Community, index: number, stream: number, known?: KnownLogin): Household {
  const { choices } = community
  const gender: Gender = index % 2 === 0 ? 'F' : 'M'
  const by = chance(community.seed, stream)
  const newId = idsOf(by, index)
  const birth = birthOf(by, gender)
  const schooling = schoolingOf(by, gender, birth.age)
  const home = homeOf(by, choices)
  const anyName = nameOf(by, gender, birth.year, home.district.region)
  const name = known ? { ...known, inMarathi: false } : anyName
  const filled = known ? 'all' : filledIn(by)
  const height = heightOf(by, gender)
  const workplace = workplaceOf(by, choices, home, schooling)
  const joined = joinedAt(community, index)
  const id = newId()
  const kin = { by, memberId: id, newId }
  const more = filled !== 'registration'
  const everything = filled === 'all'
  return {
    members: [
      {
        id,
        registration_no: `${gender === 'F' ? 'B' : 'G'}${firstRegistration + index}`,
        gender,
        first_name: name.first,
        middle_name: name.middle,
        last_name: name.last,
        date_of_birth: birth.day,
        height_cm: height,
        marital_status_id: choices.option('MARITAL_STATUS', birth.maritalStatus),
        education: schooling.education,
        education_group_id: choices.option('EDUCATION_GROUP', schooling.group),
        annual_income: schooling.annualIncome * (workplace.abroad ? 3 : 1),
        work_location_id: workplace.id,
        work_village: workplace.village,
        native_district_id: home.district.id,
        native_taluka_id: home.nativeTaluka.id,
        native_village: home.nativeVillage,
        ...(more ? detailsOf(by, choices, schooling, workplace.abroad) : noDetails),
        ...(everything ? starsOf(by, choices, birth, home.residence.districtId) : noStars),
        ...reachOf(by, name, index, joined, known),
        password_hash: known ? community.passwordHash : null,
        is_demo: known !== undefined,
        status: known || !by.happens(0.03) ? 'active' : 'paused',
        joined_at: joined,
        updated_at: joined,
      },
    ],
    family_details: [more ? familyOf(kin, name, home, choices) : bareFamily(id, home)],
    family_phones: more ? phonesOf(kin) : [],
    siblings: more ? siblingsOf(kin, name, birth, home) : [],
    relatives: more ? relativesOf(kin, name, home) : [],
    properties: everything ? propertiesOf(kin, home) : [],
    expectations: everything ? [wishesOf(by, choices, { memberId: id, gender, birth, height, home })] : [],
    photos: photosOf(kin, { gender, index, age: birth.age, known: known !== undefined, joined }),
    memberships: membershipsOf(kin, { joined, now: community.now, known }),
  }
}
