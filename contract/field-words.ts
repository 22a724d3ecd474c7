import type { Language } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { expectationFields, familyFields, type ProfileField, profileFields } from './profile-fields.ts'

const labelsOf = <F extends string>(rows: Readonly<Record<F, ProfileField>>) =>
  Object.fromEntries(Object.entries<ProfileField>(rows).map(([name, { label }]) => [name, label])) as Record<F, Label>
type Label = ProfileField['label']

/**
 * The families' name of each field inside a sentence, by the field's name on the wire: those of a biodata, and all others.
 * The family's own e-mail is named by its path alone, because `email` is the member's.
 */
const names = {
  ...labelsOf(familyFields),
  ...labelsOf(expectationFields),
  ...labelsOf(profileFields),
  gender: ['gender', 'लिंग'],
  full_name: ['whole name', 'संपूर्ण नाव'],
  full_name_surname_first: ['whole name, surname first', 'संपूर्ण नाव, आधी आडनाव'],
  own_email: ['email', 'ई-मेल'],
  photo: ['photo: the name of its file', 'फोटो: फाइलचे नाव'],
  registered_by: ['who is registering', 'नोंदणी कोण करत आहे ते'],
  family_residence_taluka_id: ['family residence taluka', 'कुटुंबाच्या निवासाचा तालुका'],
  email: ['email', 'ई-मेल'],
  mobile: ['mobile number', 'मोबाइल नंबर'],
  password: ['password', 'पासवर्ड'],
  old_password: ['current password', 'सध्याचा पासवर्ड'],
  confirm_password: ['confirm password', 'पासवर्ड पुन्हा'],
  otp: ['code', 'कोड'],
  document_type: ['document', 'कागदपत्र'],
  candidates: ['at least one profile', 'किमान एक स्थळ'],
  complaint_kind: ['what it is about', 'तक्रारीचा विषय'],
  id_number: ['ID number', 'कागदपत्राचा क्रमांक'],
  registration_no: ['profile ID', 'नोंदणी क्रमांक'],
  message: ['message', 'संदेश'],
  rejection_message: ['message', 'कारण'],
  nominee_name: ['name', 'नाव'],
  nominee_relation: ['relation', 'नाते'],
  leaving_reason: ['reason', 'कारण'],
  partner_first_name: ['partner’s first name', 'जोडीदाराचे नाव'],
  partner_last_name: ['partner’s last name', 'जोडीदाराचे आडनाव'],
  city: ['city', 'शहर'],
  words: ['your words', 'तुमचे शब्द'],
  wedding_year: ['year of the wedding', 'विवाहाचे वर्ष'],
  groom: ['groom', 'वर'],
  bride: ['bride', 'वधू'],
  comment: ['comment', 'अभिप्राय'],
  consent: ['how the couple agreed', 'दोघांनी संमती कशी दिली ते'],
  name: ['name', 'नाव'],
  name_en: ['the name in English', 'इंग्रजी नाव'],
  name_mr: ['the name in Marathi', 'मराठी नाव'],
  role: ['a role', 'भूमिका'],
  plan_name: ['the name of the plan', 'योजनेचे नाव'],
  fee: ['the fee', 'शुल्क'],
  validity_in_days: ['the days', 'दिवस'],
  max_contact_views_count: ['the contact views', 'संपर्क पाहण्याची संख्या'],
  reason: ['a reason', 'कारण'],
  told: ['what the family reads', 'कुटुंबासाठी मजकूर'],
  answer: ['the answer', 'उत्तर'],
  note: ['the note', 'नोंद'],
  note_kind: ['note or call', 'नोंद की फोन'],
  authority: ['who gave the order', 'आदेश कोणी दिला ते'],
  title: ['a title', 'शीर्षक'],
  what: ['what happened', 'काय झाले ते'],
  known_at: ['when it was known', 'केव्हा कळले ते'],
  whom: ['whom it affected', 'कोणाशी संबंधित आहे ते'],
  subject_en: ['the subject in English', 'इंग्रजी विषय'],
  text_en: ['the words in English', 'इंग्रजी मजकूर'],
  subject_mr: ['the subject in Marathi', 'मराठी विषय'],
  text_mr: ['the words in Marathi', 'मराठी मजकूर'],
  plan_id: ['a plan', 'योजना'],
  receipt_number: ['the receipt number', 'पावती क्रमांक'],
  utr: ['the UTR', 'UTR'],
  method: ['how it was paid', 'रक्कम कशी दिली'],
  relatives: ['relatives', 'नातेवाईक'],
  'relatives.surname': ['surname', 'आडनाव'],
  'relatives.goan': ['gaon', 'गाव'],
  familty_phone_numbers: ['phone numbers', 'फोन नंबर'],
  type: ['whose number this is', 'नंबर कोणाचा आहे ते'],
  custom_type_name: ['relation', 'नाते'],
  mobile_type: ['whose number this is', 'नंबर कोणाचा आहे ते'],
  best_time: ['best time to call', 'फोन करण्याची सोयीची वेळ'],
  registered_mobile: ['whose number it is', 'नंबर कोणाचा आहे'],
  candidate_waits: ['when the candidate’s own number is shown', 'उमेदवाराचा नंबर केव्हा दिसावा'],
  phone: ['phone number', 'फोन नंबर'],
  is_whatsapp: ['WhatsApp', 'व्हॉट्सॲप'],
  is_phone: ['calls', 'फोन कॉल'],
  family_members: ['brothers and sisters', 'भावंडे'],
  'family_members.name': ['name', 'नाव'],
  'family_members.gender': ['brother or sister', 'भाऊ की बहीण'],
  'family_members.education': ['education', 'शिक्षण'],
  'family_members.occupation': ['occupation', 'व्यवसाय'],
  'family_members.working_place': ['place of work', 'कामाचे ठिकाण'],
  'family_members.birth_year': ['birth year', 'जन्मवर्ष'],
  'family_members.height': ['height', 'उंची'],
  is_married: ['married', 'विवाहित'],
  user_properties: ['properties', 'मालमत्ता'],
  details: ['property', 'मालमत्ता'],
  place: ['place', 'ठिकाण'],
  expectation: ['partner expectation', 'जोडीदाराविषयी अपेक्षा'],
  'expectation.marital_status': ['marital status', 'वैवाहिक स्थिती'],
  birth_year_from: ['birth year from', 'जन्मवर्ष (पासून)'],
  birth_year_to: ['birth year to', 'जन्मवर्ष (पर्यंत)'],
  height_from: ['height from', 'उंची (पासून)'],
  height_to: ['height to', 'उंची (पर्यंत)'],
  patrika_match: ['patrika matching', 'पत्रिका जुळावी का?'],
  'expectation.move_to_abroad': ['ready to move abroad', 'परदेशी जाण्याची तयारी'],
  'expectation.occupation_type': ['occupation type', 'व्यवसायाचा प्रकार'],
  'expectation.body_structure': ['body structure', 'शरीरयष्टी'],
  'expectation.diet': ['diet', 'आहार'],
  'expectation.education_group': ['education group', 'शिक्षणाचा गट'],
  'expectation.working_city': ['work location', 'कामाचे ठिकाण'],
  'expectation.native_district': ['native district', 'मूळ जिल्हा'],
  'expectation.family_residence': ['family residence', 'कुटुंबाचे निवासस्थान'],
  'expectation.working_country': ['working country', 'कामाचा देश'],
  'expectation.personality': ['personality', 'स्वभाव'],
  'expectation.relation': ['relation between the families', 'दोन्ही कुटुंबांचे नाते'],
  'expectation.echo_status': ['family’s financial status', 'कुटुंबाची आर्थिक स्थिती'],
  'expectation.expected_educations': ['degrees', 'पदव्या'],
} as const satisfies Record<string, Label>
export type FieldName = keyof typeof names

const secondScript = 'second_script'

/**
 * The name of a field, which a form within a form is given by its path: `family_details.relatives.0.goan` is found as
 * `relatives.goan`, before the `goan` of the family itself.
 */
export function fieldName(language: Language, path: string): string | undefined {
  const parts = path.split('.').filter(part => !/^\d+$/.test(part) && part !== secondScript)
  const known = parts.map((_, from) => parts.slice(from).join('.')).find(name => Object.hasOwn(names, name))
  if (known === undefined) return
  const name = names[known as FieldName][language === 'mr' ? 1 : 0]
  if (!path.split('.').includes(secondScript)) return name
  return language === 'mr' ? `${name} (दुसऱ्या लिपीत)` : `${name} in the other script`
}

/** The same as a label: with a capital. */
export function fieldLabel(language: Language, path: string): string {
  const name = fieldName(language, path) ?? path
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Rule = (language: Language, argument: string) => string
const both =
  (en: string, mr: string): Rule =>
  language =>
    language === 'mr' ? mr : en

/** Where the name of the field and a verb make no sentence that anybody says. */
const askedInMarathi: Partial<Record<string, string>> = {
  gender: 'वधू की वर ते निवडा',
  message: 'कृपया काय घडले ते लिहा',
  rejection_message: 'कृपया कारण लिहा',
} satisfies Partial<Record<FieldName, string>>

/**
 * A schema names the broken rule (`min_length:6`, `required:first_name`), and this table words it. The schema cannot hold
 * the sentence, because it serves both languages.
 */
const rules = {
  required: (language, field) => {
    const name = fieldName(language, field)
    if (!name) return language === 'mr' ? 'ही माहिती आवश्यक आहे' : 'This field is required'
    return language === 'mr' ? (askedInMarathi[field] ?? `कृपया ${name} भरा`) : `Please enter ${name}`
  },
  select: (language, field) => {
    const name = fieldName(language, field)
    if (!name) return language === 'mr' ? 'ही माहिती आवश्यक आहे' : 'This field is required'
    return language === 'mr' ? (askedInMarathi[field] ?? `कृपया ${name} निवडा`) : `Please select ${name}`
  },
  max_length: (language, n) =>
    language === 'mr' ? `यात जास्तीत जास्त ${inDevanagari(n)} अक्षरे चालतील` : `This field must be at most ${n} characters`,
  min_length: (language, n) =>
    language === 'mr' ? `यात किमान ${inDevanagari(n)} अक्षरे हवीत` : `This field must be at least ${n} characters`,
  staff_reason: (language, n) =>
    language === 'mr'
      ? `कृपया तयार कारण निवडा किंवा किमान ${inDevanagari(n)} अक्षरांत लिहा`
      : `Please choose a ready reason, or write at least ${n} letters`,
  part_refund: both(
    'Enter whole rupees, less than the amount left. To refund all of it, choose “The whole”',
    'पूर्ण रुपयांत आणि शिल्लक रकमेपेक्षा कमी रक्कम लिहा. सर्व रक्कम परत करायची असल्यास ‘पूर्ण’ निवडा',
  ),
  utr: both(
    'The UTR has 12 digits. The family’s app shows it with the payment',
    'UTR मध्ये १२ अंक असतात. तो कुटुंबाच्या ॲपमध्ये व्यवहारासोबत दिसतो',
  ),
  upi_address: both('Please enter a UPI address, such as mandal@bank', 'कृपया UPI पत्ता लिहा, जसे mandal@bank'),
  cash_amount: both('Type a whole number of rupees, such as 2500', 'पूर्ण रुपये लिहा, जसे २५००'),
  discount: both('The discount must be less than the fee', 'सवलत शुल्कापेक्षा कमी हवी'),
  paid_on: (language, n) =>
    language === 'mr'
      ? `आजचा किंवा गेल्या ${inDevanagari(n)} दिवसांतील दिवस निवडा`
      : `Please choose today or a day of the last ${n} days`,
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
  way_to_reach: both(
    'Please leave an email address or a mobile number, so that we can answer',
    'उत्तर देण्यासाठी कृपया ई-मेल किंवा मोबाइल नंबर द्या',
  ),
  digits_only: both('Please enter numeric values only', 'कृपया फक्त अंक भरा'),
  at_least: (language, n) => (language === 'mr' ? `किमान ${inDevanagari(n)} हवे` : `Please enter ${n} or more`),
  at_most: (language, n) => (language === 'mr' ? `जास्तीत जास्त ${inDevanagari(n)} चालेल` : `Please enter ${n} or less`),
  taken_entry: both('Another entry of this list has this name', 'या यादीत या नावाची दुसरी नोंद आहे'),
  retired_choice: both(
    'This can no longer be chosen. Please choose another',
    'हा पर्याय आता निवडता येत नाही. कृपया दुसरा निवडा',
  ),
  taken_plan_name: both('Another plan on sale has this name', 'या नावाची दुसरी योजना चालू आहे'),
  year: both('Please enter the year in four digits, such as 2026', 'कृपया वर्ष चार अंकांत भरा, जसे २०२६'),
  year_ahead: both('Please select a year up to the present one', 'कृपया चालू वर्षापर्यंतचे वर्ष निवडा'),
  too_many: (language, n) =>
    language === 'mr' ? `जास्तीत जास्त ${inDevanagari(n)} चालतील` : `At most ${n} are possible`,
  id_number: both(
    'Please check the number, or enter only its last four characters',
    'कृपया क्रमांक तपासा, किंवा फक्त शेवटची चार अक्षरे भरा',
  ),
  app_code: both('Please enter the six digits of the app', 'कृपया ॲपमधील सहा अंक भरा'),
  common_password: both(
    'This password is too common. Please choose another one',
    'हा पासवर्ड बरेच जण वापरतात. कृपया दुसरा निवडा',
  ),
  wrong_code: both('This code is not right. Please try again', 'हा कोड बरोबर नाही. कृपया पुन्हा प्रयत्न करा'),
  same_contact: both('This is already your contact', 'हाच संपर्क सध्या नोंदवलेला आहे'),
  wrong_password: both('This password is not right', 'हा पासवर्ड बरोबर नाही'),
  ended_code: both('This code no longer works. Please ask for a new one', 'हा कोड आता चालत नाही. कृपया नवीन कोड मागवा'),
  changed_elsewhere: both('Changed elsewhere meanwhile', 'दरम्यान दुसरीकडे बदलले गेले'),
  call_day: both('Please choose a day from today to a year ahead', 'कृपया आजपासून एका वर्षापर्यंतचा दिवस निवडा'),
  date: both('There is no such date. Please check the day and month', 'अशी तारीख नाही. कृपया दिवस आणि महिना तपासा'),
  taken_mobile: both('This mobile number is already registered', 'हा मोबाइल नंबर आधीच नोंदवलेला आहे'),
  held_mobile: both(
    'Another record has this number, but it is not verified yet',
    'हा नंबर दुसऱ्या नोंदीत आहे, अजून पडताळलेला नाही',
  ),
  needed_consent: both('Without this consent there is no registration', 'या संमतीशिवाय नोंदणी होत नाही'),
  taken_email: both('This email is already registered', 'हा ई-मेल आधीच नोंदवलेला आहे'),
  taluka_outside: both('This taluka is not in the chosen district', 'हा तालुका निवडलेल्या जिल्ह्यात नाही'),
  charan_outside: both('This charan is not in the chosen nakshatra', 'हे चरण निवडलेल्या नक्षत्रात नाही'),
  work_or_abroad: both(
    'Please choose either a work location or ready to move abroad, not both',
    'कृपया कामाचे ठिकाण किंवा परदेशी जाण्याची तयारी यांपैकी एकच निवडा',
  ),
  fewer_paragraphs: (language, n) =>
    language === 'mr'
      ? `इंग्रजी मजकुरात ${inDevanagari(n)} परिच्छेद आहेत. कृपया सर्व लिहा, मध्ये एक ओळ रिकामी सोडा`
      : `The English has ${n} paragraphs. Please write all of them, with an empty line between two`,
  same_script: both(
    'Please write this in the other script: Devanagari for English letters, English letters for Devanagari',
    'कृपया हे दुसऱ्या लिपीत लिहा: इंग्रजी अक्षरांसाठी देवनागरी, देवनागरीसाठी इंग्रजी अक्षरे',
  ),
  unknown: both('This field is not known here', 'ही माहिती येथे चालत नाही'),
  in_future: both('This time is in the future', 'ही वेळ अजून आलेली नाही'),
  placeholder: (language, name) =>
    language === 'mr' ? `{${name}} या नावाची माहिती नाही` : `There is no placeholder named {${name}}`,
  no_numbers: both('None of these is a registration number of ours', 'यांपैकी एकही आमचा नोंदणी क्रमांक नाही'),
  older_than_week: both('This is more than a week ago', 'याला एका आठवड्याहून जास्त काळ झाला आहे'),
  period_turned: both('This day is after the last one', 'हा दिवस शेवटच्या दिवसानंतरचा आहे'),
  period_long: both('Please choose at most five years', 'कृपया जास्तीत जास्त पाच वर्षे निवडा'),
  nothing_asked: both('Please choose at least one condition', 'कृपया किमान एक अट निवडा'),
  dlt_id: both('Please enter the id as it was given: 19 to 30 digits', 'कृपया मिळालेला आयडी भरा: १९ ते ३० अंक'),
  taken_dlt_id: both('This id belongs to another text', 'हा आयडी दुसऱ्या मजकुराचा आहे'),
  unmatched: both(
    'This is not in the list. Please choose the entry that matches',
    'हे यादीत नाही. कृपया यादीतील जुळणारे नाव निवडा',
  ),
  barred_contact: both('This number or email cannot be registered again', 'हा नंबर किंवा ई-मेल पुन्हा नोंदवता येत नाही'),
  imported_before: both('This row was imported before', 'ही ओळ आधीच घेतली आहे'),
  malformed: both('Please check this value', 'कृपया ही माहिती तपासा'),
} as const satisfies Record<string, Rule>
type FieldRule = keyof typeof rules

/** Names a broken rule in a schema. Its type refuses a rule that has no sentence. */
export const broken = (rule: FieldRule, argument: string | number = ''): string => `${rule}:${argument}`

export function fieldMessage(language: Language, message: string): string {
  const [rule = '', argument = ''] = message.split(':')
  return Object.hasOwn(rules, rule) ? rules[rule as FieldRule](language, argument) : rules.malformed(language, '')
}
