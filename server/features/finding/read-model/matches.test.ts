import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, type Day, dayInIndia, startOfDayInIndia } from '#domain/calendar.ts'
import { fairOrder, type Turn } from '#domain/finding/fair-order.ts'
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

// They joined over some weeks and were shown more or less often. Some had another turn until today.
beforeAll(async () => {
  const today = dayInIndia(world.clock.now())
  await sql`update members set joined_at = joined_at - (number % 17) * interval '1 day'`.execute(world.db)
  await sql`insert into showing_totals
      (member_id, day, shown, comes_last, shown_before, came_last_before, has_returned)
    select id, ${today}::date - number % 3 + 1, number % 7, number % 11 = 0, number % 5, number % 13 = 0, number % 17 = 1
    from members where number % 4 > 0`.execute(world.db)
})
const anyFairDay = () => {
  const today = dayInIndia(world.clock.now())
  return fc.record({
    day: fc.constantFrom(addDays(today, -3), today, addDays(today, 1), addDays(today, 9)),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  })
}
async function turnsOn(day: Day): Promise<Map<string, Turn>> {
  const rows = await world.db
    .selectFrom('members')
    .leftJoin('showing_totals as totals', 'totals.member_id', 'members.id')
    .select(['id', 'number', 'joined_at', 'day', 'shown', 'comes_last', 'shown_before', 'came_last_before'])
    .select('has_returned')
    .execute()
  return new Map(
    rows.map(row => {
      const isLater = row.day !== null && row.day > day
      const turn = {
        number: row.number,
        joinedAt: row.joined_at,
        shown: (isLater ? row.shown_before : row.shown) ?? 0,
        comesLast: (isLater ? row.came_last_before : row.comes_last) ?? false,
        hasReturned: row.has_returned ?? false,
      }
      return [row.id, turn]
    }),
  )
}

type Stars = Parameters<typeof community.judge>[1]

async function matchesByTheRule(query: MatchQuery, stars: Stars) {
  const turns = await turnsOn(query.fair.day)
  const found = (await community.judge(query, stars)).flatMap(family => {
    const suits = matchClassOf(family.ours, family.theirs)
    const turn = turns.get(family.id)
    const isThere = family.joinedAt < startOfDayInIndia(query.fair.day)
    return suits && turn && isThere ? [{ ...family, ...turn, place: matchClasses.indexOf(suits) }] : []
  })
  const isSameDevak = (family: { devak: string | null }) => query.devak !== null && family.devak === query.devak
  const eligible = found.filter(family => !isSameDevak(family)).toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const shown = matchClasses.flatMap((_, place) =>
    fairOrder(
      eligible.filter(family => family.place === place),
      query.fair,
    ),
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
        anyFairDay(),
        fc.constantFrom({ offset: 0, limit: 20 }, { offset: 3, limit: 5 }, { offset: 20, limit: 20 }),
        async ({ query: fit, stars }, devak, fair, range) => {
          const query: MatchQuery = { ...fit, devak, fair, ...range }
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
        fc.array(fc.tuple(community.anyQuery(), community.anyDevak(), anyFairDay()), { minLength: 1, maxLength: 3 }),
        fc.subarray(members, { minLength: 60 }),
        fc.constantFrom(2, 8),
        async (asking, few, limit) => {
          const gender = asking[0]?.[0].query.gender ?? 'F'
          const queries = asking.map(([{ query }, devak, fair]) => ({ ...query, devak, fair }))
          const among = { gender, numbers: few.map(row => row.number), queries, limit }
          const byTheRule: string[][] = []
          for (const [{ query, stars }, devak, fair] of asking) {
            const others = members.filter(row => !few.includes(row)).map(row => row.id)
            const excluded = [...query.excluded, ...others]
            const wide = { ...query, excluded, gender, devak, fair, offset: 0, limit: 1000 }
            const { counts, ids } = await matchesByTheRule(wide, stars)
            const fitting = ids.slice(0, (counts[0] ?? 0) + (counts[1] ?? 0))
            byTheRule.push(fitting.slice(0, limit))
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
