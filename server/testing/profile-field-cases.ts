import { profileFields, profilePaths } from '#contract/profile-fields.ts'

const letters = (n: number) => 'अ'.repeat(n)
const tooLong = (n: number): readonly [unknown, string] => [
  letters(n + 1),
  `This field must be at most ${n} characters`,
]
const contact: readonly [unknown, string] = ['9822012345', 'Please leave out phone numbers, email addresses and links']
const lettersOnly = 'Please use letters only, with spaces, dots, hyphens or apostrophes'
const check = 'Please check this value'
export const unknownId = '0190a0a0-0000-7000-8000-000000000000'

/** What a field of the edit form takes, and the message for what it refuses. */
export interface FieldCase {
  good: readonly unknown[]
  /** Null where the field may be empty. */
  empty: string | null
  /** The field that has the message, if not the emptied field itself. */
  emptyAt?: string
  bad: readonly (readonly [unknown, string])[]
}
const publicText = (max: number): FieldCase => ({
  good: [letters(max), 'A'],
  empty: null,
  bad: [tooLong(max), contact, ['a@b.in', contact[1]], [7, check], [['a'], check]],
})
const choice: FieldCase = {
  good: [],
  empty: null,
  bad: [
    ['7', check],
    [unknownId, check],
  ],
}
const answers = (...good: string[]): FieldCase => ({
  good,
  empty: null,
  bad: [
    ['MAYBE', check],
    [1, check],
  ],
})
const height = 'Please select '
const year: FieldCase = {
  good: [1990, '1990', '2026'],
  empty: null,
  bad: [
    [2027, 'Please select a year up to the present one'],
    [1800, 'Please select the year of birth again'],
    ['next', 'Please enter numeric values only'],
  ],
}

/** Every field by its path in what the page sends. */
export const fieldCases: Record<string, FieldCase> = {
  first_name: {
    good: [letters(15), 'O’Brien'],
    empty: 'Please enter first name',
    bad: [tooLong(15), ['7', lettersOnly]],
  },
  middle_name: { good: [letters(15)], empty: null, bad: [tooLong(15), ['R2', lettersOnly]] },
  last_name: { good: [letters(25)], empty: 'Please enter last name', bad: [tooLong(25)] },
  dob: {
    good: ['1980-02-29', '2008-01-15'],
    empty: 'Please select date of birth',
    bad: [
      ['1997-02-29', 'There is no such date. Please check the day and month'],
      ['09-03-1997', 'There is no such date. Please check the day and month'],
      ['2008-01-16', 'A bride must be at least 18 years old'],
      ['1897-03-09', 'Please select the year of birth again'],
    ],
  },
  marital_status_id: {
    ...choice,
    empty: 'Please select marital status',
    bad: [
      ['select', 'Please select marital status'],
      ['7', check],
    ],
  },
  height: {
    good: [139, '213'],
    empty: 'Please select height',
    bad: [
      [140, 'Please select height'],
      ['tall', 'Please select height'],
    ],
  },
  native_place_district_id: { ...choice, empty: 'Please select native district' },
  native_place_taluka_id: choice,
  native_place_goan: publicText(12),
  body_structure_id: choice,
  blood_group: answers('A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-'),
  scan_tone_id: choice,
  diet_id: choice,
  education_courses: { good: [letters(135)], empty: 'Please enter education', bad: [tooLong(135), contact] },
  education_group_id: { ...choice, empty: 'Please select education group' },
  occupation_type_id: choice,
  occupation_details: publicText(48),
  annual_income: {
    good: ['0', 0, '9999999999'],
    empty: 'Please enter price',
    bad: [
      ['-1', 'Please enter price'],
      ['5 lakh', 'Please enter price'],
      ['1e5', 'Please enter price'],
    ],
  },
  working_place_taluka_id: choice,
  working_place_goan: publicText(20),
  ready_to_move_abrod: answers('Y', 'N', 'UNDECIDED', 'ALREADY_IN'),
  other_info: publicText(45),
  birth_time: {
    good: ['23:59', '00:00:01'],
    empty: null,
    bad: [
      ['24:00', check],
      ['5:40 PM', check],
    ],
  },
  birth_time_accuracy: answers('EXACT', 'ABOUT_15', 'ABOUT_30', 'ABOUT_60'),
  birth_district_id: choice,
  birth_place_id: choice,
  is_mangal: answers('Y', 'N', 'SOUMYA', 'NIRDOSH', 'NOT_KNOWN'),
  raas_id: choice,
  nakshatra_id: { ...choice, empty: 'This charan is not in the chosen nakshatra', emptyAt: 'charan_id' },
  charan_id: choice,
  gan_id: choice,
  nadi_id: choice,
  devak_id: choice,
  'family_details.contact_full_name': { good: [letters(55)], empty: null, bad: [tooLong(55), [7, check]] },
  'family_details.address': { good: [letters(60), 'Flat 7, 411 001'], empty: null, bad: [tooLong(60)] },
  'family_details.goan': publicText(20),
  'family_details.district_id': choice,
  'family_details.taluka_id': choice,
  'family_details.state_id': choice,
  'family_details.email': {
    good: ['kale@family.co.in'],
    empty: null,
    bad: [tooLong(32), ['kale@', 'Please enter valid email'], ['a@b.info', 'Please enter valid email']],
  },
  'family_details.father_occuption': publicText(30),
  'family_details.father_occuption_place': publicText(20),
  'family_details.mother_occuption': publicText(20),
  'family_details.mother_occuption_place': publicText(20),
  'family_details.mama_surname': publicText(25),
  'family_details.mama_native_place': publicText(20),
  'family_details.mama_taluka_place': publicText(20),
  'family_details.relatives.0.surname': publicText(14),
  'family_details.relatives.0.goan': publicText(14),
  'family_details.familty_phone_numbers.0.type': {
    good: [
      'FATHER',
      'MOTHER',
      'CANDIDATE',
      'BROTHER',
      'SISTER',
      'KAKA',
      'KAKI',
      'MAMA',
      'MAMI',
      'MAVSHI',
      'AATTYA',
      'COUSIN_BROTHER',
      'COUSINE_SISTER',
      'FRIEND',
      'OTHER',
    ],
    empty: 'Please select whose number this is',
    bad: [['NEIGHBOUR', 'Please select whose number this is']],
  },
  'family_details.familty_phone_numbers.0.phone': {
    good: ['+91-9822012345', '02115/222333'],
    empty: null,
    bad: [
      ['98220 12345', 'Please enter valid contact number'],
      ['ring me', 'Please enter valid contact number'],
      ['12345', 'Please enter valid contact number'],
      ['9'.repeat(21), 'This field must be at most 20 characters'],
    ],
  },
  'family_details.familty_phone_numbers.1.custom_type_name': publicText(25),
  'family_details.familty_phone_numbers.0.best_time': answers('MORNING', 'AFTERNOON', 'EVENING', 'HOLIDAYS'),
  'registered_mobile.best_time': answers('MORNING', 'AFTERNOON', 'EVENING', 'HOLIDAYS'),
  'registered_mobile.custom_type_name': publicText(25),
  'family_details.familty_phone_numbers.0.is_whatsapp': { good: ['Y', 'N'], empty: check, bad: [['1', check]] },
  'family_details.familty_phone_numbers.0.is_phone': { good: ['Y', 'N'], empty: check, bad: [[true, check]] },
  'family_details.family_members.0.name': { good: [letters(14)], empty: 'Please enter name', bad: [tooLong(14)] },
  'family_details.family_members.0.gender': {
    good: ['M', 'F'],
    empty: 'Please select brother or sister',
    bad: [['X', 'Please select brother or sister']],
  },
  'family_details.family_members.0.is_married': { good: ['Y', 'N'], empty: check, bad: [['yes', check]] },
  'family_details.family_members.0.education': publicText(20),
  'family_details.family_members.0.occupation': publicText(19),
  'family_details.family_members.0.working_place': publicText(17),
  'family_details.family_members.0.birth_year': year,
  'family_details.family_members.0.height': { good: [139, 213], empty: null, bad: [[140, `${height}height`]] },
  'user_properties.0.details': { good: [letters(68)], empty: 'Please enter property', bad: [tooLong(68), contact] },
  'user_properties.0.place': publicText(10),
  'expectation.birth_year_from': year,
  'expectation.birth_year_to': year,
  'expectation.height_from': { good: [139], empty: null, bad: [[140, `${height}height from`]] },
  'expectation.height_to': { good: [213], empty: null, bad: [[140, `${height}height to`]] },
  'expectation.patrika_match': answers('Y', 'N', 'ALL'),
  'expectation.occupation_other_expectations': publicText(80),
  'expectation.expected_educations': {
    good: [['C.A.']],
    empty: check,
    bad: [
      [[letters(31)], 'This field must be at most 30 characters'],
      [['a@b.in'], contact[1]],
      [['a', 'b', 'c', 'd', 'e', 'f'], 'At most 5 are possible'],
    ],
  },
}
// For a text without an entry above, its row in the table of fields says how long it may be, and that it may be empty.
for (const path of profilePaths) {
  const field = profileFields[path]
  if (!fieldCases[path] && field.kind === 'text' && !field.required) fieldCases[path] = publicText(field.max)
}
const wishes = [
  'marital_status',
  'education_group',
  'occupation_type',
  'working_city',
  'working_country',
  'move_to_abroad',
  'native_district',
  'family_residence',
  'body_structure',
  'diet',
  'personality',
  'relation',
  'echo_status',
]
for (const list of wishes)
  fieldCases[`expectation.${list}`] = {
    good: [[]],
    empty: check,
    bad: [
      [['7'], check],
      [[unknownId], check],
      ['ALL', check],
    ],
  }
