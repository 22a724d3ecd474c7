import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { Letter } from '#server/features/telling/deliveries/tell.ts'
import type { Sentence } from '#server/http/refusal.ts'

/** Names nobody: the contact may be mistyped, and the page tells more to whoever has the link or code. */
export const candidateMail = (language: Language, link: string) =>
  language === 'mr'
    ? {
        subject: 'सप्तपदीवर तुमची नोंदणी झाली आहे: तुमची संमती आहे का?',
        text: `तुमच्या कुटुंबाने लग्नासाठी सप्तपदीवर तुमची नोंदणी केली आहे. कोणी केली, काय दिसते ते पाहा आणि हो, नंतर, नाही किंवा ‘हे माझ्याबद्दल नाही’ असे उत्तर द्या:\n${link}\n\nनकार दिल्यास तो कुटुंबाच्या लक्षात यावा का ते तुम्ही निवडता.`,
      }
    : {
        subject: 'You have been registered at Saptapadi: do you agree?',
        text: `Your family has registered you at Saptapadi for marriage. See who did it and what is shown, and answer yes, later, no, or that this is not you:\n${link}\n\nIf you say no, you choose whether your family may notice.`,
      }

/** Without a link, which operators would block. */
export const candidateSms = (language: Language, code: string): string =>
  language === 'mr'
    ? `सप्तपदी: तुमच्या कुटुंबाने लग्नासाठी तुमची नोंदणी केली आहे. आमच्या संकेतस्थळावर ‘उमेदवार’ पानावर हा कोड भरून उत्तर द्या: ${code}`
    : `Saptapadi: your family has registered you for marriage. Please answer on our site, page Candidate, with the code ${code}`

/** To the registrant, some days before the profile leaves lists. */
export const notConfirmedLetter = (language: Language, lastDay: string): Letter => ({
  template: 'candidate_not_confirmed',
  ...(language === 'mr'
    ? {
        subject: 'सप्तपदीवरील तुमच्या स्थळाला उमेदवाराची अजून संमती नाही',
        text: `सप्तपदीवरील तुमच्या स्थळाला उमेदवाराची अजून संमती नाही. होकार नसल्यास ${lastDay} नंतर ते इतर कुटुंबांच्या याद्यांत दिसणार नाही. तुमची माहिती तशीच राहते, आणि होकार मिळाल्यावर ते पुन्हा दिसेल.\n\nलॉगिन करून सेटिंग्जमध्ये ‘उमेदवाराची स्वतःची संमती’ येथे उमेदवाराला विचारता येते. ज्यांचा स्वतःचा मोबाइल किंवा ई-मेल नाही ते आमच्या कार्यालयात होकार देऊ शकतात.`,
      }
    : {
        subject: 'Your profile at Saptapadi is not yet confirmed by the candidate',
        text: `The candidate has not yet confirmed your profile at Saptapadi. Without the candidate’s consent it will not be shown to other families after ${lastDay}. Nothing is deleted, and it is shown again once the candidate agrees.\n\nAfter logging in you can ask the candidate under Settings, The candidate’s own consent. A candidate without a mobile or email of their own can agree at our office.`,
      }),
})

export const candidateMessages = catalogue({
  saved: ['Saved. Thank you', 'नोंद झाली. धन्यवाद'],
  sent: [
    'We write to the candidate. If it does not come today, it comes tomorrow morning',
    'आम्ही उमेदवाराला कळवत आहोत. ते आज आले नाही तर उद्या सकाळी येईल',
  ],
  yes: [
    'Thank you. Your profile now carries the mark ‘Candidate agrees’',
    'धन्यवाद. तुमच्या स्थळावर आता ‘उमेदवाराची संमती’ ही खूण आहे',
  ],
  later: [
    'All right. The link will keep working; we will remind you before the last day',
    'ठीक आहे. ही लिंक चालू राहील; शेवटच्या दिवसाआधी आठवण करून देऊ',
  ],
  no: [
    'The profile is no longer in any list. If you change your mind, you can agree with the same link',
    'हे स्थळ आता कोणत्याही यादीत नाही. विचार बदलल्यास याच लिंकवर होकार देता येईल',
  ],
  noOn: [
    (day: string) =>
      `The profile leaves every list on ${day}. Until then everything goes on as if you had not answered, our reminders too. If you change your mind, you can agree with the same link`,
    (day: string) =>
      `${day} पासून हे स्थळ कोणत्याही यादीत दिसणार नाही. तोपर्यंत उत्तर न दिल्याप्रमाणेच सर्व चालू राहील, आमची आठवणही येईल. विचार बदलल्यास याच लिंकवर होकार देता येईल`,
  ],
  not_me: [
    'Thank you. We will not write to you about this again, and our office will look at the profile',
    'धन्यवाद. याबद्दल पुन्हा कळवणार नाही; आमचे कार्यालय हे स्थळ तपासेल',
  ],
  noted: ['The candidate’s answer is on record', 'उमेदवाराचे उत्तर नोंदवले आहे'],
  nothing: ['Nothing was changed', 'काही बदल झाला नाही'],
})

export const candidateSentences = {
  ownContact: {
    en: 'Please give the candidate’s own contact, one that stands nowhere in this profile. Without one, the candidate can agree at our office',
    mr: 'कृपया या स्थळात कोठेही नसलेला, उमेदवाराचा स्वतःचा संपर्क द्या. तसा नसल्यास उमेदवार आमच्या कार्यालयात होकार देऊ शकतात',
  },
  notTheirs: {
    en: 'This contact is not the candidate’s. Please give another',
    mr: 'हा संपर्क उमेदवाराचा नाही. कृपया दुसरा द्या',
  },
  atTheOffice: {
    en: 'It is on record that somebody else registered this profile. Please ask our office',
    mr: 'ही नोंदणी दुसऱ्या व्यक्तीने केल्याची नोंद आहे. कृपया आमच्या कार्यालयाला विचारा',
  },
  declined: {
    en: 'The candidate has said no. They can still agree with the link they have, or at our office',
    mr: 'उमेदवाराने नकार दिला आहे. त्यांच्याकडील लिंकवर किंवा आमच्या कार्यालयात ते अजूनही होकार देऊ शकतात',
  },
  hasLogin: {
    en: 'The candidate logs in here, and is asked there',
    mr: 'उमेदवार स्वतः लॉगिन करतात; त्यांना तेथेच विचारले जाते',
  },
  agreedBefore: { en: 'The candidate has agreed already', mr: 'उमेदवाराने आधीच संमती दिली आहे' },
  asked: {
    en: 'We have already written to the candidate a few times. Please try again tomorrow',
    mr: 'उमेदवाराला आज बऱ्याच वेळा कळवले आहे. कृपया उद्या पुन्हा प्रयत्न करा',
  },
  link: {
    en: 'This link or code has been used or no longer works. Please ask our office if you need another',
    mr: 'ही लिंक किंवा कोड वापरलेला आहे किंवा आता चालत नाही. दुसरा हवा असल्यास आमच्या कार्यालयाला विचारा',
  },
} as const satisfies Record<string, Sentence>

/** For the office's queue. */
export const notMeComplaint = (language: Language): string =>
  language === 'mr'
    ? 'या स्थळाचा उमेदवार म्हणून ज्यांना कळवले ते म्हणतात: हे माझ्याबद्दल नाही. कृपया हे स्थळ कोणाचे आहे ते तपासा.'
    : 'The person who was written to as the candidate of this profile says: this is not me. Please look into whose profile it is.'
