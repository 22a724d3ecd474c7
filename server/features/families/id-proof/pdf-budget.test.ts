import { expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { bride } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { drawWithinBudget } from './limits.ts'

const world = testWorld()

/** Sends a PDF of a member some times. A heavy one holds a processor for fifteen seconds; here it only says so. */
async function sends(memberId: string, times: number, isHeavy: boolean) {
  const drawn = { times: 0 }
  const outcomes: string[] = []
  for (let n = 0; n < times; n++)
    outcomes.push(
      await drawWithinBudget(
        databaseLimits(world),
        Buffer.from('%PDF-'),
        memberId,
        async (bytes, _, { onHeavy } = {}) => {
          drawn.times++
          if (isHeavy) onHeavy?.()
          return bytes
        },
      ).then(
        () => 'drawn',
        error => (error instanceof Refusal ? error.code : 'failed'),
      ),
    )
  return { outcomes, drawn: drawn.times }
}

it('three families that send heavy PDFs all day hold the drawing for a few minutes', async () => {
  for (let n = 0; n < 3; n++) {
    const { id } = await bride(world)
    const { outcomes, drawn } = await sends(id, 8, true)
    expect(outcomes.slice(0, 3)).toEqual(['drawn', 'drawn', 'drawn'])
    expect(new Set(outcomes.slice(3))).toEqual(new Set(['slow_down']))
    expect(drawn).toBe(3)
    // Tomorrow is another day.
    if (n === 2) {
      world.clock.passes(dayMs)
      expect((await sends(id, 1, true)).outcomes).toEqual(['drawn'])
    }
  }
})

it('a family that sends plain scans is not counted', async () => {
  const { id } = await bride(world)
  expect(new Set((await sends(id, 8, false)).outcomes)).toEqual(new Set(['drawn']))
})
