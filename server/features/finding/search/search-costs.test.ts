import { beforeAll, describe, expect, it } from 'vitest'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import { blocks, bride, groom, type TestMember } from '#server/testing/members.ts'
import { optionId } from '#server/testing/options.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
let him: TestMember
let devak: string
const costs = (criteria: SentCriteria, who = him) => world.call('searchCosts', criteria, { token: who.token })

beforeAll(async () => {
  devak = await optionId(world.db, 'DEVAK', { position: 0 })
  him = await groom(world, { devak_id: devak })
  const born = (year: number) => ({ date_of_birth: `${year}-05-10` })
  for (let n = 0; n < 2; n++) await bride(world, { height_cm: 170, ...born(1997) })
  // Twelve are too short, three too old, and one both: she is kept away by neither alone.
  for (let n = 0; n < 12; n++) await bride(world, { height_cm: 150, ...born(1997) })
  for (let n = 0; n < 3; n++) await bride(world, { height_cm: 170, ...born(1985) })
  await bride(world, { height_cm: 150, ...born(1985) })
  await blocks(world, await bride(world, { height_cm: 150, ...born(1997) }), him)
  for (let n = 0; n < 11; n++) await bride(world, { height_cm: 170, ...born(1997), devak_id: devak })
})

describe('what each criterion of a search costs', () => {
  it('is how many more there are without it, and no figure below ten', async () => {
    const { status, body } = await costs({ from_height: 165, from_age: 1995 })
    expect([status, body]).toEqual([
      200,
      {
        count: 2,
        // One's own devak is left out by custom, which is no choice of the form.
        costs: [
          { name: 'from_age', without: null },
          { name: 'from_height', without: 12 },
        ],
      },
    ])
  })

  it('is counted with the wishes, twenty times an hour', async () => {
    const eager = await groom(world)
    for (let n = 0; n < 10; n++) expect((await costs({ from_height: 160 }, eager)).status).toBe(200)
    for (let n = 0; n < 10; n++)
      expect((await world.call('wishCosts', { height_from: 160 }, { token: eager.token })).status).toBe(200)
    expect((await costs({ from_height: 160 }, eager)).status).toBe(429)
  })

  it('refuses nonsense as a search does', async () => {
    expect((await costs({ from_height: 20 })).refusal.fields).toHaveProperty('from_height')
    expect((await costs({ colour: 'red' } as never)).status).toBe(400)
  })
})
