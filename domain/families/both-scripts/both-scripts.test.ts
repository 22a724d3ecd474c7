import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lettersOf } from '../../words/letters.ts'
import { type Pair, pairedNames, pairedVillages, pairedWords } from './pairs/rows.ts'
import { isSameName } from './same-name.ts'
import { scriptOf } from './script-of.ts'
import { firstOf, pairsFrom, shippedPairs } from './shipped-pairs.ts'
import { type SpellingModel, spellingModel } from './spelling-model.ts'
import { otherForm } from './suggest.ts'
import { toDevanagari } from './to-devanagari.ts'
import { toLatin } from './to-latin.ts'

const sorted = (pairs: Iterable<Pair>) =>
  [...new Map(Array.from(pairs, pair => [pair.join(), pair])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, pair]) => pair)
/** Every second pair is kept out of the counting, and its mistakes are not looked at. */
const halves = (pairs: readonly Pair[]) =>
  [0, 1].map(half => pairs.filter((_, at) => at % 2 === half)) as [Pair[], Pair[]]

const names = sorted(pairedNames())
const [tuned, aside] = halves(names)
const shippedList = readFileSync(new URL('../../../server/db/migrations/0014_lists.sql', import.meta.url), 'utf8')
/** Districts and talukas of the shipped list that are not said in other words in the other language, such as Pune City. */
const places = sorted(
  Array.from(
    shippedList.matchAll(/\d, '([A-Za-z]+)', '([\u0900-\u097f]+)', '\{/g),
    ([, latin = '', devanagari = '']): Pair => [latin, devanagari.normalize('NFC')],
  ),
)
const [placesTuned, placesAside] = halves(places)
const noLists = pairsFrom([])

const distance = (one: readonly string[], other: readonly string[]): number => {
  let row = [0, ...other.map((_, at) => at + 1)]
  for (const [at, letter] of one.entries()) {
    const next = [at + 1]
    for (const [across, seen] of other.entries())
      next.push(
        Math.min((row[across] ?? 0) + (letter === seen ? 0 : 1), (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Shares of names whose suggestion is one of the written forms, and that are at most one letter from one. */
function shares(pairs: readonly Pair[], from: 0 | 1, write: (text: string) => string) {
  const groups = Map.groupBy(pairs, pair => pair[from])
  const off = Array.from(groups, ([typed, forms]) => {
    const written = lettersOf(write(typed))
    return Math.min(...forms.map(pair => distance(written, lettersOf(pair[from === 0 ? 1 : 0]))))
  })
  const share = (most: number) => off.filter(letters => letters <= most).length / off.length
  return { exact: share(0), near: share(1), count: off.length }
}

function bothWays(what: string, pairs: readonly Pair[], spellings: SpellingModel) {
  const ways = {
    toDevanagari: shares(pairs, 0, text => toDevanagari(text, spellings)),
    toLatin: shares(pairs, 1, text => toLatin(text, spellings)),
  }
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  for (const [way, { exact, near, count }] of Object.entries(ways))
    console.info(`${what}, ${way}: ${percent(exact)} exact, ${percent(near)} within a letter, of ${count}`)
  return ways
}

describe('the rules alone, counted from half of the names', () => {
  const spellings = spellingModel(tuned)

  it('knows at least 800 names in both scripts, and the shipped places', () => {
    expect(names.length).toBeGreaterThan(1600)
    expect(places.length).toBeGreaterThan(300)
  })

  it('writes the names it was counted from', () => {
    const { toDevanagari, toLatin } = bothWays(
      'every fourth tuned name',
      tuned.filter((_, at) => at % 4 === 0),
      spellings,
    )
    expect(Math.min(toDevanagari.exact, toLatin.exact)).toBeGreaterThan(0.95)
  })

  it('writes half of the names that were kept aside, and most to within a letter', () => {
    const { toDevanagari, toLatin } = bothWays('names aside', aside, spellings)
    expect(toDevanagari.exact).toBeGreaterThan(0.48)
    expect(toDevanagari.near).toBeGreaterThan(0.78)
    expect(toLatin.exact).toBeGreaterThan(0.74)
    expect(toLatin.near).toBeGreaterThan(0.9)
  })

  it('writes places, by these names and the villages that are not among them', () => {
    const shipped = new Set(places.flat())
    const villages = pairedVillages().filter(pair => !pair.some(name => shipped.has(name)))
    const spellings = spellingModel([...tuned, ...villages])
    bothWays('places', placesTuned, spellings)
    const { toDevanagari, toLatin } = bothWays('places aside', placesAside, spellings)
    expect(toDevanagari.near).toBeGreaterThan(0.5)
    expect(toLatin.near).toBeGreaterThan(0.8)
  })
})

describe('a suggestion', () => {
  it('comes from the lists first, word by word', () => {
    expect(otherForm('Mrunal Sanjay Jagtap', shippedPairs)).toBe('मृणाल संजय जगताप')
    expect(otherForm('  dnyaneshwar   PATIL ', shippedPairs)).toBe('ज्ञानेश्वर पाटील')
    expect(otherForm('मृणाल संजय जगताप', shippedPairs)).toBe('Mrunal Sanjay Jagtap')
    expect(otherForm('QA Executive, Patil Motors', shippedPairs)).toBe('क्यूए एक्झिक्युटिव्ह, पाटील मोटर्स')
    expect(otherForm('Infosys Pvt. Ltd.', shippedPairs)).toBe('इन्फोसिस प्रा. लि.')
    expect(otherForm('B.E. (Computer)', shippedPairs)).toBe('बी.ई. (कॉम्प्युटर)')
  })

  it('takes a phrase of a list before its words, and a list of the site beside the shipped ones', () => {
    const ofSite = pairsFrom([
      ['Pune City', 'पुणे शहर'],
      ['Patil', 'पाटिल'],
    ])
    const lists = firstOf(shippedPairs, ofSite)
    expect(otherForm('Pune City', lists)).toBe('पुणे शहर')
    expect(otherForm('Patil', lists)).toBe('पाटील')
    expect(otherForm('पुणे शहर', lists)).toBe('Pune City')
  })

  it('keeps marks and initials, and writes digits of the script', () => {
    expect(otherForm('S. K. Patil', shippedPairs)).toBe('एस. के. पाटील')
    expect(otherForm('एस. के. पाटील', shippedPairs)).toBe('S. K. Patil')
    expect(otherForm('Flat 12-B, 3rd floor', shippedPairs)).toBe('फ्लॅट १२-बी, ३रा फ्लोअर')
    expect(otherForm('12th Commerce', shippedPairs)).toMatch(/^१२वी /)
    expect(otherForm('विजय नगर २', shippedPairs)).toMatch(/^Vijay Nagar 2$/)
    expect(otherForm('MBA Finance', noLists)).toMatch(/^एमबीए /)
  })

  it('gives nothing for both scripts at once, or neither', () => {
    for (const text of ['', '12', 'Patil पाटील', 'Патил', '---']) expect(otherForm(text, shippedPairs)).toBeNull()
    expect([scriptOf('Patil'), scriptOf('पाटील'), scriptOf('Patil पाटील'), scriptOf('12')]).toEqual([
      'Latn',
      'Deva',
      null,
      null,
    ])
  })

  it('writes the r of Marathi and no joiners', () => {
    expect(shippedPairs.devanagari('kurhade')).toBe('कुऱ्हाडे')
    expect(toDevanagari('Kurhadkar')).toContain('ऱ्ह')
    for (const [latin, devanagari] of [...names, ...pairedVillages(), ...pairedWords()]) {
      expect(`${latin} ${devanagari}`).not.toMatch(/\p{Cf}/u)
      expect(devanagari).toBe(devanagari.normalize('NFC'))
      expect([scriptOf(latin), scriptOf(devanagari)]).toEqual(['Latn', 'Deva'])
    }
  })

  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'aāßñﬁＡzशक्षिंँः़ऱॐऽ०९ .-\u200d\u200e1'), maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )

  it('never throws, and never holds a letter of the typed script, a mark of direction or a joiner', () => {
    fc.assert(
      fc.property(anyText, text => {
        const other = otherForm(text, shippedPairs)
        const script = scriptOf(text)
        if (other === null) return
        expect(scriptOf(other)).toBe(script === 'Latn' ? 'Deva' : 'Latn')
        expect(other).not.toMatch(/\p{Cf}/u)
        expect(other).toBe(other.normalize('NFC'))
      }),
      { numRuns: 500 },
    )
  })
})

describe('the same name', () => {
  const onset = fc.constantFrom(
    ...'k kh g gh ch j t th d dh n p ph b bh m y r l v w sh s h ksh dny kr pr tr sw'.split(' '),
  )
  const vowel = fc.constantFrom('a', 'a', 'a', 'i', 'u', 'e', 'o', 'ai', 'au')
  const syllable = fc.tuple(onset, vowel).map(parts => parts.join(''))
  const marathiWord = fc
    .tuple(
      fc.array(syllable, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', 'n', 'm', 'r', 'l', 't', 'sh', 'kar'),
    )
    .map(([syllables, coda]) => syllables.join('') + coda)
    .filter(word => word.length > 1)

  it('accepts every pair of the lists, and what the rules suggest for each', () => {
    const refused = names.filter(
      ([latin, devanagari]) => !isSameName(latin, devanagari) || !isSameName(devanagari, latin),
    )
    expect(refused).toEqual([])
    for (const pair of names.filter((_, at) => at % 10 === 0))
      for (const typed of pair) {
        const other = otherForm(typed, noLists)
        expect(other !== null && isSameName(typed, other), `${typed}: ${other}`).toBe(true)
      }
  })

  it('accepts what the rules suggest for any word that sounds like Marathi, and the suggestion of that', () => {
    fc.assert(
      fc.property(marathiWord, word => {
        const devanagari = otherForm(word, noLists)
        expect(devanagari !== null && isSameName(word, devanagari), `${word}: ${devanagari}`).toBe(true)
        const again = otherForm(devanagari ?? '', noLists)
        expect(again !== null && isSameName(again, devanagari ?? ''), `${word}: ${devanagari}: ${again}`).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['Chauhan', 'चव्हाण'],
    ['Gyaneshwar', 'ज्ञानेश्वर'],
    ['Vithal', 'विठ्ठल'],
    ['Ram Krishna', 'रामकृष्ण'],
    ['रामकृष्ण', 'Ram Krishna'],
    ['S. K. Patil', 'एस. के. पाटील'],
    ['S. Patil', 'सु. पाटील'],
    ['Poonam', 'पुनम'],
    ['Bhalerao', 'भालेराव'],
    ['Atharv', 'अथर्व'],
    ['Sanjai', 'संजय'],
    ['Ananda', 'आनंद'],
  ])('%s is %s', (a, b) => expect(isSameName(a, b)).toBe(true))

  it.each([
    ['Sunita', 'अनिता'],
    ['Patil', 'पाटणकर'],
    ['Joshi', 'जोगळेकर'],
    ['Vijay', 'विजया'],
    ['Vijaya', 'विजयी'],
    ['Vijaya', 'विजय'],
    ['Aruna', 'अरुण'],
    ['Manish', 'मनीषा'],
    ['Rohit', 'रोहिता'],
    ['Kale', 'काळेकर'],
    ['Patil', 'पटेल'],
    ['Ramesh', 'सुरेश'],
    ['Suresh', 'सुरेशराव'],
    ['Sanjay Patil', 'संजय पवार'],
    ['Sanjay Patil', 'पाटील संजय'],
    ['Sanjay Vilas Patil', 'संजय'],
    ['Patil 2', 'पाटील ३'],
    ['S. Patil', 'मु. पाटील'],
    ['S. Patil', 'सुनीता पाटील'],
    ['Patil', 'Patil'],
    ['Patil', ''],
  ])('%s is not %s', (a, b) => expect(isSameName(a, b)).toBe(false))

  it('refuses the next name of the list, but for those that families spell alike', () => {
    const listed = new Set(names.map(pair => pair.join()))
    const latin = [...new Set(names.map(([name]) => name))]
    const devanagariOf = new Map(names)
    const different = latin
      .slice(1)
      .map((name, at): Pair => [name, devanagariOf.get(latin[at] ?? '') ?? ''])
      .filter(pair => !listed.has(pair.join()))
    const accepted = different.filter(([one, other]) => isSameName(one, other))
    console.info(`different names next to each other: ${accepted.length} of ${different.length} accepted`)
    expect(different.length).toBeGreaterThan(300)
    expect(accepted.length / different.length).toBeLessThan(0.02)
    const apart = latin.map((name, at): Pair => [name, devanagariOf.get(latin[(at + 300) % latin.length] ?? '') ?? ''])
    expect(apart.filter(([one, other]) => isSameName(one, other))).toEqual([])
  })
})
