import type { FamilyRole } from '../access/family-logins.ts'
import type { Gender } from '../limits.ts'
import type { Language } from './catalogue.ts'

/** The name, the one who did something, which Marathi words apart, and the letter of a drawn face. */
const names: Record<FamilyRole, { en: string; mr: string; doneByMr: string; letter: Record<Language, string> }> = {
  CANDIDATE: { en: 'The candidate', mr: 'उमेदवार स्वतः', doneByMr: 'उमेदवाराने', letter: { en: 'C', mr: 'उ' } },
  MOTHER: { en: 'Mother', mr: 'आई', doneByMr: 'आईने', letter: { en: 'M', mr: 'आ' } },
  FATHER: { en: 'Father', mr: 'वडील', doneByMr: 'वडिलांनी', letter: { en: 'F', mr: 'व' } },
  OTHER: {
    en: 'Another of the family',
    mr: 'कुटुंबातील आणखी एक',
    doneByMr: 'कुटुंबातील आणखी एकाने',
    letter: { en: 'A', mr: 'कु' },
  },
}

const relations = {
  MOTHER: { en: 'mother', F: 'हिची आई', M: 'याची आई' },
  FATHER: { en: 'father', F: 'हिचे वडील', M: 'याचे वडील' },
  OTHER: { en: 'family', F: 'हिच्या घरचे', M: 'याच्या घरचे' },
} as const

export const familyRoleName = (language: Language, role: FamilyRole): string => names[role][language]

/** Who did something: `Father`, वडिलांनी. */
export const familyRoleDoing = (language: Language, role: FamilyRole): string =>
  language === 'mr' ? names[role].doneByMr : names[role].en

export const familyRoleLetter = (language: Language, role: FamilyRole): string => names[role].letter[language]

/** What somebody is to the candidate: `Sejal’s father`, सेजल हिचे वडील. */
export const familyRelation = (
  language: Language,
  role: keyof typeof relations,
  { first_name, gender }: { first_name: string; gender: Gender },
): string => (language === 'mr' ? `${first_name} ${relations[role][gender]}` : `${first_name}’s ${relations[role].en}`)
