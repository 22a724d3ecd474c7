import { catalogue } from '#domain/words/catalogue.ts'

/** What stands on a guruji's sheet. */
export const sheetWords = catalogue({
  title: ['Kundali milan: for the guruji', 'कुंडली मिलन: गुरुजींसाठी'],
  bride: ['Bride', 'वधू'],
  groom: ['Groom', 'वर'],
  born: [
    (day: string, time: string, place: string) => `Born ${day}, ${time}, ${place}`,
    (day, time, place) => `जन्म ${day}, ${time}, ${place}`,
  ],
  lagna: ['Lagna', 'लग्न'],
  retrograde: ['R', 'व'],
  kootas: ['Gun Milan: the eight kootas', 'गुण मिलन: आठ कूटे'],
  notKnown: ['Gun Milan: not known', 'गुण मिलन: माहीत नाही'],
  koota: ['Koota', 'कूट'],
  points: ['Points', 'गुण'],
  working: ['Working', 'कसे आले'],
  total: [
    (points: string, max: string, band: string) => `Total: ${points} of ${max} (${band})`,
    (points, max, band) => `एकूण: ${max} पैकी ${points} (${band})`,
  ],
  mangal: ['Mangal', 'मंगळ'],
  told: [(mangal: string) => `As given by the family: ${mangal}`, mangal => `कुटुंबाने सांगितलेला: ${mangal}`],
  notTold: ['Not given by the family', 'कुटुंबाने सांगितलेला नाही'],
  fromLagna: [(house: string) => `From lagna: Mangal in house ${house}`, house => `लग्नापासून: मंगळाचे स्थान ${house}`],
  fromMoon: [(house: string) => `From the moon: Mangal in house ${house}`, house => `चंद्रापासून: मंगळाचे स्थान ${house}`],
  isMangal: ['mangal', 'मंगळ आहे'],
  isSecond: ['counted by some', 'काही जण धरतात'],
  isNone: ['no mangal', 'मंगळ नाही'],
  ownSign: ['Softened: Mangal in its own raas', 'सौम्य: मंगळ स्वराशीत'],
  exalted: ['Softened: Mangal exalted', 'सौम्य: मंगळ उच्च राशीत'],
  dashas: ['Dashas of the coming years', 'येत्या वर्षांतील दशा'],
  span: [(from: string, to: string) => `${from} to ${to}`, (from, to) => `${from} ते ${to}`],
  warnings: ['What may be different', 'काय वेगळे असू शकते'],
  noTime: ['No kundali: the birth time is not given.', 'कुंडली नाही: जन्मवेळ सांगितलेली नाही.'],
  noPlace: ['No kundali: the birth place is not given.', 'कुंडली नाही: जन्मस्थान सांगितलेले नाही.'],
  impossibleTime: [
    'No kundali: this time did not exist on that day, because the clocks were moved forward.',
    'कुंडली नाही: त्या दिवशी घड्याळात ही वेळ आलीच नाही.',
  ],
  noVerdict: [
    'A score is not a verdict: the families decide, with their guruji.',
    'गुण हा निकाल नाही: निर्णय कुटुंबांचा, गुरुजींच्या सल्ल्याने.',
  ],
  foot: [
    (registrationNo: string, day: string) => `Issued to ${registrationNo} on ${day} · Lahiri · Saptapadi`,
    (registrationNo, day) => `${registrationNo} यांना ${day} रोजी दिले · लाहिरी · सप्तपदी`,
  ],
})

export const sheetSentences = {
  perDay: {
    en: 'You have taken 20 sheets today. Please come back tomorrow',
    mr: 'आज तुम्ही २० पत्रके घेतली आहेत. कृपया उद्या पुन्हा या',
  },
  ended: {
    en: "This link has expired. Please press Guruji's sheet again",
    mr: 'या लिंकची मुदत संपली. कृपया पुन्हा "गुरुजींसाठी पत्रक" दाबा',
  },
} as const

export const sheetMessages = catalogue({ ready: ['The sheet is ready', 'पत्रक तयार आहे'] })
