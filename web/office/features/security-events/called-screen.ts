import type { Language } from '#domain/words/catalogue.ts'
import { type OfficeTitle, officeWords } from '#web/office/words.ts'
import { familyScreens } from './words.ts'

/** The screen of the office that makes the calls below each address. */
const officeScreens: Readonly<Record<string, OfficeTitle>> = {
  account: 'account',
  'agent-numbers': 'agentNumbers',
  audit: 'audit',
  backups: 'health',
  'bank-statements': 'statement',
  'cash-closings': 'cash',
  'contact-viewers': 'members',
  'consent-texts': 'consentTexts',
  content: 'content',
  counter: 'counter',
  decisions: 'queue',
  'due-calls': 'unreached',
  exports: 'reads',
  figures: 'figures',
  handpick: 'handpick',
  health: 'health',
  horoscope: 'members',
  imports: 'import',
  incidents: 'incident',
  invitation: 'join',
  join: 'join',
  lists: 'lists',
  live: 'health',
  logout: 'account',
  me: 'account',
  member: 'members',
  members: 'members',
  'member-letters': 'members',
  messages: 'messages',
  orders: 'queue',
  payments: 'payments',
  plans: 'plans',
  'plans-to-sell': 'counter',
  'preview-text': 'content',
  queue: 'queue',
  reads: 'reads',
  recalls: 'recalls',
  requests: 'requests',
  search: 'findFamily',
  'security-events': 'securityEvents',
  setup: 'setup',
  'site-picture': 'content',
  staff: 'staff',
  stories: 'stories',
  today: 'today',
  unreached: 'unreached',
}

type FamilyScreen = keyof ReturnType<typeof familyScreens>

/** The calls of each screen of a family, by how their addresses begin. */
const familyCalls: Readonly<Record<FamilyScreen, string>> = {
  login: 'login mobile-login logout freeze profiles',
  signup: 'user/signup',
  recovery: 'forgot set check',
  code: 'verify resend user/code',
  search:
    'search-user search-json-user search-by-id search-by-id-web search-count search-costs saved-searches previous-search',
  lists: 'today joined profile-visitors bride user-sugestion matches showings compare',
  profile: 'profile-detail expectation-fit kundali patrika notes family-asks',
  activity:
    'send-intrest cancel-request send-reminder intrest-accept confirm-interest ask-candidate intrest-reject intrest-sent intrest-recieved short-list remove-shortlist profile block-user unblock-user block report-user report get-activity-count',
  contacts: 'contact-outcome number-report contact-view remmaing-contact-detail contact-detail email-detail',
  ownProfile: 'user/me edit remove-property expectation horoscope second-script script-suggestions',
  photos: 'user/add user/images user/photo-privacy remove-image',
  identity: 'document add remove-document',
  notifications: 'user/notification notification update push-subscriptions',
  settings:
    'family change-password get-contact update-contact-visibility contact-order user/sessions user/settings user/passkeys user/object user/pause user/engaged user/last-use user/nominee user/data still-looking',
  consents: 'candidate candidate-consent consents',
  stories: 'user-success-story success-story',
  payment: 'payment subscription-plan prices membership',
  complaint: 'complaint',
  biodata: 'biodata see-links',
  publicPages: 'banner cms contact-us trust success-stories outbox',
  choices: 'master-data taluka district work-location birth-place state country',
}
const screenOfCall = new Map(
  Object.entries(familyCalls).flatMap(([screen, begins]) =>
    begins.split(' ').map(begin => [begin, screen as FamilyScreen] as const),
  ),
)

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
  const screen = screenOfCall.get(`${first}/${second}`) ?? screenOfCall.get(first)
  return screen ? familyScreens(language)[screen] : address
}
