/** The vowel that a consonant has where nothing else is written. */
export const inherent = '·'
export const halant = '्'

/**
 * How families spell each Devanagari letter in Latin, without diacritics: the commonest spelling first. An empty one is a
 * letter that is not written. Two letters that are spelled as one stand here as one.
 */
const consonants: Record<string, string> = {
  क: 'k c q ck kh',
  ख: 'kh k',
  ग: 'g gh',
  घ: 'gh g',
  ङ: 'n ng',
  च: 'ch c chh',
  छ: 'chh ch c',
  ज: 'j z jh',
  झ: 'z jh j',
  ञ: 'n ny',
  ट: 't th',
  ठ: 'th t',
  ड: 'd dh',
  ढ: 'dh d',
  ण: 'n',
  त: 't th',
  थ: 'th t',
  द: 'd dh',
  ध: 'dh d',
  न: 'n',
  प: 'p ph',
  फ: 'ph f p',
  ब: 'b bh',
  भ: 'bh b',
  म: 'm',
  य: 'y i e',
  र: 'r',
  ऱ: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v w o u on',
  श: 'sh s',
  ष: 'sh s',
  स: 's sh c',
  ह: 'h',
  क्ष: 'ksh x ks kch',
  ज्ञ: 'dny gy jn gny dn jny gn',
  व्ह: 'vh v wh uh w',
  ह्म: 'hm mh',
  ह्न: 'hn nh',
}

const vowels: readonly (readonly [letter: string, sign: string, spellings: string])[] = [
  ['आ', 'ा', 'a aa'],
  ['इ', 'ि', 'i ee y'],
  ['ई', 'ी', 'i ee y ey'],
  ['उ', 'ु', 'u oo'],
  ['ऊ', 'ू', 'u oo'],
  ['ऋ', 'ृ', 'ru ri r'],
  ['ए', 'े', 'e ae ay ai ey'],
  ['ऐ', 'ै', 'ai ay ei e y'],
  ['ओ', 'ो', 'o oa au ow'],
  ['औ', 'ौ', 'au ou o aw ow'],
  ['ॲ', 'ॅ', 'a e'],
  ['ऑ', 'ॉ', 'o a au'],
]

/** What a letter follows, and what may follow it: without this, letters in a row are no word. */
type Place = 'start' | 'consonant' | 'halant' | 'vowel' | 'end'
interface Letter {
  after: readonly Place[]
  leaves: Place
  spellings: readonly string[]
}

const opens = ['start', 'vowel', 'end'] as const
const letters = new Map<string, Letter>()
const add = (letter: string, after: readonly Place[], leaves: Place, spellings: string) =>
  letters.set(letter, { after, leaves, spellings: spellings.split(' ').map(one => (one === '-' ? '' : one)) })

for (const [letter, spellings] of Object.entries(consonants)) add(letter, [...opens, 'halant'], 'consonant', spellings)
for (const [letter, sign, spellings] of vowels) {
  add(letter, opens, 'vowel', spellings)
  add(sign, ['consonant'], 'vowel', spellings)
}
add('अ', opens, 'vowel', 'a')
add(inherent, ['consonant'], 'vowel', 'a - e')
add(halant, ['consonant'], 'halant', '- a')
add('िय', ['consonant'], 'consonant', 'iy i')
add('ं', ['vowel'], 'end', 'n m')
add('ँ', ['vowel'], 'end', 'n - m')
add('ः', ['vowel'], 'end', 'h -')
add('ंह', ['vowel'], 'consonant', 'nh ngh ng')
for (const [letter, spelling] of [
  ['ई', 'e'],
  ['ऊ', 'woo'],
  ['ऊ', 'wu'],
  ['ऋ', 'hru'],
  ['ऋ', 'hri'],
] as const)
  letters.set(letter, {
    ...(letters.get(letter) as Letter),
    spellings: [...(letters.get(letter) as Letter).spellings, spelling],
  })

/** Letters of one kind: doubled, they are often spelled as one (Vithal, Udhav). */
const kinds = ['कख', 'गघ', 'चछ', 'जझ', 'टठ', 'डढ', 'तथ', 'दध', 'नण', 'पफ', 'बभ', 'म', 'य', 'लळ', 'स', 'श', 'र', 'व']
for (const kind of kinds)
  for (const first of kind)
    for (const second of kind) {
      const [one, other] = [consonants[first]?.split(' ') ?? [], consonants[second]?.split(' ') ?? []]
      const doubled = one.flatMap(a => other.map(b => a + b))
      add(first + halant + second, [...opens, 'halant'], 'consonant', [...new Set([...doubled, ...other])].join(' '))
    }

export const devanagariLetters: ReadonlyMap<string, Letter> = letters

const longest = Math.max(...Array.from(letters.keys(), letter => letter.length))
/** Letters that Marathi does not write itself, as those that sound like them. */
const rare = new Map(Object.entries({ ऍ: 'ॲ', ऎ: 'ए', ऒ: 'ओ', ॠ: 'ऋ', 'ॄ': 'ृ', 'ॆ': 'े', 'ॊ': 'ो', ऌ: 'ल', ॐ: 'ओम' }))

/** The letters of a Devanagari word, the inherent vowel among them. What is no letter is left out. */
export function lettersOfWord(word: string): string[] {
  const plain = Array.from(
    word
      .normalize('NFD')
      .replaceAll('र\u093c', 'ऱ')
      .replace(/\u093c/g, ''),
    char => rare.get(char) ?? char,
  ).join('')
  const found: string[] = []
  let isOpen = false
  for (let at = 0; at < plain.length; ) {
    let letter = ''
    for (let length = longest; length > 0 && !letter; length--)
      if (letters.has(plain.slice(at, at + length))) letter = plain.slice(at, at + length)
    at += letter.length || 1
    if (!letter) continue
    const { after, leaves } = letters.get(letter) as Letter
    if (isOpen && !after.includes('consonant')) found.push(inherent)
    found.push(letter)
    isOpen = leaves === 'consonant'
  }
  if (isOpen) found.push(inherent)
  return found
}

/**
 * How a letter is spelled at the end of a word: a last short a is spelled after several consonants alone (Chandra), because
 * Vijay and Vijaya are two names.
 */
export function lastSpellings(letters: readonly string[]): readonly string[] {
  const [last = '', before = '', third = ''] = letters.slice(-3).reverse()
  const spellings = devanagariLetters.get(last)?.spellings ?? []
  if (last !== inherent) return spellings
  const isOfSeveral = letters.length === 2 || before.length > 1 || [halant, 'ं', 'ँ'].includes(third)
  return isOfSeveral ? ['', 'a'] : ['']
}
