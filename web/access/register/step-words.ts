import type { Language } from '#domain/words/catalogue.ts'
import { lastStep, type RegistrationStep, steps } from './steps.ts'
import { registerWords } from './words.ts'

/** The steps are counted in Marathi in both languages, as at the wedding. */
const eyebrows = ['पाऊल पहिले', 'पाऊल दुसरे', 'पाऊल तिसरे', 'पाऊल चौथे', 'पाऊल पाचवे', 'पाऊल सहावे', 'पाऊल सातवे'] as const

export function stepWords(language: Language, step: number) {
  const words = registerWords(language)
  const names: Record<RegistrationStep, { title: string; hint: string; short: string }> = {
    name: { title: words.nameTitle, hint: words.nameHint, short: '' },
    birth: { title: words.birthTitle, hint: words.birthHint, short: words.nextBirth },
    education: { title: words.educationTitle, hint: words.educationHint, short: words.nextEducation },
    home: { title: words.homeTitle, hint: words.homeHint, short: words.nextHome },
    native: { title: words.nativeTitle, hint: words.nativeHint, short: words.nextNative },
    contact: { title: words.contactTitle, hint: words.contactHint, short: words.nextContact },
    photo: { title: words.photoTitle, hint: words.photoHint, short: words.nextPhoto },
  }
  const here = steps[step] ?? steps[0]
  const then = steps[Math.min(step + 1, lastStep)] ?? steps[lastStep]
  return { ...names[here.name], eyebrow: eyebrows[step] ?? '', following: then ? names[then.name].short : '' }
}
