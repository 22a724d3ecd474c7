import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const storiesPageWords = catalogue({
  en: {
    title: 'Success stories',
    lead: 'Couples who found each other here. Each story is told with the consent of both.',
    groom: 'Groom',
    bride: 'Bride',
    registrationNo: 'Registration number',
    address: 'Address',
    noneYet: 'A story appears here when both partners have confirmed it.',
    pictureOf: (groom: string, bride: string) => `${groom} and ${bride}`,
    takeDown: 'Is one of these stories yours? Either of you may ask us at any time to take it down:',
    askUs: 'write to our office',
    pages: 'Pages of stories',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: (n: number) => `Page ${n}`,
    loading: 'The stories are loading',
  },
  mr: {
    title: 'यशोगाथा',
    lead: 'येथे एकमेकांना भेटलेली जोडपी. प्रत्येक यशोगाथा दोघांच्या संमतीने दिली आहे.',
    groom: 'वर',
    bride: 'वधू',
    registrationNo: 'नोंदणी क्रमांक',
    address: 'पत्ता',
    noneYet: 'दोघांनीही होकार दिला, की त्यांची यशोगाथा येथे दिसते.',
    pictureOf: (groom: string, bride: string) => `${groom} आणि ${bride}`,
    takeDown: 'यांतील एखादी यशोगाथा तुमची आहे का? दोघांपैकी कोणीही ती कधीही काढून टाकायला सांगू शकते:',
    askUs: 'आमच्या कार्यालयाला लिहा',
    pages: 'यशोगाथांची पाने',
    previousPage: 'मागील पान',
    nextPage: 'पुढील पान',
    page: (n: number) => `पान ${inDevanagari(n)}`,
    loading: 'यशोगाथा येत आहेत',
  },
})
