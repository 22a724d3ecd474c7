import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const costWords = catalogue({
  count: ['How many profiles does each choice leave out?', 'कोणती निवड किती स्थळे वगळते?'],
  title: ['Profiles that each choice leaves out', 'कोणती निवड किती स्थळे वगळते'],
  without: [
    (n: number) => `without it ${groupedDigits('en', n)} more`,
    (n: number) => `ती नसेल तर आणखी ${groupedDigits('mr', n)}`,
  ],
  few: ['without it fewer than 10 more', 'ती नसेल तर आणखी १० पेक्षा कमी'],
})
