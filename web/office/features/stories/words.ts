import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { clear, find, nothing } from '#web/office/parts/words.ts'
import { actions } from '#web/ui/words.ts'

export const officeStoryWords = catalogue({
  search: ['Find a story', 'यशोगाथा शोधा'],
  query: ['Registration number, or names in either script', 'नोंदणी क्रमांक, किंवा कोणत्याही लिपीत नावे'],
  find,
  clear,
  none: ['No public story found', 'प्रसिद्ध यशोगाथा सापडली नाही'],
  noneHelp: [
    'A story is listed here from the day it is published until it is taken down.',
    'यशोगाथा प्रसिद्ध झाल्यापासून काढून टाकेपर्यंत येथे दिसते.',
  ],
  count: [
    (n: number) => (n === 1 ? '1 public story' : `${groupedDigits('en', n)} public stories`),
    (n: number) => (n === 1 ? '१ प्रसिद्ध यशोगाथा' : `${groupedDigits('mr', n)} प्रसिद्ध यशोगाथा`),
  ],
  bride: ['Bride', 'वधू'],
  groom: ['Groom', 'वर'],
  couple: [
    (bride: string, groom: string) => [bride, groom].filter(Boolean).join(' and '),
    (bride: string, groom: string) => [bride, groom].filter(Boolean).join(' आणि '),
  ],
  published: ['Public since', 'प्रसिद्ध झाल्याचा दिवस'],
  nothing,
  actions,
  write: ['Write a story', 'यशोगाथा लिहा'],
  publish: ['Publish', 'प्रसिद्ध करा'],
  correct: ['Correct', 'दुरुस्त करा'],
  correctOf: [(couple: string) => `Correct: ${couple}`, (couple: string) => `दुरुस्त करा: ${couple}`],
  correctTitle: [(couple: string) => `The story of ${couple}`, (couple: string) => `${couple} यांची यशोगाथा`],
  of: [(whom: string, what: string) => `${whom}: ${what}`, (whom: string, what: string) => `${whom}: ${what}`],
  firstName: ['first name', 'नाव'],
  lastName: ['last name', 'आडनाव'],
  place: ['place', 'ठिकाण'],
  number: ['registration number', 'नोंदणी क्रमांक'],
  words: ['What the couple says', 'जोडप्याचे शब्द'],
  wordsHelp: [
    'A sentence or two of their own, without numbers and addresses.',
    'त्यांची स्वतःची एक-दोन वाक्ये, नंबर आणि पत्ते नकोत.',
  ],
  weddingYear: ['Year of the wedding', 'विवाहाचे वर्ष'],
  photo: ['Photo of the couple', 'जोडप्याचा फोटो'],
  photoHelp: ['A new one replaces the one before.', 'नवीन फोटो आधीच्या फोटोच्या जागी येतो.'],
  choose: ['Choose a photo', 'फोटो निवडा'],
  consent: ['How the couple agreed', 'दोघांनी संमती कशी दिली'],
  consentHelp: [
    'Who of the two agreed, when and how. Only staff read it.',
    'दोघांपैकी कोणी, केव्हा आणि कशी संमती दिली. हे फक्त कर्मचारी वाचतात.',
  ],
  up: [(couple: string) => `Move up: ${couple}`, (couple: string) => `वर न्या: ${couple}`],
  down: [(couple: string) => `Move down: ${couple}`, (couple: string) => `खाली न्या: ${couple}`],
  takeDown: ['Take down', 'काढून टाका'],
  takeDownOf: [(couple: string) => `Take down: ${couple}`, (couple: string) => `काढून टाका: ${couple}`],
  takeDownTitle: [
    (couple: string) => `Take down the story of ${couple}?`,
    (couple: string) => `${couple} यांची यशोगाथा काढून टाकायची?`,
  ],
  takeDownHelp: [
    'It is gone from the site at once, and its names, words and photo are erased for good. Either of the couple may ask for this.',
    'ती लगेच सर्वांसाठी दिसेनाशी होईल, आणि नावे, मजकूर व फोटो कायमचे नष्ट केले जातील. दोघांपैकी कोणीही हे सांगू शकते.',
  ],
  takeDownReason: [
    'Please write which of the two asked, and how you made sure of it.',
    'दोघांपैकी कोणी सांगितले आणि तुम्ही खात्री कशी केली, ते कृपया लिहा.',
  ],
})
