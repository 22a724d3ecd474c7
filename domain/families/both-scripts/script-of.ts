export type Script = 'Latn' | 'Deva'

const latin = /\p{Script=Latin}/u
const devanagari = /\p{Script=Devanagari}/u

/** The script of a text, or null where it has no letter of either, or letters of both: such a text has no form in the other. */
export function scriptOf(text: string): Script | null {
  const [isLatin, isDevanagari] = [latin.test(text), devanagari.test(text)]
  if (isLatin === isDevanagari) return null
  return isLatin ? 'Latn' : 'Deva'
}
