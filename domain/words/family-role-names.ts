import type { FamilyRole } from '../access/family-logins.ts'
import type { Language } from './catalogue.ts'

/** The name, and the one who did something, which Marathi words apart. */
const names: Record<FamilyRole, { en: string; mr: string; doneByMr: string }> = {
  CANDIDATE: { en: 'The candidate', mr: 'उमेदवार स्वतः', doneByMr: 'उमेदवाराने' },
  MOTHER: { en: 'Mother', mr: 'आई', doneByMr: 'आईने' },
  FATHER: { en: 'Father', mr: 'वडील', doneByMr: 'वडिलांनी' },
  OTHER: { en: 'Another of the family', mr: 'कुटुंबातील आणखी एक', doneByMr: 'कुटुंबातील आणखी एकाने' },
}

export const familyRoleName = (language: Language, role: FamilyRole): string => names[role][language]

/** Who did something: `Father`, वडिलांनी. */
export const familyRoleDoing = (language: Language, role: FamilyRole): string =>
  language === 'mr' ? names[role].doneByMr : names[role].en
