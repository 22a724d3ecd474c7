import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const storiesPageWords = catalogue({
  title: ['Success stories', 'यशोगाथा'],
  lead: [
    'Couples who found each other here. Each story is told with the consent of both.',
    'येथे एकमेकांना भेटलेली जोडपी. प्रत्येक यशोगाथा दोघांच्या संमतीने दिली आहे.',
  ],
  groom: ['Groom', 'वर'],
  bride: ['Bride', 'वधू'],
  registrationNo: ['Registration number', 'नोंदणी क्रमांक'],
  address: ['Address', 'पत्ता'],
  noneYet: [
    'A story appears here when both partners have confirmed it.',
    'दोघांनीही होकार दिला, की त्यांची यशोगाथा येथे दिसते.',
  ],
  pictureOf: [
    (groom: string, bride: string) => `${groom} and ${bride}`,
    (groom: string, bride: string) => `${groom} आणि ${bride}`,
  ],
  wedding: [(year: number) => `Wedding: ${year}`, (year: number) => `विवाह: ${inDevanagari(year)}`],
  takeDown: [
    'Is one of these stories yours? Either of you may ask us at any time to take it down:',
    'यांतील एखादी यशोगाथा तुमची आहे का? दोघांपैकी कोणीही ती कधीही काढून टाकायला सांगू शकते:',
  ],
  askUs: ['write to our office', 'आमच्या कार्यालयाला लिहा'],
  loading: ['The stories are loading', 'यशोगाथा येत आहेत'],
})
