import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const resultWords = catalogue({
  found: [
    (count: number) => (count === 1 ? '1 profile found' : `${groupedDigits('en', count)} profiles found`),
    (count: number) => (count === 1 ? '१ स्थळ सापडले' : `${groupedDigits('mr', count)} स्थळे सापडली`),
  ],
  kundaliUnknown: [
    'Your own birth details are missing, so no kundali can be compared yet; the newest come first.',
    'तुमची जन्माची माहिती अपूर्ण असल्याने गुण जुळवता येत नाहीत; म्हणून नवीन स्थळे आधी दाखवली आहेत.',
  ],
  none: ['Member List Not Available', 'असे स्थळ सध्या नाही'],
  noneHelp: [
    'Nobody fits all of this just now. Fewer conditions find more families.',
    'या सर्व अटींत बसणारे स्थळ सध्या नाही. अटी कमी केल्यास अधिक कुटुंबे सापडतील.',
  ],
  changeSearch: ['Change the search', 'शोध बदला'],
})
