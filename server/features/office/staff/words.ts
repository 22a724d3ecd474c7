import { recordsADay, recordsADayToTell } from '#domain/office/staff-reads.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const staffMessages = catalogue({
  codeNext: ['Now enter the code of your authenticator app', 'आता ऑथेंटिकेटर ॲपमधील कोड भरा'],
  passkeyNext: ['Now use your passkey, or a recovery code', 'आता तुमची पासकी किंवा राखीव कोड वापरा'],
  welcome: ['Welcome to the office', 'कार्यालयात स्वागत'],
  loggedOut: ['You are logged out of the office', 'तुम्ही कार्यालयातून लॉगआउट झाला आहात'],
  joined: ['Your login is ready', 'तुमचे लॉगिन तयार आहे'],
  invited: ['The invitation is ready. Please hand the link over yourself', 'आमंत्रण तयार आहे. कृपया लिंक स्वतः द्या'],
  invitedByMail: [
    'The invitation goes out by email. You can hand the link over yourself, too',
    'आमंत्रण ई-मेलने जात आहे. लिंक तुम्ही स्वतःही देऊ शकता',
  ],
  withdrawn: ['The invitation has been withdrawn', 'आमंत्रण मागे घेतले आहे'],
  resetMade: [
    'The link for a new password and app is ready. Please hand it over yourself',
    'नवीन पासवर्ड आणि ॲपसाठी लिंक तयार आहे. कृपया ती स्वतः द्या',
  ],
  retired: ['This login has been closed', 'हे लॉगिन बंद केले आहे'],
  passwordChanged: [
    'Your password has been changed, and your other sessions have ended',
    'तुमचा पासवर्ड बदलला आहे, आणि इतर ठिकाणचे लॉगिन बंद झाले आहे',
  ],
  renewNext: ['Now set up the new app', 'आता नवीन ॲप जोडा'],
  recoveryCodesMade: [
    'Here are ten new recovery codes. The earlier ones no longer work',
    'हे दहा नवीन राखीव कोड. आधीचे कोड आता चालणार नाहीत',
  ],
  numberCodeSent: ['A code is on its way to your number', 'तुमच्या नंबरवर कोड पाठवला आहे'],
  numberConfirmed: [
    'Your number is confirmed. It serves as no family’s contact but in your own member login',
    'तुमच्या नंबरची खात्री झाली. तो फक्त तुमच्या स्वतःच्या सदस्य लॉगिनसाठी चालतो, दुसऱ्या कुटुंबाचा संपर्क म्हणून नाही',
  ],
  sessionEnded: ['This session has ended', 'येथील लॉगिन बंद झाले आहे'],
})

export const passkeyNeeded: Sentence = {
  en: 'Here the code of the app does not count for who has a passkey. Please use the passkey, or a recovery code',
  mr: 'ज्यांच्याकडे पासकी आहे त्यांना येथे ॲपचा कोड चालत नाही. कृपया पासकी किंवा राखीव कोड वापरा',
}

/** The letter to the ADMINs, in both languages: it is not known which one each reads. */
export const manyReadsLetter = (name: string, link: string) => ({
  subject: [
    `Saptapadi: ${name} has opened ${recordsADayToTell} records today`,
    `सप्तपदी: ${name} यांनी आज ${inDevanagari(recordsADayToTell)} नोंदी उघडल्या आहेत`,
  ].join(' · '),
  text: [
    `${name} has opened ${recordsADayToTell} different records today. STAFF may open ${recordsADay} in a day.`,
    `${name} यांनी आज ${inDevanagari(recordsADayToTell)} वेगवेगळ्या नोंदी उघडल्या आहेत. STAFF एका दिवसात ${inDevanagari(recordsADay)} उघडू शकतात.`,
    link,
  ].join('\n\n'),
})

/** The letter to whoever's login has a passkey more, in both languages: it is not known which one they read. */
export const passkeyLetter = (device: string) => ({
  subject: 'Saptapadi: your office login has a new passkey · सप्तपदी: कार्यालयाच्या लॉगिनला नवीन पासकी',
  text: [
    `A passkey was added to your office login: ${device}. It stands in for the code of your app. If this was not you, please tell an ADMIN at once: a link for a new password and app ends it.`,
    `तुमच्या कार्यालयाच्या लॉगिनला एक पासकी जोडली: ${device}. ती ॲपच्या कोडऐवजी चालते. ही तुम्ही जोडली नसेल तर कृपया लगेच ADMIN यांना सांगा: नवीन पासवर्ड आणि ॲपच्या लिंकने ती बंद होते.`,
  ].join('\n\n'),
})

export type ChangeOfLogin = 'invited' | 'reset' | 'closed'
type Said = (email: string, by: string) => string
const saidOf: Record<ChangeOfLogin, readonly [en: Said, mr: Said]> = {
  invited: [
    (email, by) => `${by} has invited ${email} to work in the office.`,
    (email, by) => `${by} यांनी ${email} या पत्त्यावर कार्यालयात काम करण्याचे आमंत्रण दिले आहे.`,
  ],
  reset: [
    (email, by) =>
      `${by} has made a link for a new password and a new app for the login ${email}. Whoever has that link becomes this login; for seven days it confirms nothing for others.`,
    (email, by) =>
      `${by} यांनी ${email} या लॉगिनसाठी नवीन पासवर्ड आणि ॲपची लिंक तयार केली आहे. ज्यांच्याकडे ती लिंक आहे त्यांचे हे लॉगिन होते; सात दिवस ते दुसऱ्यांच्या कामाला दुजोरा देत नाही.`,
  ],
  closed: [
    (email, by) => `${by} has closed the login ${email}.`,
    (email, by) => `${by} यांनी ${email} हे लॉगिन बंद केले आहे.`,
  ],
}

/** To the owner of a login and whoever watches over the office beside the one who did it, in both languages. */
export const loginLetter = (change: ChangeOfLogin, { email, by }: { email: string; by: string }) => ({
  subject: 'Saptapadi: a login of the office was changed · सप्तपदी: कार्यालयाच्या एका लॉगिनमध्ये बदल',
  text: [
    `${saidOf[change][0](email, by)} If you do not know of this, please ask in the office at once.`,
    `${saidOf[change][1](email, by)} तुम्हाला हे माहीत नसेल तर कृपया लगेच कार्यालयात विचारा.`,
  ].join('\n\n'),
})

/** The letter with the link of an invitation, in both languages: it is not known which one they read. */
export const invitationLetter = (link: string) => ({
  subject: 'Saptapadi: your login for the office · सप्तपदी: कार्यालयाचे लॉगिन',
  text: [
    'You are invited to work in our office. This link sets up your own login. It works once, within 72 hours; please show it to nobody.',
    'तुम्हाला आमच्या कार्यालयात काम करण्याचे आमंत्रण आहे. या लिंकने तुमचे स्वतःचे लॉगिन तयार करा. ती ७२ तासांत एकदाच चालते; कृपया कोणालाही दाखवू नका.',
    link,
  ].join('\n\n'),
})
