import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { type KinFacts, kinSignsOf } from '#domain/relations/kin.ts'
import { bride as aBride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { kinOf } from './queries.ts'
import { readableKinFacts } from './rules.ts'

const world = testWorld()
type Told = Omit<KinFacts, 'devak'>
const nothing: Told = { gotra: '', kuldaivat: '', surname: 'More', village: '', mamaSurname: '', mamaVillage: '' }

const columnsOf = ({ gotra, kuldaivat, surname, village }: Told) => ({
  gotra,
  kuldaivat,
  last_name: surname,
  native_village: village,
})
async function tellsOfMama({ id }: TestMember, { mamaSurname, mamaVillage }: Told) {
  await world.db
    .insertInto('family_details')
    .values({ member_id: id, maternal_uncle_surname: mamaSurname, maternal_uncle_village: mamaVillage })
    .execute()
}
async function bride(told: Partial<Told>) {
  const facts = { ...nothing, ...told }
  const joined_at = new Date(world.clock.now().getTime() - dayMs)
  const her = await aBride(world, { joined_at, ...columnsOf(facts) })
  await tellsOfMama(her, facts)
  return { ...her, facts }
}

const house: Told = {
  gotra: 'Kashyap',
  kuldaivat: 'Khandoba',
  surname: 'Jagtap',
  village: 'Patoda',
  mamaSurname: 'Shinde',
  mamaVillage: 'Ashti',
}
let son: TestMember
let ofOneGotra: Awaited<ReturnType<typeof bride>>
let ofTheSameHouse: typeof ofOneGotra
let ofMamasHouse: typeof ofOneGotra
let brides: (typeof ofOneGotra)[]
beforeAll(async () => {
  son = await groom(world, columnsOf(house))
  await tellsOfMama(son, house)
  ofOneGotra = await bride({ gotra: ' KASHYAP' })
  ofTheSameHouse = await bride({ surname: 'Jagtap', village: 'patoda' })
  ofMamasHouse = await bride({ surname: 'Shinde', village: 'Ashti' })
  brides = [
    ofOneGotra,
    ofTheSameHouse,
    ofMamasHouse,
    await bride({ kuldaivat: 'Khandoba', village: 'Patoda' }),
    await bride({ mamaSurname: 'Jagtap', mamaVillage: 'Patoda' }),
    await bride({ mamaSurname: 'Shinde', mamaVillage: 'Ashti' }),
    await bride({ kuldaivat: 'Khandoba' }),
    await bride({ surname: 'Jagtap' }),
    await bride({ village: 'Patoda' }),
    await bride({ mamaSurname: 'Shinde', mamaVillage: 'Patoda' }),
    await bride({ mamaVillage: 'Ashti' }),
    await bride({}),
  ]
})

const kinOnProfile = async (viewer: TestMember, uuid: string) =>
  (await world.call('profileDetail', { uuid }, { token: viewer.token })).body.kin

describe('a family that may be related', () => {
  it('is found by the database as by the rule, for a free viewer from what a free answer holds', async () => {
    for (const paid of [false, true]) {
      const found = await kinOf(world.db, { id: son.id, gender: 'M', paid })
      const own = { ...house, devak: null }
      const related = brides.filter(
        ({ facts }) => kinSignsOf(own, readableKinFacts({ paid }, { ...facts, devak: null })).length > 0,
      )
      expect(found.toSorted()).toEqual(related.map(({ id }) => id).toSorted())
      expect(found).toHaveLength(paid ? 6 : 1)
    }
  })

  it('is told on the profile by its signs, without a plan by the gotra alone', async () => {
    expect(await kinOnProfile(son, ofOneGotra.id)).toEqual(['gotra'])
    expect(await kinOnProfile(son, ofTheSameHouse.id)).toEqual([])
    expect(await kinOnProfile(son, ofMamasHouse.id)).toEqual([])
  })

  it('is left out of searches and matches on request', async () => {
    const found = async (more: object) =>
      (await world.call('searchUser', { same_devak: 'N', ...more }, { token: son.token })).body.count
    expect(await found({})).toBe(brides.length)
    expect(await found({ without_kin: 'Y' })).toBe(brides.length - 1)
    expect(await found({ without_kin: 'N' })).toBe(brides.length)
    const saved = await world.call('savedSearch', {}, { token: son.token })
    expect(saved.body.list.search_json).toContain('"without_kin":"N"')

    await world.db
      .insertInto('expectations')
      .values({ member_id: son.id, height_from: 100, height_to: 220, choices: '{}' as never })
      .execute()
    const matches = async (more: object) =>
      (await world.call('matchList', { offset: 0, ...more }, { token: son.token })).body.count
    expect(await matches({})).toBe(brides.length)
    expect(await matches({ without_kin: 'Y' })).toBe(brides.length - 1)
    expect(
      (await world.call('matchList', { offset: 0, without_kin: 'maybe' as never }, { token: son.token })).status,
    ).toBe(400)
  })

  it('is told from villages and mamas too to a family with a plan', async () => {
    await subscribes(world, son.id)
    expect(await kinOnProfile(son, ofTheSameHouse.id)).toEqual(['surname'])
    expect(await kinOnProfile(son, ofMamasHouse.id)).toEqual(['mama'])
    expect(await kinOnProfile(son, son.id)).toEqual([])
    const { body } = await world.call('searchUser', { same_devak: 'N', without_kin: 'Y' }, { token: son.token })
    expect(body.count).toBe(brides.length - 6)
  })
})
