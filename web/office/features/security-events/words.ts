import type { SecurityEventName } from '#domain/access/security-events.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { clear, find, nothing, when } from '#web/office/parts/words.ts'
import { from } from '#web/ui/words.ts'

export const eventWords = catalogue({
  help: [
    'Who got in, who was refused, what was changed and what staff read, for a year. Each look at this list is noted in the audit.',
    'कोण आत आले, कोणाला नकार मिळाला, काय बदलले आणि कर्मचाऱ्यांनी काय वाचले, एका वर्षासाठी. ही यादी पाहिल्याची प्रत्येक वेळी नोंद होते.',
  ],
  search: ['Find security events', 'सुरक्षा नोंदी शोधा'],
  query: [
    'Registration number, mobile, email, network address, or a name of staff',
    'नोंदणी क्रमांक, मोबाइल, ई-मेल, नेटवर्क पत्ता किंवा कर्मचाऱ्याचे नाव',
  ],
  event: ['What', 'काय'],
  every: ['Everything', 'सर्व'],
  from,
  to: ['Until', 'पर्यंत'],
  find,
  clear,
  none: ['No event found', 'नोंद सापडली नाही'],
  noneHelp: ['Events are kept for a year.', 'नोंदी एक वर्ष राहतात.'],
  count: [
    (n: number) => (n === 1 ? '1 event' : `${groupedDigits('en', n)} events`),
    (n: number) => (n === 1 ? '१ नोंद' : `${groupedDigits('mr', n)} नोंदी`),
  ],
  when,
  whose: ['Whose', 'कोणाची'],
  detail: ['Detail', 'तपशील'],
  contact: ['Contact', 'संपर्क'],
  address: ['Network address', 'नेटवर्क पत्ता'],
  times: [(n: string) => `${n} times`, (n: string) => `${n} वेळा`],
  nothing,
})

export const eventNames = catalogue<Record<SecurityEventName, string>>({
  signup: ['Registered', 'नोंदणी केली'],
  login: ['Logged in', 'लॉगिन केले'],
  new_device: ['New device', 'नवीन उपकरण'],
  logout: ['Logged out', 'लॉगआउट केले'],
  contact_verified: ['Contact verified', 'संपर्काची खात्री झाली'],
  contact_changed: ['Contact changed', 'संपर्क बदलला'],
  password_changed: ['Password changed', 'पासवर्ड बदलला'],
  passkey_added: ['Passkey added', 'पासकी जोडली'],
  passkey_removed: ['Passkey removed', 'पासकी काढली'],
  account_frozen: ['Account frozen by its owner', 'सदस्याने स्वतः खाते बंद केले'],
  left: ['Left', 'नोंदणी रद्द केली'],
  data_taken: ['Downloaded own data', 'स्वतःच्या माहितीची प्रत घेतली'],
  refused: ['Refused', 'नकार'],
  budget_used_up: ['A limit of the day was reached', 'दिवसाची मर्यादा संपली'],
  staff_login: ['Staff logged in', 'कर्मचाऱ्याचे लॉगिन'],
  staff_logout: ['Staff logged out', 'कर्मचाऱ्याचे लॉगआउट'],
  staff_joined: ['Staff joined', 'कर्मचारी रुजू झाले'],
  staff_password: ['Staff changed the password', 'कर्मचाऱ्याने पासवर्ड बदलला'],
  staff_retired: ['Staff login closed', 'कर्मचाऱ्याचे लॉगिन बंद केले'],
  staff_read: ['Staff read', 'कर्मचाऱ्याने वाचले'],
  events_dropped: ['More events than could be kept', 'ठेवता येतील त्यापेक्षा जास्त नोंदी'],
})

/** Where a family was when a call of its was refused. */
export const familyScreens = catalogue({
  login: ['Login', 'लॉगिन'],
  signup: ['Registration', 'नोंदणी'],
  recovery: ['Forgot password', 'पासवर्ड विसरलात'],
  code: ['Code', 'कोड'],
  search: ['Search', 'शोध'],
  lists: ['Lists of families', 'स्थळांच्या याद्या'],
  profile: ['A profile', 'स्थळ'],
  activity: ['My Activity', 'माझी यादी'],
  contacts: ['Contact details', 'संपर्क माहिती'],
  ownProfile: ['Own profile', 'स्वतःचे स्थळ'],
  photos: ['Own photos', 'स्वतःचे फोटो'],
  identity: ['Proof of identity', 'ओळखपत्र'],
  notifications: ['Notifications', 'सूचना'],
  settings: ['Settings', 'सेटिंग्ज'],
  consents: ['Consents', 'संमती'],
  stories: ['Success story', 'यशोगाथा'],
  payment: ['Plans and payment', 'योजना आणि पैसे भरणे'],
  complaint: ['Complaint', 'तक्रार'],
  biodata: ['Biodata', 'बायोडाटा'],
  publicPages: ['Public pages', 'सर्वांसाठीची पाने'],
  choices: ['Lists to choose from', 'निवडीच्या याद्या'],
})
