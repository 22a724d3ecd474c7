import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { type Expectations, type Fit, fitOf } from '#domain/finding/fit.ts'
import { score } from '#domain/kundali/gun-milan.ts'
import { asCouple, horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import { expectationsFrom } from '#server/features/families/profiles/fit.ts'
import { placeOf } from '#server/features/finding/read-model/kundali-order.ts'
import type { FitQuery } from '#server/features/finding/read-model/query.ts'
import { type MasterData, readMasterData } from '#server/features/shared/master-data/queries.ts'
import { createTestMember, type TestMember } from './members.ts'
import type { TestWorld } from './world.ts'

const few = (ids: readonly string[]) => fc.constantFrom(...ids.slice(0, 3))
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 2 })
const someOf = (ids: readonly string[]) =>
  fc.oneof(fc.constant([]), fc.subarray([...ids.slice(0, 3), '0190a0a0-0000-7000-8000-000000000000']))
const range = (from: number, to: number) =>
  fc.oneof(
    fc.constant({ from: null, to: null }),
    fc.record({ from: maybe(fc.integer({ min: from, max: to })), to: maybe(fc.integer({ min: from, max: to })) }),
  )

/** A family as the rule of fit sees it for the viewer. */
interface JudgedFamily {
  id: string
  joinedAt: Date
  devak: string | null
  facts: Parameters<typeof fitOf>[1]
  /** How it meets the viewer's wishes, and how the viewer meets its wishes. */
  ours: Fit | null
  theirs: Fit | null
}

/** A random community of families with expectations, and the rule of fit applied to it directly. */
export function wishingFamilies(world: TestWorld) {
  const everyone: TestMember[] = []
  let data: MasterData
  let marital: string[]
  let work: string[]
  let districts: string[]
  let devaks: string[]
  let charans: MasterData['options']

  const expectations = (): fc.Arbitrary<Expectations> =>
    fc.record({
      maritalStatus: someOf(marital),
      birthYear: range(1988, 1998),
      height: range(155, 180),
      patrikaMatch: fc.constantFrom('Y' as const, 'N' as const, 'ALL' as const, null),
      workingCity: someOf(work),
      nativeDistrict: someOf(districts),
    })

  async function writes(member: Pick<TestMember, 'id'>, wanted: Expectations) {
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
    data = await readMasterData(world.db)
    const optionsOf = (type: string) => data.options.filter(row => row.type === type)
    marital = optionsOf('MARITAL_STATUS').map(row => row.id)
    devaks = optionsOf('DEVAK').map(row => row.id)
    charans = optionsOf('CHARAN')
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
      devak_id: maybe(few(devaks)),
      charan: maybe(fc.constantFrom(...charans.filter((_, n) => n % 11 === 0))),
      wanted: maybe(expectations()),
    })
    for (const { charan, wanted, ...one } of fc.sample(person, { numRuns: 160, seed: 3 })) {
      const stars = { nakshatra_id: charan?.parent_id ?? null, charan_id: charan?.id ?? null }
      // Several families join at the same moment.
      if (everyone.length % 3 === 0) world.clock.passes(1000)
      const member = await createTestMember(world, { ...one, ...stars })
      everyone.push(member)
      if (wanted) await writes(member, wanted)
    }
  })

  return {
    everyone,
    expectations,
    writes,
    /** A devak of the community, or none. */
    anyDevak: () => maybe(few(devaks)),
    anyQuery: () =>
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
        }),
    /** Every visible family of the other side, member by member, by the one rule of the domain. */
    async judge(query: FitQuery, stars: ReturnType<typeof horoscopeFrom>): Promise<JudgedFamily[]> {
      const rows = await world.db
        .selectFrom('members')
        .leftJoin('expectations', 'expectations.member_id', 'members.id')
        .where('members.gender', '=', query.gender)
        .where('members.status', '=', 'active')
        .where(sql<boolean>`members.id <> all(${query.excluded}::uuid[])`)
        .selectAll('members')
        .select(['birth_year_from', 'birth_year_to', 'height_from', 'height_to', 'patrika_match', 'choices'])
        .execute()
      return rows.map(row => {
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
        const { choices } = row
        return {
          id: row.id,
          joinedAt: row.joined_at,
          devak: row.devak_id,
          facts,
          ours: fitOf(query.wanted, facts),
          theirs: choices && fitOf(expectationsFrom({ ...row, choices }), { ...query.facts, gunMilan }),
        }
      })
    },
  }
}
