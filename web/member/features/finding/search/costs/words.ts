import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const costWords = catalogue({
  en: {
    count: 'How many profiles does each choice leave out?',
    title: 'Profiles that each choice leaves out',
    without: (n: number) => `without it ${groupedDigits('en', n)} more`,
    few: 'without it fewer than 10 more',
  },
  mr: {
    count: 'कोणती निवड किती स्थळे वगळते?',
    title: 'कोणती निवड किती स्थळे वगळते',
    without: (n: number) => `ती नसेल तर आणखी ${groupedDigits('mr', n)}`,
    few: 'ती नसेल तर आणखी १० पेक्षा कमी',
  },
})
