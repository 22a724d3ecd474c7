import type { Registrant } from '../families/candidate-consent.ts'
import type { Language } from './catalogue.ts'

const registrantNames: Record<Registrant, readonly [string, string]> = {
  CANDIDATE: ['The candidate', 'उमेदवार स्वतः'],
  MOTHER: ['Mother', 'आई'],
  FATHER: ['Father', 'वडील'],
  BROTHER: ['Brother', 'भाऊ'],
  SISTER: ['Sister', 'बहीण'],
  RELATIVE: ['Another relative', 'इतर नातेवाईक'],
  FRIEND: ['A friend', 'मित्र किंवा मैत्रीण'],
}
export const registrantName = (language: Language, registrant: Registrant): string =>
  registrantNames[registrant][language === 'mr' ? 1 : 0]
