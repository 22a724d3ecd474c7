import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const carouselWords = catalogue({
  carousel: ['carousel', 'फोटोंची मालिका'],
  photos: [(of: string) => `Photos of ${of}`, (of: string) => `${of} यांचे फोटो`],
  photo: [
    (n: number, total: number, of: string) => `Photo ${n} of ${total}, ${of}`,
    (n: number, total: number, of: string) => `${of} यांचा फोटो, ${inDevanagari(total)} पैकी ${inDevanagari(n)}`,
  ],
  noPhoto: [(of: string) => `No photo of ${of} yet`, (of: string) => `${of} यांचा फोटो अजून नाही`],
  previous: ['Previous photo', 'मागील फोटो'],
  next: ['Next photo', 'पुढील फोटो'],
})
