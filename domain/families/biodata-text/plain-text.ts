/** The longest text that is read. A biodata has two or three thousand letters. */
export const longestBiodata = 20 * 1024

/** Stands for what has no width, so that a word with a joiner of Devanagari in it stays one word. No keyboard has this code. */
export const noWidth = '\ue000'

const replacements: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '”': '"',
  '“': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '\u2028': '\n',
  '\u2029': '\n',
  '\v': '\n',
  '\f': '\n',
}
const kept = /[\p{L}\p{M}\p{N}\n\t :;,.\-=|/()[\]{}+@&'"%#₹<>^\\?!]/u

function plainCharacter(character: string): string {
  const replacement = replacements[character]
  if (replacement) return replacement
  if (/[*_~]/.test(character)) return ' '
  if (/[०-९]/.test(character)) return String(character.charCodeAt(0) - 0x966)
  if (/\p{Cf}|\p{Variation_Selector}/u.test(character)) return noWidth
  // Wide and bold letters, which are popular in messages, read like plain ones.
  const [plain = ' ', ...more] = [...character.normalize('NFKC').toLowerCase()]
  if (more.length === 0 && plain.length === 1) return kept.test(plain) ? plain : ' '
  return character.length === 1 && kept.test(character) ? character : ' '
}

/**
 * The text in small letters and plain digits, without emoji and ornaments. Each character keeps its place, so that whatever is
 * found here can be shown in the text that was pasted.
 */
export function plainText(source: string): string {
  const known = new Map<string, string>()
  const plain: string[] = []
  for (const character of source) {
    const here = known.get(character) ?? plainCharacter(character).padEnd(character.length, noWidth)
    known.set(character, here)
    plain.push(here)
  }
  return plain.join('')
}
