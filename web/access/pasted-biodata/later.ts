import { type ProfilePath, profileFields } from '#contract/profile-fields.ts'
import type { BiodataField, Reading } from '#domain/families/biodata-text/reading.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { pasteWords } from './words.ts'

/** What a registration does not ask for, and the profile does afterwards. */
export const laterPaths: Partial<Record<BiodataField, ProfilePath>> = {
  birthTime: 'birth_time',
  birthPlace: 'birth_district_id',
  bloodGroup: 'blood_group',
  occupation: 'occupation_details',
  raas: 'raas_id',
  nakshatra: 'nakshatra_id',
  charan: 'charan_id',
  gan: 'gan_id',
  nadi: 'nadi_id',
  mangal: 'is_mangal',
  gotra: 'gotra',
  devak: 'devak_id',
  kuldaivat: 'kuldaivat',
  fatherOccupation: 'family_details.father_occuption',
  motherOccupation: 'family_details.mother_occuption',
  mamaSurname: 'family_details.mama_surname',
  mamaPlace: 'family_details.mama_native_place',
}

const counted: readonly unknown[] = ['brothers', 'sisters']
export const isLater = (field: unknown): field is BiodataField =>
  counted.includes(field) || Object.hasOwn(laterPaths, String(field))

type Later = { label: string; reading: Reading }[]

/** How many brothers and sisters there are. The profile asks for each by name. */
export const siblingCounts = (readings: readonly Reading[], language: Language): Later =>
  readings.flatMap(reading =>
    reading.field === 'brothers' || reading.field === 'sisters'
      ? [{ label: pasteWords(language)[reading.field], reading }]
      : [],
  )

export const laterFields = (readings: readonly Reading[], language: Language): Later =>
  readings.flatMap(reading => {
    const path = laterPaths[reading.field]
    return path
      ? [{ label: profileFields[path].label[language === 'mr' ? 1 : 0], reading }]
      : siblingCounts([reading], language)
  })
