import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const memberConsentWords = catalogue({
  title: ['Consents', 'संमती'],
  none: [
    'Nothing is on record yet. The family is asked at its next login.',
    'अजून काही नोंद नाही. पुढच्या लॉगिनला कुटुंबाला विचारले जाईल.',
  ],
  version: [(version: number) => `version ${version}`, (version: number) => `आवृत्ती ${inDevanagari(version)}`],
  GIVEN: ['given', 'दिली'],
  WITHDRAWN: ['withdrawn', 'मागे घेतली'],
  REGISTRATION: ['at registration', 'नोंदणी करताना'],
  SITE: ['on the site', 'संकेतस्थळावर'],
  LINK: ['by the link in the email', 'ई-मेलमधील लिंकने'],
  CODE: ['by the code in the SMS', 'एसएमएसमधील कोडने'],
  COUNTER: ['at the counter', 'कार्यालयात'],
  LEAVING: ['on leaving', 'जाताना'],
  WHATSAPP: ['by STOP over WhatsApp', 'व्हॉट्सॲपवर थांबवा लिहून'],
  NEW_NUMBER: ['because the number changed', 'नंबर बदलल्यामुळे'],
  en: ['in English', 'इंग्रजीत'],
  mr: ['in Marathi', 'मराठीत'],
})

/** The words of the candidate's own consent. */
export const memberCandidateWords = catalogue({
  title: ['The candidate’s own consent', 'उमेदवाराची स्वतःची संमती'],
  unknown: ['It is not known who registered this profile.', 'ही नोंदणी कोणी केली ते माहीत नाही.'],
  registeredBy: ['Registered by', 'नोंदणी करणारे'],
  WAITING: [
    (date: string) => `No answer yet; listed until ${date}`,
    (date: string) => `अजून उत्तर नाही; ${date} पर्यंत याद्यांत`,
  ],
  YES: [(date: string) => `Agreed on ${date}`, (date: string) => `${date} रोजी संमती दिली`],
  NO: [(date: string) => `Said no on ${date}`, (date: string) => `${date} रोजी नकार दिला`],
  secret: [
    'The family must not learn of this no: they read ‘not yet confirmed’.',
    'हा नकार कुटुंबाला कळू नये: त्यांना ‘अजून संमती नाही’ एवढेच दिसते.',
  ],
  noContact: [
    'We have no contact of the candidate’s own: consent given at the counter and signed on the slip is enough.',
    'उमेदवाराचा स्वतःचा संपर्क नाही: कार्यालयात पावतीवर सही करून होकार देता येतो.',
  ],
  noteYes: ['Record consent', 'होकार नोंदवा'],
  noteNo: ['Record refusal', 'नकार नोंदवा'],
  help: [
    'The candidate is here and has signed the slip. Please enter the number of the slip.',
    'उमेदवार येथे आहेत आणि त्यांनी पावतीवर सही केली आहे. कृपया पावतीचा क्रमांक लिहा.',
  ],
})
