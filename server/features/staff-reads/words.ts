import { recordsADay, recordsADayToTell } from '#domain/office.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const staffReadSentences = {
  recordsUsedUp: {
    en: `You have opened ${recordsADay} records today. An ADMIN can open more, or you go on tomorrow`,
    mr: `तुम्ही आज ${inDevanagari(recordsADay)} नोंदी उघडल्या आहेत. ADMIN आणखी उघडू शकतात, किंवा तुम्ही उद्या पुढे चालू ठेवा`,
  },
} as const satisfies Record<string, Sentence>

/** To the ADMINs, who read either language. */
export const manyReadsLetter = (name: string, link: string) => ({
  subject: [
    `Saptapadi: ${name} has opened ${recordsADayToTell} records today`,
    `सप्तपदी: ${name} यांनी आज ${inDevanagari(recordsADayToTell)} नोंदी उघडल्या आहेत`,
  ].join(' · '),
  text: [
    `${name} has opened ${recordsADayToTell} different records today. STAFF may open ${recordsADay} in a day.`,
    `${name} यांनी आज ${inDevanagari(recordsADayToTell)} वेगवेगळ्या नोंदी उघडल्या आहेत. STAFF एका दिवसात ${inDevanagari(recordsADay)} उघडू शकतात.`,
    link,
  ].join('\n\n'),
})
