import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

/** The words that the dashboard and the list of matches share. The dashboard loads no others of the list. */
export const latestMatchesWords = catalogue({
  en: {
    counted: (count: number) => `Matches for you (${groupedDigits('en', count)})`,
    eyebrow: 'जुळणारी स्थळे',
    viewAll: 'View All: matches for you',
    noWishesHelp: 'Families who fit your expectations will then be shown here first.',
    writeWishes: 'Write expectations',
    none: 'No family fits your expectations at present',
    changeWishes: 'Look at your expectations',
  },
  mr: {
    counted: (count: number) => `तुमच्यासाठी जुळणारी स्थळे (${groupedDigits('mr', count)})`,
    eyebrow: 'जुळणारी स्थळे',
    viewAll: 'सर्व पाहा: तुमच्यासाठी जुळणारी स्थळे',
    noWishesHelp: 'मग तुमच्या अपेक्षांत बसणारी स्थळे येथे आधी दिसतील.',
    writeWishes: 'अपेक्षा लिहा',
    none: 'तुमच्या अपेक्षांत बसणारे स्थळ सध्या नाही',
    changeWishes: 'तुमच्या अपेक्षा पाहा',
  },
})
