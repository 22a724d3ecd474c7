import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const auditWords = catalogue({
  en: {
    search: 'Search the audit',
    query: 'Staff or registration number',
    act: 'Action',
    everyAct: 'Every action',
    from: 'From',
    to: 'To',
    find: 'Find',
    clear: 'Clear',
    number: 'No.',
    when: 'When',
    who: 'Who',
    what: 'What',
    whose: 'Whose record',
    detail: 'Before and after, reason',
    operator: 'On the server itself',
    family: 'The family',
    erased: 'Erased with the member',
    changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    why: (reason: string) => `Reason: ${reason}`,
    nothing: '–',
    none: 'No action matches this search',
    noneHelp: 'Try another person, action or day.',
    count: (n: number) => (n === 1 ? '1 action' : `${groupedDigits('en', n)} actions`),
    check: 'Check the chain',
    whole: (n: number) =>
      n === 1
        ? 'The one action is there and unchanged'
        : `All ${groupedDigits('en', n)} actions are there and unchanged`,
    broken: (numbers: string) => `Missing or changed: no. ${numbers}. Please tell whoever runs the service at once`,
  },
  mr: {
    search: 'कामकाजाच्या नोंदीत शोधा',
    query: 'कर्मचारी किंवा नोंदणी क्रमांक',
    act: 'कृती',
    everyAct: 'सर्व कृती',
    from: 'पासून',
    to: 'पर्यंत',
    find: 'शोधा',
    clear: 'शोध साफ करा',
    number: 'क्र.',
    when: 'केव्हा',
    who: 'कोणी',
    what: 'काय',
    whose: 'कोणाची नोंद',
    detail: 'आधी आणि नंतर, कारण',
    operator: 'सर्व्हरवरून',
    family: 'कुटुंब',
    erased: 'सदस्याच्या माहितीबरोबर नष्ट केले',
    changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    why: (reason: string) => `कारण: ${reason}`,
    nothing: '–',
    none: 'या शोधात कोणतीही कृती नाही',
    noneHelp: 'दुसरी व्यक्ती, कृती किंवा दिवस निवडून पाहा.',
    count: (n: number) => `${groupedDigits('mr', n)} कृती`,
    check: 'साखळी तपासा',
    whole: (n: number) =>
      n === 1 ? 'एकमेव कृती जागेवर आणि न बदललेली आहे' : `सर्व ${groupedDigits('mr', n)} कृती जागेवर आणि न बदललेल्या आहेत`,
    broken: (numbers: string) => `गायब किंवा बदललेल्या: क्र. ${numbers}. कृपया सेवा चालवणाऱ्यांना लगेच सांगा`,
  },
})

export const backupWords = catalogue({
  en: {
    none: 'No nightly backup is set up.',
    waiting: 'The first nightly backup has not been made yet.',
    failed: 'The last nightly backup failed. Please tell whoever runs the service.',
    notProven: 'The last backup could not be restored on trial. Please tell whoever runs the service at once.',
    made: (when: string, members: number) =>
      `Last backup on ${when}, with ${groupedDigits('en', members)} members. It has not been restored on trial yet.`,
    proven: (when: string, members: number) =>
      `A backup was restored on trial on ${when}: ${groupedDigits('en', members)} members equal.`,
  },
  mr: {
    none: 'रात्रीचा बॅकअप सुरू केलेला नाही.',
    waiting: 'रात्रीचा पहिला बॅकअप अजून झालेला नाही.',
    failed: 'रात्रीचा शेवटचा बॅकअप झाला नाही. कृपया सेवा चालवणाऱ्यांना सांगा.',
    notProven: 'शेवटचा बॅकअप चाचणीत परत आणता आला नाही. कृपया सेवा चालवणाऱ्यांना लगेच सांगा.',
    made: (when: string, members: number) =>
      `शेवटचा बॅकअप ${when} रोजी झाला, ${groupedDigits('mr', members)} सदस्य. त्याची चाचणी अजून झालेली नाही.`,
    proven: (when: string, members: number) =>
      `${when} रोजी बॅकअप चाचणीत परत आणला: ${groupedDigits('mr', members)} सदस्य जसेच्या तसे.`,
  },
})
