import { daysOfSeeLink, mostSeeAnswers, seeAnswerLength } from '#domain/relations/see-links.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const seeLinkMessages = catalogue({
  made: [
    `The page is ready. It can be opened for ${daysOfSeeLink} days`,
    `पान तयार आहे. ते ${inDevanagari(daysOfSeeLink)} दिवस उघडता येईल`,
  ],
  madeOfOthers: [
    `The page is ready. It can be opened for ${daysOfSeeLink} days, and the family is told that you show its biodata`,
    `पान तयार आहे. ते ${inDevanagari(daysOfSeeLink)} दिवस उघडता येईल. तुम्ही बायोडाटा दाखवत आहात हे त्या कुटुंबाला कळवले आहे`,
  ],
  ended: ['The link has ended. Nobody can open the page any more', 'लिंक बंद केली आहे. आता ते पान कोणालाही उघडता येणार नाही'],
})

export const officeSeeLinkMessages = catalogue({
  ended: ['The pages by link have ended', 'लिंकने दिलेली पाने बंद झाली आहेत'],
})

export const seeLinkSentences = {
  perDay: {
    en: 'You have made many links today. Please come back tomorrow',
    mr: 'आज तुम्ही बऱ्याच लिंक तयार केल्या आहेत. कृपया उद्या पुन्हा या',
  },
  agreeFirst: {
    en: 'Please agree to sharing by link first',
    mr: 'कृपया आधी लिंकने पाठवण्यास संमती द्या',
  },
  notAllowed: {
    en: 'This family has not allowed others to share its biodata by link',
    mr: 'या कुटुंबाने त्यांचा बायोडाटा इतरांनी लिंकने पाठवण्यास परवानगी दिलेली नाही',
  },
  noneLive: {
    en: 'No page by link of this family can be opened at the moment',
    mr: 'या कुटुंबाचे लिंकने दिलेले कोणतेही पान सध्या सुरू नाही',
  },
} as const satisfies Record<string, Sentence>

/** The page itself. Its readers have no login and may never have heard of us. */
export const seePageWords = catalogue({
  title: ['A family has sent you a biodata', 'एका कुटुंबाने तुम्हाला बायोडाटा पाठवला आहे'],
  whatThisIs: [
    'You can read it here without a login. It holds no phone numbers. Afterwards you can tell the family what you think.',
    'तो येथे लॉगिन न करता वाचता येतो. त्यात फोन नंबर नाहीत. वाचल्यावर तुम्हाला काय वाटते ते त्या कुटुंबाला कळवता येते.',
  ],
  open: ['Open the biodata', 'बायोडाटा उघडा'],
  until: [(day: string) => `This page ends on ${day}.`, (day: string) => `हे पान ${day} रोजी बंद होईल.`],
  registered: [
    (registrationNo: string) => `Registration number ${registrationNo}`,
    (registrationNo: string) => `नोंदणी क्रमांक ${registrationNo}`,
  ],
  whoWeAre: ['What is this site?', 'हे संकेतस्थळ काय आहे?'],
  photo: ['Photo', 'फोटो'],
  question: ['What do you think?', 'तुम्हाला काय वाटते?'],
  LIKE: ['Like', 'आवडले'],
  ASK: ['Ask more', 'विचारायचे आहे'],
  NO: ['No', 'नको'],
  line: ['A line, if you like', 'हवे असल्यास एक ओळ'],
  send: ['Send', 'पाठवा'],
  whoReads: [
    'Only the family that sent you this page reads it. You can change your answer here later.',
    'हे फक्त पान पाठवणाऱ्या कुटुंबाला दिसते. उत्तर नंतर येथेच बदलता येते.',
  ],
  thanks: ['Thank you. The family reads your answer', 'धन्यवाद. तुमचे उत्तर त्या कुटुंबाला दिसेल'],
  notSent: [
    `This was not sent. Please choose an answer, and write at most ${seeAnswerLength} letters without a phone number, an email address or a link`,
    `हे पाठवले गेले नाही. कृपया एक उत्तर निवडा, आणि फोन नंबर, ई-मेल किंवा लिंक न लिहिता जास्तीत जास्त ${inDevanagari(seeAnswerLength)} अक्षरे लिहा`,
  ],
  enough: [
    `${mostSeeAnswers} people have answered here, and no more fit. Please tell the family yourself`,
    `येथे ${inDevanagari(mostSeeAnswers)} जणांनी उत्तर दिले आहे, आणखी उत्तर घेता येत नाही. कृपया त्या कुटुंबाला स्वतः सांगा`,
  ],
  over: ['This page can no longer be opened', 'हे पान आता उघडता येत नाही'],
  overHelp: ['Please ask the family that sent it to you.', 'ज्यांनी ते पाठवले त्या कुटुंबाला कृपया विचारा.'],
})
