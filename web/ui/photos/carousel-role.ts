import type { Language } from '#domain/words/catalogue.ts'
import type { Pictured } from './Slides.tsx'
import { carouselWords } from './words.ts'

/** What a screen reader is told of the frame around several photos and their buttons. */
export function carouselRole({ photos, of }: Pictured, language: Language) {
  if (photos.length < 2) return {}
  const say = carouselWords(language)
  return { role: 'group', 'aria-roledescription': say.carousel, 'aria-label': say.photos(of) }
}
