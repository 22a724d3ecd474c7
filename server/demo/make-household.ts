import { dayMs } from '#domain/durations.ts'
import type { Gender } from '#domain/limits.ts'
import { drawBirth } from './birth.ts'
import { drawCareer } from './career.ts'
import type { DemoChoices } from './choices.ts'
import { contactColumns } from './contact.ts'
import { detailColumns, emptyDetails } from './details.ts'
import { expectationRow } from './expectations.ts'
import {
  drawHeight,
  familyRow,
  phoneRows,
  propertyRows,
  registrationFamilyRow,
  relativeRows,
  siblingRows,
} from './family.ts'
import { drawHome, drawWorkplace } from './home.ts'
import { emptyHoroscope, horoscopeColumns } from './horoscope.ts'
import type { Household } from './household.ts'
import { documentRows } from './id-proof.ts'
import { demoIds } from './ids.ts'
import { type KnownLogin, knownLogins } from './known-logins.ts'
import { membershipRows } from './memberships.ts'
import { drawName } from './names.ts'
import { drawPhotoPrivacy, photoRows } from './photos.ts'
import { randomStream, weighted } from './random.ts'
import { inBothScripts } from './second-script.ts'

export interface Community {
  seed: string
  members: number
  now: Date
  choices: DemoChoices
}

export const firstRegistration = 10_001
const oldestMember = 700 * dayMs

/** More members join in each month than in the month before; the last one joined ten minutes ago. */
function joinedAt({ members, now }: Community, index: number): Date {
  const share = ((index + 1) / members) ** 0.7
  return new Date(now.getTime() - Math.round(oldestMember * (1 - share)) - 600_000)
}

/** Draws how much of the biodata a family has filled in. */
const drawCompleteness = weighted([
  ['all', 78],
  ['much', 14],
  ['registration', 8],
] as const)

/** A known login needs a profile that fills every screen: unmarried, employed, with a family and expectations. */
function fillsEveryScreen({ members, siblings, properties, expectations }: Household, unmarried: string): boolean {
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

/** Makes the member with this number. It is the same for a seed, whatever the size of the community. */
export const makeHousehold = (community: Community, index: number): Household =>
  inBothScripts(drawMember(community, index), index, community.choices.pairs)

function drawMember(community: Community, index: number): Household {
  const known = knownLogins[index]
  if (!known) return drawHousehold(community, index, index)
  const unmarried = community.choices.option('MARITAL_STATUS', 'UNMARRIED')
  for (let stream = -1 - index; ; stream -= knownLogins.length) {
    const household = drawHousehold(community, index, stream, known)
    if (fillsEveryScreen(household, unmarried)) return household
  }
}

function drawHousehold(community: Community, index: number, stream: number, known?: KnownLogin): Household {
  const { choices } = community
  const gender: Gender = index % 2 === 0 ? 'F' : 'M'
  const random = randomStream(community.seed, stream)
  const newId = demoIds(random, index)
  const birth = drawBirth(random, gender)
  const career = drawCareer(random, gender, birth.age)
  const home = drawHome(random, choices)
  const anyName = drawName(random, gender, birth.year, home.district.region)
  const name = known ? { ...known, inMarathi: false } : anyName
  const completeness = known ? 'all' : drawCompleteness(random)
  const height = drawHeight(random, gender)
  const workplace = drawWorkplace(random, choices, home, career)
  const joined = joinedAt(community, index)
  const id = newId()
  const rowContext = { random, memberId: id, newId }
  const hasDetails = completeness !== 'registration'
  const isComplete = completeness === 'all'
  const photos = photoRows(rowContext, { gender, index, age: birth.age, known: known !== undefined, joined })
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
        education: career.education,
        education_group_id: choices.option('EDUCATION_GROUP', career.group),
        annual_income: career.annualIncome * (workplace.abroad ? 3 : 1),
        work_location_id: workplace.id,
        work_village: workplace.village,
        native_district_id: home.district.id,
        native_taluka_id: home.nativeTaluka.id,
        native_village: home.nativeVillage,
        ...(hasDetails ? detailColumns(random, choices, { name, home, career, workplace }) : emptyDetails),
        ...(isComplete ? horoscopeColumns(random, choices, birth, home.residence.districtId) : emptyHoroscope),
        ...contactColumns(random, name, index, joined, known),
        photo_privacy: known ? 'EVERYONE' : drawPhotoPrivacy(index),
        is_demo: known !== undefined,
        origin: known ? 'site' : 'counter',
        status: known || !random.happens(0.03) ? 'active' : 'paused',
        joined_at: joined,
        updated_at: joined,
      },
    ],
    family_details: [hasDetails ? familyRow(rowContext, name, home, choices) : registrationFamilyRow(id, home)],
    family_phones: hasDetails ? phoneRows(rowContext) : [],
    siblings: hasDetails ? siblingRows(rowContext, name, birth, home) : [],
    relatives: hasDetails ? relativeRows(rowContext, name, home) : [],
    properties: isComplete ? propertyRows(rowContext, home) : [],
    expectations: isComplete ? [expectationRow(random, choices, { memberId: id, gender, birth, height, home })] : [],
    photos,
    documents: documentRows({ index, memberId: id, photos, joined, now: community.now }),
    memberships: membershipRows(rowContext, { joined, now: community.now, known }),
  }
}
