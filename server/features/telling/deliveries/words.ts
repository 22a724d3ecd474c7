import type { NoticeName } from '#domain/telling/told.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

/** The e-mail that gathers what is new. */
export const digestWords = catalogue({
  subject: [
    (count: number) =>
      count === 1 ? 'A notification for you at Saptapadi' : `${count} notifications for you at Saptapadi`,
    (count: number) => (count === 1 ? 'सप्तपदीवर तुमच्यासाठी सूचना' : `सप्तपदीवर तुमच्यासाठी ${inDevanagari(count)} सूचना`),
  ],
  more: [(count: number) => `and ${count} more`, (count: number) => `आणि आणखी ${inDevanagari(count)}`],
  see: ['See them at', 'येथे पाहा'],
  choose: ['You can choose under Settings what we tell you by email.', 'ई-मेलने काय कळवायचे ते सेटिंग्जमध्ये निवडता येते.'],
})

export const askLinkWords = catalogue({
  answer: ['Answer here:', 'येथे उत्तर द्या:'],
})

interface NoticeSms {
  one: Record<NoticeName, (family: string) => string>
  /** For a mother who hears of several children. */
  child: (name: string) => string
  notice: string
  /** The count with the digits of the language. */
  notices: (count: string) => string
}

/** The registered words of an SMS, by the names of their templates. */
const noticeSmsWordsIn: Record<Language, NoticeSms> = {
  en: {
    one: {
      interest_sent: family => `Saptapadi: ${family} has sent you an interest. Please log in to answer it.`,
      interest_accepted: family => `Saptapadi: ${family} has accepted your interest. Please log in to see it.`,
      contact_viewed: family => `Saptapadi: ${family} has seen your contact details and may call you.`,
      membership: () => 'Saptapadi: there is an update about your membership. Please log in to read it.',
    },
    child: name => `Saptapadi: there is news for ${name}. Please log in to read it.`,
    notice: 'Saptapadi: you have a new notification. Please log in to read it.',
    notices: count => `Saptapadi: you have ${count} new notifications. Please log in to read them.`,
  },
  mr: {
    one: {
      interest_sent: family => `सप्तपदी: ${family} यांनी तुम्हाला पसंती कळवली आहे. कृपया लॉगिन करून उत्तर द्या.`,
      interest_accepted: family => `सप्तपदी: ${family} यांनी तुमची पसंती स्वीकारली आहे. कृपया लॉगिन करून पाहा.`,
      contact_viewed: family => `सप्तपदी: ${family} यांनी तुमचा संपर्क पाहिला आहे, ते फोन करू शकतील.`,
      membership: () => 'सप्तपदी: तुमच्या सदस्यत्वाविषयी सूचना आहे. कृपया लॉगिन करून पाहा.',
    },
    child: name => `सप्तपदी: ${name} यांच्या स्थळासाठी सूचना आहे. कृपया लॉगिन करून वाचा.`,
    notice: 'सप्तपदी: तुमच्यासाठी एक नवीन सूचना आहे. कृपया लॉगिन करून पाहा.',
    notices: count => `सप्तपदी: तुमच्यासाठी ${count} नवीन सूचना आहेत. कृपया लॉगिन करून पाहा.`,
  },
}
export const noticeSmsWords = (language: Language): NoticeSms => noticeSmsWordsIn[language]

export const deliveryMessages = catalogue({
  chosen: ['Your choice is saved', 'तुमची निवड जतन केली आहे'],
  tryAgain: ['We will try it again', 'आम्ही पुन्हा प्रयत्न करू'],
  called: ['Noted: the family has been told', 'नोंद झाली: कुटुंबाला कळवले आहे'],
})

export const deliverySentences = {
  calledBefore: {
    en: 'A colleague has noted this meanwhile, or the family has read it',
    mr: 'दरम्यान सहकाऱ्याने याची नोंद केली किंवा कुटुंबाने ते वाचले आहे',
  },
} as const satisfies Record<string, Sentence>

/** The page behind the link by which an e-mail is switched off. */
export const unsubscribeWords = catalogue({
  question: ['Stop these email notifications?', 'सूचनांचे ई-मेल थांबवायचे का?'],
  help: [
    'After logging in you still see everything under the bell. Codes and letters from our office will still come by email.',
    'लॉगिन केल्यावर सर्व सूचना पूर्वीप्रमाणे दिसतील. कोड आणि कार्यालयाची पत्रे ई-मेलने येत राहतील.',
  ],
  button: ['Stop these emails', 'हे ई-मेल थांबवा'],
  done: ['These emails have stopped', 'हे ई-मेल थांबवले आहेत'],
  doneHelp: ['You can switch them on again under Settings, Notifications.', 'सेटिंग्जमध्ये ‘सूचना’ येथे ते पुन्हा सुरू करता येतात.'],
  wrong: [
    'This link is not complete. Please log in and choose under Settings, Notifications.',
    'ही लिंक अपूर्ण आहे. कृपया लॉगिन करून सेटिंग्जमध्ये ‘सूचना’ येथे निवडा.',
  ],
})
