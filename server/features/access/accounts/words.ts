import { timeInIndia } from '#domain/calendar.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const accessMessages = catalogue({
  welcome: ['You are logged in', 'तुमचे लॉगिन झाले आहे'],
  registered: ['You are registered. Please enter the code we have sent', 'तुमची नोंदणी झाली. कृपया पाठवलेला कोड भरा'],
  registeredAnother: ['Another profile is registered. It is open now', 'आणखी एक स्थळ नोंदवले आहे. ते आता उघडे आहे'],
  registeredForLook: [
    'Another profile is registered. Our office looks at it first and then opens it',
    'आणखी एक स्थळ नोंदवले आहे. आमचे कार्यालय आधी ते पाहील आणि मग सुरू करेल',
  ],
  profileSwitched: ['You now see this profile', 'आता तुम्ही हे स्थळ पाहत आहात'],
  codeSent: ['A code has been sent', 'कोड पाठवला आहे'],
  /** The same whether or not the account exists. */
  recoverySent: ['If this account exists, a code is on its way to it', 'हे खाते असल्यास त्यावर कोड पाठवला आहे'],
  loginCodeSent: ['If this account exists, a code is on its way to it', 'हे खाते असल्यास त्यावर कोड पाठवला आहे'],
  recoverySentAgain: [
    (time: string) =>
      `If this account exists, a code is on its way to it. The first of this hour was asked for at ${time}; the link that came with it still works`,
    (time: string) =>
      `हे खाते असल्यास त्यावर कोड पाठवला आहे. या तासातला पहिला कोड ${time} वाजता मागितला होता; त्यासोबत आलेली लिंक अजून चालते`,
  ],
  recoveryAskedAt: [
    (time: string) =>
      `A code was asked for at ${time}. If this account exists, please look for that message: the link in it is valid for one hour`,
    (time: string) => `${time} वाजता कोड मागितला होता. हे खाते असल्यास कृपया तो संदेश पाहा: त्यातील लिंक एक तास चालते`,
  ],
  recoveryLinkSent: [
    'The codes of today are used up. If this account exists and has a verified email, a link is on its way there, valid for one hour',
    'आजचे सर्व कोड वापरले गेले आहेत. हे खाते असल्यास आणि त्याचा ई-मेल पडताळलेला असल्यास त्यावर लिंक पाठवली आहे, ती एक तास चालेल',
  ],
  verified: ['Thank you, your contact is verified', 'धन्यवाद, तुमच्या संपर्काची खात्री झाली आहे'],
  numberChanged: ['Your mobile number is changed', 'तुमचा मोबाइल नंबर बदलला'],
  emailChanged: ['Your email is changed', 'तुमचा ई-मेल बदलला'],
  contactFrom: [
    (when: string) => `The code is right. Your new contact works from ${when} on. Everybody of the profile is told`,
    (when: string) => `कोड बरोबर आहे. तुमचा नवीन संपर्क ${when} पासून चालेल. या स्थळाच्या सर्वांना कळवले आहे`,
  ],
  passwordFrom: [
    (when: string) =>
      `Your password works from ${when} on. Until then you log in with a code. Everybody of the profile is told`,
    (when: string) => `तुमचा पासवर्ड ${when} पासून चालेल. तोपर्यंत कोडने लॉगिन करा. या स्थळाच्या सर्वांना कळवले आहे`,
  ],
  codeRight: ['Please set your new password', 'कृपया नवीन पासवर्ड ठरवा'],
  tokenGood: ['Please set your new password', 'कृपया नवीन पासवर्ड ठरवा'],
  passwordSet: ['Your new password is set. Please log in', 'नवीन पासवर्ड ठरवला आहे. कृपया लॉगिन करा'],
  weakPassword: [
    'This password is easy to guess: it is common, or holds your name, number or email. A longer one keeps your family safer',
    'हा पासवर्ड ओळखण्यास सोपा आहे: तो बरेच जण वापरतात किंवा त्यात तुमचे नाव, नंबर किंवा ई-मेल आहे. लांब पासवर्ड कुटुंबासाठी अधिक सुरक्षित असतो',
  ],
  othersStopped: [
    'Every other device is logged out. All others but the candidate stopped: please confirm each of them under Settings, Family. A candidate named in these days who does not log in yet is to be asked anew',
    'इतर सर्व ठिकाणचे लॉगिन बंद केले आहे. उमेदवाराशिवाय इतर सर्वजण थांबले आहेत: सेटिंग्जमधील ‘कुटुंब’ येथे प्रत्येकाची खात्री करा. या दिवसांत ज्यांचे नाव उमेदवार म्हणून दिले पण ज्यांनी अजून लॉगिन केले नाही त्यांना पुन्हा विचारा',
  ],
  frozenForCaller: [
    'Every device is logged out, and all others but the candidate wait for the owner’s word. The owner logs in with a code',
    'सर्व ठिकाणचे लॉगिन बंद केले आहे. उमेदवाराशिवाय इतर सर्वजण, नोंदणी करणाऱ्या व्यक्तीने खात्री करेपर्यंत थांबतील. ती व्यक्ती कोडने लॉगिन करू शकते',
  ],
  frozen: [
    'Every device is logged out and the password no longer works. Please set a new one with Forgot Password',
    'सर्व ठिकाणचे लॉगिन बंद केले आहे आणि जुना पासवर्ड चालणार नाही. कृपया ‘पासवर्ड विसरलात’ वापरून नवीन पासवर्ड ठरवा',
  ],
  sessionEnded: ['That device is logged out', 'त्या ठिकाणचे लॉगिन बंद केले आहे'],
  loggedOutEverywhere: [
    'Every device is logged out. Please log in again',
    'सर्व ठिकाणचे लॉगिन बंद केले आहे. कृपया पुन्हा लॉगिन करा',
  ],
  loggedOut: ['You are logged out', 'तुम्ही लॉगआउट झाला आहात'],
})

/** The time of day in India, as these messages say it. */
export const timeOfDay = (at: Date, language: Language): string => formatBirthTime(timeInIndia(at), language)

export const recoveryAskedAt = (at: Date): Sentence => ({
  en: accessMessages('en').recoveryAskedAt(timeOfDay(at, 'en')),
  mr: accessMessages('mr').recoveryAskedAt(timeOfDay(at, 'mr')),
})

/** Everybody who tries reads this, whether or not the account exists. */
export const enoughWrongLogins: Sentence = {
  en: 'There were too many wrong attempts on this account today. Please use Forgot Password: a code to your verified mobile or email lets you in',
  mr: 'या खात्यावर आज खूप चुकीचे प्रयत्न झाले. कृपया ‘पासवर्ड विसरलात’ वापरा: पडताळलेल्या मोबाइल किंवा ई-मेलवर आलेल्या कोडने तुम्हाला लॉगिन करता येईल',
}

/** Everybody who tries login codes reads this, whether or not the account exists. */
export const loginCodesUsedUp: Sentence = {
  en: 'Too many wrong codes today. Please log in with your password, or with a code on a phone you have used here before',
  mr: 'आज खूप चुकीचे कोड दिले गेले. कृपया पासवर्डने लॉगिन करा, किंवा येथे आधी वापरलेल्या फोनवरून कोडने लॉगिन करा',
}

interface SuspendedWords {
  /** Why, as staff wrote it for the family. */
  told: string
  mobiles: readonly string[]
  email: string
}

/** Says why, and gives the office's contacts as on the contact page. Numbers are written as one dials them, in both languages. */
export function suspended({ told, mobiles, email }: SuspendedWords): Sentence {
  const why = told && `${told.replace(/[.\s]+$/, '')}. `
  const numbers = mobiles.filter(Boolean).join(', ')
  const en = [numbers && `call our office: ${numbers}`, email && `write to ${email}`].filter(Boolean).join(', or ')
  const mr = [numbers && `आमच्या कार्यालयाला फोन करा: ${numbers}`, email && `या ई-मेलवर लिहा: ${email}`]
    .filter(Boolean)
    .join(', किंवा ')
  return {
    en: `Your profile is suspended. ${why}Please ${en || 'ask our office'}`,
    mr: `तुमचे स्थळ बंद केले आहे. ${why}कृपया ${mr || 'आमच्या कार्यालयाला विचारा'}`,
  }
}
