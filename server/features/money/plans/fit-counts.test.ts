import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import type { Expectations } from '#domain/finding/fit.ts'
import { createTestMember } from '#server/testing/members.ts'
import { wishingFamilies } from '#server/testing/wishing-families.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true })
const community = wishingFamilies(world)

describe('how many families fit', () => {
  it('is told from ten on, twenty times an hour, and not without expectations of one’s own', async () => {
    // Whoever joins is a match from the next midnight on.
    world.clock.passes(dayMs)
    const him = await createTestMember(world, { gender: 'M', height_cm: 171 })
    const ask = () => world.call('fitCounts', {}, { token: him.token })
    expect((await ask()).body).toEqual({ has_expectations: 0, fitting: null, accepting: null })
    const open: Expectations = {
      maritalStatus: [],
      birthYear: { from: 1900, to: 2020 },
      height: { from: null, to: null },
      patrikaMatch: null,
      workingCity: [],
      nativeDistrict: [],
    }
    await community.writes(him, open)
    const { fitting } = (await ask()).body
    const { count } = await world.db
      .selectFrom('members')
      .where('gender', '=', 'F')
      .where('status', '=', 'active')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(fitting).toBe(count)
    const { counts } = (await world.call('matchList', {}, { token: him.token })).body
    expect(fitting).toBe(counts.both + counts.ours)
    await community.writes(him, { ...open, height: { from: 210, to: 213 } })
    expect((await ask()).body).toEqual({ has_expectations: 1, fitting: null, accepting: null })
    for (let n = 3; n < 20; n++) await ask()
    expect((await ask()).status).toBe(429)
  })
})
