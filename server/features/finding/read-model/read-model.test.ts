import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ColumnCriterion, columnCriteria, searchCriteria } from '#contract/finding/criteria.ts'
import type { Schema } from '#server/db/schema.ts'
import { type MasterData, readMasterData } from '#server/features/shared/master-data/queries.ts'
import { createTestMember, insertCopies } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { listOf } from './columns.ts'
import type { Criteria } from './criteria.ts'
import type { FinderQuery, MemberFinder } from './query.ts'
import { sqlFinder } from './sql/finder.ts'
import { packNumbers } from './stored-numbers.ts'
import type { WantedPart } from './stored-part.ts'

const world = testWorld({ readModel: true })
let plain: MemberFinder
let data: MasterData
let lists: Record<'marital' | 'education' | 'occupation' | 'diet' | 'devak' | 'work' | 'district', string[]>
let charans: MasterData['options']
let raases: string[]
const everyone: string[] = []

// Few values each, so that criteria meet members and members meet each other.
const some = (ids: readonly string[]) => fc.constantFrom(...ids.slice(0, 4))
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })

const star = () => fc.constantFrom(...charans.filter((_, n) => n % 9 === 0))
const person = (): fc.Arbitrary<Partial<Insertable<Schema['members']>>> =>
  fc
    .record({
      gender: fc.constantFrom('F' as const, 'M' as const),
      status: fc.constantFrom(
        'active' as const,
        'active' as const,
        'active' as const,
        'paused' as const,
        'deleted' as const,
      ),
      mobile_verified_at: fc.constantFrom(new Date('2026-01-15T06:00:00Z'), new Date('2026-01-15T06:00:00Z'), null),
      email_verified_at: fc.constantFrom(null, new Date('2026-01-15T06:00:00Z')),
      // Listed for ever, until today, until tomorrow, and no longer.
      last_sign_on: fc.constantFrom(null, null, '2025-11-17', '2025-11-18', '2025-11-16'),
      // Many at the same instant: the id then decides.
      joined_at: fc.integer({ min: 0, max: 40 }).map(n => new Date(Date.parse('2026-01-01T00:00:00Z') + n * 60_000)),
      date_of_birth: fc.integer({ min: 1985, max: 1999 }).map(year => `${year}-12-31`),
      last_used_on: fc.constantFrom(null, '2026-01-15', '2026-01-14', '2026-01-08', '2025-12-17', '2025-12-16'),
      last_use_is_hidden: fc.constantFrom(false, false, false, true),
      height_cm: fc.constantFrom(152, 160, 165, 170, 175, 180),
      annual_income: fc.constantFrom(0, 1, 499_999, 500_000, 500_001, 1_000_000, 900_000_000),
      marital_status_id: some(lists.marital),
      education_group_id: some(lists.education),
      occupation_type_id: maybe(some(lists.occupation)),
      diet_id: maybe(some(lists.diet)),
      devak_id: maybe(some(lists.devak)),
      work_location_id: some(lists.work),
      native_district_id: some(lists.district),
      mangal: maybe(fc.constantFrom(...searchCriteria.mangal.answers)),
      ready_to_move_abroad: maybe(fc.constantFrom(...searchCriteria.moveAbroad.answers)),
    })
    .chain(biodata =>
      fc
        .record({ star: maybe(star()), hasCharan: fc.boolean(), raas: maybe(fc.constantFrom(...raases)) })
        .map(stars => ({
          ...biodata,
          nakshatra_id: stars.star?.parent_id ?? null,
          charan_id: stars.hasCharan ? (stars.star?.id ?? null) : null,
          raas_id: stars.raas,
        })),
    )

/** Conditions of every kind for every criterion of the table. */
const anyCondition = (criterion: ColumnCriterion): fc.Arbitrary<Criteria[ColumnCriterion]> => {
  const declared = searchCriteria[criterion]
  const ids =
    listOf(criterion)
      ?.rows(data)
      .map(row => row.id) ?? []
  switch (declared.kind) {
    case 'options':
      return fc.subarray([...ids.slice(0, 4), '0190a0a0-0000-7000-8000-000000000000'])
    case 'answers':
      return fc.subarray([...declared.answers])
    case 'range': {
      const [min, max] = criterion === 'height' ? [150, 182] : criterion === 'income' ? [0, 12] : [1984, 2000]
      return fc.record({ from: maybe(fc.integer({ min, max })), to: maybe(fc.integer({ min, max })) })
    }
    case 'own':
      return some(ids).map(not => ({ not }))
    case 'only':
      return fc.constant(true)
  }
}
// A few at a time: all of them together match nobody, and nothing would be compared.
const anyCriteria = (): fc.Arbitrary<Criteria> =>
  fc
    .subarray([...columnCriteria], { maxLength: 4 })
    .chain(names => fc.record(Object.fromEntries(names.map(name => [name, anyCondition(name)])) as object))

const anyQuery = (): fc.Arbitrary<FinderQuery> => {
  const direction = fc.constantFrom('asc' as const, 'desc' as const)
  return fc.record({
    gender: fc.constantFrom('F' as const, 'M' as const),
    criteria: anyCriteria(),
    order: fc.oneof(
      fc.record({ by: fc.constant('joined' as const), direction }),
      fc.record({ by: fc.constant('recent' as const), direction }),
      fc.record({ by: fc.constant('kundali' as const), direction, place: maybe(fc.integer({ min: 0, max: 107 })) }),
    ),
    excluded: fc.subarray(everyone.slice(0, 60), { maxLength: 10 }),
    offset: fc.constantFrom(0, 0, 1, 7, 20, 60),
    limit: fc.constantFrom(1, 20, 2000),
  })
}

const allOf = (gender: 'F' | 'M'): FinderQuery => ({
  gender,
  criteria: {},
  order: { by: 'joined', direction: 'desc' },
  excluded: [],
  offset: 0,
  limit: 2000,
})
const caughtUp = async () => {
  for (const gender of ['F', 'M'] as const)
    for (const criteria of [{}, { withPhoto: true }] as const) {
      const query = { ...allOf(gender), criteria }
      await soon(() => fromModel(query), await plain.find(query))
    }
}
const model = () => {
  if (!world.model?.current()) throw new Error('the model is not in use')
  return world.model
}
const fromModel = (query: FinderQuery) => model().find(query)

beforeAll(async () => {
  plain = sqlFinder(world.db, world.clock)
  data = await readMasterData(world.db)
  const options = (type: string) => data.options.filter(row => row.type === type).map(row => row.id)
  charans = data.options.filter(row => row.type === 'CHARAN')
  raases = options('RAAS')
  lists = {
    marital: options('MARITAL_STATUS'),
    education: options('EDUCATION_GROUP'),
    occupation: options('OCCUPATION_TYPE'),
    diet: options('DIET'),
    devak: options('DEVAK'),
    work: data.workLocations.map(row => row.id),
    district: data.districts.map(row => row.id),
  }
  for (const one of fc.sample(person(), { numRuns: 300, seed: 7 }))
    everyone.push((await createTestMember(world, one)).id)
  for (const [n, id] of everyone.entries())
    if (n % 3 > 0) await hasPhoto(world, { id }, { status: n % 3 === 1 ? 'shown' : 'waiting' })
})

describe('the read model', () => {
  it('gives the same ids and the same count as plain SQL, whatever the query', async () => {
    await caughtUp()
    let met = 0
    await fc.assert(
      fc.asyncProperty(anyQuery(), async query => {
        const answer = await fromModel(query)
        expect(answer).toEqual(await plain.find(query))
        if (answer.ids.length > 0) met++
      }),
      { numRuns: 300 },
    )
    expect(met).toBeGreaterThan(60)
  })

  it('finds the same among a few members, each search among those that are new to it', async () => {
    await caughtUp()
    const numbers = (await world.db.selectFrom('members').select('number').execute()).map(row => row.number)
    let met = 0
    const asked = fc.record({
      gender: fc.constantFrom('F' as const, 'M' as const),
      numbers: fc.shuffledSubarray(numbers, { minLength: 40, maxLength: 150 }),
      limit: fc.constantFrom(3, 100),
      queries: fc.array(
        fc.record({
          criteria: anyCriteria(),
          excluded: fc.subarray(everyone.slice(0, 60), { maxLength: 10 }),
          first: fc.nat({ max: 150 }),
        }),
        { maxLength: 4 },
      ),
    })
    await fc.assert(
      fc.asyncProperty(asked, async among => {
        const found = await model().findAmong(among)
        expect(found).toEqual(await plain.findAmong(among))
        for (const [n, { criteria, excluded, first }] of among.queries.entries()) {
          // Beside a list of everybody by the same criteria.
          const all = new Set((await plain.find({ ...allOf(among.gender), criteria, excluded })).ids)
          const wanted = among.numbers.slice(0, first)
          const members = await world.db.selectFrom('members').select(['id', 'number']).execute()
          const ids = new Map(members.map(row => [row.number, row.id]))
          const byList = wanted.map(number => ids.get(number) ?? '').filter(id => all.has(id))
          expect(found[n]).toEqual(byList.slice(0, among.limit))
          if (byList.length > 0) met++
        }
      }),
      { numRuns: 60 },
    )
    expect(met).toBeGreaterThan(20)
  })

  it('counts what each criterion costs as searches without it do', async () => {
    await caughtUp()
    let dear = 0
    await fc.assert(
      fc.asyncProperty(anyQuery(), async ({ gender, criteria, excluded }) => {
        const counted = await model().criteriaCosts({ gender, criteria, excluded })
        const count = async (asked: Criteria) =>
          (await plain.find({ ...allOf(gender), criteria: asked, excluded, limit: 0 })).count
        expect(counted.count).toBe(await count(criteria))
        const names = columnCriteria.filter(name => criteria[name] !== undefined)
        expect(counted.costs.map(({ criterion }) => criterion).toSorted()).toEqual(names.toSorted())
        for (const { criterion, without } of counted.costs) {
          const { [criterion]: _, ...others } = criteria
          expect(without).toBe((await count(others)) - counted.count)
          if (without > 3) dear++
        }
        expect(await plain.criteriaCosts({ gender, criteria, excluded })).toEqual(counted)
      }),
      { numRuns: 100 },
    )
    expect(dear).toBeGreaterThan(20)
  })

  it('lets members go and come back with the day, as plain SQL does', async () => {
    await caughtUp()
    const day = 24 * 3_600_000
    for (const days of [1, 1, -3, 1]) {
      world.clock.passes(days * day)
      for (const gender of ['F', 'M'] as const)
        for (const query of [allOf(gender), { ...allOf(gender), limit: 20 }])
          expect(await fromModel(query)).toEqual(await plain.find(query))
    }
  })

  it('announces a photo that is added, hidden and removed', async () => {
    const { id } = await createTestMember(world, { gender: 'F' })
    const withPhoto = async () => (await fromModel({ ...allOf('F'), criteria: { withPhoto: true } })).ids.includes(id)
    await hasPhoto(world, { id }, { status: 'shown' })
    await soon(withPhoto, true)
    await world.db.updateTable('photos').set({ status: 'waiting' }).where('member_id', '=', id).execute()
    await soon(withPhoto, false)
    await world.db.updateTable('photos').set({ status: 'shown' }).where('member_id', '=', id).execute()
    await soon(withPhoto, true)
    await world.db.deleteFrom('photos').where('member_id', '=', id).execute()
    await soon(withPhoto, false)
  })

  it('announces a change of income', async () => {
    const { id } = await createTestMember(world, { gender: 'F', annual_income: 1_000_000 })
    const criteria = { income: { from: 10, to: 10 } }
    const found = async () => (await fromModel({ ...allOf('F'), criteria })).ids.includes(id)
    await soon(found, true)
    await world.db.updateTable('members').set({ annual_income: 1_000_001 }).where('id', '=', id).execute()
    await soon(found, false)
  })

  it('announces a change of Mangal', async () => {
    const { id } = await createTestMember(world, { gender: 'F', mangal: 'Y' })
    const mangal = async () => (await fromModel({ ...allOf('F'), criteria: { mangal: ['Y'] } })).ids.includes(id)
    await soon(mangal, true)
    await world.db.updateTable('members').set({ mangal: 'N' }).where('id', '=', id).execute()
    await soon(mangal, false)
  })

  it('knows who of a stored result is still visible, as plain SQL does, in the order of the result', async () => {
    const rows = await world.db.selectFrom('members').select(['id', 'number']).where('id', 'in', everyone).execute()
    const numberOf = new Map(rows.map(row => [row.id, row.number]))
    const shuffled = fc.shuffledSubarray(everyone, { minLength: 1 })
    const blocked = fc.subarray(everyone.slice(0, 60), { maxLength: 10 })
    const position = fc.integer({ min: 0, max: everyone.length })
    const wanted: fc.Arbitrary<WantedPart> = fc.oneof(
      fc.record({ from: position, to: position }),
      fc.record({ around: maybe(fc.constantFrom(...everyone)), position }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('F' as const, 'M' as const),
        shuffled,
        blocked,
        wanted,
        async (gender, ids, excluded, part) => {
          const numbers = packNumbers(ids.map(id => numberOf.get(id) ?? 0))
          const stored = { gender, numbers, excluded, wanted: part }
          expect(await world.model?.stillVisible(stored)).toEqual(await plain.stillVisible(stored))
          const all = await plain.stillVisible({ ...stored, wanted: { from: 0, to: ids.length } })
          expect(all.ids).toEqual(ids.filter(id => all.ids.includes(id)))
          expect(all.ids.some(id => excluded.includes(id))).toBe(false)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('stores the numbers of the members whom it finds', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async query => {
        expect(await world.model?.collect(query)).toEqual(await plain.collect(query))
      }),
      { numRuns: 30 },
    )
  })

  it('still does after members changed, paused and left in any way', async () => {
    const changes = fc.sample(fc.record({ id: fc.constantFrom(...everyone), to: person() }), { numRuns: 120, seed: 9 })
    // Whoever was deleted does not come back: nothing of them is left.
    for (const { id, to } of changes)
      await world.db.updateTable('members').set(to).where('id', '=', id).where('status', '<>', 'deleted').execute()
    await world.db.deleteFrom('members').where('id', 'in', everyone.slice(0, 20)).execute()
    await world.db
      .updateTable('photos')
      .set({ status: 'shown' })
      .where('member_id', 'in', everyone.slice(20, 60))
      .execute()
    await world.db
      .updateTable('photos')
      .set({ status: 'waiting' })
      .where('member_id', 'in', everyone.slice(60, 90))
      .execute()
    await world.db.deleteFrom('photos').where('member_id', 'in', everyone.slice(90, 120)).execute()
    await world.db.updateTable('members').set({ status: 'active' }).where('status', '=', 'paused').execute()
    for (const one of fc.sample(person(), { numRuns: 40, seed: 11 }))
      everyone.push((await createTestMember(world, one)).id)
    await caughtUp()
    await fc.assert(
      fc.asyncProperty(anyQuery(), async query => {
        expect(await fromModel(query)).toEqual(await plain.find(query))
      }),
      { numRuns: 150 },
    )
  })

  it('hears of a change whose transaction began early and ended late', async () => {
    const { id } = await createTestMember(world, { gender: 'F', status: 'paused' })
    await caughtUp()
    const open = await world.db.startTransaction().execute()
    await open.updateTable('members').set({ status: 'active' }).where('id', '=', id).execute()
    // A later one is read first; by its number the early one lies behind.
    const later = await createTestMember(world, { gender: 'F' })
    await soon(async () => (await fromModel(allOf('F'))).ids.includes(later.id), true)
    expect((await fromModel(allOf('F'))).ids).not.toContain(id)
    await open.commit().execute()
    await soon(async () => (await fromModel(allOf('F'))).ids.includes(id), true)
    await caughtUp()
  })

  it('takes an import of thousands in one statement', async () => {
    const { count } = await plain.find(allOf('M'))
    const him = await createTestMember(world, { gender: 'M' })
    await insertCopies(world, him, 1200)
    await soon(async () => (await fromModel(allOf('M'))).count, count + 1201)
    await caughtUp()
  })
})
