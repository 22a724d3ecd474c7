import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { registration } from '#contract/access/sign-up.ts'
import { brokenAgeRule } from '#contract/fields.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { ganOf } from '#domain/kundali/kootas/gan.ts'
import { nadiOf } from '#domain/kundali/kootas/nadi.ts'
import { moonOfBirth } from '#domain/kundali/moon.ts'
import { heightsCm } from '#domain/limits.ts'
import { isValidMobile } from '#server/features/access/accounts/identity.ts'
import { type MasterData, readMasterData } from '#server/features/shared/master-data/queries.ts'
import { newYear, testWorld } from '#server/testing/world.ts'
import { choicesFrom } from './choices.ts'
import type { Household } from './household.ts'
import { knownLogins, knownPassword } from './known-logins.ts'
import { type Community, makeHousehold } from './make-household.ts'

const world = testWorld()
const people = 2000
let data: MasterData
let community: Community
let everybody: Household[]

const communityOf = (seed: string): Community => ({
  seed,
  members: people,
  now: newYear,
  choices: choicesFrom(data),
})
const peopleOf = (of: Community) => Array.from({ length: of.members }, (_, index) => makeHousehold(of, index))
const fingerprint = (of: Community) =>
  createHash('sha256')
    .update(JSON.stringify(peopleOf(of)))
    .digest('hex')

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`expected one row, not ${rows.length}`)
  return row
}

beforeAll(async () => {
  data = await readMasterData(world.db)
  community = communityOf('saptapadi')
  everybody = peopleOf(community)
})

describe('every person of the demo', () => {
  it('would be accepted by the registration form, on the day they joined', () => {
    const optionType = new Map(data.options.map(option => [option.id, option.type]))
    const talukas = new Map(data.talukas.map(taluka => [taluka.id, taluka.district_id]))
    const workLocations = new Set(data.workLocations.map(place => place.id))
    for (const { members, family_details } of everybody) {
      const member = only(members)
      const family = only(family_details)
      const parsed = registration.safeParse({
        first_name: member.first_name,
        middle_name: member.middle_name,
        last_name: member.last_name,
        gender: member.gender,
        dob: member.date_of_birth,
        height: member.height_cm,
        marital_status_id: member.marital_status_id,
        education_courses: member.education,
        education_group_id: member.education_group_id,
        annual_income: String(member.annual_income),
        working_place_taluka_id: member.work_location_id,
        working_place_goan: member.work_village,
        family_residence_taluka_id: family.taluka_id,
        goan: family.village,
        native_place_district_id: member.native_district_id,
        native_place_taluka_id: member.native_taluka_id,
        native_place_goan: member.native_village,
        email: member.email,
        mobile: member.mobile,
        mobile_country_code: member.dial_code,
        country_code: member.country_code,
        password: knownPassword,
        images: [],
      })
      expect(parsed.error, JSON.stringify(member)).toBeUndefined()
      const joined = dayInIndia(new Date(member.joined_at))
      expect(brokenAgeRule(member.gender, member.date_of_birth, joined)).toBeNull()
      expect(isValidMobile(member.mobile ?? '', member.dial_code, member.country_code)).toBe(true)
      expect(optionType.get(member.marital_status_id)).toBe('MARITAL_STATUS')
      expect(optionType.get(member.education_group_id)).toBe('EDUCATION_GROUP')
      expect(talukas.get(member.native_taluka_id ?? '')).toBe(member.native_district_id)
      expect(workLocations.has(member.work_location_id ?? '')).toBe(true)
    }
  })

  it('has the horoscope that their birth gives', async () => {
    const code = new Map(data.options.map(option => [option.id, option.code]))
    let withHoroscope = 0
    for (const { members } of everybody) {
      const member = only(members)
      if (!member.birth_time) {
        expect([member.raas_id, member.nakshatra_id, member.charan_id, member.nadi_id, member.gan_id]).toEqual(
          Array(5).fill(null),
        )
        continue
      }
      const moon = moonOfBirth(member.date_of_birth, member.birth_time)
      if (!moon?.timed) throw new Error('no moon for a birth with a time')
      const { raas, nakshatra, charan } = moon.place
      const stored = [member.raas_id, member.nakshatra_id, member.charan_id, member.nadi_id, member.gan_id]
      expect(stored.map(id => code.get(id ?? ''))).toEqual([
        String(raas),
        String(nakshatra),
        String(charan),
        nadiOf[nakshatra],
        ganOf[nakshatra],
      ])
      const charanRow = data.options.find(option => option.id === member.charan_id)
      expect(charanRow?.parent_id).toBe(member.nakshatra_id)
      withHoroscope++
    }
    expect(withHoroscope).toBeGreaterThan(people * 0.7)
  })

  it('has a family that fits: siblings of their own names, relatives and an uncle of another surname', () => {
    const heights: readonly number[] = heightsCm
    for (const { members, siblings, relatives, family_details, family_phones } of everybody) {
      const member = only(members)
      const names = [member.first_name, ...siblings.map(one => one.name)]
      expect(new Set(names).size).toBe(names.length)
      for (const sibling of siblings) {
        expect(heights).toContain(sibling.height_cm)
        expect(Math.abs((sibling.birth_year ?? 0) - Number(member.date_of_birth.slice(0, 4)))).toBeGreaterThan(1)
      }
      const surnames = [...relatives.map(one => one.surname), only(family_details).maternal_uncle_surname]
      expect(surnames).not.toContain(member.last_name)
      if (family_phones.length > 0) expect(family_phones.some(phone => !phone.is_hidden)).toBe(true)
    }
  })

  it('has numbers that cannot exist and addresses of a reserved domain, so that nobody is reached', () => {
    for (const { members, family_phones } of everybody.slice(knownLogins.length)) {
      expect(only(members).mobile).toMatch(/^5\d{9}$/)
      expect(only(members).email).toMatch(/@example\.com$/)
      for (const { phone } of family_phones) expect(phone).toMatch(/^5\d{9}$/)
    }
  })
})

describe('the community', () => {
  it('is the same, byte for byte, for the same seed, and another for another', () => {
    expect(fingerprint(communityOf('saptapadi'))).toBe(
      '5a1ce5a3ac68d4c32f7951eacfb85921f000a83f133bb150b96c77302c15bb74',
    )
    expect(fingerprint(communityOf('another'))).not.toBe(fingerprint(community))
  })

  it('begins with the same people however large it is', () => {
    const { members } = makeHousehold({ ...community, members: 1_000_000 }, 700)
    const { joined_at: _, updated_at: __, mobile_verified_at: ___, email_verified_at: ____, ...same } = only(members)
    expect(only(everybody[700]?.members ?? [])).toMatchObject(same)
  })

  it('is half brides and half grooms, some half filled, some paused, some unverified, some in Marathi', () => {
    const members = everybody.map(one => only(one.members))
    const share = (fits: (member: (typeof members)[number]) => boolean) => members.filter(fits).length / people
    expect(share(member => member.gender === 'F')).toBe(0.5)
    expect(share(member => member.occupation_type_id === null)).toBeGreaterThan(0.05)
    expect(share(member => member.status === 'paused')).toBeGreaterThan(0.01)
    expect(share(member => !member.mobile_verified_at && !member.email_verified_at)).toBeGreaterThan(0.02)
    expect(share(member => /[\u0900-\u097F]/.test(member.last_name))).toBeGreaterThan(0.02)
    expect(share(member => member.is_demo === true)).toBe(knownLogins.length / people)
  })

  it('joined in the order of their numbers, the last of them before now', () => {
    const joined = everybody.map(one => new Date(only(one.members).joined_at).getTime())
    expect(joined).toEqual(joined.toSorted((a, b) => a - b))
    expect(joined.at(-1)).toBeLessThan(newYear.getTime())
  })
})
