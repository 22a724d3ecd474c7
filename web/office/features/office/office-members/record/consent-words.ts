import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const memberConsentWords = catalogue({
  en: {
    title: 'Consents',
    none: 'Nothing is on record yet. The family is asked at its next login.',
    version: (version: number) => `version ${version}`,
    GIVEN: 'given',
    WITHDRAWN: 'withdrawn',
    REGISTRATION: 'at registration',
    SITE: 'on the site',
    LINK: 'by the link in the email',
    CODE: 'by the code in the SMS',
    COUNTER: 'at the counter',
    LEAVING: 'on leaving',
    WHATSAPP: 'by STOP over WhatsApp',
    NEW_NUMBER: 'because the number changed',
    en: 'in English',
    mr: 'in Marathi',
  },
  mr: {
    title: 'संमती',
    none: 'अजून काही नोंद नाही. पुढच्या लॉगिनला कुटुंबाला विचारले जाईल.',
    version: (version: number) => `आवृत्ती ${inDevanagari(version)}`,
    GIVEN: 'दिली',
    WITHDRAWN: 'मागे घेतली',
    REGISTRATION: 'नोंदणी करताना',
    SITE: 'संकेतस्थळावर',
    LINK: 'ई-मेलमधील लिंकने',
    CODE: 'एसएमएसमधील कोडने',
    COUNTER: 'कार्यालयात',
    LEAVING: 'जाताना',
    WHATSAPP: 'व्हॉट्सॲपवर थांबवा लिहून',
    NEW_NUMBER: 'नंबर बदलल्यामुळे',
    en: 'इंग्रजीत',
    mr: 'मराठीत',
  },
})

/** The words of the candidate's own consent. */
export const memberCandidateWords = catalogue({
  en: {
    title: 'The candidate’s own consent',
    unknown: 'It is not known who registered this profile.',
    registeredBy: 'Registered by',
    WAITING: (date: string) => `No answer yet; listed until ${date}`,
    YES: (date: string) => `Agreed on ${date}`,
    NO: (date: string) => `Said no on ${date}`,
    noContact:
      'We have no contact of the candidate’s own: consent given at the counter and signed on the slip is enough.',
    noteYes: 'Record consent',
    noteNo: 'Record refusal',
    help: 'The candidate is here and has signed the slip. Please enter the number of the slip.',
    helpNo:
      'The profile leaves every list at once, and the family reads that the candidate said no. If the candidate prefers that it looks like no answer, please record nothing: it leaves the lists by itself after the last day.',
  },
  mr: {
    title: 'उमेदवाराची स्वतःची संमती',
    unknown: 'ही नोंदणी कोणी केली ते माहीत नाही.',
    registeredBy: 'नोंदणी करणारे',
    WAITING: (date: string) => `अजून उत्तर नाही; ${date} पर्यंत याद्यांत`,
    YES: (date: string) => `${date} रोजी संमती दिली`,
    NO: (date: string) => `${date} रोजी नकार दिला`,
    noContact: 'उमेदवाराचा स्वतःचा संपर्क नाही: कार्यालयात पावतीवर सही करून होकार देता येतो.',
    noteYes: 'होकार नोंदवा',
    noteNo: 'नकार नोंदवा',
    help: 'उमेदवार येथे आहेत आणि त्यांनी पावतीवर सही केली आहे. कृपया पावतीचा क्रमांक लिहा.',
    helpNo:
      'हे स्थळ लगेच सर्व याद्यांतून जाते आणि उमेदवाराने नकार दिला हे कुटुंबाला दिसते. उत्तर दिले नाही असेच दिसावे अशी उमेदवाराची इच्छा असल्यास काहीही नोंदवू नका: शेवटच्या दिवसानंतर ते आपोआप याद्यांतून जाते.',
  },
})
