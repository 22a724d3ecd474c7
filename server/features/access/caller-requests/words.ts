import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { MessageContent } from '#server/features/access/codes/words.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const callerMessages = catalogue({
  codesSent: [
    'The codes are on their way. Please ask the caller to read them out',
    'कोड पाठवले आहेत. कृपया फोनवरील व्यक्तीला ते वाचून दाखवायला सांगा',
  ],
  answersAsked: [
    'Please ask the questions. A code is on its way to the new contact, where there is one',
    'कृपया प्रश्न विचारा. नवीन संपर्क असल्यास त्यावर कोड पाठवला आहे',
  ],
  changed: [
    'The contact is changed. The family is logged out everywhere and told on every contact',
    'संपर्क बदलला आहे. कुटुंबाचे सर्व ठिकाणचे लॉगिन बंद केले आहे आणि प्रत्येक संपर्कावर कळवले आहे',
  ],
  left: ['The profile is deleted at the family’s request', 'कुटुंबाच्या विनंतीवरून नोंदणी रद्द केली आहे'],
  waits: [
    'Noted. The old contacts are told and may object for seven days',
    'नोंद झाली. जुन्या संपर्कांना कळवले आहे, त्यांना सात दिवस हरकत घेता येईल',
  ],
  cancelled: ['The request is withdrawn', 'विनंती मागे घेतली आहे'],
  loginCodeSent: [
    'A login code is on its way to the family’s verified contact',
    'कुटुंबाच्या पडताळलेल्या संपर्कावर लॉगिन कोड पाठवला आहे',
  ],
  objected: ['Your objection is noted. Nothing will be changed', 'तुमची हरकत नोंदवली आहे. काहीही बदलणार नाही'],
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
    en: 'No verified contact can be reached by a code. An ADMIN can ask for two answers',
    mr: 'कोड पाठवता येईल असा पडताळलेला संपर्क नाही. ADMIN दोन प्रश्न विचारू शकतात',
  },
  adminAsks: {
    en: 'There is no other verified contact. An ADMIN asks for two answers, and it takes effect after seven days',
    mr: 'दुसरा पडताळलेला संपर्क नाही. ADMIN दोन प्रश्न विचारतात आणि बदल सात दिवसांनी होतो',
  },
  tooLittleKnown: {
    en: 'We know too little to ask for two answers. Please ask the family to come to the office with an identity document',
    mr: 'दोन प्रश्न विचारण्याइतकी माहिती नाही. कृपया कुटुंबाला कागदपत्र घेऊन कार्यालयात बोलवा',
  },
  objectedLately: {
    en: 'The family objected to such a request within the last 30 days. Please ask them to come to the office with an identity document',
    mr: 'या कुटुंबाने गेल्या ३० दिवसांत अशा विनंतीला हरकत घेतली आहे. कृपया त्यांना कागदपत्र घेऊन कार्यालयात बोलवा',
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
  answersWrong: {
    en: 'The answers do not match. For safety we do not say which one is wrong',
    mr: 'उत्तरे जुळत नाहीत. कोणते चुकले ते सांगता येत नाही',
  },
  answersUsedUp: {
    en: 'There were three wrong attempts at this family’s answers. You can try again after seven days, or the family can come to the office with an identity document',
    mr: 'या कुटुंबाच्या उत्तरांचे तीन चुकीचे प्रयत्न झाले. आता सात दिवसांनंतर पुन्हा प्रयत्न करता येईल, किंवा कागदपत्र घेऊन कार्यालयात यावे',
  },
} as const satisfies Record<string, Sentence>

/** For the page that the link in the e-mail opens. */
export const objectWords = catalogue({
  number: ['Object to the change of your mobile number?', 'मोबाइल नंबर बदलण्यास हरकत घ्यायची का?'],
  email: ['Object to the change of your email?', 'ई-मेल बदलण्यास हरकत घ्यायची का?'],
  leave: ['Object to the deletion of your profile?', 'नोंदणी रद्द करण्यास हरकत घ्यायची का?'],
  help: [
    'Somebody asked our office for it on the phone. If it was not you, object: then nothing changes.',
    'कोणीतरी आमच्या कार्यालयाला फोनवर ही विनंती केली. ती तुमची नसेल तर हरकत घ्या: मग काहीही बदलणार नाही.',
  ],
  button: ['Object', 'हरकत घ्या'],
  done: ['Your objection is noted', 'तुमची हरकत नोंदवली आहे'],
  doneHelp: [
    'Nothing will be changed. If you think somebody else is using your phone, please set a new password and call our office.',
    'काहीही बदलणार नाही. कोणी तुमचा फोन वापरत आहे असे वाटल्यास कृपया नवीन पासवर्ड ठरवा आणि कार्यालयाला फोन करा.',
  ],
  over: [
    'There is nothing to object to any more. Please log in, or call our office.',
    'हरकत घेण्यासारखे आता काही नाही. कृपया लॉगिन करा किंवा आमच्या कार्यालयाला फोन करा.',
  ],
})

/** Tells a family that a request waits for its seven days. Only an e-mail has a link, because operators block links in an SMS. */
export function requestWaitsMessage(
  language: Language,
  what: 'contact_change_waits' | 'leaving_waits',
  { date, link }: { date: string; link: string | null },
): MessageContent {
  if (language === 'mr') {
    const isChange = what === 'contact_change_waits'
    const asked = isChange ? 'सप्तपदीवरील तुमचा संपर्क बदलण्याची' : 'सप्तपदीवरील तुमची नोंदणी रद्द करण्याची'
    const text = `${asked} विनंती आमच्या कार्यालयाला आली आहे. ${date} रोजी ती अमलात येईल.`
    return {
      subject: isChange ? 'सप्तपदीवरील संपर्क बदलणार आहे' : 'सप्तपदीवरील नोंदणी रद्द होणार आहे',
      text: link
        ? `${text}\n\nही विनंती तुमची नसेल तर ही लिंक उघडून हरकत घ्या:\n${link}`
        : `${text} ती तुमची नसेल तर लॉगिन करून हरकत घ्या किंवा कार्यालयाला फोन करा.`,
    }
  }
  const asked = what === 'contact_change_waits' ? 'change the contact of' : 'delete'
  const text = `Our office was asked to ${asked} your Saptapadi profile. It will be done on ${date}.`
  return {
    subject:
      what === 'contact_change_waits'
        ? 'Your contact at Saptapadi is to be changed'
        : 'Your Saptapadi profile is to be deleted',
    text: link
      ? `${text}\n\nIf it was not you, open this link and object:\n${link}`
      : `${text} If it was not you, log in and object, or call our office.`,
  }
}
