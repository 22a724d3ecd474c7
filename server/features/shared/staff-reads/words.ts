import { listedFamiliesADay, recordsADay } from '#domain/office/staff-reads.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const staffReadSentences = {
  recordsUsedUp: {
    en: `You have opened ${recordsADay} records today. An ADMIN can open more, or you go on tomorrow`,
    mr: `तुम्ही आज ${inDevanagari(recordsADay)} नोंदी उघडल्या आहेत. ADMIN आणखी उघडू शकतात, किंवा तुम्ही उद्या पुढे चालू ठेवा`,
  },
  listsUsedUp: {
    en: `Lists have shown you ${listedFamiliesADay} families today. An ADMIN can read more, or you go on tomorrow`,
    mr: `याद्यांमध्ये तुम्ही आज ${inDevanagari(listedFamiliesADay)} कुटुंबे पाहिली आहेत. ADMIN आणखी पाहू शकतात, किंवा तुम्ही उद्या पुढे चालू ठेवा`,
  },
} as const satisfies Record<string, Sentence>
