import { describe, expect, it } from 'vitest'
import { profileDetail } from '#contract/families/profiles.ts'
import { untoldValue } from '#contract/families/untold-fields.ts'
import { joinedList, visitorList } from '#contract/finding/lists.ts'
import { type MemberField, memberFields } from '#contract/profile-fields.ts'
import { presentPaidSummary, presentVisit } from '#server/features/finding/lists/present-summary.ts'
import type { SummaryRow } from '#server/features/finding/lists/summary-queries.ts'
import { noRelation } from '#server/testing/no-relation.ts'
import { presentFreeProfile, presentPaidProfile } from './present.ts'
import type { Biodata } from './queries.ts'

type MemberColumn = (typeof memberFields)[MemberField]['column']

/** The columns of a biodata of which nothing is told, to start a row from. */
const untoldColumns = Object.fromEntries<unknown>(
  Object.values(memberFields).map(field => [field.column, untoldValue(field)]),
) as Pick<Biodata, Extract<keyof Biodata, MemberColumn>>

const id = '0190a0a0-0000-7000-8000-000000000001'
const now = new Date('2026-01-15T06:00:00Z')
const context = {
  viewer: {
    id: '0190a0a0-0000-7000-8000-0000000000ff',
    gender: 'F' as const,
    paid: true,
    paused: false,
    hidesLastUse: false,
    personId: '',
    previousUse: null,
    role: 'CANDIDATE' as const,
    candidateDecides: false,
  },
  now,
  nameOf: (of: string | null) => of && 'Pune',
  gunMilanWith: () => null,
  photosOf: () => ({ photos: [], withheld: null }),
}

const biodata: Biodata = {
  ...untoldColumns,
  id,
  registration_no: 'B10001',
  first_name: 'Rutuja',
  middle_name: '',
  last_name: 'Kale',
  gender: 'F',
  marital_status_id: id,
  date_of_birth: '1997-03-09',
  height_cm: 165,
  education: 'M.Com',
  occupation: '',
  annual_income: 0,
  work_location_id: id,
  work_village: 'canary-work',
  other_info: '',
  native_village: 'canary-native',
  native_taluka_id: id,
  native_district_id: id,
  second_script: { native_village: 'canary-second-native', education: 'बी.ई.' },
  family: {
    father_occupation: 'Farmer',
    father_work_place: 'canary-father',
    mother_occupation: 'Teacher',
    mother_work_place: 'canary-mother',
    maternal_uncle_surname: 'Jadhav',
    maternal_uncle_village: 'canary-uncle',
    maternal_uncle_taluka: 'canary-taluka',
    second_script: { father_work_place: 'canary-second-father', maternal_uncle_surname: 'जाधव' },
  },
  siblings: [
    {
      name: 'canary-brother',
      gender: 'M',
      is_married: true,
      education: '',
      occupation: '',
      work_place: '',
      birth_year: 1991,
      height_cm: null,
      second_script: { name: 'canary-second-brother' },
    },
  ],
  relatives: [
    {
      surname: 'Pawar',
      village: 'canary-relative',
      second_script: { surname: 'पवार', village: 'canary-second-relative' },
    },
  ],
  properties: [
    {
      details: 'Two acres',
      place: 'canary-property',
      second_script: { details: 'दोन एकर', place: 'canary-second-place' },
    },
  ],
  expectation: null,
  photos: [],
  photo_privacy: 'EVERYONE',
  photo_epoch: 0,
  id_checked_at: null,
  last_used_on: null,
  last_sign_on: null,
  last_use_is_hidden: false,
  listed_until: null,
  candidate_agreed_at: null,
}
const profile = { biodata, relation: noRelation, subject: null, score: null, fit: null, ours: null, kin: [] }

const summary: SummaryRow = {
  ...biodata,
  number: 1,
  joined_at: new Date('2026-01-02T10:00:00Z'),
  occupation_type_id: null,
  status: 'active',
  mobile_verified_at: now,
  email_verified_at: null,
  interest: null,
  taken_back_at: null,
  notes: null,
  report: null,
  shortlisted: false,
  of_same_person: false,
  contact_viewed: false,
  viewer_blocked: false,
  blocked_viewer: false,
}

// The schema is a second filter: a field that an allow-list lets through by mistake still does not leave.
describe('the free schemas', () => {
  it('let no canary of a paid profile through', () => {
    const paid = presentPaidProfile(profile, context)
    expect(JSON.stringify(paid).match(/canary-/g)).toHaveLength(20)
    expect(JSON.stringify(profileDetail.output.free.parse(paid))).not.toContain('canary')
    expect(JSON.stringify(profileDetail.output.paid.parse(paid)).match(/canary-/g)).toHaveLength(20)
  })

  it('let no canary of a paid row or visit through', () => {
    const row = {
      ...presentPaidSummary(summary, context),
      ...presentVisit(summary, now, context),
      email: 'canary@family.in',
    }
    const page = { count: 1, list: [row], next_offset: null }
    for (const { output } of [joinedList, visitorList]) {
      expect(JSON.stringify(output.free.parse(page))).not.toContain('canary')
      expect(JSON.stringify(output.paid.parse(page)).match(/canary-work/g)).toHaveLength(1)
    }
  })

  it('are what the free allow-list fills, no key more', () => {
    const free = presentFreeProfile(profile, context)
    expect(profileDetail.output.free.parse(free)).toEqual(free)
    expect(JSON.stringify(free)).not.toContain('canary')
  })
})
