import { groupedDigits } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const pageLimitSentence = {
  en: 'You are going through the lists very fast. Please take a short break and come back',
  mr: 'तुम्ही याद्या फार वेगाने पाहत आहात. थोडी विश्रांती घेऊन पुन्हा या',
} as const

export const rowLimitSentence = (limit: number): Sentence => ({
  en: `You have seen ${groupedDigits('en', limit)} profiles in the lists today. New ones open again tomorrow; those you have seen stay open`,
  mr: `तुम्ही आज याद्यांमध्ये ${groupedDigits('mr', limit)} स्थळे पाहिली आहेत. नवीन स्थळे उद्या पुन्हा उघडतील; पाहिलेली स्थळे आताही पाहता येतील`,
})
