import type { PaidProfile } from '#contract/families/profiles.ts'
import { formatMarried } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { orMissing } from '#domain/format/missing.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { profileWords } from '../words.ts'

export type Sibling = PaidProfile['family_members'][number]

export const siblingTableColumns = [
  'name',
  'married',
  'education',
  'occup',
  'place',
  'birthYear',
  'hgt',
  'rel',
] as const

export function siblingCells(
  sibling: Sibling,
  language: Language,
): Record<(typeof siblingTableColumns)[number], string> {
  const t = profileWords(language)
  return {
    name: orMissing(sibling.name),
    married: formatMarried(sibling.is_married, language),
    education: orMissing(sibling.education),
    occup: orMissing(sibling.occupation),
    place: orMissing(sibling.working_place),
    birthYear: digits(language, orMissing(sibling.birth_year)),
    hgt: formatHeight(sibling.height, language),
    rel: sibling.gender === 'M' ? t.bro : t.sis,
  }
}
