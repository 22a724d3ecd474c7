import type { Gender } from '../limits.ts'
import type { Bilingual } from './bilingual.ts'
import type { Language } from './catalogue.ts'

/** Whose number it is, by the codes of the wire. */
export const phoneTypeNames = {
  FATHER: { en: 'Father', mr: 'वडील' },
  MOTHER: { en: 'Mother', mr: 'आई' },
  CANDIDATE: { en: 'Bride or groom', mr: 'वधू/वर स्वतः' },
  BROTHER: { en: 'Brother', mr: 'भाऊ' },
  SISTER: { en: 'Sister', mr: 'बहीण' },
  KAKA: { en: 'Kaka', mr: 'काका' },
  KAKI: { en: 'Kaki', mr: 'काकी' },
  MAMA: { en: 'Mama', mr: 'मामा' },
  MAMI: { en: 'Mami', mr: 'मामी' },
  MAVSHI: { en: 'Mavshi', mr: 'मावशी' },
  AATTYA: { en: 'Aattya', mr: 'आत्या' },
  COUSIN_BROTHER: { en: 'Cousin brother', mr: 'चुलत/मामे भाऊ' },
  COUSINE_SISTER: { en: 'Cousin sister', mr: 'चुलत/मामे बहीण' },
  FRIEND: { en: 'Friend', mr: 'मित्र/मैत्रीण' },
  OTHER: { en: 'Other', mr: 'इतर' },
} as const satisfies Record<string, Bilingual>

const candidateNames = {
  F: { en: 'Bride', mr: 'वधू' },
  M: { en: 'Groom', mr: 'वर' },
} as const satisfies Record<Gender, Bilingual>

interface OwnedPhone {
  type: keyof typeof phoneTypeNames
  custom_type_name: string
}

/** Whose number it is, on pages that know whether the candidate is a bride or a groom. */
export const phoneOwner = ({ type, custom_type_name }: OwnedPhone, gender: Gender, language: Language): string =>
  custom_type_name || (type === 'CANDIDATE' ? candidateNames[gender] : phoneTypeNames[type])[language]
