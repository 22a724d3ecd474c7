import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scoreReader, scoreTable, type Truth, type WrittenBiodata } from '#server/testing/biodata-texts/score.ts'

/** Biodata as families write them, each behind what it says. */
function writtenByHand(half: 'tuned' | 'aside' | 'later'): WrittenBiodata[] {
  const file = readFileSync(new URL(`testdata/${half}.txt`, import.meta.url), 'utf8')
  return file
    .split('===\n')
    .slice(1)
    .map(written => {
      const [told = '', text = ''] = written.split('---\n')
      const truth = Object.fromEntries(
        told
          .trim()
          .split('\n')
          .map(line => line.split(': ', 2)),
      )
      return { truth: truth as Truth, text }
    })
}

// The reader was written against the first set. Nobody looks at the mistakes in the second: a reader that is tuned to it
// would say nothing about the next family's text. The third was written later, before anybody read the habits: of its first
// fifteen 80 % were read right and of the ten after them 82 %, and then the habits were mended.
test.each([
  ['tuned', 30],
  ['aside', 30],
  ['later', 25],
] as const)('the texts %s: what is sure is right, and most is sure', (half, atLeast) => {
  const written = writtenByHand(half)
  const score = scoreReader(written)
  console.log(scoreTable(`by hand, ${half}`, score))
  expect(written.length).toBeGreaterThanOrEqual(atLeast)
  expect(score.share('wrong')).toBeLessThanOrEqual(0.01)
  expect(score.share('right')).toBeGreaterThanOrEqual(0.85)
})
