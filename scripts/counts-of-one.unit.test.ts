import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('{domain,contract,server,web}/**/{words,*-words}.ts', { cwd: root })

/** What stands after a name as well as after a number, and a noun that is the same of one. */
const alike = new Set(['has', 'is', 'was', 'asks', 'keeps', 'leaves', 'uses', 'shows', 'sees', 'this', 'raas'])

/** Sentences that are never said of one. */
const neverOfOne = new Set([
  // Nobody is one year old.
  'server/features/finding/weekly-sheet/words.ts: age',
  'web/member/features/finding/lists/words.ts: years',
  'web/member/features/finding/search/words.ts: aged',
  // Every limit of a field is higher.
  'web/access/sign-up/words.ts: limitReached',
  'web/profile-form/words.ts: limitReached',
  // One alone is told by a sentence of its own.
  'server/features/telling/push/words.ts: many',
  'server/features/telling/deliveries/words.ts: notices',
  'web/office/features/security-events/words.ts: times',
  // Neither none nor all of them, so they are two at least.
  'web/member/parts/fit/words.ts: some',
])

type Sentence = (...args: unknown[]) => unknown
const isSentence = (value: unknown): value is Sentence => typeof value === 'function'

/** Every function in what a file says in English, with its name. */
function* sentencesIn(words: unknown, name: string): Generator<[name: string, sentence: Sentence]> {
  if (isSentence(words)) yield [name, words]
  else if (words && typeof words === 'object')
    for (const [key, value] of Object.entries(words)) yield* sentencesIn(value, key)
}

/** What it says, or an empty text where it takes something else, such as a list. */
function said(sentence: Sentence, args: readonly unknown[]): unknown {
  try {
    return sentence(...args)
  } catch {
    return ''
  }
}

/** What it says of a count at one place, with a word at the others. */
const saidOf = (sentence: Sentence, at: number, count: unknown): string =>
  String(
    said(
      sentence,
      Array.from({ length: sentence.length }, (_, n) => (n === at ? count : 'a')),
    ),
  )

/** Whether two are said like one, with a noun of many after the number. */
const isSaidAlike = (one: string, two: string) =>
  [...two.matchAll(/(?<![\d.,:/–-])2 (?:(?!are|near)(?:[a-z]+|SMS) )?([a-z]+s)\b.?/g)].some(
    ([phrase, noun = '']) => !alike.has(noun) && one.includes(phrase.replace('2', '1')),
  )

/** A count is a number, or a text where the page has written it. A sentence takes one of them, and the other tells nothing. */
const isSaidWrong = (sentence: Sentence): boolean =>
  Array.from({ length: sentence.length }, (_, at) => at).some(at =>
    [Number, String].every(written => isSaidAlike(saidOf(sentence, at, written(1)), saidOf(sentence, at, written(2)))),
  )

async function saidWrongIn(file: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(join(root, file))
  const english = Object.values(exported).map(words => (isSentence(words) ? said(words, ['en']) : words))
  return [
    ...sentencesIn(
      english.filter(words => typeof words === 'object'),
      file,
    ),
  ]
    .filter(([, sentence]) => isSaidWrong(sentence))
    .map(([key]) => `${file}: ${key}`)
}

test('of one is said what is said of one: 1 member, 1 row, 1 family', async () => {
  const wrong = new Set((await Promise.all(files.map(saidWrongIn))).flat())
  expect([...wrong].toSorted()).toEqual([...neverOfOne].toSorted())
})
