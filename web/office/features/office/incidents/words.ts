import type { IncidentReport } from '#domain/office/incidents.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { save } from '#web/ui/words.ts'

export const incidentWords = catalogue({
  help: [
    'When families’ data was lost, or seen or changed by somebody not allowed to: record it here at once. The law’s hours run from when it was known.',
    'कुटुंबांची माहिती हरवली, परक्यांनी पाहिली किंवा बदलली, तर लगेच येथे नोंद करा. कळल्यापासून कायद्याचे तास मोजले जातात.',
  ],
  record: ['Record an incident', 'घटनेची नोंद करा'],
  edit: ['Correct the facts', 'माहिती दुरुस्त करा'],
  earlier: [(who: string) => `Before the correction by ${who}`, (who: string) => `दुरुस्तीआधी (${who})`],
  save,
  none: ['No incident was recorded', 'एकाही घटनेची नोंद नाही'],
  noneHelp: [
    'What went wrong is listed here with its deadlines, its notices and who was reached.',
    'काय चुकले, त्याच्या मुदती, सूचना आणि कोणाला कळले हे येथे दिसते.',
  ],
  count: [
    (n: number) => (n === 1 ? '1 incident' : `${groupedDigits('en', n)} incidents`),
    (n: number) => (n === 1 ? '१ घटना' : `${groupedDigits('mr', n)} घटना`),
  ],
  number: ['Number', 'क्रमांक'],
  title: ['Title', 'शीर्षक'],
  what: ['What happened', 'काय झाले'],
  whatHelp: [
    'What happened, which data, since when, what was done. It is kept encrypted.',
    'काय झाले, कोणती माहिती, केव्हापासून, काय केले. हे सुरक्षित ठेवले जाते.',
  ],
  knownAt: ['Known since', 'केव्हा कळले'],
  knownAtHelp: ['The law counts from here.', 'कायदा येथून मोजतो.'],
  recordedBy: ['Recorded by', 'नोंद कोणी केली'],
  reports: ['Reports', 'कळवणे'],
  back: ['All incidents', 'सर्व घटना'],
  families: ['Families', 'कुटुंबे'],
  toldAfter: [
    (when: string, span: string) => `told ${when}, ${span} after it was known`,
    (when: string, span: string) => `${when} रोजी कळवले, कळल्यापासून ${span}`,
  ],
  notToldFor: [
    (span: string) => `not told for ${span}; the law says without delay`,
    (span: string) => `${span} झाले, अजून कळवले नाही; कायद्यानुसार विनाविलंब कळवायचे`,
  ],
  left: [(span: string) => `${span} left`, (span: string) => `${span} शिल्लक`],
  late: [(span: string) => `late by ${span}`, (span: string) => `${span} उशीर`],
  reported: [(when: string) => `told ${when}`, (when: string) => `${when} रोजी कळवले`],
  until: [(when: string) => `by ${when}`, (when: string) => `${when} पर्यंत`],
  noteReport: [(to: string) => `${to} was told`, (to: string) => `${to} यांना कळवले`],
  export: ['Export for the Board', 'मंडळासाठी फाइल'],
  tell: ['Tell families', 'कुटुंबांना कळवा'],
  whom: ['Whom it affected', 'कोणाशी संबंधित'],
  all: ['Everybody', 'सर्व'],
  filter: ['By conditions', 'अटींनुसार'],
  list: ['By a list', 'यादीनुसार'],
  joined: ['Joined', 'नोंदणी'],
  used: ['Logged in', 'लॉगिन'],
  joinedFrom: ['Joined from', 'नोंदणी या दिवसापासून'],
  joinedTo: ['Joined until', 'नोंदणी या दिवसापर्यंत'],
  usedFrom: ['Logged in from', 'लॉगिन या दिवसापासून'],
  usedTo: ['Logged in until', 'लॉगिन या दिवसापर्यंत'],
  hasIdPaper: ['Sent an ID paper', 'ओळखपत्र पाठवले आहे'],
  hasPaid: ['Has paid', 'पैसे भरले आहेत'],
  numbers: ['Registration numbers', 'नोंदणी क्रमांक'],
  numbersHelp: ['With commas, spaces or one a line.', 'स्वल्पविराम, मोकळी जागा किंवा एका ओळीत एक.'],
  countThem: ['Count', 'मोजा'],
  counted: [
    (n: number) => (n === 1 ? '1 family would be told' : `${groupedDigits('en', n)} families would be told`),
    (n: number) => (n === 1 ? '१ कुटुंबाला कळवले जाईल' : `${groupedDigits('mr', n)} कुटुंबांना कळवले जाईल`),
  ],
  toldBefore: [
    (n: number) => `${groupedDigits('en', n)} of those chosen ${n === 1 ? 'was' : 'were'} told before`,
    (n: number) =>
      n === 1 ? 'निवडलेल्यांपैकी एका कुटुंबाला आधीच कळवले आहे' : `निवडलेल्यांपैकी ${groupedDigits('mr', n)} कुटुंबांना आधीच कळवले आहे`,
  ],
  unknown: [
    (numbers: string) => `Nobody has these numbers: ${numbers}`,
    (numbers: string) => `हे क्रमांक कोणाचेही नाहीत: ${numbers}`,
  ],
  en: ['English', 'इंग्रजी'],
  mr: ['Marathi', 'मराठी'],
  subject: ['Subject', 'विषय'],
  placeholders: [(names: string) => `The site fills in: ${names}`, (names: string) => `संकेतस्थळ हे भरते: ${names}`],
  send: ['Send the notice', 'सूचना पाठवा'],
  notices: ['Notices', 'सूचना'],
  noNotices: ['No family was told yet.', 'अजून एकाही कुटुंबाला कळवलेले नाही.'],
  sentTo: [
    (n: number) => (n === 1 ? 'To 1 family' : `To ${groupedDigits('en', n)} families`),
    (n: number) => (n === 1 ? '१ कुटुंबाला' : `${groupedDigits('mr', n)} कुटुंबांना`),
  ],
  onItsWay: ['on its way', 'जात आहे'],
  allSent: ['handed over', 'पाठवून झाली'],
})

export const reportNames = catalogue<Record<IncidentReport, string>>({
  CERT_IN: ['CERT-In (6 hours)', 'CERT-In (६ तास)'],
  BOARD: ['Data Protection Board (72 hours)', 'डेटा संरक्षण मंडळ (७२ तास)'],
})
