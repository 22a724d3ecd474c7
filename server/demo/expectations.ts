import { type Gender, heightsCm } from '#domain/limits.ts'
import type { Birth } from './birth.ts'
import type { DemoChoices } from './choices.ts'
import type { FamilyHome } from './home.ts'
import type { ExpectationRow } from './household.ts'
import { expectationsOf } from './lists/free-texts.ts'
import { type RandomStream, weighted } from './random.ts'

const patrika = weighted([
  ['Y', 45],
  ['ALL', 35],
  ['N', 20],
] as const)

const graduates = ['ENGINEERING', 'COMMERCE', 'SCIENCE', 'MBA', 'MCA', 'PG_ARTS_SCIENCE', 'MEDICAL'] as const

/** A bride's family looks for an older and taller groom, and a groom's family for a younger and shorter bride. */
export function expectationRow(
  random: RandomStream,
  choices: DemoChoices,
  who: { memberId: string; gender: Gender; birth: Birth; height: number; home: FamilyHome },
): ExpectationRow {
  const { gender, birth, height, home } = who
  const elder = gender === 'F' ? -1 : 1
  const years = [birth.year + elder * random.between(0, 1), birth.year + elder * random.between(4, 7)].sort(
    (a, b) => a - b,
  )
  const first = birth.maritalStatus === 'UNMARRIED'
  return {
    member_id: who.memberId,
    birth_year_from: years[0] ?? null,
    birth_year_to: years[1] ?? null,
    ...heights(gender, height),
    patrika_match: patrika(random),
    other_expectations: random.happens(0.7) ? random.pick(expectationsOf[gender === 'F' ? 'bride' : 'groom']) : '',
    choices: {
      marital_status: first
        ? [choices.option('MARITAL_STATUS', 'UNMARRIED')]
        : ['UNMARRIED', 'DIVORCED', 'WIDOWED'].map(code => choices.option('MARITAL_STATUS', code)),
      ...(random.happens(0.5) && {
        education_group: random.some(graduates, 3).map(code => choices.option('EDUCATION_GROUP', code)),
      }),
      ...(random.happens(0.3) && { native_district: [home.district.id] }),
      ...(random.happens(0.25) && {
        occupation_type: ['PRIVATE_JOB', 'GOVERNMENT_JOB'].map(code => choices.option('OCCUPATION_TYPE', code)),
      }),
    },
  }
}

const steps: readonly number[] = heightsCm
function heights(gender: Gender, own: number) {
  const at = steps.indexOf(own)
  const nearby = (away: number) => steps[Math.max(0, Math.min(steps.length - 1, at + away))] ?? own
  return gender === 'F'
    ? { height_from: nearby(2), height_to: nearby(9) }
    : { height_from: nearby(-8), height_to: nearby(-1) }
}
