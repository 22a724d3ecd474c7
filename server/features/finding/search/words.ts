import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const searchSentences = {
  manyIds: {
    en: 'You have searched many profile IDs. Please try again in an hour',
    mr: 'तुम्ही बरेच नोंदणी क्रमांक शोधले आहेत. कृपया एका तासाने पुन्हा प्रयत्न करा',
  },
  manySearches: {
    en: 'You are searching very fast. Please take a short break and come back',
    mr: 'तुम्ही फार वेगाने शोध घेत आहात. थोडी विश्रांती घेऊन पुन्हा या',
  },
  nobody: { en: 'Profile Not Found', mr: 'हे स्थळ सापडले नाही' },
} as const

export const searchMessages = catalogue({
  found: [
    (count: number) => (count === 1 ? '1 profile found' : `${groupedDigits('en', count)} profiles found`),
    (count: number) => (count === 1 ? '१ स्थळ सापडले' : `${groupedDigits('mr', count)} स्थळे सापडली`),
  ],
})
