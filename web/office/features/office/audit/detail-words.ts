import { fieldName } from '#contract/field-words.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { formatBirthTime } from '#domain/format/time.ts'
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
}

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
const counted: ReadonlySet<string> = new Set(['families', 'told', 'picks', 'rows', 'row', 'photos', 'per_day'])

export function changedValue(language: Language, field: string, value: string): string {
  const word = values[field]?.[value]
  if (word) return word[language]
  if (isTime.test(value)) return formatBirthTime(value, language)
  if (isInstant.test(value)) return formatInstant(value, language)
  if (isDay.test(value)) return formatLongDay(value, language)
  return counted.has(field) && isCount.test(value) ? digits(language, Number(value)) : value
}
