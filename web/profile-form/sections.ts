import {
  expectationPaths,
  expectationSecondPaths,
  type FormPath,
  familyPaths,
  familySecondPaths,
  horoscopePaths,
  horoscopeSecondPaths,
  mobilePaths,
  type ProfileForm,
  personalPaths,
  personalSecondPaths,
  phonesPath,
  propertiesPath,
  relativesPath,
  siblingsPath,
  wishPaths,
} from './profile-form.ts'

export const sectionNames = ['personal', 'horoscope', 'family', 'properties', 'expectation'] as const
export type SectionName = (typeof sectionNames)[number]

export const pathsOf: Readonly<Record<SectionName, readonly FormPath[]>> = {
  personal: [...personalPaths, ...personalSecondPaths, ...mobilePaths],
  horoscope: [...horoscopePaths, ...horoscopeSecondPaths],
  family: [...familyPaths, ...familySecondPaths, siblingsPath, relativesPath, phonesPath],
  properties: [propertiesPath],
  expectation: [...wishPaths, ...expectationPaths, ...expectationSecondPaths],
}

/** Fields of a section that are not part of the saved form. */
const besides: Readonly<Record<string, SectionName>> = { gender: 'personal', mobile: 'personal', email: 'personal' }

/** The section of a field, or of a field within one of its rows. */
export const sectionOf = (path: string): SectionName | null =>
  sectionNames.find(name => pathsOf[name].some(one => path === one || path.startsWith(`${one}.`))) ??
  besides[path] ??
  null

/** The section that is open at first: the first one that is not complete. */
export const firstLacking = (missing: readonly string[]): SectionName =>
  sectionNames.find(name => missing.some(path => sectionOf(path) === name)) ?? 'personal'

export const sectionAfter = (name: SectionName): SectionName | null =>
  sectionNames[sectionNames.indexOf(name) + 1] ?? null

/**
 * The fields that count towards a full section. Wishes are left out, because an open wish is an answer too: it accepts
 * everybody. So are siblings and relatives, because a family may have none, and second forms, which say nothing new.
 */
const counted: Readonly<Record<SectionName, readonly FormPath[]>> = {
  ...pathsOf,
  personal: personalPaths,
  horoscope: horoscopePaths,
  family: [...familyPaths, phonesPath],
  expectation: expectationPaths,
}
const isFilled = (value: ProfileForm[FormPath]) => value.length > 0

export const fullness = (name: SectionName, form: ProfileForm) => ({
  filled: counted[name].filter(path => isFilled(form[path])).length,
  total: counted[name].length,
})

export const errorsIn = (name: SectionName, errors: Readonly<Record<string, string>>): number =>
  Object.keys(errors).filter(path => sectionOf(path) === name).length
