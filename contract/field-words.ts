import type { Language } from '#domain/words/catalogue.ts'

/** The families' name of each field inside a sentence, by the field's name on the wire. */
const names = {
  first_name: ['first name', 'नाव'],
  middle_name: ['middle name', 'वडिलांचे नाव'],
  last_name: ['last name', 'आडनाव'],
  gender: ['gender', 'लिंग'],
  dob: ['date of birth', 'जन्मतारीख'],
  height: ['height', 'उंची'],
  marital_status_id: ['marital status', 'वैवाहिक स्थिती'],
  education_courses: ['education', 'शिक्षण'],
  education_group_id: ['education group', 'शिक्षणाचा गट'],
  annual_income: ['annual income', 'वार्षिक उत्पन्न'],
  working_place_taluka_id: ['work location', 'कामाचे ठिकाण'],
  working_place_goan: ['working area/gaon', 'कामाचा भाग/गाव'],
  family_residence_taluka_id: ['family residence taluka', 'कुटुंबाच्या निवासाचा तालुका'],
  goan: ['family residence area/gaon', 'कुटुंबाच्या निवासाचा भाग/गाव'],
  native_place_district_id: ['native district', 'मूळ जिल्हा'],
  native_place_taluka_id: ['native taluka', 'मूळ तालुका'],
  native_place_goan: ['native gaon', 'मूळ गाव'],
  email: ['email', 'ई-मेल'],
  mobile: ['mobile number', 'मोबाइल नंबर'],
  password: ['password', 'पासवर्ड'],
  confirm_password: ['confirm password', 'पासवर्ड पुन्हा'],
  otp: ['code', 'कोड'],
  registration_no: ['profile ID', 'प्रोफाइल आयडी'],
  message: ['message', 'संदेश'],
} as const satisfies Record<string, readonly [string, string]>
export type FieldName = keyof typeof names

export const fieldName = (language: Language, field: string): string | undefined =>
  Object.hasOwn(names, field) ? names[field as FieldName][language === 'mr' ? 1 : 0] : undefined

type Rule = (language: Language, argument: string) => string
const both =
  (en: string, mr: string): Rule =>
  language =>
    language === 'mr' ? mr : en

/**
 * A schema names the broken rule (`min_length:6`, `required:first_name`), and this table words it. The schema cannot hold
 * the sentence, because it serves both languages.
 */
const rules = {
  required: (language, field) => {
    const name = fieldName(language, field)
    if (!name) return language === 'mr' ? 'ही माहिती आवश्यक आहे' : 'This field is required'
    return language === 'mr' ? `कृपया ${name} भरा` : `Please enter ${name}`
  },
  select: (language, field) => {
    const name = fieldName(language, field)
    if (!name) return language === 'mr' ? 'ही माहिती आवश्यक आहे' : 'This field is required'
    return language === 'mr' ? `कृपया ${name} निवडा` : `Please select ${name}`
  },
  max_length: (language, n) =>
    language === 'mr' ? `यात जास्तीत जास्त ${n} अक्षरे चालतील` : `This field must be at most ${n} characters`,
  min_length: (language, n) =>
    language === 'mr' ? `यात किमान ${n} अक्षरे हवीत` : `This field must be at least ${n} characters`,
  price: both('Please enter price', 'कृपया रक्कम भरा'),
  email: both('Please enter valid email', 'कृपया योग्य ई-मेल भरा'),
  phone: both('Please enter valid contact number', 'कृपया योग्य संपर्क क्रमांक भरा'),
  password_space: both('Space is not allowed in password', 'पासवर्डमध्ये मोकळी जागा चालत नाही'),
  confirmed: both('Passwords must match', 'दोन्ही पासवर्ड सारखे हवेत'),
  bride_age: both('A bride must be at least 18 years old', 'वधूचे वय किमान १८ वर्षे हवे'),
  groom_age: both('A groom must be at least 21 years old', 'वराचे वय किमान २१ वर्षे हवे'),
  birth_year: both('Please select the year of birth again', 'कृपया जन्माचे वर्ष पुन्हा निवडा'),
  name: both(
    'Please use letters only, with spaces, dots, hyphens or apostrophes',
    'कृपया फक्त अक्षरे भरा; मोकळी जागा, टिंब, जोडरेघ चालेल',
  ),
  contact_in_text: both(
    'Please leave out phone numbers, email addresses and links',
    'कृपया यात फोन नंबर, ई-मेल किंवा लिंक लिहू नका',
  ),
  date: both('Please select a date that exists', 'कृपया अस्तित्वात असलेली तारीख निवडा'),
  taken_mobile: both('This mobile number is already registered', 'हा मोबाइल नंबर आधीच नोंदवलेला आहे'),
  unverified_mobile: both(
    'This mobile number is registered but not verified yet',
    'हा मोबाइल नंबर नोंदवलेला आहे, पण अजून पडताळलेला नाही',
  ),
  taken_email: both('This email is already registered', 'हा ई-मेल आधीच नोंदवलेला आहे'),
  taluka_outside: both('This taluka is not in the chosen district', 'हा तालुका निवडलेल्या जिल्ह्यात नाही'),
  work_or_abroad: both(
    'Please choose either a work location or ready to move abroad, not both',
    'कृपया कामाचे ठिकाण किंवा परदेशी जाण्याची तयारी यांपैकी एकच निवडा',
  ),
  unknown: both('This field is not known here', 'ही माहिती येथे चालत नाही'),
  malformed: both('Please check this value', 'कृपया ही माहिती तपासा'),
} as const satisfies Record<string, Rule>
export type FieldRule = keyof typeof rules

/** Names a broken rule in a schema. Its type refuses a rule that has no sentence. */
export const broken = (rule: FieldRule, argument: string | number = ''): string => `${rule}:${argument}`

export function fieldMessage(language: Language, message: string): string {
  const [rule = '', argument = ''] = message.split(':')
  return Object.hasOwn(rules, rule) ? rules[rule as FieldRule](language, argument) : rules.malformed(language, '')
}
