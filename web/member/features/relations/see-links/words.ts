import { daysOfSeeLink, mostOpenings } from '#domain/relations/see-links.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const seeLinkWords = catalogue({
  title: ['Send the biodata to uncles', 'मामा-काकांना बायोडाटा पाठवा'],
  help: [
    `For an uncle or an aunt: the biodata without phone numbers, for ${daysOfSeeLink} days. What they think comes back to you.`,
    `मामा, काका, आत्या यांच्यासाठी: फोन नंबर नसलेला बायोडाटा, ${inDevanagari(daysOfSeeLink)} दिवस. त्यांना काय वाटते ते तुम्हाला कळते.`,
  ],
  told: ['The other family is told that you show it.', 'तुम्ही हे दाखवत आहात असे समोरच्या कुटुंबाला कळवले जाते.'],
  NOT_ALLOWED: [
    'This family has not allowed pages without login. The link below opens after a login.',
    'या कुटुंबाने लॉगिन न करता उघडणाऱ्या पानाला परवानगी दिलेली नाही. खालची लिंक लॉगिन केल्यावर उघडते.',
  ],
  OWNER_FIRST: [
    'Whoever registered this profile agrees to sharing by link first, under My Profile.',
    'ज्यांनी या स्थळाची नोंदणी केली त्यांनी आधी ‘माझी माहिती’ येथे लिंकने पाठवण्यास संमती द्यावी.',
  ],
  agree: ['We agree:', 'आम्हाला मान्य आहे:'],
  photos: ['With the photos', 'फोटोंसह'],
  open: ['Send the biodata to uncles', 'मामा-काकांना बायोडाटा पाठवा'],
  make: ['Make the link', 'लिंक तयार करा'],
  link: ['Link of the page', 'पानाची लिंक'],
  copy: ['Copy the link', 'लिंक कॉपी करा'],
  once: [
    'Please send it now: we keep no copy of the link. You can make another one at any time.',
    'कृपया ती आत्ताच पाठवा: आम्ही लिंकची प्रत ठेवत नाही. दुसरी लिंक कधीही तयार करता येते.',
  ],
  sentence: [
    'Please look at this biodata on Saptapadi. It opens without a login.',
    'सप्तपदीवरील हा बायोडाटा कृपया पाहा. तो लॉगिन न करता उघडतो.',
  ],
  given: ['Links that you gave', 'तुम्ही दिलेल्या लिंक'],
  opened: [
    (openings: number) => `Opened ${openings} of ${mostOpenings} times`,
    (openings: number) => `${inDevanagari(mostOpenings)} पैकी ${inDevanagari(openings)} वेळा उघडले`,
  ],
  until: [(day: string) => `until ${day}`, (day: string) => `${day} पर्यंत`],
  over: [(day: string) => `ended on ${day}`, (day: string) => `${day} रोजी बंद झाले`],
  end: ['End this link', 'ही लिंक बंद करा'],
})
