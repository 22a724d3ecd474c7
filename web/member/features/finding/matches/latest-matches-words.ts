import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

/** The words that the dashboard and the list of matches share. The dashboard loads no others of the list. */
export const latestMatchesWords = catalogue({
  counted: [
    (count: number) => `Matches (${groupedDigits('en', count)})`,
    (count: number) => `जुळणारी स्थळे (${groupedDigits('mr', count)})`,
  ],
  near: [
    (count: number) => `One expectation not met: ${groupedDigits('en', count)}`,
    (count: number) => `एकच अपेक्षा जुळत नाही: ${groupedDigits('mr', count)}`,
  ],
  viewAll: ['View All: matches', 'सर्व पाहा: जुळणारी स्थळे'],
  noWishesHelp: [
    'Families who fit your expectations will then be shown here first.',
    'मग तुमच्या अपेक्षांत बसणारी स्थळे येथे आधी दिसतील.',
  ],
  writeWishes: ['Write expectations', 'अपेक्षा लिहा'],
  none: ['No family fits your expectations at present', 'तुमच्या अपेक्षांत बसणारे स्थळ सध्या नाही'],
  changeWishes: ['Look at your expectations', 'तुमच्या अपेक्षा पाहा'],
})
