import type { Language } from '#domain/words/catalogue.ts'
import type { SlidesProps } from './Slides.tsx'
import { carouselWords } from './words.ts'

/** The role and description of the element around several photos and their buttons. */
export function carouselRole({ photos, of }: SlidesProps, language: Language) {
  if (photos.length < 2) return {}
  const t = carouselWords(language)
  return { role: 'group', 'aria-roledescription': t.carousel, 'aria-label': t.photos(of) }
}
