import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import type { Schema } from '#server/db/schema.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { countsAMinute } from './limits.ts'

const world = testWorld()
let her: TestMember
const option: Record<string, string[]> = {}
let [work, districts]: [string[], string[]] = [[], []]
const grooms: Record<string, string> = {}
const one = (type: string, n: number) => option[type]?.[n] ?? ''
const unknown = '0190a0a0-0000-7000-8000-000000000000'

const asks = (criteria: SentCriteria, more: Record<string, string> = {}, who = her) =>
  world.call('searchUserByPost', { ...criteria, ...more }, { token: who.token })
/** Who was found, by the names of this story. */
async function finds(criteria: SentCriteria, who = her): Promise<string[]> {
  const { status, body } = await asks(criteria, {}, who)
  expect(status).toBe(200)
  const page = await world.call('previousSearch', {}, { token: who.token })
  expect(page.body.count).toBe(body.count)
  return page.body.list.map(row => Object.entries(grooms).find(([, id]) => id === row.uuid)?.[0] ?? row.uuid).toSorted()
}

beforeAll(async () => {
  const data = await readMasterData(world.db)
  for (const { type, id } of data.options) option[type] = [...(option[type] ?? []), id]
  work = data.workLocations.map(row => row.id)
  districts = data.districts.map(row => row.id)
  her = await bride(world, { devak_id: one('DEVAK', 0) })
  const plants = async (name: string, change: Partial<Insertable<Schema['members']>>) => {
    world.clock.passes(1000)
    grooms[name] = (await groom(world, { devak_id: null, ...change })).id
  }
  await plants('Amol', { devak_id: one('DEVAK', 0), date_of_birth: '1990-05-05', height_cm: 160 })
  await plants('Balu', { devak_id: one('DEVAK', 1), date_of_birth: '1993-01-01', height_cm: 170, mangal: 'Y' })
  await plants('Chetan', {
    date_of_birth: '1996-12-31',
    height_cm: 180,
    marital_status_id: one('MARITAL_STATUS', 1),
    mangal: 'SOUMYA',
  })
  await plants('Dilip', {
    date_of_birth: '1999-06-06',
    height_cm: 175,
    education_group_id: one('EDUCATION_GROUP', 2),
    occupation_type_id: one('OCCUPATION_TYPE', 1),
    diet_id: one('DIET', 0),
    work_location_id: work[5] ?? '',
    native_district_id: districts[3] ?? '',
    ready_to_move_abroad: 'ALREADY_IN',
  })
  for (const [name, status] of [
    ['Balu', 'shown'],
    ['Chetan', 'waiting'],
  ] as const)
    await world.db
      .insertInto('photos')
      .values({
        id: newId(world.clock.now()),
        member_id: grooms[name] ?? '',
        position: 0,
        stored_as: `photos/${name}`,
        status,
        rejection_reason: null,
        added_at: world.clock.now(),
      })
      .execute()
})

describe('a bride searches', () => {
  it('and nothing chosen finds everybody but those of her own devak; who gave none stays in', async () => {
    expect(await finds({})).toEqual(['Balu', 'Chetan', 'Dilip'])
    expect(await finds({ same_devak: 'N' })).toEqual(['Balu', 'Chetan', 'Dilip'])
    expect(await finds({ same_devak: 'Y' })).toEqual(['Amol', 'Balu', 'Chetan', 'Dilip'])
    const withoutDevak = await bride(world)
    expect(await finds({}, withoutDevak)).toEqual(['Amol', 'Balu', 'Chetan', 'Dilip'])
  })

  it('by birth years and heights, in either order, with one end or both', async () => {
    const both = { same_devak: 'Y' }
    expect(await finds({ ...both, from_age: 1990, to_age: 1993 })).toEqual(['Amol', 'Balu'])
    expect(await finds({ ...both, from_age: 1993, to_age: 1990 })).toEqual(['Amol', 'Balu'])
    expect(await finds({ ...both, from_age: '1996' })).toEqual(['Chetan', 'Dilip'])
    expect(await finds({ ...both, to_age: '1990', from_age: '' })).toEqual(['Amol'])
    expect(await finds({ ...both, from_height: 180, to_height: 170 })).toEqual(['Balu', 'Chetan', 'Dilip'])
    expect(await finds({ ...both, to_height: '160' })).toEqual(['Amol'])
  })

  it('by income in lakh: an end counts to the rupee', async () => {
    const earns = (name: string, annual_income: number) =>
      world.db
        .updateTable('members')
        .set({ annual_income })
        .where('id', '=', grooms[name] ?? '')
        .execute()
    await earns('Balu', 1_000_000)
    await earns('Chetan', 1_000_001)
    await earns('Dilip', 499_999)
    expect(await finds({ from_income: 5, to_income: 10 })).toEqual(['Balu'])
    expect(await finds({ to_income: 10, from_income: 5 })).toEqual(['Balu'])
    expect(await finds({ from_income: '10' })).toEqual(['Balu', 'Chetan'])
    expect(await finds({ to_income: 5 })).toEqual(['Dilip'])
    expect(await finds({ from_income: 0 })).toEqual(['Balu', 'Chetan', 'Dilip'])
  })

  it('by each list, one or several of it', async () => {
    expect(await finds({ marital_status_id: [one('MARITAL_STATUS', 1)] })).toEqual(['Chetan'])
    expect(await finds({ marital_status_id: [one('MARITAL_STATUS', 1), one('MARITAL_STATUS', 0)] })).toHaveLength(3)
    expect(await finds({ education_group_id: one('EDUCATION_GROUP', 2).toUpperCase() })).toEqual(['Dilip'])
    expect(await finds({ occupation_type_id: [one('OCCUPATION_TYPE', 1)] })).toEqual(['Dilip'])
    expect(await finds({ diet_ids: [one('DIET', 0)] })).toEqual(['Dilip'])
    expect(await finds({ working_place_id: `${work[4]},${work[5]}` })).toEqual(['Dilip'])
    expect(await finds({ native_place_id: [districts[3] ?? ''] })).toEqual(['Dilip'])
    expect(await finds({ diet_ids: [one('DIET', 1)] })).toEqual([])
  })

  it('by who is ready to move abroad, by name in either language', async () => {
    expect(await finds({ move_to_abroad: ['Already In'] })).toEqual(['Dilip'])
    expect(await finds({ move_to_abroad: 'आधीपासून परदेशात,होय' })).toEqual(['Dilip'])
    expect(await finds({ move_to_abroad: 'already_in' })).toEqual(['Dilip'])
    expect(await finds({ move_to_abroad: ['No'] })).toEqual([])
  })

  it('by Mangal, by code or by name in either language', async () => {
    expect(await finds({ is_mangal: 'Y' })).toEqual(['Balu'])
    expect(await finds({ is_mangal: ['soumya', 'Y'] })).toEqual(['Balu', 'Chetan'])
    expect(await finds({ is_mangal: 'सौम्य मंगळ' })).toEqual(['Chetan'])
    expect(await finds({ is_mangal: 'NIRDOSH' })).toEqual([])
    // Dilip gave no answer: only every answer finds him.
    expect(await finds({ is_mangal: 'Y,N,SOUMYA,NIRDOSH,NOT_KNOWN' })).toEqual(['Balu', 'Chetan', 'Dilip'])
  })

  it('only for those with a photo that is shown', async () => {
    expect(await finds({ with_photo: 'Y' })).toEqual(['Balu'])
    expect(await finds({ with_photo: 'N' })).toEqual(['Balu', 'Chetan', 'Dilip'])
    expect(await finds({ with_photo: '' })).toEqual(['Balu', 'Chetan', 'Dilip'])
  })

  it('and every option of a list, an empty one or none means everybody, members without a value too', async () => {
    const everyone = ['Balu', 'Chetan', 'Dilip']
    for (const nothing of ['', 'null', 'NULL', [], [''], ['null'], null, ',,'])
      expect(await finds({ marital_status_id: nothing, diet_ids: nothing, move_to_abroad: nothing })).toEqual(everyone)
    for (const all of ['ALL', 'all', ['ALL'], `${one('DIET', 0)},ALL`])
      expect(await finds({ diet_ids: all })).toEqual(everyone)
    expect(await finds({ diet_ids: option.DIET ?? [] })).toEqual(everyone)
    expect(await finds({ from_age: 'null', to_age: null, same_devak: 'null', from_height: '' })).toEqual(everyone)
    expect(await finds({ working_place_id: work })).toEqual(everyone)
  })

  it('in the query as well: a key repeated, or comma-separated', async () => {
    const [one, two] = option.MARITAL_STATUS ?? []
    const headers = { authorization: `Bearer ${her.token}` }
    for (const query of [`marital_status_id=${one}&marital_status_id=${two}`, `marital_status_id=${one},${two}`]) {
      const response = await world.app.inject({ url: `/api/search-user?${query}`, headers })
      expect(response.json()).toEqual({ message: '3 profiles found', count: 3 })
    }
    const head = await world.app.inject({ method: 'HEAD', url: '/api/search-user', headers })
    expect(head.statusCode).toBe(405)
    const marathi = await world.app.inject({ url: '/api/search-user', headers: { ...headers, language: 'mr' } })
    expect(marathi.json().message).toBe('३ स्थळे सापडली')
  })

  it('for nonsense, and learns which field is wrong; the saved search stays', async () => {
    await finds({ diet_ids: [one('DIET', 0)] })
    const nonsense: [keyof SentCriteria, unknown][] = [
      ...(
        [
          'marital_status_id',
          'education_group_id',
          'occupation_type_id',
          'diet_ids',
          'working_place_id',
          'native_place_id',
        ] as const
      ).flatMap((name): [keyof SentCriteria, unknown][] => [
        [name, 'nonsense'],
        [name, [unknown]],
        [name, [7]],
        [name, { $ne: 1 }],
        [name, Array.from({ length: 2001 }, (_, n) => unknown.slice(0, -4) + String(n).padStart(4, '0'))],
      ]),
      // A diet is no education.
      ['education_group_id', one('DIET', 0)],
      ['move_to_abroad', 'Perhaps'],
      ['move_to_abroad', [one('MOVE_TO_ABROAD', 0)]],
      ['is_mangal', 'Perhaps'],
      ['is_mangal', 7],
      ['with_photo', 'maybe'],
      ['same_devak', 'maybe'],
      ...(['from_age', 'to_age'] as const).flatMap((name): [keyof SentCriteria, unknown][] => [
        [name, 'young'],
        [name, 28],
        [name, 1990.5],
        [name, '1990; drop table members'],
        // The test runs in 2026.
        [name, 2027],
        [name, [1990]],
      ]),
      ...(['from_height', 'to_height'] as const).flatMap((name): [keyof SentCriteria, unknown][] => [
        [name, 'tall'],
        [name, 5],
        [name, 1e9],
        [name, Number.MAX_VALUE],
      ]),
      ...(['from_income', 'to_income'] as const).flatMap((name): [keyof SentCriteria, unknown][] => [
        [name, 'a lot'],
        [name, -1],
        [name, 2001],
        [name, 5.5],
      ]),
    ]
    for (const [name, value] of nonsense)
      for (const call of ['searchUserByPost', 'searchCount'] as const) {
        const { status, refusal } = await world.call(call, { [name]: value } as SentCriteria, { token: her.token })
        const label = `${call} ${name} ${JSON.stringify(value)?.slice(0, 60)}`
        expect(`${label} ${status} ${Object.keys(refusal.fields ?? {}).join()}`).toBe(`${label} 400 ${name}`)
        expect(refusal.fields?.[name]).toMatch(/^Please/)
      }
    const saved = await world.call('previousSearch', {}, { token: her.token })
    expect(saved.body.count).toBe(1)
    for (const bad of [{ offset: -1 }, { offset: 'x' }, { order_by: 'mobile' }, { sort_by: 'UP' }])
      expect((await world.call('previousSearch', bad as object, { token: her.token })).status).toBe(400)
  })

  it('and an unknown field is refused, not ignored', async () => {
    const { status, refusal } = await asks({ caste: 'x' } as SentCriteria)
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['caste']])
  })

  it('for a work location or for who is ready to move abroad, never for both', async () => {
    for (const working_place_id of [[work[0] ?? ''], 'ALL']) {
      const { status, refusal } = await asks({ working_place_id, move_to_abroad: 'Yes' })
      expect(status).toBe(400)
      expect(refusal.fields).toEqual({
        move_to_abroad: 'Please choose either a work location or ready to move abroad, not both',
      })
    }
  })

  it('by kundali, and learns when her own birth details are missing', async () => {
    const ordered = async () => {
      await asks({ same_devak: 'Y' }, { order_by: 'kundali' })
      return (await world.call('previousSearch', {}, { token: her.token })).body
    }
    expect(await ordered()).toMatchObject({ order_by: 'kundali', order_known: false, count: 4 })
    const charan = await world.db
      .selectFrom('options')
      .select(['id', 'parent_id'])
      .where('type', '=', 'CHARAN')
      .executeTakeFirstOrThrow()
    const stars = { nakshatra_id: charan.parent_id, charan_id: charan.id }
    await world.db.updateTable('members').set(stars).where('id', '=', her.id).execute()
    expect(await ordered()).toMatchObject({ order_by: 'kundali', order_known: true, count: 4 })
  })

  it('and counts before searching, with the number the search then finds, saving nothing', async () => {
    await finds({ same_devak: 'Y' })
    const criteria = { from_age: 1993 }
    const { body } = await world.call('searchCount', criteria, { token: her.token })
    expect(body).toEqual({ count: 3 })
    expect((await world.call('previousSearch', {}, { token: her.token })).body.count).toBe(4)
    expect(await finds(criteria)).toHaveLength(3)
  })

  it('and counts by twenty different criteria a minute, the same ones again for nothing', async () => {
    const he = await groom(world)
    const counts = async (from_age: number) =>
      (await world.call('searchCount', { from_age }, { token: he.token })).status
    for (let n = 0; n < countsAMinute; n++) expect(await counts(1970 + n)).toBe(200)
    const { status, refusal, headers } = await world.call('searchCount', { from_age: 1969 }, { token: he.token })
    expect([status, refusal.code]).toEqual([429, 'slow_down'])
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(await counts(1970)).toBe(200)
    world.clock.passes(60_000)
    expect(await counts(1969)).toBe(200)
  })
})
