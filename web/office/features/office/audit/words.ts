import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const auditWords = catalogue({
  exportHelp: [
    'The file (CSV) says who did what when, and why. What was changed stays on the screen. At most 5,000 rows.',
    'या फाइलमध्ये (CSV) कोणी, काय, केव्हा आणि का केले ते असते. काय बदलले ते फक्त स्क्रीनवर दिसते. जास्तीत जास्त ५,००० ओळी.',
  ],
  search: ['Search the audit', 'कामकाजाच्या नोंदीत शोधा'],
  query: ['Staff or registration number', 'कर्मचारी किंवा नोंदणी क्रमांक'],
  act: ['Action', 'कृती'],
  everyAct: ['Every action', 'सर्व कृती'],
  from: ['From', 'पासून'],
  to: ['To', 'पर्यंत'],
  find: ['Find', 'शोधा'],
  clear: ['Clear', 'शोध साफ करा'],
  number: ['No.', 'क्र.'],
  when: ['When', 'केव्हा'],
  who: ['Who', 'कोणी'],
  what: ['What', 'काय'],
  whose: ['Whose record', 'कोणाची नोंद'],
  detail: ['Before and after, reason', 'आधी आणि नंतर, कारण'],
  operator: ['On the server itself', 'सर्व्हरवरून'],
  family: ['The family', 'कुटुंब'],
  erased: ['Erased with the member', 'सदस्याच्या माहितीबरोबर नष्ट केले'],
  changed: [
    (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  ],
  why: [(reason: string) => `Reason: ${reason}`, (reason: string) => `कारण: ${reason}`],
  nothing: ['–', '–'],
  none: ['No action matches this search', 'या शोधात कोणतीही कृती नाही'],
  noneHelp: ['Try another person, action or day.', 'दुसरी व्यक्ती, कृती किंवा दिवस निवडून पाहा.'],
  count: [
    (n: number) => (n === 1 ? '1 action' : `${groupedDigits('en', n)} actions`),
    (n: number) => `${groupedDigits('mr', n)} कृती`,
  ],
  check: ['Check the chain', 'साखळी तपासा'],
  whole: [
    (n: number) =>
      n === 1
        ? 'The one action is there and unchanged'
        : `All ${groupedDigits('en', n)} actions are there and unchanged`,
    (n: number) =>
      n === 1 ? 'एकमेव कृती जागेवर आणि न बदललेली आहे' : `सर्व ${groupedDigits('mr', n)} कृती जागेवर आणि न बदललेल्या आहेत`,
  ],
  broken: [
    (numbers: string) => `Missing or changed: no. ${numbers}. Please tell whoever runs the service at once`,
    (numbers: string) => `गायब किंवा बदललेल्या: क्र. ${numbers}. कृपया सेवा चालवणाऱ्यांना लगेच सांगा`,
  ],
})

export const backupWords = catalogue({
  none: ['No nightly backup is set up.', 'रात्रीचा बॅकअप सुरू केलेला नाही.'],
  waiting: ['The first nightly backup has not been made yet.', 'रात्रीचा पहिला बॅकअप अजून झालेला नाही.'],
  failed: [
    'The last nightly backup failed. Please tell whoever runs the service.',
    'रात्रीचा शेवटचा बॅकअप झाला नाही. कृपया सेवा चालवणाऱ्यांना सांगा.',
  ],
  notProven: [
    'The last backup could not be restored on trial. Please tell whoever runs the service at once.',
    'शेवटचा बॅकअप चाचणीत परत आणता आला नाही. कृपया सेवा चालवणाऱ्यांना लगेच सांगा.',
  ],
  made: [
    (when: string, members: number) =>
      `Last backup on ${when}, with ${counted(members, 'member')}. It has not been restored on trial yet.`,
    (when: string, members: number) =>
      `शेवटचा बॅकअप ${when} रोजी झाला, ${groupedDigits('mr', members)} सदस्य. त्याची चाचणी अजून झालेली नाही.`,
  ],
  proven: [
    (when: string, members: number) =>
      `A backup was restored on trial on ${when}: ${counted(members, 'member')} equal.`,
    (when: string, members: number) =>
      `${when} रोजी बॅकअप चाचणीत परत आणला: ${groupedDigits('mr', members)} सदस्य जसेच्या तसे.`,
  ],
})
