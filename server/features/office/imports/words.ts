import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'
import type { UnreadableReason } from './table.ts'

export const importMessages = catalogue({
  uploaded: [
    (rows: number) => `${counted(rows, 'row was', 'rows were')} read. Please say what the columns mean`,
    (rows: number) => `वाचलेल्या ओळी: ${groupedDigits('mr', rows)}. कृपया रकान्यांचा अर्थ सांगा`,
  ],
  matched: ['Saved. The rows are being checked', 'जतन केले. ओळी तपासल्या जात आहेत'],
  corrected: ['Saved. The row is being checked again', 'जतन केले. ओळ पुन्हा तपासली जात आहे'],
  running: ['The import has begun', 'नोंदी घेणे सुरू झाले'],
  stopped: ['The import rests. What is imported stays', 'नोंदी घेणे थांबले. घेतलेल्या नोंदी राहतात'],
  undoing: [
    'The import is being undone. Families that have come stay',
    'घेतलेल्या नोंदी मागे घेतल्या जात आहेत. आलेली कुटुंबे राहतात',
  ],
  inviting: [
    (perDay: number) => `${counted(perDay, 'family a day is', 'families a day are')} invited`,
    (perDay: number) =>
      perDay === 1 ? 'दररोज एका कुटुंबाला निमंत्रण जाईल' : `दररोज ${groupedDigits('mr', perDay)} कुटुंबांना निमंत्रण जाईल`,
  ],
  invitesStopped: ['Nobody else is invited for now', 'सध्या आणखी कोणाला निमंत्रण जाणार नाही'],
  chosen: ['Saved', 'जतन केले'],
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
  row: ['row', 'ओळ'],
  state: ['state', 'स्थिती'],
  column: ['column', 'रकाना'],
  field: ['field', 'माहिती'],
  problem: ['what is wrong', 'काय चुकले'],
  photo: ['Photo', 'फोटो'],
})

export const unreadableSentences: Record<UnreadableReason, Sentence> = {
  damaged: {
    en: 'This file cannot be read. Please save it again as CSV or XLSX',
    mr: 'ही फाइल वाचता येत नाही. कृपया ती पुन्हा CSV किंवा XLSX म्हणून जतन करा',
  },
  not_utf8: {
    en: 'The letters of this file cannot be read. Please save it as CSV UTF-8 or XLSX',
    mr: 'या फाइलमधील अक्षरे वाचता येत नाहीत. कृपया ती CSV UTF-8 किंवा XLSX म्हणून जतन करा',
  },
  no_rows: {
    en: 'There are no rows below the headings of this file',
    mr: 'या फाइलमध्ये शीर्षकांखाली एकही ओळ नाही',
  },
  too_many_rows: {
    en: 'A file may have at most 50,000 rows. Please divide it',
    mr: 'एका फाइलमध्ये जास्तीत जास्त ५०,००० ओळी चालतील. कृपया तिचे भाग करा',
  },
  too_many_columns: {
    en: 'A file may have at most 100 columns',
    mr: 'एका फाइलमध्ये जास्तीत जास्त १०० रकाने चालतील',
  },
  too_large_inside: {
    en: 'This file holds more than we can read. Please save only the sheet with the families',
    mr: 'या फाइलमध्ये वाचता येण्यापेक्षा जास्त माहिती आहे. कृपया फक्त कुटुंबांची शीट जतन करा',
  },
}
