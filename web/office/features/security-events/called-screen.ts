import type { Language } from '#domain/words/catalogue.ts'
import { type OfficeTitle, officeWords } from '#web/office/words.ts'
import { familyScreens } from './words.ts'

/** The screen of the office that makes the calls below each address. */
const officeScreens: Readonly<Record<string, OfficeTitle>> = {
  account: 'account',
  audit: 'audit',
  backups: 'health',
  content: 'content',
  counter: 'counter',
  decisions: 'queue',
  figures: 'figures',
  handpick: 'handpick',
  health: 'health',
  imports: 'import',
  incidents: 'incident',
  join: 'join',
  lists: 'lists',
  member: 'members',
  members: 'members',
  'member-letters': 'members',
  messages: 'messages',
  orders: 'queue',
  payments: 'payments',
  plans: 'plans',
  queue: 'queue',
  reads: 'reads',
  search: 'findFamily',
  'security-events': 'securityEvents',
  setup: 'setup',
  staff: 'staff',
  stories: 'stories',
  today: 'today',
  unreached: 'unreached',
}

/** What a family was doing, by the first part of the call's address. */
const familyDoings: Readonly<Record<string, keyof ReturnType<typeof familyScreens>>> = {
  login: 'login',
  'mobile-login': 'login',
  forgot: 'recovery',
  set: 'recovery',
  check: 'recovery',
  verify: 'code',
  resend: 'code',
  'search-user': 'search',
  'search-by-id': 'search',
  'search-by-id-web': 'search',
  'profile-detail': 'profile',
  profile: 'profile',
  payment: 'payment',
  complaint: 'complaint',
  biodata: 'biodata',
}

/** The screen on which a call was made, in words. An address that no screen has stays as it is. */
export function calledScreen(language: Language, address: string): string {
  const [, first = '', second = ''] = address
    .replace(/^[A-Z]+ /, '')
    .replace(/^\/api/, '')
    .split('/')
  if (first === 'office') {
    const title = officeScreens[second]
    const word = second === 'login' ? familyScreens(language).login : title && officeWords(language)[title]
    return typeof word === 'string' ? word : address
  }
  if (first === 'user' && second === 'signup') return familyScreens(language).signup
  const doing = familyDoings[first]
  return doing ? familyScreens(language)[doing] : address
}
