import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const costWords = catalogue({
  en: {
    count: 'What does each choice cost?',
    title: 'What each choice costs',
    without: (n: number) => `without it ${groupedDigits('en', n)} more`,
    few: 'without it fewer than 10 more',
  },
  mr: {
    count: 'कोणती निवड किती स्थळे वगळते?',
    title: 'कोणती निवड किती स्थळे वगळते',
    without: (n: number) => `ती नसेल तर आणखी ${groupedDigits('mr', n)}`,
    few: 'ती नसेल तर १० पेक्षा कमी',
  },
})
