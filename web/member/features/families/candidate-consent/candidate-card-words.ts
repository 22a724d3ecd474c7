import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

/** The words that the family reads. */
export const candidateCardWords = catalogue({
  en: {
    title: 'The candidate’s own consent',
    hint: 'A profile that somebody else registered is shown for 30 days; after that only with the candidate’s own consent.',
    unknown: 'Who registered this profile?',
    notYet: (date: string) =>
      `Not yet confirmed by the candidate. Without the candidate’s consent the profile is not shown in lists after ${date}.`,
    left: (date: string) => `Not yet confirmed by the candidate. The profile has not been in any list since ${date}.`,
    agreed: (date: string) => `The candidate agreed on ${date}.`,
    declined: 'The candidate has said no. The profile is not in any list.',
    writtenTo: (contact: string) => `We wrote to ${contact}.`,
    registeredBy: 'Who registered this profile?',
    select: 'Select',
    firstHint:
      'Your profile is already in the lists. It stays there after 30 days once the candidate agrees: how do we reach them?',
    mobile: 'Candidate’s mobile',
    email: 'or email',
    oneOfTwo: 'Please give one of the two',
    contactHint:
      'The candidate’s own, one that stands nowhere in this profile. A candidate without one can agree at our office.',
    save: 'Save',
    ask: 'Ask the candidate',
    skip: 'Later',
    toCard: 'Answer',
  },
  mr: {
    title: 'उमेदवाराची स्वतःची संमती',
    hint: `दुसऱ्यांनी नोंदवलेले स्थळ ${inDevanagari(30)} दिवस दिसते; त्यानंतर फक्त उमेदवाराच्या स्वतःच्या होकाराने.`,
    unknown: 'ही नोंदणी कोणी केली?',
    notYet: (date: string) => `उमेदवाराची अजून संमती नाही. होकार नसल्यास ${date} नंतर हे स्थळ याद्यांत दिसणार नाही.`,
    left: (date: string) => `उमेदवाराची अजून संमती नाही. ${date} पासून हे स्थळ याद्यांत दिसत नाही.`,
    agreed: (date: string) => `उमेदवाराने ${date} रोजी संमती दिली.`,
    declined: 'उमेदवाराने नकार दिला आहे. हे स्थळ कोणत्याही यादीत नाही.',
    writtenTo: (contact: string) => `${contact} येथे कळवले आहे.`,
    registeredBy: 'ही नोंदणी कोणी केली?',
    select: 'निवडा',
    firstHint: `तुमचे स्थळ याद्यांत दिसू लागले आहे. ${inDevanagari(30)} दिवसांनंतरही ते दिसावे यासाठी उमेदवाराचा होकार हवा: त्यांना कसे कळवू?`,
    mobile: 'उमेदवाराचा मोबाइल',
    email: 'किंवा ई-मेल',
    oneOfTwo: 'कृपया दोन्हीपैकी एक द्या',
    contactHint: 'उमेदवाराचा स्वतःचा, या स्थळात कोठेही नसलेला. तसा नसल्यास आमच्या कार्यालयात होकार देता येतो.',
    save: 'जतन करा',
    ask: 'उमेदवाराला विचारा',
    skip: 'नंतर',
    toCard: 'उत्तर द्या',
  },
})
