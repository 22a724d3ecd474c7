import { formatInstant } from '#domain/format/instant.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { MessageContent } from '../codes/words.ts'

/** What can be added, each with a row in the notice of a new password. */
export type AddedKind = 'login' | 'listener' | 'passkey' | 'number' | 'email' | 'password'

const t = catalogue({
  subject: ['Somebody was added to your family’s profile at Saptapadi', 'सप्तपदीवरील तुमच्या स्थळासाठी कोणालातरी जोडले आहे'],
  beginsSubject: ['It begins in an hour at Saptapadi', 'सप्तपदीवर हे एका तासात सुरू होईल'],
  login: [
    'Somebody was invited to log in for your family’s profile',
    'तुमच्या स्थळासाठी लॉगिन करायला कोणालातरी बोलावले आहे',
  ],
  listener: [
    'Somebody was added who hears the news of your family’s profile',
    'तुमच्या स्थळाच्या सूचना आता आणखी कोणालातरी मिळणार आहेत',
  ],
  passkey: [
    'A phone or computer was added that logs in for your family’s profile without a password',
    'तुमच्या स्थळासाठी पासवर्डशिवाय लॉगिन करणारा फोन किंवा संगणक जोडला आहे',
  ],
  number: [
    'A mobile number was given that is to log in for your family’s profile',
    'तुमच्या स्थळासाठी लॉगिन करायला नवीन मोबाइल नंबर दिला आहे',
  ],
  email: [
    'An email was given that is to log in for your family’s profile',
    'तुमच्या स्थळासाठी लॉगिन करायला नवीन ई-मेल दिला आहे',
  ],
  password: [
    'A first password was set that is to log in for your family’s profile',
    'तुमच्या स्थळासाठी लॉगिन करायला पहिला पासवर्ड ठरवला आहे',
  ],
  begins: [(when: string) => `It begins on ${when}.`, (when: string) => `हे ${when} पासून सुरू होईल.`],
  freeze: [
    'If nobody of you did this, open this link. It logs out every device and locks the account until a new code is used. All other logins and listeners but the candidate’s stop until you confirm each of them, and a candidate named in these days who does not log in yet is asked anew. It is valid for three days:',
    'तुमच्यापैकी कोणीही हे केले नसेल तर ही लिंक उघडा. त्यामुळे सर्व ठिकाणचे लॉगिन बंद होईल आणि नवीन कोड वापरेपर्यंत खाते बंद राहील. उमेदवाराशिवाय इतर सर्वांचे लॉगिन आणि सूचना, तुम्ही प्रत्येकाची खात्री करेपर्यंत थांबतील. या दिवसांत ज्यांचे नाव उमेदवार म्हणून दिले पण ज्यांनी अजून लॉगिन केले नाही त्यांना पुन्हा विचारावे लागेल. ती तीन दिवस चालेल:',
  ],
  call: [
    'If you do not know of it, log in or call our office.',
    'तुम्हाला हे माहीत नसेल तर लॉगिन करा किंवा आमच्या कार्यालयाला फोन करा.',
  ],
  // Without a link, which operators would block.
  addedSms: [
    'Saptapadi: a login, contact or password, or somebody who hears its news, was added to your family’s profile. If you do not know of it, log in or call our office.',
    'सप्तपदी: तुमच्या स्थळासाठी नवीन लॉगिन, संपर्क, पासवर्ड किंवा सूचना घेणारी व्यक्ती जोडली आहे. तुम्हाला हे माहीत नसेल तर लॉगिन करा किंवा आमच्या कार्यालयाला फोन करा.',
  ],
  beginsSms: [
    'Saptapadi: what was added to your family’s profile begins in an hour. If you do not know of it, log in or call our office.',
    'सप्तपदी: तुमच्या स्थळासाठी जे नवीन जोडले आहे ते एका तासात सुरू होईल. तुम्हाला हे माहीत नसेल तर लॉगिन करा किंवा आमच्या कार्यालयाला फोन करा.',
  ],
})

export const addedSms = (language: Language): string => t(language).addedSms
export const beginsSms = (language: Language): string => t(language).beginsSms

interface Added {
  kind: AddedKind
  /** Whom or what, such as the place and the end of the number. Empty where the first letter said it. */
  what: string
  /** Null where it began at once. */
  beginsAt: Date | null
  isReminder: boolean
  /** Only the registered owner's letter has one. */
  freezeLink: string | null
}

export function addedMail(language: Language, { kind, what, beginsAt, isReminder, freezeLink }: Added): MessageContent {
  const words = t(language)
  const when = beginsAt && formatInstant(beginsAt.toISOString(), language)
  return {
    subject: isReminder ? words.beginsSubject : words.subject,
    text: [
      `${words[kind]}${what && `: ${what}`}.${when ? ` ${words.begins(when)}` : ''}`,
      freezeLink ? `${words.freeze}\n${freezeLink}` : words.call,
    ].join('\n\n'),
  }
}

/** The page behind the link that ends one of them. */
export const endWords = catalogue({
  question: ['End this?', 'हे बंद करायचे का?'],
  help: [
    'This login, invitation, contact, passkey or this person’s news ends at once. You can add it again.',
    'हे लॉगिन, आमंत्रण, हा संपर्क, ही पासकी किंवा या व्यक्तीला मिळणाऱ्या सूचना लगेच बंद होतील. तुम्ही ते पुन्हा जोडू शकता.',
  ],
  button: ['End it', 'बंद करा'],
  done: ['It has ended', 'बंद केले आहे'],
  doneHelp: ['You need not do anything else.', 'आणखी काही करायची गरज नाही.'],
  wrong: ['This has ended already.', 'हे आधीच बंद झाले आहे.'],
})

/** What the notice of a new password says of the others, with a link to end each. */
export const waysWords = catalogue({
  heading: [
    'These log in for your family’s profile, are invited to it or hear its news too. If you do not know one of them, its link ends it:',
    'तुमच्या स्थळासाठी हेही लॉगिन करतात, त्यांना बोलावले आहे किंवा त्यांना सूचना मिळतात. यांपैकी कोणी ओळखीचे नसेल तर त्यापुढील लिंकने ते बंद होते:',
  ],
  logsIn: [(who: string) => `${who} (logs in)`, (who: string) => `${who} (लॉगिन)`],
  invited: [(who: string) => `${who} (invited)`, (who: string) => `${who} (बोलावले आहे)`],
  contact: [(masked: string) => `${masked} (new contact)`, (masked: string) => `${masked} (नवीन संपर्क)`],
  opens: [(device: string) => `${device} (passkey)`, (device: string) => `${device} (पासकी)`],
  hears: [(who: string) => `${who} (hears)`, (who: string) => `${who} (सूचना)`],
})

/** Whom else a new password does not end, each with the link that does. */
export const waysLines = (language: Language, ways: readonly { what: string; link: string }[]): string[] =>
  ways.length === 0 ? [] : ['', waysWords(language).heading, ...ways.map(({ what, link }) => `- ${what}: ${link}`)]
