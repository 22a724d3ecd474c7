import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const importPhotoMessages = catalogue({
  read: [
    (photos: number) => `${counted(photos, 'photo is', 'photos are')} here. Families get them when they are imported`,
    (photos: number) => `आलेले फोटो: ${groupedDigits('mr', photos)}. नोंद घेतली की ते कुटुंबांना जोडले जातात`,
  ],
  removed: ['The ZIP is erased. Photos that families have stay with them', 'ZIP नष्ट केली आहे. कुटुंबांना जोडलेले फोटो राहतात'],
})

export const importPhotoSentences = {
  tooLarge: {
    en: 'A ZIP may have at most 1 GB. Please divide it',
    mr: 'ZIP जास्तीत जास्त १ GB ची चालेल. कृपया तिचे भाग करा',
  },
  tooMany: {
    en: 'A register may have at most 20 ZIP files. Please remove one first',
    mr: 'एका नोंदवहीला जास्तीत जास्त २० ZIP फाइल्स चालतील. कृपया आधी एक काढा',
  },
  incomplete: {
    en: 'This ZIP did not arrive whole. Please send it again',
    mr: 'ही ZIP पूर्ण आली नाही. कृपया ती पुन्हा पाठवा',
  },
} as const satisfies Record<string, Sentence>
