import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scoreReader, scoreTable, type Truth, type WrittenBiodata } from '#server/testing/biodata-texts/score.ts'

/** Biodata as families write them, each behind what it says. */
function writtenByHand(half: string): WrittenBiodata[] {
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

// The reader was written against the first set and mended with the third and the fourth. Nobody looks at the mistakes in the
// second and the last: a reader that is tuned to them would say nothing about the next family's text.
const sets = { tuned: 30, aside: 30, later: 25, unseen: 40, unread: 20 } as const

test('biodata as families write them: what is sure is right, and most is sure', () => {
  const all = Object.entries(sets).flatMap(([name, atLeast]) => {
    const written = writtenByHand(name)
    expect(written.length).toBeGreaterThanOrEqual(atLeast)
    const score = scoreReader(written)
    console.log(scoreTable(`by hand, ${name}`, score))
    expect(score.share('right')).toBeGreaterThanOrEqual(0.85)
    return written
  })
  const score = scoreReader(all)
  console.log(scoreTable('by hand, all', score))
  expect(score.share('wrong')).toBeLessThanOrEqual(0.003)
  expect(score.share('right')).toBeGreaterThanOrEqual(0.88)
})
