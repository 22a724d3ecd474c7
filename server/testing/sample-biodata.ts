import type { printedBiodata } from '#contract/families/printed-biodata.ts'
import type { FreeProfile, PaidProfile } from '#contract/families/profiles.ts'
import { untoldFields, untouched } from '#contract/families/untold-fields.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** Families for the tests of print, with texts that are hard to set: conjuncts, long names, full and nearly empty biodata. */
type Words = Record<Language, string>
const named = (words: Words, language: Language) => ({ name: words[language] })

export function fullBiodata(language: Language): PaidProfile {
  const inLanguage = (en: string, mr: string) => (language === 'mr' ? mr : en)
  const name = (en: string, mr: string) => named({ en, mr }, language)
  const relatives = [inLanguage('Nimbalkar', 'निंबाळकर'), inLanguage('Mohite', 'मोहिते')].map(surname => ({
    surname,
    goan: inLanguage('Phaltan', 'फलटण'),
  }))
  const siblings = (['M', 'F'] as const).map(gender => ({
    name: inLanguage('Shrikant', 'श्रीकांत'),
    is_married: 'Y' as const,
    education: 'B.E.',
    occupation: inLanguage('Engineer', 'अभियंता'),
    working_place: inLanguage('Pune', 'पुणे'),
    birth_year: 1994,
    height: 170,
    gender,
  }))
  const properties = [{ details: inLanguage('2 BHK flat', '२ बीएचके सदनिका'), place: inLanguage('Miraj', 'मिरज') }]
  return {
    ...untoldFields.free,
    ...untoldFields.paid,
    uuid: '0190a1b2-0000-7000-8000-000000000001',
    registration_no: 'B10023',
    first_name: inLanguage('Rutuja', 'ऋतुजा'),
    middle_name: inLanguage('Dnyaneshwar', 'ज्ञानेश्वर'),
    last_name: inLanguage('Jadhav', 'जाधव'),
    gender: 'F',
    user_images: [],
    photo_withheld: null,
    id_checked_at: null,
    candidate_agreed_at: null,
    marital_status: name('Unmarried', 'अविवाहित'),
    dob: '1998-08-14',
    height: 160,
    body_structure: name('Slim', 'सडपातळ'),
    blood_group: 'B+',
    scan_tone: name('Wheatish', 'गव्हाळ'),
    diet: name('Vegetarian', 'शाकाहारी'),
    education_courses: inLanguage('M.Com, CA Inter', 'एम.कॉम., सी.ए. इंटर'),
    patrika_gun: 0,
    patrika_known: false,
    occupation_details: inLanguage('Accounts officer', 'लेखा अधिकारी'),
    annual_income: 720000,
    working_place_taluka: name('Pune', 'पुणे'),
    working_place_goan: inLanguage('Kothrud', 'कोथरूड'),
    other_info: inLanguage('Likes to read.', 'वाचनाची आवड.'),
    birth_time: '06:42:00',
    birth_district: name('Satara', 'सातारा'),
    is_mangal: 'N',
    raas: name('Kanya', 'कन्या'),
    nakshatra: name('Hasta', 'हस्त'),
    charan: name('2', '2'),
    nadi: name('Aadya', 'आद्य'),
    gan: name('Dev', 'देव'),
    devak: inLanguage('Panchpallav', 'पंचपल्लव'),
    kuldaivat: inLanguage('Shri Khandoba, Jejuri', 'श्री खंडोबा, जेजुरी'),
    gotra: inLanguage('Kashyap', 'काश्यप'),
    ready_to_move_abrod: 'UNDECIDED',
    native_place_goan: inLanguage('Umbraj', 'उंब्रज'),
    native_place_taluka: name('Karad', 'कऱ्हाड'),
    native_place_district: name('Satara', 'सातारा'),
    expectation: {
      marital_status: [inLanguage('Unmarried', 'अविवाहित')],
      birth_year_from: 1993,
      birth_year_to: 1997,
      height_from: 167,
      height_to: 182,
      patrika_match: 'Y',
      occupation_other_expectations: inLanguage('Well educated.', 'सुशिक्षित.'),
      working_country: [],
      working_city: [inLanguage('Pune', 'पुणे')],
      family_residence: [],
      native_district: [inLanguage('Satara', 'सातारा')],
    },
    fit: null,
    our_fit: null,
    kin: [],
    handPicked: 0,
    handPicked_date: null,
    ...untouched,
    allowed: [],
    send_interest_from: null,
    notes: [],
    message: null,
    message_new: null,
    family_details: {
      father_occuption: inLanguage('Farmer', 'शेतकरी'),
      father_occuption_place: inLanguage('Talbid', 'तळबीड'),
      mother_occuption: inLanguage('Homemaker', 'गृहिणी'),
      mother_occuption_place: '',
      mama_surname: inLanguage('Ghorpade', 'घोरपडे'),
      mama_native_place: inLanguage('Borgaon', 'बोरगाव'),
      mama_taluka_place: inLanguage('Walwa', 'वाळवा'),
      relatives,
      family_members: siblings,
    },
    relatives,
    family_members: siblings,
    user_properties: properties,
    properties,
  }
}

/** A family that filled in little. */
export const half = (language: Language): PaidProfile => ({
  ...fullBiodata(language),
  other_info: '',
  body_structure: null,
  scan_tone: null,
  diet: null,
  annual_income: 0,
  expectation: null,
  family_members: [],
  user_properties: [],
  birth_time: null,
  raas: null,
  nakshatra: null,
  charan: null,
  nadi: null,
  gan: null,
  devak: null,
  kuldaivat: '',
  gotra: '',
  is_mangal: null,
})

/** A family that wrote as much as every field takes. */
export const longest = (language: Language): PaidProfile => {
  const full = fullBiodata(language)
  const word = language === 'mr' ? 'ज्ञानेश्वरांच्या ' : 'Dnyaneshwaranchya '
  const text = word.repeat(Math.floor(500 / word.length)).trim()
  return {
    ...full,
    first_name: language === 'mr' ? 'चंद्रप्रभावती'.repeat(2) : 'Chandraprabhavati'.repeat(2),
    last_name: language === 'mr' ? 'राजेशिर्के-निंबाळकर' : 'Rajeshirke-Nimbalkar',
    other_info: text,
    kuldaivat: text.slice(0, 120),
    gotra: text.slice(0, 60),
    education_courses: text.slice(0, 250),
    occupation_details: text.slice(0, 250),
    family_members: [...full.family_members, ...full.family_members],
    user_properties: Array.from({ length: 8 }, () => ({ details: text.slice(0, 100), place: text.slice(0, 50) })),
    ...(full.expectation && { expectation: { ...full.expectation, occupation_other_expectations: text } }),
  }
}

/** What a member without a plan reads of the same family. */
export function freeBiodata(language: Language): FreeProfile {
  const {
    family_details: family,
    working_place_goan: _work,
    native_place_goan: _native,
    ...full
  } = fullBiodata(language)
  const surnames = family.relatives.map(({ surname }) => ({ surname }))
  const properties = full.user_properties.map(({ details }) => ({ details }))
  const { family_members: _siblings, ...shared } = full
  return {
    ...shared,
    family_details: {
      father_occuption: family.father_occuption,
      mother_occuption: family.mother_occuption,
      mama_surname: family.mama_surname,
      relatives: surnames,
    },
    relatives: surnames,
    user_properties: properties,
    properties,
  }
}

/** What this family adds to a copy of their own biodata. */
export const ownContact = (language: Language): Parameters<typeof printedBiodata>[2] => {
  const say = (en: string, mr: string) => (language === 'mr' ? mr : en)
  const number = {
    custom_type_name: '',
    best_time: null,
    is_hidden: 'N',
    is_whatsapp: 'Y',
    is_phone: 'Y',
    is_agent: 0,
  } as const
  return {
    motherName: say('Sharada', 'शारदा'),
    contact: {
      registration_no: 'B10023',
      first_name: '',
      middle_name: '',
      last_name: '',
      family_details_contact: {
        contact_full_name: say('Dnyaneshwar Jadhav', 'ज्ञानेश्वर जाधव'),
        address: say('12, Shaniwar Peth', '१२, शनिवार पेठ'),
      },
      family_details: {
        goan: say('Umbraj', 'उंब्रज'),
        taluka: named({ en: 'Karad', mr: 'कऱ्हाड' }, language),
        district: named({ en: 'Satara', mr: 'सातारा' }, language),
        email: 'jadhav@family.in',
      },
      familty_phone_numbers_contact: [
        { ...number, type: 'CANDIDATE', phone: '+91 9822012345' },
        { ...number, type: 'FATHER', phone: '9822054321' },
      ],
    },
  }
}
