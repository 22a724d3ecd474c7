import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import type { KinFacts, KinSign } from '#domain/relations/kin.ts'
import { bride as aBride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { kinOf } from './queries.ts'

const world = testWorld()
type Told = Record<Exclude<keyof KinFacts, 'devak'>, string>
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
  it('is found for a free viewer from what a free answer holds alone', async () => {
    for (const paid of [false, true]) {
      const found = await kinOf(world.db, { id: son.id, gender: 'M', paid })
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

describe('kin who write in different scripts', () => {
  /** A surname, village or gotra as typed, and the form in the other script where the family confirmed one. */
  type Written = { last_name?: string; native_village?: string; gotra?: string; second?: Record<string, string> }
  const marathi: Written = { last_name: 'जाधव', native_village: 'वैराग', gotra: 'कश्यप' }
  const cases: [title: string, Written, Written, paid: KinSign[], free: KinSign[]][] = [
    ['write the same script', marathi, { last_name: 'जाधव', native_village: 'वैराग' }, ['surname'], []],
    ['write one Marathi, one English', marathi, { last_name: 'Jadhav', native_village: 'Vairag' }, ['surname'], []],
    ['spell one name differently', marathi, { last_name: 'JAADHAV', native_village: ' vairaag' }, ['surname'], []],
    ['come from another village', marathi, { last_name: 'Jadhav', native_village: 'Barshi' }, [], []],
    ['have another surname', marathi, { last_name: 'Kadam', native_village: 'Vairag' }, [], []],
    ['told no village', marathi, { last_name: 'Jadhav' }, [], []],
    ['have a gotra, which everybody reads', marathi, { last_name: 'More', gotra: 'Kashyap' }, ['gotra'], ['gotra']],
    [
      'confirmed a form that sounds different',
      { last_name: 'Kulkarnee', native_village: 'Poona', second: { native_village: 'पुणे' } },
      { last_name: 'कुलकर्णी', native_village: 'पुणे' },
      ['surname'],
      [],
    ],
    [
      'agree in the second forms of both',
      { last_name: 'Wani', native_village: 'Bombay', second: { native_village: 'मुंबई' } },
      { last_name: 'वाणी', native_village: 'बॉम्बे', second: { native_village: 'Mumbai' } },
      ['surname'],
      [],
    ],
    [
      'share a gotra in its second form alone',
      marathi,
      { gotra: 'काश्यप गोत्र', second: { gotra: 'Kashyap' } },
      ['gotra'],
      ['gotra'],
    ],
  ]

  it.each(cases)('and %s', async (_, ours, theirs, paid, free) => {
    const columns = ({ second = {}, ...written }: Written) => ({
      last_name: 'Zende',
      ...written,
      second_script: second,
    })
    const him = await groom(world, columns(ours))
    const her = await aBride(world, columns(theirs))
    for (const family of [him, her]) await tellsOfMama(family, nothing)
    const signs = async () => [
      (await kinOnProfile(him, her.id)).join(),
      (await kinOnProfile(her, him.id)).join(),
      (await kinOf(world.db, { id: him.id, gender: 'M', paid: false })).includes(her.id),
      (await kinOf(world.db, { id: him.id, gender: 'M', paid: true })).includes(her.id),
    ]
    const found = [free.length > 0, paid.length > 0]
    expect(await signs()).toEqual([free.join(), free.join(), ...found])
    for (const { id } of [him, her]) await subscribes(world, id)
    expect(await signs()).toEqual([paid.join(), paid.join(), ...found])
  })
})
