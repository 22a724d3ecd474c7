import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Expectations, isFitting } from '#domain/finding/fit.ts'
import { createTestMember, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { wishingFamilies } from '#server/testing/wishing-families.ts'
import { testWorld } from '#server/testing/world.ts'
import type { FitQuery, MemberFinder } from './query.ts'
import { sqlFinder } from './sql/finder.ts'

const world = testWorld({ readModel: true })
const community = wishingFamilies(world)
let plain: MemberFinder
beforeAll(() => {
  plain = sqlFinder(world.db, world.clock)
})

const modelCounts = (query: FitQuery) => {
  if (!world.model?.current()) throw new Error('the model is not in use')
  return world.model.countFits(query)
}

describe('how many fit, and how many of those would accept', () => {
  it('is the same by the read model, by plain SQL and by the rule, whatever the wishes', async () => {
    let met = 0
    await fc.assert(
      fc.asyncProperty(community.anyQuery(), async ({ query, stars }) => {
        const counts = await plain.countFits(query)
        const fitting = (await community.judge(query, stars)).filter(family => isFitting(family.ours))
        const accepting = fitting.filter(family => isFitting(family.theirs))
        expect(counts).toEqual({ fitting: fitting.length, accepting: accepting.length })
        await soon(() => modelCounts(query), counts)
        if (counts.accepting > 0) met++
      }),
      { numRuns: 80 },
    )
    expect(met).toBeGreaterThan(15)
  })

  it('follows what families write, change and take back', async () => {
    for (const [n, wanted] of fc.sample(community.expectations(), { numRuns: 30, seed: 11 }).entries())
      await community.writes(community.everyone[n * 3] as TestMember, wanted)
    await world.db
      .deleteFrom('expectations')
      .where(
        'member_id',
        'in',
        community.everyone.slice(100, 120).map(one => one.id),
      )
      .execute()
    await fc.assert(
      fc.asyncProperty(community.anyQuery(), async ({ query }) =>
        soon(() => modelCounts(query), await plain.countFits(query)),
      ),
      { numRuns: 40 },
    )
  })

  it('is told from ten on, twenty times an hour, and not without expectations of one’s own', async () => {
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
    await community.writes(him, { ...open, height: { from: 210, to: 213 } })
    expect((await ask()).body).toEqual({ has_expectations: 1, fitting: null, accepting: null })
    for (let n = 3; n < 20; n++) await ask()
    expect((await ask()).status).toBe(429)
  })
})
