import { entryKey } from '#domain/office/import-values.ts'
import { type ProfileField, type ProfilePath, profileFields, profilePaths } from '../profile-fields.ts'

/** What a column of a register can mean: a field of the biodata, or one of these. */
const others = ['gender', 'mobile', 'own_email', 'full_name', 'full_name_surname_first', 'photo'] as const
export type ImportTarget = ProfilePath | (typeof others)[number]
export const importTargets: readonly ImportTarget[] = [...others, ...profilePaths]

/** What columns and values of a register mean. */
export interface Matching {
  columns: (ImportTarget | '')[]
  fixed: Partial<Record<ImportTarget, string>>
  values: Partial<Record<ImportTarget, Record<string, string>>>
}

export const isImportTarget = (text: string): text is ImportTarget =>
  (importTargets as readonly string[]).includes(text)

/** A row without these is no profile. A whole name, in either order, counts as its parts. */
export const neededTargets: readonly ImportTarget[] = [
  'gender',
  ...profilePaths.filter(path => profileFields[path].required === 'always'),
]

export const fieldOfTarget = (target: ImportTarget): ProfileField | null =>
  Object.hasOwn(profileFields, target) ? profileFields[target as ProfilePath] : null

/** Whether its values are entries of a list, which are matched one by one. */
export function isListed(target: ImportTarget): boolean {
  const kind = fieldOfTarget(target)?.kind
  return target === 'gender' || kind === 'choice' || kind === 'answer'
}

/** Headings that registers use, besides our own names of the fields. */
const headers: Partial<Record<ImportTarget, readonly string[]>> = {
  full_name: ['name', 'candidate name', 'नाव', 'पूर्ण नाव', 'उमेदवाराचे नाव', 'संपूर्ण नाव'],
  full_name_surname_first: ['surname first name', 'आडनाव नाव'],
  first_name: ['first name', 'fname', 'given name', 'स्वतःचे नाव'],
  middle_name: ['father name', 'fathers name', 'middle name', 'वडिलांचे नाव'],
  last_name: ['surname', 'last name', 'lname', 'आडनाव'],
  gender: ['gender', 'sex', 'bride groom', 'मुलगा मुलगी', 'वधू वर', 'लिंग'],
  mobile: [
    'mobile',
    'mobile number',
    'mobile no',
    'phone',
    'phone no',
    'contact',
    'contact no',
    'contact number',
    'मोबाईल',
    'मोबाईल नंबर',
    'फोन',
    'संपर्क',
  ],
  own_email: ['email', 'e-mail', 'email id', 'mail', 'ईमेल', 'ई मेल'],
  photo: [
    'photo',
    'photo name',
    'photo no',
    'photo file',
    'photo file name',
    'image',
    'picture',
    'फोटो',
    'फोटो क्रमांक',
    'छायाचित्र',
  ],
  dob: ['dob', 'birth date', 'birthdate', 'जन्म दिनांक', 'जन्म तारीख'],
  birth_time: ['time of birth', 'tob', 'जन्म वेळ'],
  birth_district_id: ['birth place', 'place of birth', 'जन्मस्थळ', 'जन्म ठिकाण'],
  height: ['ht', 'height in cm'],
  marital_status_id: ['status', 'विवाह स्थिती', 'वैवाहिक दर्जा'],
  education_courses: ['qualification', 'degree', 'शैक्षणिक पात्रता'],
  occupation_details: ['job', 'occupation', 'profession', 'service', 'नोकरी', 'व्यवसाय', 'नोकरी व्यवसाय'],
  annual_income: ['income', 'salary', 'package', 'उत्पन्न', 'पगार', 'वार्षिक पगार'],
  native_place_district_id: ['district', 'dist', 'जिल्हा'],
  native_place_taluka_id: ['taluka', 'tal', 'तालुका'],
  native_place_goan: ['village', 'native place', 'native', 'गाव', 'मूळगाव'],
  working_place_taluka_id: ['work place', 'job location', 'working city', 'नोकरीचे ठिकाण'],
  is_mangal: ['mangal', 'manglik', 'मंगळ'],
  raas_id: ['rashi', 'raashi', 'राशी'],
  'family_details.address': ['address', 'पत्ता'],
  'family_details.father_occuption': ['father occupation', 'fathers occupation', 'वडिलांचा व्यवसाय'],
  'family_details.mother_occuption': ['mother occupation', 'mothers occupation'],
  'family_details.mama_surname': ['mama', 'maternal uncle', 'मामा', 'मामाचे आडनाव', 'मामाकुळ'],
}

/** The words by which a register with a column for each script tells the two apart: Name (Marathi), इंग्रजी नाव. */
const scriptWords = /\b(?:in )?(?:marathi|devanagari|english)\b|(?:मराठी|इंग्रजी|देवनागरी)(?:त(?:ील)?)?(?!\p{M}|\p{L})/giu

/** What a heading probably means, or null. */
export const targetOfHeader = (header: string): ImportTarget | null =>
  targetNamed(header) ?? targetNamed(header.replace(scriptWords, ' '))

function targetNamed(header: string): ImportTarget | null {
  const key = entryKey(header)
  if (key === '') return null
  const isAmong = (names: readonly string[]) => names.some(name => entryKey(name) === key)
  return (
    importTargets.find(target => isAmong(headers[target] ?? [])) ??
    importTargets.find(target => isAmong(fieldOfTarget(target)?.label ?? [])) ??
    null
  )
}
