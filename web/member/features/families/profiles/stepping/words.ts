import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const steppingWords = catalogue({
  steps: ['Step through the profiles', 'एकामागून एक स्थळे पाहा'],
  prev: ['Prev', 'मागील'],
  next: ['Next', 'पुढील'],
  previousProfile: ['Prev profile', 'मागील स्थळ'],
  nextProfile: ['Next profile', 'पुढील स्थळ'],
  now: [
    (n: number, of: number, surname: string) => `Profile ${n} of ${of}, ${surname}`,
    (n: number, of: number, surname: string) => `${inDevanagari(of)} पैकी स्थळ ${inDevanagari(n)}, ${surname}`,
  ],
})
