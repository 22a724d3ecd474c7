import { expect, test } from 'vitest'
import { choicesFrom } from '#server/demo/choices.ts'
import { makeHousehold } from '#server/demo/make-household.ts'
import { randomStream } from '#server/demo/random.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { newYear, testWorld } from '../world.ts'
import { labels } from './labels.ts'
import { layouts } from './layouts.ts'
import { scoreReader, scoreTable, type WrittenBiodata } from './score.ts'
import { toldBy } from './told.ts'

const world = testWorld()
const families = 500

/** Biodata of demo families, by a writer that shares nothing with the reader. */
async function writtenBiodata(): Promise<WrittenBiodata[]> {
  const data = await readMasterData(world.db)
  const community = { seed: 'biodata', members: families, now: newYear, choices: choicesFrom(data) }
  return Array.from({ length: families }, (_, index) => {
    const layout = layouts[index % layouts.length]
    if (!layout) throw new Error('there are layouts')
    const random = randomStream('writer', index)
    const told = toldBy(makeHousehold(community, index), data, layout.tongue, random).filter(
      ({ label }) => label === 'bride' || label === 'groom' || random.happens(0.9),
    )
    const lines = told.map(({ label, text }) => ({
      name: label,
      label: random.pick(labels[label][layout.tongue]),
      text,
    }))
    return {
      text: random.pick(layout.heads) + layout.shape(lines),
      truth: Object.assign({}, ...told.map(({ truth }) => truth)),
    }
  })
}

// The reader was tuned on the first half. The mistakes in the second are counted and not looked at.
test('biodata of five hundred demo families, in more than forty layouts: what is sure is right, and most is sure', async () => {
  const written = await writtenBiodata()
  const halves = { tuned: written.slice(0, families / 2), aside: written.slice(families / 2) }
  for (const [half, texts] of Object.entries(halves)) {
    const mistakes: unknown[] = []
    const score = scoreReader(texts, mistake => mistakes.push(mistake))
    console.log(scoreTable(`generated, ${half}`, score))
    if (half === 'tuned' && process.env.SHOW_MISTAKES) console.log(JSON.stringify(mistakes, null, 1))
    expect(score.share('wrong')).toBeLessThanOrEqual(0.01)
    expect(score.share('right')).toBeGreaterThanOrEqual(0.85)
  }
  expect(layouts.length).toBeGreaterThanOrEqual(40)
})
