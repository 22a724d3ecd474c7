import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'
import type { LetterName } from './letter-kinds.ts'

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

interface NoticeSms {
  one: Record<'interest_sent' | 'interest_accepted' | 'contact_viewed' | 'membership', (family: string) => string>
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
    notice: 'सप्तपदी: तुमच्यासाठी एक नवीन सूचना आहे. कृपया लॉगिन करून पाहा.',
    notices: count => `सप्तपदी: तुमच्यासाठी ${count} नवीन सूचना आहेत. कृपया लॉगिन करून पाहा.`,
  },
}
export const noticeSmsWords = (language: Language): NoticeSms => noticeSmsWordsIn[language]

/** An SMS has only registered words, so the reason is told when the family calls. */
const officeSmsIn: Record<Language, Record<LetterName, string>> = {
  en: {
    office_word: 'Saptapadi: our office would like to speak to you about your profile. Please call our office.',
    profile_closed: 'Saptapadi: our office has closed your profile for now. Please call our office.',
    profile_open: 'Saptapadi: your profile is open again. Please log in as before.',
    contact_unreachable:
      'Saptapadi: our emails do not reach you. Please log in and look at your email address under Settings.',
    still_looking: 'Saptapadi: are you still looking for a partner? Please log in, so that your profile stays listed.',
    profile_edited: 'Saptapadi: our office has changed your biodata. Please log in to see it.',
    records_merged: 'Saptapadi: our office has put your two profiles together. Please log in to see it.',
    candidate_not_confirmed:
      'Saptapadi: the candidate has not yet confirmed your profile. Please log in and look under Settings, so that it stays listed.',
    import_invitation:
      'Saptapadi: your family’s biodata is in our register. Nobody sees it yet. Please log in with this number and a code, look at it and agree.',
  },
  mr: {
    office_word: 'सप्तपदी: तुमच्या स्थळाविषयी आमच्या कार्यालयाला तुमच्याशी बोलायचे आहे. कृपया कार्यालयाला फोन करा.',
    profile_closed: 'सप्तपदी: आमच्या कार्यालयाने तुमचे स्थळ सध्या बंद केले आहे. कृपया कार्यालयाला फोन करा.',
    profile_open: 'सप्तपदी: तुमचे स्थळ पुन्हा सुरू झाले आहे. कृपया पूर्वीप्रमाणे लॉगिन करा.',
    contact_unreachable: 'सप्तपदी: आमचे ई-मेल तुम्हाला पोहोचत नाहीत. कृपया लॉगिन करून सेटिंग्जमध्ये तुमचा ई-मेल तपासा.',
    still_looking: 'सप्तपदी: तुम्ही अजून स्थळ शोधत आहात का? तुमचे स्थळ यादीत राहावे यासाठी कृपया लॉगिन करा.',
    profile_edited: 'सप्तपदी: आमच्या कार्यालयाने तुमच्या बायोडाट्यात बदल केला आहे. कृपया लॉगिन करून पाहा.',
    records_merged: 'सप्तपदी: आमच्या कार्यालयाने तुमची दोन स्थळे एकत्र केली आहेत. कृपया लॉगिन करून पाहा.',
    candidate_not_confirmed:
      'सप्तपदी: तुमच्या स्थळाला उमेदवाराची अजून संमती नाही. ते यादीत राहावे यासाठी कृपया लॉगिन करून सेटिंग्जमध्ये पाहा.',
    import_invitation:
      'सप्तपदी: तुमच्या कुटुंबाचा बायोडाटा आमच्या नोंदवहीत आहे. तो अजून कोणालाही दिसत नाही. कृपया या नंबरने आणि कोडने लॉगिन करून तो पाहा आणि संमती द्या.',
  },
}
export const officeSms = (language: Language): Record<LetterName, string> => officeSmsIn[language]

type OfficeLetters = Record<LetterName, { subject: string; text: string }>

/** What an e-mail says where no decision has written a letter of its own. */
const officeLettersIn: Record<Language, OfficeLetters> = {
  en: {
    office_word: {
      subject: 'A message from the Saptapadi office',
      text: 'Our office would like to speak to you about your profile. Please call our office.',
    },
    profile_closed: {
      subject: 'Your profile at Saptapadi has been closed',
      text: 'Our office has closed your profile for now. Nobody can see it.\n\nPlease call our office to hear the reason. If you see it differently, you may also write to the grievance officer.',
    },
    profile_open: {
      subject: 'Your profile at Saptapadi is open again',
      text: 'Our office has opened your profile again. Please log in as before.',
    },
    contact_unreachable: {
      subject: 'Our SMS do not reach you',
      text: 'Our SMS no longer reach your mobile number. We write to you by email instead.\n\nPlease look at your number under Settings, Preferences, and change it if it is no longer yours.',
    },
    still_looking: {
      subject: 'Are you still looking for a partner?',
      text: 'You have not visited Saptapadi for a while. Please log in, so that your profile stays in the lists that other families see.',
    },
    profile_edited: {
      subject: 'Our office has changed your biodata',
      text: 'Our office has changed your biodata at Saptapadi. Please log in and look at it.\n\nIf you did not ask for this, please call our office.',
    },
    records_merged: {
      subject: 'Your two profiles at Saptapadi are one now',
      text: 'There were two profiles of the same person. Our office has closed one of them. Payments, interests and contacts of both are kept in the other; its registration number and login stay as they are.\n\nIf you did not ask for this, please call our office.',
    },
    candidate_not_confirmed: {
      subject: 'Your profile at Saptapadi is not yet confirmed by the candidate',
      text: 'The candidate has not yet confirmed your profile at Saptapadi. Without the candidate’s consent it will no longer be shown to other families.\n\nPlease log in and look under Settings, Preferences: there you can ask the candidate again.',
    },
    import_invitation: {
      subject: 'Your biodata at Saptapadi is waiting for your consent',
      text: 'Your family’s biodata is in the register of our office. Nobody else sees it yet.\n\nPlease log in on our site with this email address: choose to log in by a code, and we send you one. Look at what is written there, correct it and agree. Then other families see it.\n\nIf nobody looks at it, it is erased after 90 days. If you do not want it at all, you need not do anything, or call our office to have it erased now.',
    },
  },
  mr: {
    office_word: {
      subject: 'सप्तपदी कार्यालयाकडून सूचना',
      text: 'तुमच्या स्थळाविषयी आमच्या कार्यालयाला तुमच्याशी बोलायचे आहे. कृपया कार्यालयाला फोन करा.',
    },
    profile_closed: {
      subject: 'सप्तपदीवरील तुमचे स्थळ बंद केले आहे',
      text: 'आमच्या कार्यालयाने तुमचे स्थळ सध्या बंद केले आहे. ते कोणालाही दिसत नाही.\n\nकारण जाणून घेण्यासाठी कृपया कार्यालयाला फोन करा. तुमचे म्हणणे वेगळे असल्यास तक्रार निवारण अधिकाऱ्यांनाही लिहिता येईल.',
    },
    profile_open: {
      subject: 'सप्तपदीवरील तुमचे स्थळ पुन्हा सुरू झाले आहे',
      text: 'आमच्या कार्यालयाने तुमचे स्थळ पुन्हा सुरू केले आहे. कृपया पूर्वीप्रमाणे लॉगिन करा.',
    },
    contact_unreachable: {
      subject: 'आमचे एसएमएस तुम्हाला पोहोचत नाहीत',
      text: 'आमचे एसएमएस तुमच्या मोबाइल नंबरवर पोहोचत नाहीत. त्याऐवजी आम्ही ई-मेलने कळवतो.\n\nकृपया सेटिंग्जमध्ये ‘भाषा आणि सूचना’ येथे तुमचा नंबर तपासा आणि तो तुमचा नसेल तर बदला.',
    },
    still_looking: {
      subject: 'तुम्ही अजून स्थळ शोधत आहात का?',
      text: 'तुम्ही बरेच दिवस सप्तपदीवर आला नाहीत. तुमचे स्थळ इतर कुटुंबांच्या यादीत राहावे यासाठी कृपया लॉगिन करा.',
    },
    profile_edited: {
      subject: 'आमच्या कार्यालयाने तुमच्या बायोडाट्यात बदल केला आहे',
      text: 'आमच्या कार्यालयाने सप्तपदीवरील तुमच्या बायोडाट्यात बदल केला आहे. कृपया लॉगिन करून तो पाहा.\n\nतुम्ही हे सांगितले नसेल तर कृपया कार्यालयाला फोन करा.',
    },
    records_merged: {
      subject: 'सप्तपदीवरील तुमची दोन स्थळे आता एक आहेत',
      text: 'एकाच व्यक्तीची दोन स्थळे होती. आमच्या कार्यालयाने त्यांपैकी एक बंद केले आहे. दोन्हींचे पैसे, पसंती आणि संपर्क दुसऱ्या स्थळात राहतील; त्याचा नोंदणी क्रमांक आणि लॉगिन पूर्वीप्रमाणेच राहील.\n\nतुम्ही हे सांगितले नसेल तर कृपया कार्यालयाला फोन करा.',
    },
    candidate_not_confirmed: {
      subject: 'सप्तपदीवरील तुमच्या स्थळाला उमेदवाराची अजून संमती नाही',
      text: 'सप्तपदीवरील तुमच्या स्थळाला उमेदवाराची अजून संमती नाही. होकार नसल्यास ते इतर कुटुंबांच्या याद्यांत दिसणार नाही.\n\nकृपया लॉगिन करून सेटिंग्जमध्ये ‘भाषा आणि सूचना’ येथे पाहा: तेथे उमेदवाराला पुन्हा विचारता येते.',
    },
    import_invitation: {
      subject: 'सप्तपदीवरील तुमचा बायोडाटा तुमच्या संमतीची वाट पाहत आहे',
      text: 'तुमच्या कुटुंबाचा बायोडाटा आमच्या कार्यालयाच्या नोंदवहीत आहे. तो अजून कोणालाही दिसत नाही.\n\nकृपया आमच्या संकेतस्थळावर या ई-मेलने लॉगिन करा: कोडने लॉगिन निवडा, आम्ही कोड पाठवतो. लिहिलेली माहिती पाहा, दुरुस्त करा आणि संमती द्या. मग ती इतर कुटुंबांना दिसेल.\n\nतो कोणी पाहिला नाही तर ९० दिवसांनी कायमचा काढून टाकला जातो. तुम्हाला तो नकोच असेल तर काही करण्याची गरज नाही; लगेच काढून टाकायचा असल्यास कार्यालयाला फोन करा.',
    },
  },
}
export const officeLetters = (language: Language): OfficeLetters => officeLettersIn[language]

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
  doneHelp: [
    'You can switch them on again under Settings, Preferences.',
    'सेटिंग्जमध्ये ‘भाषा आणि सूचना’ येथे ते पुन्हा सुरू करता येतात.',
  ],
  wrong: [
    'This link is not complete. Please log in and choose under Settings, Preferences.',
    'ही लिंक अपूर्ण आहे. कृपया लॉगिन करून सेटिंग्जमध्ये ‘भाषा आणि सूचना’ येथे निवडा.',
  ],
})
