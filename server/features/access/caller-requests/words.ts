import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { MessageContent } from '#server/features/access/codes/words.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const callerMessages = catalogue({
  codesSent: [
    'The codes are on their way. Please ask the caller to read them out',
    'कोड पाठवले आहेत. कृपया फोनवरील व्यक्तीला ते वाचून दाखवायला सांगा',
  ],
  visitBegun: [
    'Please compare the photo identity now. A code is on its way to the new contact, where there is one',
    'कृपया आता फोटो असलेले ओळखपत्र ताडून पाहा. नवीन संपर्क असल्यास त्यावर कोड पाठवला आहे',
  ],
  visitEntered: [
    'The visit is entered. Another person, an ADMIN, confirms it within three days',
    'भेटीची नोंद झाली. दुसरी व्यक्ती (ADMIN) तीन दिवसांत तिची खात्री करेल',
  ],
  codeEntered: [
    'The code is entered. Another person, an ADMIN, confirms it within three days',
    'कोडची नोंद झाली. दुसरी व्यक्ती (ADMIN) तीन दिवसांत खात्री करेल',
  ],
  changed: [
    'The contact is changed. The family is logged out everywhere and told on every contact',
    'संपर्क बदलला आहे. कुटुंबाचे सर्व ठिकाणचे लॉगिन बंद केले आहे आणि प्रत्येक संपर्कावर कळवले आहे',
  ],
  left: ['The profile is deleted at the family’s request', 'कुटुंबाच्या विनंतीवरून नोंदणी रद्द केली आहे'],
  waits: [
    'Confirmed. Every contact is told and may object until the day named there',
    'खात्री झाली. प्रत्येक संपर्कावर कळवले आहे; त्यात दिलेल्या दिवसापर्यंत हरकत घेता येईल',
  ],
  cancelled: ['The request is withdrawn', 'विनंती मागे घेतली आहे'],
  objectionNoted: [
    'The objection is noted. Nothing happens until an ADMIN has spoken with both',
    'हरकत नोंदवली आहे. ADMIN दोघांशी बोलेपर्यंत काहीही होणार नाही',
  ],
  settledGoOn: [
    'Noted. The contacts are told again, and it takes effect on the day named there',
    'नोंद झाली. संपर्कांना पुन्हा कळवले आहे; त्यात दिलेल्या दिवशी बदल होईल',
  ],
  settledEnd: ['Noted. The request is ended', 'नोंद झाली. विनंती संपवली आहे'],
  loginCodeSent: [
    'A login code is on its way to the family’s verified contact',
    'कुटुंबाच्या पडताळलेल्या संपर्कावर लॉगिन कोड पाठवला आहे',
  ],
  objected: [
    'Your objection is noted. Nothing will be changed before our office has spoken with you',
    'तुमची हरकत नोंदवली आहे. आमचे कार्यालय तुमच्याशी बोलेपर्यंत काहीही बदलणार नाही',
  ],
})

export const callerSentences = {
  suspended: {
    en: 'This member is suspended. Nothing can be changed for a caller',
    mr: 'या सदस्याचे स्थळ बंद केले आहे. फोनवरून काहीही बदलता येत नाही',
  },
  nothingVerified: {
    en: 'No contact of this record is verified, so nobody could be told. The family corrects its registration after logging in',
    mr: 'या नोंदीतील एकही संपर्क पडताळलेला नाही, त्यामुळे कोणालाही कळवता येणार नाही. कुटुंबाने लॉगिन करून नोंदणी दुरुस्त करावी',
  },
  noVerified: {
    en: 'No verified contact can be reached by a code',
    mr: 'कोड पाठवता येईल असा पडताळलेला संपर्क नाही',
  },
  visitNeeded: {
    en: 'No other verified contact can read out a code. Please ask the family to come to the office with a photo identity',
    mr: 'कोड वाचून दाखवता येईल असा दुसरा पडताळलेला संपर्क नाही. कृपया कुटुंबाला फोटो असलेले ओळखपत्र घेऊन कार्यालयात बोलवा',
  },
  doesNotAgree: {
    en: 'The photo identity does not agree with the record, so nothing is changed. Please tell an ADMIN',
    mr: 'ओळखपत्र नोंदीशी जुळत नाही, म्हणून काहीही बदलत नाही. कृपया ADMIN ना सांगा',
  },
  documentTriesUsedUp: {
    en: 'The last four characters of the paper were wrong five times. It can be tried again after seven days',
    mr: 'ओळखपत्राची शेवटची चार अक्षरे पाच वेळा चुकली. आता सात दिवसांनंतर पुन्हा प्रयत्न करता येईल',
  },
  anotherDecides: {
    en: 'Whoever opened it, entered it or noted the candidate’s consent does not decide about it. Please ask another ADMIN',
    mr: 'ज्यांनी सुरुवात केली, नोंद केली किंवा उमेदवाराची संमती नोंदवली ते याविषयी निर्णय घेत नाहीत. कृपया दुसऱ्या ADMIN ना विचारा',
  },
  noCandidateLogin: {
    en: 'No candidate logs in for this profile',
    mr: 'या स्थळासाठी उमेदवार स्वतः लॉगिन करत नाहीत',
  },
  oneWaits: {
    en: 'A request of this family waits already. Please withdraw it first',
    mr: 'या कुटुंबाची एक विनंती आधीच चालू आहे. कृपया आधी ती मागे घ्या',
  },
  noneOpen: {
    en: 'There is no open request any more. Please begin again',
    mr: 'आता काहीही चालू नाही. कृपया पुन्हा सुरुवात करा',
  },
  otherWay: {
    en: 'This request must be proved the other way',
    mr: 'या विनंतीची खात्री दुसऱ्या पद्धतीने होते',
  },
} as const satisfies Record<string, Sentence>

/** For the page that the link in the e-mail opens. */
export const objectWords = catalogue({
  number: ['Object to the change of your mobile number?', 'मोबाइल नंबर बदलण्यास हरकत घ्यायची का?'],
  email: ['Object to the change of your email?', 'ई-मेल बदलण्यास हरकत घ्यायची का?'],
  leave: ['Object to the deletion of your profile?', 'नोंदणी रद्द करण्यास हरकत घ्यायची का?'],
  join: ['Object to the joining of your two profiles?', 'तुमची दोन स्थळे एकत्र करण्यास हरकत घ्यायची का?'],
  candidate: ['Object to a login for the candidate?', 'उमेदवाराला लॉगिन देण्यास हरकत घ्यायची का?'],
  candidate_end: ['Object to ending the candidate’s login?', 'उमेदवाराचे लॉगिन बंद करण्यास हरकत घ्यायची का?'],
  help: [
    'Somebody asked our office for it. If it was not you, object: then nothing changes before our office has spoken with you.',
    'कोणीतरी आमच्या कार्यालयाला ही विनंती केली. ती तुमची नसेल तर हरकत घ्या: मग आमचे कार्यालय तुमच्याशी बोलेपर्यंत काहीही बदलणार नाही.',
  ],
  button: ['Object', 'हरकत घ्या'],
  done: ['Your objection is noted', 'तुमची हरकत नोंदवली आहे'],
  doneHelp: [
    'Nothing will be changed before our office has spoken with you. If you think somebody else is using your phone, please set a new password and call our office.',
    'आमचे कार्यालय तुमच्याशी बोलेपर्यंत काहीही बदलणार नाही. कोणी तुमचा फोन वापरत आहे असे वाटल्यास कृपया नवीन पासवर्ड ठरवा आणि कार्यालयाला फोन करा.',
  ],
  over: [
    'There is nothing to object to any more. Please log in, or call our office.',
    'हरकत घेण्यासारखे आता काही नाही. कृपया लॉगिन करा किंवा आमच्या कार्यालयाला फोन करा.',
  ],
})

export type WaitsName =
  | 'contact_change_waits'
  | 'leaving_waits'
  | 'joining_waits'
  | 'candidate_login_waits'
  | 'candidate_end_waits'

interface WaitsFacts {
  date: string
  /** The office's own number. */
  telephone: string
  /** The registration numbers of two records that are to be joined. */
  kept: string
  other: string
  /** The end of the contact at which the candidate is to log in. */
  contact: string
  /** Only in an e-mail, because operators block links in an SMS. */
  link: string | null
}

const subjects: Record<Language, Record<WaitsName, string>> = {
  en: {
    contact_change_waits: 'Your contact at Saptapadi is to be changed',
    leaving_waits: 'Your Saptapadi profile is to be deleted',
    joining_waits: 'One of two Saptapadi profiles is to be paused',
    candidate_login_waits: 'The candidate of your Saptapadi profile is to log in',
    candidate_end_waits: 'The candidate’s login at Saptapadi is to end',
  },
  mr: {
    contact_change_waits: 'सप्तपदीवरील संपर्क बदलणार आहे',
    leaving_waits: 'सप्तपदीवरील नोंदणी रद्द होणार आहे',
    joining_waits: 'सप्तपदीवरील दोनपैकी एक स्थळ तात्पुरते थांबवले जाणार आहे',
    candidate_login_waits: 'सप्तपदीवरील तुमच्या स्थळाच्या उमेदवाराला लॉगिन मिळणार आहे',
    candidate_end_waits: 'सप्तपदीवरील उमेदवाराचे लॉगिन बंद होणार आहे',
  },
}

/** What the office was asked for, and when it will be done. */
const askedFor: Record<Language, Record<WaitsName, (facts: WaitsFacts) => string>> = {
  en: {
    contact_change_waits: ({ date }) =>
      `Our office was asked to change the contact of your Saptapadi profile. It will be done on ${date}.`,
    leaving_waits: ({ date }) => `Our office was asked to delete your Saptapadi profile. It will be done on ${date}.`,
    joining_waits: ({ date, kept, other }) =>
      `Saptapadi: the profiles ${kept} and ${other} seem to be of one person. On ${date} ${other} will be paused.`,
    candidate_login_waits: ({ date, contact }) =>
      `Our office was asked to let the candidate of your Saptapadi profile log in with the contact ${contact}. The invitation goes there on ${date}.`,
    candidate_end_waits: ({ date }) =>
      `Our office was asked to end the candidate’s own login for your Saptapadi profile. It will be done on ${date}.`,
  },
  mr: {
    contact_change_waits: ({ date }) =>
      `सप्तपदीवरील तुमचा संपर्क बदलण्याची विनंती आमच्या कार्यालयाला आली आहे. ${date} रोजी ती अमलात येईल.`,
    leaving_waits: ({ date }) =>
      `सप्तपदीवरील तुमची नोंदणी रद्द करण्याची विनंती आमच्या कार्यालयाला आली आहे. ${date} रोजी ती अमलात येईल.`,
    joining_waits: ({ date, kept, other }) =>
      `सप्तपदी: ${kept} आणि ${other} ही स्थळे एकाच व्यक्तीची दिसतात. ${date} रोजी ${other} हे स्थळ तात्पुरते थांबवले जाईल.`,
    candidate_login_waits: ({ date, contact }) =>
      `सप्तपदीवरील तुमच्या स्थळाच्या उमेदवाराला ${contact} या संपर्काने लॉगिन देण्याची विनंती आमच्या कार्यालयाला आली आहे. ${date} रोजी तेथे आमंत्रण जाईल.`,
    candidate_end_waits: ({ date }) =>
      `सप्तपदीवरील तुमच्या स्थळासाठीचे उमेदवाराचे लॉगिन बंद करण्याची विनंती आमच्या कार्यालयाला आली आहे. ${date} रोजी ते बंद होईल.`,
  },
}

/** Tells a family that a request waits, and whom to call. */
export function requestWaitsMessage(language: Language, name: WaitsName, facts: WaitsFacts): MessageContent {
  const { telephone, link } = facts
  const isJoin = name === 'joining_waits'
  const asked = askedFor[language][name](facts)
  const subject = subjects[language][name]
  if (language === 'mr') {
    const unless = isJoin ? 'हे बरोबर नसेल' : 'ही विनंती तुमची नसेल'
    const call = telephone ? `${telephone} वर फोन करा` : 'कार्यालयाला फोन करा'
    return {
      subject,
      text: link
        ? `${asked}\n\n${unless} तर ही लिंक उघडून हरकत घ्या, किंवा ${call}:\n${link}`
        : `${asked} ${unless} तर लॉगिन करून हरकत घ्या किंवा ${call}.`,
    }
  }
  const unless = isJoin ? 'If that is wrong' : 'If it was not you'
  const call = telephone ? `call us on ${telephone}` : 'call our office'
  return {
    subject,
    text: link
      ? `${asked}\n\n${unless}, open this link and object, or ${call}:\n${link}`
      : `${asked} ${unless}, log in and object, or ${call}.`,
  }
}
