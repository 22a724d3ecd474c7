import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const importMessages = catalogue({
  en: {
    uploaded: (rows: number) => `${groupedDigits('en', rows)} rows were read. Please say what the columns mean`,
    matched: 'Saved. The rows are being checked',
    running: 'The import has begun',
    stopped: 'The import rests. What is imported stays',
    undoing: 'The import is being undone. Families that have come stay',
    inviting: (perDay: number) => `${groupedDigits('en', perDay)} families a day are invited`,
    invitesStopped: 'Nobody else is invited for now',
    chosen: 'Saved',
  },
  mr: {
    uploaded: (rows: number) => `वाचलेल्या ओळी: ${groupedDigits('mr', rows)}. कृपया रकान्यांचा अर्थ सांगा`,
    matched: 'जतन केले. ओळी तपासल्या जात आहेत',
    running: 'नोंदी घेणे सुरू झाले',
    stopped: 'नोंदी घेणे थांबले. घेतलेल्या नोंदी राहतात',
    undoing: 'घेतलेल्या नोंदी मागे घेतल्या जात आहेत. आलेली कुटुंबे राहतात',
    inviting: (perDay: number) =>
      perDay === 1 ? 'दररोज एका कुटुंबाला निमंत्रण जाईल' : `दररोज ${groupedDigits('mr', perDay)} कुटुंबांना निमंत्रण जाईल`,
    invitesStopped: 'सध्या आणखी कोणाला निमंत्रण जाणार नाही',
    chosen: 'जतन केले',
  },
})

export const importSentences = {
  notNow: {
    en: 'This is not possible as the import stands. Please look again',
    mr: 'नोंदींच्या सध्याच्या स्थितीत हे शक्य नाही. कृपया पुन्हा पाहा',
  },
  changed: {
    en: 'A colleague has changed this import meanwhile. Please look again',
    mr: 'दरम्यान सहकाऱ्याने यात बदल केला आहे. कृपया पुन्हा पाहा',
  },
} as const satisfies Record<string, Sentence>

/** The headings of the downloaded list. */
export const exportWords = catalogue({
  en: { row: 'row', state: 'state', column: 'column', field: 'field', problem: 'what is wrong', photo: 'Photo' },
  mr: { row: 'ओळ', state: 'स्थिती', column: 'रकाना', field: 'माहिती', problem: 'काय चुकले', photo: 'फोटो' },
})
