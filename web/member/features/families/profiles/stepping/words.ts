import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const steppingWords = catalogue({
  en: {
    steps: 'Step through the profiles',
    prev: 'Prev',
    next: 'Next',
    previousProfile: 'Prev profile',
    nextProfile: 'Next profile',
    now: (n: number, of: number, surname: string) => `Profile ${n} of ${of}, ${surname}`,
  },
  mr: {
    steps: 'एकामागून एक स्थळे पाहा',
    prev: 'मागील',
    next: 'पुढील',
    previousProfile: 'मागील स्थळ',
    nextProfile: 'पुढील स्थळ',
    now: (n: number, of: number, surname: string) => `${inDevanagari(of)} पैकी स्थळ ${inDevanagari(n)}, ${surname}`,
  },
})
