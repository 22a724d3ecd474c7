/**
 * Kruti Dev, Shree-Lipi and their like draw Marathi over the codes of Latin letters: f'k{k.k for शिक्षण, {ejU for शिक्षण.
 * Without the font nobody knows which letters were meant, so such a text is refused.
 */
const insideAWord = /[a-z][{}[\]<>^~$_`°©ºª¡§¢£¥¦¨«¬®¯±²³µ¶·¸¹»¼½¾¿×÷À-ÿ][a-z]|[a-z]'[kK]|[a-z][©ÌÝ°_$=]$/i
const mixedCase = /^[{[]?[a-z]+[A-Z][a-zA-Z]*$/
const before = /^[{[=;~©º`_][a-z]/i

/** DVB fonts, such as Yogesh, draw over accented letters and signs: ´ÖãÖß“Öê for मुलीचे. */
const accented = /[¡-ÿŒœŠšŸƒˆ˜†‡•…‰™“”‘’]/g
const plainLetters = /[a-z]|\p{Script=Devanagari}/giu

export function isLegacyFont(source: string): boolean {
  const signs = source.match(accented)?.length ?? 0
  if (signs >= 20 && signs > (source.match(plainLetters)?.length ?? 0)) return true
  const words = source.split(/[\s,:()]+/).filter(word => /[a-z]/i.test(word) && word.length < 40)
  const devanagari = source.match(/[\u0900-\u097f]/g)?.length ?? 0
  const strange = words.filter(word => insideAWord.test(word) || mixedCase.test(word) || before.test(word)).length
  return words.length >= 5 && devanagari < words.length && strange >= words.length / 5
}
