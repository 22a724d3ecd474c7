import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const carouselWords = catalogue({
  en: {
    carousel: 'carousel',
    photos: (of: string) => `Photos of ${of}`,
    photo: (n: number, total: number, of: string) => `Photo ${n} of ${total}, ${of}`,
    noPhoto: (of: string) => `No photo of ${of} yet`,
    previous: 'Previous photo',
    next: 'Next photo',
  },
  mr: {
    carousel: 'फोटोंची मालिका',
    photos: (of: string) => `${of} यांचे फोटो`,
    photo: (n: number, total: number, of: string) => `${of} यांचा फोटो, ${inDevanagari(total)} पैकी ${inDevanagari(n)}`,
    noPhoto: (of: string) => `${of} यांचा फोटो अजून नाही`,
    previous: 'मागील फोटो',
    next: 'पुढील फोटो',
  },
})
