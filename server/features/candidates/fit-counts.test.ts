import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Expectations, fitOf, isFitting } from '#domain/fit.ts'
import { score } from '#domain/kundali/score.ts'
import { asCouple } from '#server/features/kundali/couple.ts'
import { horoscopeFrom } from '#server/features/kundali/horoscopes.ts'
import { type MasterData, readMasterData } from '#server/features/master-data/queries.ts'
import { expectationsFrom } from '#server/features/profiles/fit-of-viewer.ts'
import { createTestMember, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { placeOf } from './kundali-order.ts'
import type { Candidates, FitQuery } from './query.ts'
import { sqlCandidates } from './sql-candidates.ts'

const world = testWorld({ readModel: true })
const everyone: TestMember[] = []
let plain: Candidates
let data: MasterData
let marital: string[]
let work: string[]
let districts: string[]
let charans: MasterData['options']

const few = (ids: readonly string[]) => fc.constantFrom(...ids.slice(0, 3))
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 2 })
const someOf = (ids: readonly string[]) =>
  fc.oneof(fc.constant([]), fc.subarray([...ids.slice(0, 3), '0190a0a0-0000-7000-8000-000000000000']))
const range = (from: number, to: number) =>
  fc.oneof(
    fc.constant({ from: null, to: null }),
    fc.record({ from: maybe(fc.integer({ min: from, max: to })), to: maybe(fc.integer({ min: from, max: to })) }),
  )
const expectations = (): fc.Arbitrary<Expectations> =>
  fc.record({
    maritalStatus: someOf(marital),
    birthYear: range(1988, 1998),
    height: range(155, 180),
    patrikaMatch: fc.constantFrom('Y' as const, 'N' as const, 'ALL' as const, null),
    workingCity: someOf(work),
    nativeDistrict: someOf(districts),
  })

async function writeExpectations(member: TestMember, wanted: Expectations) {
  const row = {
    birth_year_from: wanted.birthYear.from,
    birth_year_to: wanted.birthYear.to,
    height_from: wanted.height.from,
    height_to: wanted.height.to,
    patrika_match: wanted.patrikaMatch,
    choices: JSON.stringify({
      marital_status: wanted.maritalStatus,
      working_city: wanted.workingCity,
      native_district: wanted.nativeDistrict,
    }) as never,
  }
  await world.db
    .insertInto('expectations')
    .values({ member_id: member.id, ...row })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(row))
    .execute()
}

beforeAll(async () => {
  plain = sqlCandidates(world.db, world.clock)
  data = await readMasterData(world.db)
  marital = data.options.filter(row => row.type === 'MARITAL_STATUS').map(row => row.id)
  charans = data.options.filter(row => row.type === 'CHARAN')
  work = data.workLocations.map(row => row.id)
  districts = data.districts.map(row => row.id)
  const person = fc.record({
    gender: fc.constantFrom('F' as const, 'M' as const),
    status: fc.constantFrom('active' as const, 'active' as const, 'active' as const, 'paused' as const),
    date_of_birth: fc.integer({ min: 1988, max: 1998 }).map(year => `${year}-06-15`),
    height_cm: fc.constantFrom(160, 165, 170, 175),
    marital_status_id: few(marital),
    work_location_id: few(work),
    native_district_id: few(districts),
    charan: maybe(fc.constantFrom(...charans.filter((_, n) => n % 11 === 0))),
    wanted: maybe(expectations()),
  })
  for (const { charan, wanted, ...one } of fc.sample(person, { numRuns: 160, seed: 3 })) {
    const stars = { nakshatra_id: charan?.parent_id ?? null, charan_id: charan?.id ?? null }
    const member = await createTestMember(world, { ...one, ...stars })
    everyone.push(member)
    if (wanted) await writeExpectations(member, wanted)
  }
})

/** The counts by the one rule of the domain, member by member. */
async function byTheRule(query: FitQuery, stars: ReturnType<typeof horoscopeFrom>) {
  const rows = await world.db
    .selectFrom('members')
    .leftJoin('expectations', 'expectations.member_id', 'members.id')
    .where('members.gender', '=', query.gender)
    .where('members.status', '=', 'active')
    .where(sql<boolean>`members.id <> all(${query.excluded}::uuid[])`)
    .selectAll('members')
    .select(['birth_year_from', 'birth_year_to', 'height_from', 'height_to', 'patrika_match', 'choices'])
    .execute()
  let [fitting, accepting] = [0, 0]
  for (const row of rows) {
    const side = { gender: query.gender === 'F' ? ('M' as const) : ('F' as const) }
    const { bride, groom } = asCouple(side, stars, horoscopeFrom(data, row))
    const total = score(bride, groom)
    const gunMilan = total.known ? total.total : null
    const facts = {
      maritalStatus: row.marital_status_id,
      birthYear: Number(row.date_of_birth.slice(0, 4)),
      height: row.height_cm,
      workLocation: row.work_location_id,
      nativeDistrict: row.native_district_id,
      gunMilan,
    }
    if (!isFitting(fitOf(query.wanted, facts))) continue
    fitting++
    const { choices } = row
    if (choices && isFitting(fitOf(expectationsFrom({ ...row, choices }), { ...query.facts, gunMilan }))) accepting++
  }
  return { fitting, accepting }
}

const anyQuery = () =>
  fc
    .record({
      gender: fc.constantFrom('F' as const, 'M' as const),
      excluded: fc.subarray(
        everyone.slice(0, 30).map(one => one.id),
        { maxLength: 6 },
      ),
      wanted: expectations(),
      facts: fc.record({
        maritalStatus: few(marital),
        birthYear: fc.integer({ min: 1986, max: 2000 }),
        height: fc.integer({ min: 150, max: 185 }),
        workLocation: maybe(few(work)),
        nativeDistrict: maybe(few(districts)),
      }),
      charan: maybe(fc.constantFrom(...charans.filter((_, n) => n % 11 === 0))),
    })
    .map(({ charan, ...query }) => {
      const birth = {
        nakshatra_id: charan?.parent_id ?? null,
        charan_id: charan?.id ?? null,
        raas_id: null,
        mangal: null,
        devak_id: null,
      }
      const stars = horoscopeFrom(data, birth)
      return { query: { ...query, place: placeOf(stars) } satisfies FitQuery, stars }
    })

const modelCounts = (query: FitQuery) => {
  if (!world.model?.current()) throw new Error('the model is not in use')
  return world.model.countFits(query)
}

describe('how many fit, and how many of those would accept', () => {
  it('is the same by the read model, by plain SQL and by the rule, whatever the wishes', async () => {
    let met = 0
    await fc.assert(
      fc.asyncProperty(anyQuery(), async ({ query, stars }) => {
        const counts = await plain.countFits(query)
        expect(counts).toEqual(await byTheRule(query, stars))
        await soon(() => modelCounts(query), counts)
        if (counts.accepting > 0) met++
      }),
      { numRuns: 80 },
    )
    expect(met).toBeGreaterThan(15)
  })

  it('follows what families write, change and take back', async () => {
    for (const [n, wanted] of fc.sample(expectations(), { numRuns: 30, seed: 11 }).entries())
      await writeExpectations(everyone[n * 3] as TestMember, wanted)
    await world.db
      .deleteFrom('expectations')
      .where(
        'member_id',
        'in',
        everyone.slice(100, 120).map(one => one.id),
      )
      .execute()
    await fc.assert(
      fc.asyncProperty(anyQuery(), async ({ query }) => soon(() => modelCounts(query), await plain.countFits(query))),
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
    await writeExpectations(him, open)
    const { fitting } = (await ask()).body
    const { count } = await world.db
      .selectFrom('members')
      .where('gender', '=', 'F')
      .where('status', '=', 'active')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(fitting).toBe(count)
    await writeExpectations(him, { ...open, height: { from: 210, to: 213 } })
    expect((await ask()).body).toEqual({ has_expectations: 1, fitting: null, accepting: null })
    for (let n = 3; n < 20; n++) await ask()
    expect((await ask()).status).toBe(429)
  })
})
