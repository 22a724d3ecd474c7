import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const incidentMessages = catalogue({
  recorded: [
    (number: string) => `Recorded as ${number}. Its deadlines are running`,
    (number: string) => `${number} म्हणून नोंद झाली. मुदती सुरू झाल्या आहेत`,
  ],
  notified: [
    (count: number) =>
      count === 1
        ? 'The notice goes out to one family'
        : `The notice goes out to ${groupedDigits('en', count)} families`,
    (count: number) => (count === 1 ? 'सूचना एका कुटुंबाला जात आहे' : `सूचना ${groupedDigits('mr', count)} कुटुंबांना जात आहे`),
  ],
  reported: ['Noted', 'नोंद झाली'],
  edited: ['The facts are corrected', 'माहिती दुरुस्त केली'],
})

export const incidentSentences = {
  nobodyNew: {
    en: 'Nobody is left to be told: the chosen families have had a notice of this incident, or there are none',
    mr: 'कळवायचे कोणी उरलेले नाही: निवडलेल्या कुटुंबांना या घटनेची सूचना आधीच दिली आहे, किंवा अशी कुटुंबे नाहीत',
  },
  notEditable: {
    en: 'A colleague has changed this meanwhile, or families have been told: then it stays as they read it. Please look again',
    mr: 'दरम्यान सहकाऱ्याने हे बदलले आहे किंवा कुटुंबांना कळवले आहे: मग ते वाचले तसेच राहते. कृपया पुन्हा पाहा',
  },
  knownFirst: {
    en: 'It was known before it was recorded. Please enter an earlier time',
    mr: 'नोंद होण्याआधी ते कळले होते. कृपया आधीची वेळ भरा',
  },
  reportedBefore: {
    en: 'This was noted before',
    mr: 'याची नोंद आधीच झाली आहे',
  },
} as const satisfies Record<string, Sentence>
