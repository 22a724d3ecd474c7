import type { PaidProfile } from '#contract/families/profiles.ts'
import { untoldFields, untouched } from '#contract/families/untold-fields.ts'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { useLanguage } from '#web/ui/language.ts'

/** Invented people, as the server would send them in this language. */
function peopleIn(language: Language) {
  const text = (en: string, mr: string) => (language === 'mr' ? mr : en)
  const named = (en: string, mr: string) => ({ name: text(en, mr) })
  const umbraj = text('Umbraj', 'उंब्रज')
  const karad = named('Karad', 'कराड')
  const satara = named('Satara', 'सातारा')
  const puneCity = named('Pune City', 'पुणे शहर')
  const pune = text('Pune', 'पुणे')
  const unmarried = named('Unmarried', 'अविवाहित')
  const surname = text('Udaharane', 'उदाहरणे')
  const relatives = [
    { surname: text('Nimbalkar', 'निंबाळकर'), goan: text('Phaltan', 'फलटण') },
    { surname: text('Mohite', 'मोहिते'), goan: text('Talbid', 'तळबीड') },
  ]
  const family_members: PaidProfile['family_members'] = [
    {
      name: text('Sagar', 'सागर'),
      is_married: 'Y',
      education: text('B.E. Mechanical', 'बी.ई. मेकॅनिकल'),
      occupation: text('Design engineer', 'डिझाइन अभियंता'),
      working_place: text('Chakan', 'चाकण'),
      birth_year: 1994,
      height: 175,
      gender: 'M',
    },
    {
      name: text('Pranjal', 'प्रांजल'),
      is_married: 'N',
      education: text('B.Sc. Nursing', 'बी.एस्सी. नर्सिंग'),
      occupation: text('Staff nurse', 'परिचारिका'),
      working_place: karad.name,
      birth_year: 2001,
      height: 160,
      gender: 'F',
    },
  ]
  const properties = [
    { details: text('Flat of two rooms', 'दोन खोल्यांचा फ्लॅट'), place: karad.name },
    { details: text('Four acres of farm land', 'चार एकर शेतजमीन'), place: umbraj },
  ]

  /** Every field is filled in. */
  const profile: PaidProfile = {
    ...untoldFields.free,
    ...untoldFields.paid,
    uuid: '00000000-0000-4000-8000-000000000001',
    registration_no: 'B00001',
    first_name: text('Namuna', 'नमुना'),
    middle_name: '',
    last_name: surname,
    gender: 'F',
    user_images: [],
    photo_withheld: null,
    id_checked_at: null,
    candidate_agreed_at: null,
    marital_status: unmarried,
    dob: '1998-08-14',
    height: 160,
    body_structure: named('Slim', 'सडपातळ'),
    blood_group: 'B+',
    scan_tone: named('Wheatish', 'गव्हाळ'),
    diet: named('Vegetarian', 'शाकाहारी'),
    education_courses: text('M.Com, CA Inter', 'एम.कॉम., सीए इंटर'),
    patrika_gun: 26.5,
    patrika_known: true,
    our_fit: null,
    kin: [],
    occupation_details: text('Accounts officer', 'लेखा अधिकारी'),
    annual_income: 720_000,
    working_place_taluka: puneCity,
    working_place_goan: text('Kothrud', 'कोथरूड'),
    other_info: text('Sings, and teaches it on Sundays', 'गाते, आणि रविवारी गाणे शिकवते'),
    birth_time: '06:42:00',
    birth_district: satara,
    is_mangal: 'N',
    raas: named('Kanya', 'कन्या'),
    nakshatra: named('Hasta', 'हस्त'),
    charan: named('2', '२'),
    nadi: named('Aadya', 'आद्य'),
    gan: named('Dev', 'देव'),
    devak: text('Panchpallav', 'पंचपल्लव'),
    kuldaivat: 'Shri Khandoba, Jejuri',
    gotra: 'Kashyap',
    ready_to_move_abrod: 'UNDECIDED',
    native_place_goan: umbraj,
    native_place_taluka: karad,
    native_place_district: satara,
    family_details: {
      father_occuption: text('Farmer', 'शेतकरी'),
      father_occuption_place: umbraj,
      mother_occuption: text('Homemaker', 'गृहिणी'),
      mother_occuption_place: umbraj,
      mama_surname: text('Ghorpade', 'घोरपडे'),
      mama_native_place: text('Borgaon', 'बोरगाव'),
      mama_taluka_place: text('Walwa', 'वाळवा'),
      relatives,
      family_members,
    },
    relatives,
    family_members,
    user_properties: properties,
    properties,
    expectation: {
      marital_status: [unmarried.name],
      birth_year_from: 1993,
      birth_year_to: 1998,
      height_from: 167,
      height_to: 182,
      patrika_match: 'ALL',
      occupation_other_expectations: text('Settled in Pune or near it', 'पुण्यात किंवा जवळपास स्थायिक'),
      working_country: [text('India', 'भारत')],
      working_city: [pune, text('Mumbai', 'मुंबई')],
      family_residence: [pune],
      native_district: [satara.name, text('Sangli', 'सांगली'), text('Kolhapur', 'कोल्हापूर')],
    },
    fit: { met: 5, total: 5, missed: [], not_told: [] },
    handPicked: 0,
    handPicked_date: null,
    ...untouched,
    allowed: [],
    send_interest_from: null,
    notes: [],
    message: null,
    message_new: null,
  }

  const row: MemberSummary = {
    ...profile,
    to_user_id: profile.uuid,
    user_images: [],
    image: null,
    is_new: 0,
    maritial_status: unmarried.name,
    occupation_type: named('Private job', 'खासगी नोकरी'),
    working_place_taluka_name: puneCity.name,
    native_place_district_name: satara.name,
    native_place_taluka_name: karad.name,
  }
  const another = {
    uuid: '00000000-0000-4000-8000-000000000002',
    registration_no: 'B00002',
    last_name: text('Namune', 'नमुने'),
    dob: '1997-11-02',
    height: 162,
    education_courses: text('B.E. Computer', 'बी.ई. कॉम्प्युटर'),
    annual_income: 1_450_000,
    working_place_goan: text('Baner', 'बाणेर'),
    native_place_district: named('Sangli', 'सांगली'),
    native_place_taluka: named('Miraj', 'मिरज'),
  }

  /** These phone numbers and this address are nobody's. */
  const contact = {
    person: text('Kalpit Udaharane', 'कल्पित उदाहरणे'),
    address: text('House 1, Temple Road', 'घर १, मंदिर रस्ता'),
    village: umbraj,
    taluka: karad.name,
    district: satara.name,
    email: 'family@sample.example',
  }
  return { profile, members: [row, { ...row, ...another }], contact }
}

export type Samples = ReturnType<typeof peopleIn>

export const samplePhones = [
  { whose: 'father', number: '+91 00000 00001', whatsapp: true },
  { whose: 'mama', number: '+91 00000 00002', whatsapp: false },
] as const
export const sampleDays = { shortlisted: '2026-11-12', viewed: '2026-11-09' } as const

const people = { en: peopleIn('en'), mr: peopleIn('mr') }
export const useSamples = (): Samples => people[useLanguage()]
