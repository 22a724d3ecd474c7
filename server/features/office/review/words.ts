import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const reviewSentences = {
  changed: {
    en: 'This was changed or decided meanwhile, or is no longer yours. Please look again',
    mr: 'दरम्यान यात बदल झाला, निर्णय झाला किंवा हे आता तुमच्याकडे नाही. कृपया पुन्हा पाहा',
  },
  withColleague: {
    en: 'A colleague is looking at this',
    mr: 'हे सध्या सहकारी पाहत आहेत',
  },
  tooLate: {
    en: 'This can no longer be undone: the minute is over',
    mr: 'आता हे मागे घेता येत नाही: एक मिनिट होऊन गेले आहे',
  },
  changedSince: {
    en: 'This was changed since the decision and cannot be undone',
    mr: 'निर्णयानंतर यात बदल झाला आहे, त्यामुळे तो मागे घेता येत नाही',
  },
  notAPaper: {
    en: 'Please choose a PDF, JPEG or PNG file',
    mr: 'कृपया PDF, JPEG किंवा PNG फाइल निवडा',
  },
  notSeen: {
    photo: {
      en: 'Please look at the photo before you approve it',
      mr: 'मान्य करण्यापूर्वी कृपया फोटो पाहा',
    },
    sides: {
      en: 'Please open every side of the document before you approve it',
      mr: 'मान्य करण्यापूर्वी कृपया ओळखपत्राच्या सर्व बाजू उघडून पाहा',
    },
  },
  reasonMissing: {
    en: 'Please choose a ready reason, or write at least ten letters',
    mr: 'कृपया तयार कारण निवडा किंवा किमान दहा अक्षरांत लिहा',
  },
  textMissing: {
    en: 'Please write what is missing',
    mr: 'कृपया राहिलेला मजकूर लिहा',
  },
} as const

export const reviewMessages = catalogue({
  decided: ['Decided', 'निर्णय झाला'],
  decidedMany: [
    (decided: number, refused: number) =>
      refused === 0 ? `${decided} decided` : `${decided} decided; ${refused} must be looked at again`,
    (decided, refused) =>
      refused === 0
        ? `झालेले निर्णय: ${inDevanagari(decided)}`
        : `झालेले निर्णय: ${inDevanagari(decided)}; पुन्हा पाहायचे: ${inDevanagari(refused)}`,
  ],
  undone: ['Undone: it waits again', 'मागे घेतले: ते पुन्हा प्रतीक्षेत आहे'],
  shownAgain: ['Undone: the photo is as it was', 'मागे घेतले: फोटो पूर्वीसारखा आहे'],
  takenDown: ['The photo is taken down: nobody can see it any more', 'फोटो काढून टाकला आहे: तो आता कोणालाही दिसत नाही'],
  released: ['Given back to the queue', 'रांगेत परत दिले'],
  paperAdded: ['The paper is added', 'कागदपत्र जोडले आहे'],
  requestRecorded: [
    (number: string) => `Recorded as ${number}. It is in the queue with its term`,
    (number: string) => `${number} म्हणून नोंद झाली. मुदतीसह ती रांगेत आहे`,
  ],
  orderRecorded: [
    (number: string) =>
      `Recorded as ${number}. It is in the queue and must be carried out within three hours of its arrival`,
    (number: string) => `${number} म्हणून नोंद झाली. मिळाल्यापासून तीन तासांच्या मुदतीने तो रांगेत आहे`,
  ],
})
