import { describe, expect, it } from 'vitest'
import type { FreeProfile, PaidProfile } from '#contract/families/profiles.ts'
import { untoldFields, untouched } from '#contract/families/untold-fields.ts'
import type { KinSign } from '#domain/relations/kin.ts'
import type { Block } from './blocks.ts'
import { expectationBlocks } from './expectations.ts'
import { homeBlocks, kinBlocks } from './family.ts'
import { personalBlocks } from './personal.ts'

const named = (name: string) => ({ name })
type Unmet =
  | 'user_images'
  | 'photo_withheld'
  | 'id_checked_at'
  | 'candidate_agreed_at'
  | 'allowed'
  | 'send_interest_from'
  | 'notes'
const unmet: Pick<FreeProfile & PaidProfile, Unmet> = {
  user_images: [],
  photo_withheld: null,
  id_checked_at: null,
  candidate_agreed_at: null,
  allowed: [],
  send_interest_from: null,
  notes: [],
}
const forEveryone = {
  ...untoldFields.free,
  uuid: '0190a1b2-0000-7000-8000-000000000001',
  registration_no: 'B10023',
  first_name: 'Rutuja',
  middle_name: '',
  last_name: 'Jadhav',
  gender: 'F',
  marital_status: named('Unmarried'),
  dob: '1998-08-14',
  height: 160,
  body_structure: named('Slim'),
  blood_group: 'B+',
  scan_tone: named('Wheatish'),
  diet: named('Vegetarian'),
  education_courses: 'M.Com, CA Inter',
  patrika_gun: 26.5,
  patrika_known: true,
  occupation_details: 'Accounts officer',
  annual_income: 720000,
  working_place_taluka: named('Pune'),
  other_info: '',
  birth_time: '06:42:00',
  birth_district: named('Satara'),
  is_mangal: 'NOT_KNOWN',
  raas: named('Kanya'),
  nakshatra: named('Hasta'),
  charan: named('2'),
  nadi: named('Aadya'),
  gan: named('Dev'),
  devak: 'Panchpallav',
  kuldaivat: 'Shri Khandoba, Jejuri',
  gotra: 'Kashyap',
  ready_to_move_abrod: 'ALREADY_IN',
  native_place_taluka: named('Karad'),
  native_place_district: named('Satara'),
  expectation: null,
  fit: null,
  our_fit: null,
  kin: [] as KinSign[],
  handPicked: 0,
  handPicked_date: null,
  message: null,
  message_new: null,
  ...untouched,
} as const
const freeRelatives = [{ surname: 'Nimbalkar' }, { surname: 'Mohite' }]
const free: FreeProfile = {
  ...forEveryone,
  ...unmet,
  family_details: {
    father_occuption: 'Farmer',
    mother_occuption: 'Homemaker',
    mama_surname: 'Ghorpade',
    relatives: freeRelatives,
  },
  relatives: freeRelatives,
  user_properties: [{ details: '2 BHK flat' }],
  properties: [{ details: '2 BHK flat' }],
}
const relatives = [
  { surname: 'Nimbalkar', goan: 'Phaltan' },
  { surname: 'Mohite', goan: '' },
]
const paid: PaidProfile = {
  ...untoldFields.paid,
  ...forEveryone,
  ...unmet,
  working_place_goan: 'Kothrud',
  native_place_goan: 'Umbraj',
  family_details: {
    father_occuption: 'Farmer',
    father_occuption_place: 'Talbid',
    mother_occuption: 'Homemaker',
    mother_occuption_place: '',
    mama_surname: 'Ghorpade',
    mama_native_place: 'Borgaon',
    mama_taluka_place: 'Walwa',
    relatives,
    family_members: [],
  },
  relatives,
  family_members: [],
  user_properties: [{ details: '2 BHK flat', place: 'Miraj' }],
  properties: [{ details: '2 BHK flat', place: 'Miraj' }],
}

const rowsOf = (blocks: Block[]) => Object.fromEntries(blocks.flatMap(block => block.rows ?? []))
const itemsOf = (blocks: Block[]) => blocks.flatMap(block => block.items ?? [])

describe('personal details', () => {
  it('give every field as families read it', () => {
    expect(rowsOf(personalBlocks(paid, false, 'en'))).toMatchObject({
      'Registration number': 'B10023',
      Surname: 'Jadhav',
      'Marital status': 'Unmarried',
      'Date of birth': '14-08-1998',
      Height: `5'3"`,
      'Body structure': 'Slim',
      'Blood group': 'B+',
      'Skin tone': 'Wheatish',
      Diet: 'Vegetarian',
      Education: 'M.Com, CA Inter',
      'Occupation details': 'Accounts officer',
      'Annual income': '7.20 Lakh',
      'Work location': 'Pune, Kothrud',
      'Ready to move abroad': 'Already In',
      'Other information': '-',
      'Gun Milan': '26.5',
      'Birth time': '06:42 AM',
      'Birth district': 'Satara',
      Mangal: 'Not Known',
      Raas: 'Kanya',
      Nakshatra: 'Hasta',
      Charan: '2',
      Nadi: 'Aadya',
      Gan: 'Dev',
      Devak: 'Panchpallav',
      Kuldaivat: 'Shri Khandoba, Jejuri',
      Gotra: 'Kashyap',
    })
  })
  it('show a dash for all that is missing', () => {
    const bare: FreeProfile = {
      ...free,
      ...untoldFields.free,
      dob: '0000-00-00',
    }
    const rows = rowsOf(personalBlocks(bare, false, 'en'))
    const given = Object.entries(rows).filter(([, value]) => value !== '-')
    expect(Object.fromEntries(given)).toEqual({
      'Registration number': 'B10023',
      'Annual income': '0',
      'Gun Milan': '26.5',
    })
  })
  it('tell an unknown score from one of 0, and blame nobody on the own profile', () => {
    const gun = (profile: FreeProfile, isOwn: boolean) => rowsOf(personalBlocks(profile, isOwn, 'en'))['Gun Milan']
    expect(gun({ ...free, patrika_gun: 0, patrika_known: false }, false)).toBe('0, birth details missing')
    expect(gun({ ...free, patrika_gun: 0 }, false)).toBe('0')
    expect(gun({ ...free, patrika_gun: 0, patrika_known: false }, true)).toBe('0')
  })
})

describe('family details', () => {
  it('of a full answer name every place', () => {
    expect(rowsOf(homeBlocks(paid, 'en'))).toEqual({
      Village: 'Umbraj',
      Taluka: 'Karad',
      District: 'Satara',
      "Father's occupation": 'Farmer, Talbid',
      "Mother's occupation": 'Homemaker',
    })
    expect(rowsOf(kinBlocks(paid, 'en'))).toEqual({ Surname: 'Ghorpade', 'Native place': 'Borgaon', Taluka: 'Walwa' })
    expect(itemsOf(kinBlocks(paid, 'en'))).toEqual(['Nimbalkar, Phaltan', 'Mohite', '2 BHK flat, Miraj'])
  })
  it('of a free answer have no row for what is not in it', () => {
    expect(rowsOf(homeBlocks(free, 'en'))).toEqual({
      Taluka: 'Karad',
      District: 'Satara',
      "Father's occupation": 'Farmer',
      "Mother's occupation": 'Homemaker',
    })
    expect(rowsOf(kinBlocks(free, 'en'))).toEqual({ Surname: 'Ghorpade' })
    expect(itemsOf(kinBlocks(free, 'en'))).toEqual(['Nimbalkar', 'Mohite', '2 BHK flat'])
  })
  it('pass over a slot nobody filled', () => {
    const slots = { ...paid.family_details, relatives: [...relatives, { surname: '', goan: '' }] }
    expect(itemsOf(kinBlocks({ ...paid, family_details: slots, user_properties: [] }, 'en'))).toHaveLength(2)
  })
})

describe('expectations', () => {
  it('are told with both ends of a range and all that may be', () => {
    const hoped = {
      marital_status: ['Unmarried', 'Widowed'],
      birth_year_from: 1993,
      birth_year_to: null,
      height_from: 167,
      height_to: 182,
      patrika_match: 'ALL' as const,
      occupation_other_expectations: '',
      working_country: [],
      working_city: ['Pune', 'Mumbai'],
      family_residence: ['Pune'],
      native_district: ['Satara', 'Sangli'],
    }
    expect(rowsOf(expectationBlocks(hoped, 'en'))).toEqual({
      'Marital status': 'Unmarried, Widowed',
      'Birth year': '1993 and above',
      Height: `5'6" - 6'0"`,
      'Patrika matching': 'Flexible',
      'Other expectations': '-',
      'Working country': '-',
      'Working city': 'Pune, Mumbai',
      'Family residence': 'Pune',
      'Native district': 'Satara, Sangli',
    })
  })
})
