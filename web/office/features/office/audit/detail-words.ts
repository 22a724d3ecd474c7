import { fieldName } from '#contract/field-words.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { staffActs } from '#domain/office/audit.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'

type Both = Readonly<Record<Language, string>>
const both = (en: string, mr: string): Both => ({ en, mr })

/** Names of recorded details that are not fields of a form. */
const names: Readonly<Record<string, Both>> = {
  way: both('proved by', 'पुरावा'),
  number: both('number', 'क्रमांक'),
  channel: both('sent by', 'कसे पाठवले'),
  until: both('waits until', 'केव्हापर्यंत थांबेल'),
  answer: both('the candidate’s answer', 'उमेदवाराचे उत्तर'),
  trustees: both('told outside the office', 'कार्यालयाबाहेर कळवायचे'),
  families: both('families', 'कुटुंबे'),
  kind: both('kind', 'प्रकार'),
  chart: both('chart', 'आलेख'),
  from: both('from', 'पासून'),
  last_day: both('last day', 'शेवटचा दिवस'),
  subject: both('subject', 'विषय'),
  to: both('told to', 'कोणाला कळवले'),
  told: both('told', 'कळवलेल्या गोष्टी'),
  picks: both('profiles', 'स्थळे'),
  month: both('month', 'महिना'),
  figures: both('figures as they were sealed', 'मोहोरबंद केलेले आकडे'),
  hash: both('seal', 'शिक्का'),
  file: both('file', 'फाइल'),
  rows: both('rows', 'ओळी'),
  row: both('row', 'ओळ'),
  photos: both('photos', 'फोटो'),
  per_day: both('a day', 'दररोज'),
  doubles: both('who is known already', 'आधीच नोंद असलेली कुटुंबे'),
  day: both('day', 'दिवस'),
  difference: both('difference in rupees', 'फरक (रुपये)'),
  choice: both('what becomes of it', 'तिचे काय करायचे'),
  candidate: both('the candidate’s contact', 'उमेदवाराचा संपर्क'),
  agrees: both('what agrees', 'काय जुळते'),
  amount: both('amount', 'रक्कम'),
  closed: both('closed record', 'बंद केलेली नोंद'),
  closed_into: both('goes on as', 'या नोंदीत पुढे'),
  decision: both('decision', 'निर्णय'),
  dlt_id: both('DLT id', 'डीएलटी आयडी'),
  document: both('number of the paper compared', 'कागदपत्राचा क्रमांक ताडून पाहिला'),
  interests_dropped: both('interests left out', 'वगळलेल्या पसंती'),
  kept: both('kept record', 'ठेवलेली नोंद'),
  language: both('language', 'भाषा'),
  list: both('list', 'यादी'),
  message: both('message', 'संदेश'),
  query: both('searched for', 'काय शोधले'),
  event: both('event', 'नोंद'),
  page: both('page', 'पान'),
  order: both('order', 'क्रम'),
  removed: both('taken out', 'काढलेला मजकूर'),
  retired: both('can no longer be chosen', 'आता निवडता येत नाही'),
  role: both('role', 'भूमिका'),
  side: both('side', 'बाजू'),
  status: both('status', 'स्थिती'),
  type: both('document', 'कागदपत्र'),
  verified: both('verified', 'पडताळले'),
  version: both('version', 'आवृत्ती'),
  confirmed: both('confirmed', 'खात्री झालेल्या'),
  differing: both('with another amount', 'वेगळी रक्कम असलेल्या'),
  missed: both('not in the statement', 'विवरणपत्रात नसलेल्या'),
  returned: both('came in after they were taken back', 'रद्द केल्यानंतर जमा झालेल्या'),
  views: both('contact views', 'संपर्क पाहण्याची संख्या'),
}

/** Ids of rows. They tell a reader nothing: what was decided stands in the act, and whose it is beside it. */
const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isReadable = ({ before, after }: { before: string | null; after: string | null }): boolean =>
  [before, after].some(value => value && !isId.test(value))

const yesNo = { true: both('yes', 'होय'), false: both('no', 'नाही') }

const fates = {
  skip: both('skipped', 'वगळा'),
  apart: both('kept apart', 'वेगळी ठेवा'),
  merge: both('merged into empty fields', 'फक्त रिकाम्या रकान्यांत भरा'),
}

/** Recorded values that are codes of ours and need words; everything else was typed by a person. */
const values: Readonly<Record<string, Readonly<Record<string, Both>>>> = {
  way: {
    codes: both('codes from two contacts', 'दोन संपर्कांवरील कोड'),
    answers: both('answers to two questions, and seven days', 'दोन प्रश्नांची उत्तरे आणि सात दिवस'),
  },
  channel: { EMAIL: both('email', 'ई-मेल'), SMS: both('SMS', 'एसएमएस') },
  answer: { yes: both('yes', 'होय'), no: both('no', 'नाही'), waiting: both('none yet', 'अजून नाही') },
  method: {
    cash: both('cash', 'रोख'),
    cheque: both('cheque', 'चेक'),
    upi: both('UPI', 'UPI'),
    bank: both('bank transfer', 'बँक ट्रान्सफर'),
  },
  decision: staffActs,
  status: {
    active: both('active', 'सुरू'),
    paused: both('paused', 'थांबवलेले'),
    suspended: both('suspended', 'बंद केलेले'),
  },
  verified: { mobile: both('mobile number', 'मोबाइल नंबर'), email: both('email', 'ई-मेल') },
  side: { front: both('front', 'पुढची'), back: both('back', 'मागची') },
  language: { en: both('English', 'इंग्रजी'), mr: both('Marathi', 'मराठी') },
  retired: yesNo,
  document: yesNo,
  type: {
    LICENCE: both('driving licence', 'वाहन परवाना'),
    PANCARD: both('PAN card', 'पॅन कार्ड'),
    VOTER_ID: both('voter ID', 'मतदार ओळखपत्र'),
    PASSPORT: both('passport', 'पासपोर्ट'),
    AADHAR: both('Aadhaar', 'आधार'),
  },
  doubles: fates,
  choice: fates,
  to: { CERT_IN: both('CERT-In', 'CERT-In'), BOARD: both('Data Protection Board', 'डेटा संरक्षण मंडळ') },
}

export const changedName = (language: Language, field: string): string =>
  names[field]?.[language] ?? fieldName(language, field) ?? field

const isDay = /^\d{4}-\d{2}-\d{2}$/
const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const isTime = /^\d{2}:\d{2}(:\d{2})?$/
const isCount = /^\d{1,9}$/
const counted: ReadonlySet<string> = new Set([
  'families',
  'told',
  'picks',
  'rows',
  'row',
  'photos',
  'per_day',
  'confirmed',
  'differing',
  'missed',
  'page',
])

export function changedValue(language: Language, field: string, value: string): string {
  const word = values[field]?.[value]
  if (word) return word[language]
  if (isTime.test(value)) return formatBirthTime(value, language)
  if (isInstant.test(value)) return formatInstant(value, language)
  if (isDay.test(value)) return formatLongDay(value, language)
  return counted.has(field) && isCount.test(value) ? digits(language, Number(value)) : value
}
