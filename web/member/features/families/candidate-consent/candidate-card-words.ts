import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

/** The words that the family reads. */
export const candidateCardWords = catalogue({
  title: ['The candidate’s own consent', 'उमेदवाराची स्वतःची संमती'],
  hint: [
    'A profile that somebody else registered is shown for 30 days; after that only with the candidate’s own consent.',
    `दुसऱ्यांनी नोंदवलेले स्थळ ${inDevanagari(30)} दिवस दिसते; त्यानंतर फक्त उमेदवाराच्या स्वतःच्या होकाराने.`,
  ],
  notYet: [
    (date: string) =>
      `Not yet confirmed by the candidate. Without the candidate’s consent the profile is not shown in lists after ${date}.`,
    (date: string) => `उमेदवाराची अजून संमती नाही. होकार नसल्यास ${date} नंतर हे स्थळ याद्यांत दिसणार नाही.`,
  ],
  left: [
    (date: string) => `Not yet confirmed by the candidate. The profile has not been in any list since ${date}.`,
    (date: string) => `उमेदवाराची अजून संमती नाही. ${date} पासून हे स्थळ याद्यांत दिसत नाही.`,
  ],
  declined: [
    'The candidate has said no. The profile is not in any list.',
    'उमेदवाराने नकार दिला आहे. हे स्थळ कोणत्याही यादीत नाही.',
  ],
  agreed: [(date: string) => `The candidate agreed on ${date}.`, (date: string) => `उमेदवाराने ${date} रोजी संमती दिली.`],
  askedInLogin: ['The candidate logs in here, and is asked there.', 'उमेदवार स्वतः लॉगिन करतात; त्यांना तेथेच विचारले जाते.'],
  writtenTo: [(contact: string) => `We wrote to ${contact}.`, (contact: string) => `${contact} येथे कळवले आहे.`],
  registeredBy: ['Who registered this profile?', 'ही नोंदणी कोणी केली?'],
  select: ['Select', 'निवडा'],
  mobile: ['Candidate’s mobile', 'उमेदवाराचा मोबाइल'],
  email: ['or email', 'किंवा ई-मेल'],
  oneOfTwo: ['Please give one of the two', 'कृपया दोन्हीपैकी एक द्या'],
  contactHint: [
    'The candidate’s own, one that stands nowhere in this profile. A candidate without one can agree at our office.',
    'उमेदवाराचा स्वतःचा, या स्थळात कोठेही नसलेला. तसा नसल्यास आमच्या कार्यालयात होकार देता येतो.',
  ],
  save: ['Save', 'जतन करा'],
  ask: ['Ask the candidate', 'उमेदवाराला विचारा'],
})
