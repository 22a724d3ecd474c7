import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Expectations,
  type Fit,
  fitOf,
  isFitting,
  matchClasses,
  matchClassOf,
  type Wish,
} from '#domain/finding/fit.ts'
import { soon } from '#server/testing/soon.ts'
import { wishingFamilies } from '#server/testing/wishing-families.ts'
import { testWorld } from '#server/testing/world.ts'
import type { FitQuery, MatchQuery, MemberFinder, WishCosts } from './query.ts'
import { sqlFinder } from './sql/finder.ts'

const world = testWorld({ readModel: true })
const community = wishingFamilies(world)
let plain: MemberFinder
beforeAll(() => {
  plain = sqlFinder(world.db, world.clock)
})
const model = () => {
  if (!world.model?.current()) throw new Error('the model is not in use')
  return world.model
}

type Stars = Parameters<typeof community.judge>[1]

async function matchesByTheRule(query: MatchQuery, stars: Stars) {
  const found = (await community.judge(query, stars)).flatMap(family => {
    const suits = matchClassOf(family.ours, family.theirs)
    return suits ? [{ ...family, place: matchClasses.indexOf(suits) }] : []
  })
  const isSameDevak = (family: { devak: string | null }) => query.devak !== null && family.devak === query.devak
  const shown = found
    .filter(family => !isSameDevak(family))
    .toSorted(
      (one, other) =>
        one.place - other.place || other.joinedAt.getTime() - one.joinedAt.getTime() || (one.id < other.id ? 1 : -1),
    )
  return {
    counts: matchClasses.map((_, place) => shown.filter(family => family.place === place).length),
    sameDevak: found.filter(isSameDevak).length,
    ids: shown.slice(query.offset, query.offset + query.limit).map(family => family.id),
  }
}

const without: Record<Wish, Partial<Expectations>> = {
  marital_status: { maritalStatus: [] },
  birth_year: { birthYear: { from: null, to: null } },
  height: { height: { from: null, to: null } },
  patrika: { patrikaMatch: null },
  working_city: { workingCity: [] },
  native_district: { nativeDistrict: [] },
}
const factOf = {
  marital_status: 'maritalStatus',
  birth_year: 'birthYear',
  height: 'height',
  working_city: 'workLocation',
  native_district: 'nativeDistrict',
} as const

async function costsByTheRule(query: FitQuery, stars: Stars): Promise<WishCosts> {
  const families = await community.judge(query, stars)
  const count = (wanted: Expectations) => families.filter(family => isFitting(fitOf(wanted, family.facts))).length
  const fitting = count(query.wanted)
  const written = families.find(({ ours }) => ours)?.ours
  const wishes = written ? [...written.met, ...written.missed, ...written.notTold] : []
  const missesOnly = (fit: Fit | null, wish: Wish) => fit?.missed.length === 1 && fit.missed[0] === wish
  return {
    fitting,
    wishes: wishes.map(wish => {
      const values = new Map<string | number, number>()
      if (wish !== 'patrika')
        for (const family of families)
          if (missesOnly(family.ours, wish)) {
            const value = family.facts[factOf[wish]] ?? ''
            values.set(value, (values.get(value) ?? 0) + 1)
          }
      return {
        wish,
        without: count({ ...query.wanted, ...without[wish] }) - fitting,
        missedBy: Array.from(values, ([value, count]) => ({ value, count })),
      }
    }),
  }
}

/** In one order, however they were counted. */
const sorted = ({ fitting, wishes }: WishCosts) => ({
  fitting,
  wishes: wishes
    .map(({ missedBy, ...one }) => ({
      ...one,
      missedBy: missedBy.toSorted((a, b) => (String(a.value) < String(b.value) ? -1 : 1)),
    }))
    .toSorted((one, other) => (one.wish < other.wish ? -1 : 1)),
})

describe('whom a family looks at first', () => {
  it('is the same by the read model, by plain SQL and by the rule, page by page', async () => {
    const seen = [0, 0, 0]
    await fc.assert(
      fc.asyncProperty(
        community.anyQuery(),
        community.anyDevak(),
        fc.constantFrom({ offset: 0, limit: 20 }, { offset: 3, limit: 5 }, { offset: 20, limit: 20 }),
        async ({ query: fit, stars }, devak, range) => {
          const query: MatchQuery = { ...fit, devak, ...range }
          const page = await plain.matches(query)
          expect(page).toEqual(await matchesByTheRule(query, stars))
          await soon(() => model().matches(query), page)
          for (const [n, count] of page.counts.entries()) if (count > 0) seen[n] = (seen[n] ?? 0) + 1
        },
      ),
      { numRuns: 80 },
    )
    for (const times of seen) expect(times).toBeGreaterThan(8)
  })
})

describe('who of a few fits whom', () => {
  it('is the same by the read model, by plain SQL and by the rule, for several who ask', async () => {
    const members = await world.db
      .selectFrom('members')
      .select(['id', 'number'])
      .orderBy('joined_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    let met = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(community.anyQuery(), community.anyDevak()), { minLength: 1, maxLength: 3 }),
        fc.subarray(members, { minLength: 60 }),
        fc.constantFrom(2, 8),
        async (asking, few, limit) => {
          const gender = asking[0]?.[0].query.gender ?? 'F'
          const queries = asking.map(([{ query }, devak]) => ({ ...query, devak }))
          const among = { gender, numbers: few.map(row => row.number), queries, limit }
          const byTheRule: string[][] = []
          for (const [{ query, stars }, devak] of asking) {
            const wide = { ...query, gender, devak, offset: 0, limit: 1000 }
            const { counts, ids } = await matchesByTheRule(wide, stars)
            const fitting = ids.slice(0, (counts[0] ?? 0) + (counts[1] ?? 0))
            byTheRule.push(fitting.filter(id => few.some(row => row.id === id)).slice(0, limit))
          }
          expect(await plain.fitAmong(among)).toEqual(byTheRule)
          await soon(() => model().fitAmong(among), byTheRule)
          if (byTheRule.some(ids => ids.length > 1)) met++
        },
      ),
      { numRuns: 60 },
    )
    expect(met).toBeGreaterThan(10)
  })
})

describe('what each wish costs', () => {
  it('is the same by the read model, by plain SQL and by leaving the wish out', async () => {
    let dear = 0
    await fc.assert(
      fc.asyncProperty(community.anyQuery(), async ({ query, stars }) => {
        const costs = sorted(await plain.wishCosts(query))
        expect(costs).toEqual(sorted(await costsByTheRule(query, stars)))
        await soon(async () => sorted(await model().wishCosts(query)), costs)
        if (costs.wishes.some(wish => wish.without > 3)) dear++
      }),
      { numRuns: 80 },
    )
    expect(dear).toBeGreaterThan(10)
  })
})
