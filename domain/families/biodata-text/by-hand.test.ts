import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scoreReader, scoreTable, type Truth, type WrittenBiodata } from '#server/testing/biodata-texts/score.ts'

/** Sixty biodata as families write them, each behind what it says. */
function writtenByHand(half: 'tuned' | 'aside'): WrittenBiodata[] {
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

// The reader was written against the first half. Nobody looks at the mistakes in the second: a reader that is tuned to it
// would say nothing about the next family's text.
test.each(['tuned', 'aside'] as const)('the half that is %s: what is sure is right, and most is sure', half => {
  const written = writtenByHand(half)
  const score = scoreReader(written)
  console.log(scoreTable(`by hand, ${half}`, score))
  expect(written).toHaveLength(30)
  expect(score.share('wrong')).toBeLessThanOrEqual(0.01)
  expect(score.share('right')).toBeGreaterThanOrEqual(0.85)
})
