import { type Mangal, mangalName } from '../kundali/names.ts'
import type { Bilingual } from '../words/bilingual.ts'
import type { Language } from '../words/catalogue.ts'
import { missing } from './missing.ts'

const abroad: Record<string, Bilingual> = {
  Y: { en: 'Yes', mr: 'होय' },
  N: { en: 'No', mr: 'नाही' },
  UNDECIDED: { en: 'Undecided', mr: 'अजून ठरवले नाही' },
  ALREADY_IN: { en: 'Already In', mr: 'आधीपासून परदेशात' },
}
const birthAccuracy: Record<string, Bilingual> = {
  EXACT: { en: 'Exact', mr: 'अचूक' },
  ABOUT_15: { en: 'About, within 15 minutes', mr: 'अंदाजे, १५ मिनिटांच्या फरकाने' },
  ABOUT_30: { en: 'About, within half an hour', mr: 'अंदाजे, अर्ध्या तासाच्या फरकाने' },
  ABOUT_60: { en: 'About, within an hour', mr: 'अंदाजे, एका तासाच्या फरकाने' },
}
const patrika: Record<string, Bilingual> = {
  Y: { en: 'YES', mr: 'आवश्यक' },
  N: { en: 'NO', mr: 'आवश्यक नाही' },
  ALL: { en: 'Flexible', mr: 'जुळली तर उत्तम' },
}
const married: Record<string, Bilingual> = {
  Y: { en: 'Yes', mr: 'होय' },
  N: { en: 'No', mr: 'नाही' },
}

/** A code without a translation is shown as words: CANNOT_SAY becomes Cannot Say. */
const titleCased = (code: string): string =>
  code
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')

const formatCode =
  (words: Record<string, Bilingual>) =>
  (code: string | null | undefined, language: Language): string => {
    if (!code?.trim()) return missing
    return Object.hasOwn(words, code) ? (words[code]?.[language] ?? missing) : titleCased(code)
  }

export const formatMangal = formatCode(mangalName satisfies Record<Mangal, Bilingual>)
export const formatAbroad = formatCode(abroad)
export const formatBirthAccuracy = formatCode(birthAccuracy)
export const formatPatrikaMatch = formatCode(patrika)
export const formatMarried = formatCode(married)
