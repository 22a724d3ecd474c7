import type { PaidProfile } from '#contract/profiles.ts'
import type { MemberSummary } from '#contract/summary.ts'

const named = (name: string) => ({ name })
const untouched = {
  hasSentIntrest: 0,
  SentIntrestStatus: null,
  hasRecivedIntrest: 0,
  RecivedIntrestStatus: null,
  is_there: 0,
  activity_id: null,
  is_send_reminder: 0,
  diffInHours: null,
  hasShortListed: 0,
  hasBlocked: 0,
  hasReported: 0,
  hasViewContact: 0,
} as const

const relatives = [
  { surname: 'Nimbalkar', goan: 'Phaltan' },
  { surname: 'Mohite', goan: 'Talbid' },
]
const siblings: PaidProfile['family_members'] = [
  {
    name: 'Sagar',
    is_married: 'Y',
    education: 'B.E. Mechanical',
    occupation: 'Design engineer',
    working_place: 'Chakan',
    birth_year: 1994,
    height: 175,
    gender: 'M',
  },
  {
    name: 'Pranjal',
    is_married: 'N',
    education: 'B.Sc. Nursing',
    occupation: 'Staff nurse',
    working_place: 'Karad',
    birth_year: 2001,
    height: 160,
    gender: 'F',
  },
]
const properties = [
  { details: 'Flat of two rooms', place: 'Karad' },
  { details: 'Four acres of farm land', place: 'Umbraj' },
]

/** An invented profile with every field filled in. */
export const sampleProfile: PaidProfile = {
  uuid: '00000000-0000-4000-8000-000000000001',
  registration_no: 'B00001',
  first_name: 'Namuna',
  middle_name: '',
  last_name: 'Udaharane',
  gender: 'F',
  user_images: [],
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
  annual_income: 720_000,
  working_place_taluka: named('Pune City'),
  working_place_goan: 'Kothrud',
  other_info: 'Sings, and teaches it on Sundays',
  birth_time: '06:42:00',
  birth_district: named('Satara'),
  is_mangal: 'N',
  raas: named('Kanya'),
  nakshatra: named('Hasta'),
  charan: named('2'),
  nadi: named('Aadya'),
  gan: named('Dev'),
  devak: 'Panchpallav',
  ready_to_move_abrod: 'UNDECIDED',
  native_place_goan: 'Umbraj',
  native_place_taluka: named('Karad'),
  native_place_district: named('Satara'),
  family_details: {
    father_occuption: 'Farmer',
    father_occuption_place: 'Umbraj',
    mother_occuption: 'Homemaker',
    mother_occuption_place: 'Umbraj',
    mama_surname: 'Ghorpade',
    mama_native_place: 'Borgaon',
    mama_taluka_place: 'Walwa',
    relatives,
    family_members: siblings,
  },
  relatives,
  family_members: siblings,
  user_properties: properties,
  properties,
  expectation: {
    marital_status: ['Unmarried'],
    birth_year_from: 1993,
    birth_year_to: 1998,
    height_from: 167,
    height_to: 182,
    patrika_match: 'ALL',
    occupation_other_expectations: 'Settled in Pune or near it',
    working_country: ['India'],
    working_city: ['Pune', 'Mumbai'],
    family_residence: ['Pune'],
    native_district: ['Satara', 'Sangli', 'Kolhapur'],
  },
  fit: { met: 5, total: 5, missed: [], not_told: [] },
  handPicked: 0,
  handPicked_date: null,
  ...untouched,
  allowed: [],
  message: null,
  message_new: null,
}

const row = (n: number, change: Partial<MemberSummary>): MemberSummary => ({
  uuid: `00000000-0000-4000-8000-00000000000${n}`,
  to_user_id: `00000000-0000-4000-8000-00000000000${n}`,
  registration_no: `B0000${n}`,
  first_name: 'Namuna',
  middle_name: '',
  last_name: 'Udaharane',
  image: null,
  user_images: [],
  marital_status: named('Unmarried'),
  maritial_status: 'Unmarried',
  dob: '1998-08-14',
  height: 160,
  education_courses: 'M.Com, CA Inter',
  occupation_details: 'Accounts officer',
  occupation_type: named('Private job'),
  annual_income: 720_000,
  working_place_taluka: named('Pune City'),
  working_place_taluka_name: 'Pune City',
  working_place_goan: 'Kothrud',
  native_place_district: named('Satara'),
  native_place_district_name: 'Satara',
  native_place_taluka: named('Karad'),
  native_place_taluka_name: 'Karad',
  gan: named('Dev'),
  ...untouched,
  allowed: [],
  ...change,
})

export const sampleMembers: readonly MemberSummary[] = [
  row(1, {}),
  row(2, {
    last_name: 'Namune',
    dob: '1997-11-02',
    height: 162,
    education_courses: 'B.E. Computer',
    annual_income: 1_450_000,
    working_place_goan: 'Baner',
    native_place_district: named('Sangli'),
    native_place_taluka: named('Miraj'),
  }),
]

/** These numbers and this address lead to nobody. */
export const sampleContact = {
  name: 'Kalpit Udaharane',
  address: 'House 1, Temple Road',
  village: 'Umbraj',
  taluka: 'Karad',
  district: 'Satara',
  email: 'family@sample.example',
  phones: [
    { whose: 'father', number: '+91 00000 00001', whatsapp: true },
    { whose: 'mama', number: '+91 00000 00002', whatsapp: false },
  ],
} as const

/** Invented days. */
export const sampleDays = { shortlisted: '2026-11-12', viewed: '2026-11-09' } as const
