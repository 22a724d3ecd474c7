import { beforeAll, describe, expect, it } from 'vitest'
import { rulesVersion } from '#domain/kundali/patrika/birth-chart.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { blocks, bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { startChartComputer } from './computer.ts'
import { recomputeCharts } from './job.ts'
import { readBirth, storeCharts } from './queries.ts'
import { readsBirthTime } from './rules.ts'

const world = testWorld()

let pune = ''
let london = ''
beforeAll(async () => {
  const district = world.db.selectFrom('districts').select('id').where('name_en', '=', 'Pune')
  pune = (await district.executeTakeFirstOrThrow()).id
  const city = world.db.selectFrom('birth_places').select('id').where('name_en', 'like', 'London,%')
  london = (await city.executeTakeFirstOrThrow()).id
})

const born = (values: object = {}) => ({
  date_of_birth: '1998-08-14',
  birth_time: '05:40:00',
  birth_district_id: pune,
  ...values,
})
const patrikaOf = (of: TestMember, viewer: TestMember) =>
  world.call('patrikaDetail', { uuid: of.id }, { token: viewer.token })
const keptOf = (member: TestMember) =>
  world.db.selectFrom('patrikas').selectAll().where('member_id', '=', member.id).executeTakeFirst()
const tellsBirth = (member: TestMember, values: object) =>
  world.db.updateTable('members').set(values).where('id', '=', member.id).execute()

describe('the patrika of a member', () => {
  it('is computed from the birth, once, and kept with the version of the rules', async () => {
    const her = await bride(world, born({ mangal: 'N' }))
    expect(await keptOf(her)).toBeUndefined()
    const { status, body } = await patrikaOf(her, her)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'known', place: { en: 'Pune', mr: 'पुणे' }, mangal_told: 'N' })
    // The moon is that of the form's own button; lagna of a birth before sunrise stands before the sun.
    expect(body.patrika?.grahas.moon).toMatchObject({ sign: 1, nakshatra: 2 })
    expect(body.patrika?.panchang.weekday).toBe(4)
    // The round of the lords has 120 years; a life is shown to its hundredth.
    expect(body.patrika?.dasha.periods.at(-1)?.to).toBe('2098-08-14')
    const kept = await keptOf(her)
    expect(kept?.rules_version).toBe(rulesVersion)
    world.clock.passes(60_000)
    expect((await patrikaOf(her, her)).body).toEqual(body)
    expect((await keptOf(her))?.computed_at).toEqual(kept?.computed_at)
  })

  it('is forgotten when a birth detail changes, and only then', async () => {
    const her = await bride(world, born())
    const changes = [
      { birth_time: '05:45:00' },
      { date_of_birth: '1998-08-15' },
      { birth_time_accuracy: 'ABOUT_30' },
      { birth_place_id: london },
      { birth_district_id: null },
    ]
    for (const change of changes) {
      const { body } = await patrikaOf(her, her)
      await tellsBirth(her, { gotra: 'Kashyap', mangal: 'Y' })
      expect(await keptOf(her)).toBeDefined()
      await tellsBirth(her, change)
      expect(await keptOf(her)).toBeUndefined()
      if (!('birth_district_id' in change)) expect((await patrikaOf(her, her)).body).not.toEqual(body)
    }
  })

  it('of a birth that changed meanwhile is not kept', async () => {
    const her = await bride(world, born())
    const { chart: _, mangal: __, ...before } = await readBirth(world.db, her.id)
    await tellsBirth(her, { birth_time: '17:40:00' })
    await storeCharts(world.db, [{ ...before, chart: { state: 'impossible_time' } }], world.clock.now())
    expect(await keptOf(her)).toBeUndefined()
  })

  it('says what is missing, and that no clock showed a time', async () => {
    const stateOf = async (values: object) => {
      const her = await bride(world, born(values))
      const { body } = await patrikaOf(her, her)
      return [body.state, body.patrika]
    }
    expect(await stateOf({ birth_time: null })).toEqual(['no_time', null])
    expect(await stateOf({ birth_district_id: null })).toEqual(['no_place', null])
    expect(await stateOf({ date_of_birth: '1942-09-01', birth_time: '00:30:00' })).toEqual(['impossible_time', null])
    expect(await stateOf({ date_of_birth: '1943-09-01', birth_time: '00:30:00' })).toEqual(['known', expect.anything()])
  })

  it('takes a city abroad with its own clock, before the district', async () => {
    const her = await bride(world, born({ birth_place_id: london }))
    const { body } = await patrikaOf(her, her)
    expect(body.place?.en).toBe('London, United Kingdom')
    expect(body.patrika?.panchang.sunrise).toMatch(/^05:4/)
    expect(body.warnings.map(({ en }) => en).join()).not.toContain('headquarters')
  })

  it('warns where the time is told as about, and names what could be otherwise', async () => {
    const her = await bride(world, born({ birth_time_accuracy: 'ABOUT_60' }))
    const { body } = await patrikaOf(her, her)
    expect(body.warnings.map(({ en }) => en)).toContainEqual(expect.stringContaining('approximate: lagna'))
  })
})

describe('who reads a patrika', () => {
  it('is whoever reads the birth time, and nobody else', async () => {
    const her = await bride(world, born({ mangal: 'N' }))
    const [him, paid, shut] = [await groom(world), await groom(world), await groom(world)]
    await subscribes(world, paid.id)
    await blocks(world, her, shut)
    const statusOf = async (viewer: TestMember) => (await patrikaOf(her, viewer)).status
    const profileStatusOf = async (viewer: TestMember) =>
      (await world.call('profileDetail', { uuid: her.id }, { token: viewer.token })).status
    for (const [viewer, status] of [
      [her, 200],
      [him, 200],
      [paid, 200],
      [shut, 404],
      [await bride(world), 403],
    ] as const) {
      expect(await statusOf(viewer)).toBe(status)
      expect(await profileStatusOf(viewer)).toBe(status)
    }
    await tellsBirth(her, { status: 'paused' })
    expect(await statusOf(him)).toBe(404)
    expect((await world.call('patrikaDetail', { uuid: her.id })).status).toBe(401)
    expect((await world.call('patrikaDetail', { uuid: '7' }, { token: him.token })).status).toBe(400)
  })

  it('follows the field of the birth time', () => {
    expect([readsBirthTime({ paid: false }, false), readsBirthTime({ paid: false }, true)]).toEqual([true, true])
  })

  it('leaves the difference about mangal to the owner, and the chart out of every list', async () => {
    // Mars stands in the first house from lagna at this hour.
    const her = await bride(world, born({ mangal: 'N' }))
    const him = await groom(world)
    const own = await patrikaOf(her, her)
    expect(own.body).toMatchObject({
      mangal_difference: {
        en: expect.stringMatching(/^You entered “No”; by the birth time Mangal is in the .* house/),
      },
    })
    const his = await patrikaOf(her, him)
    expect(Object.keys(his.body)).not.toContain('mangal_difference')
    // Other families read what the family told; what the birth time says is not in their answer.
    expect(own.body.patrika).toHaveProperty('mangal')
    expect(his.body).toMatchObject({ mangal_told: 'N', patrika: { lagna: expect.anything() } })
    expect(his.body.patrika).not.toHaveProperty('mangal')
    expect(JSON.stringify(his.body)).not.toContain('You entered')
    const answers = [
      await world.call('profileDetail', { uuid: her.id }, { token: him.token }),
      await world.call('joinedList', {}, { token: him.token }),
      await world.call('brideList', {}, { token: him.token }),
      await world.call('kundali', { uuid: her.id }, { token: him.token }),
    ]
    const lagna = String(his.body.patrika?.lagna.longitude)
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain('lagna')
      expect(JSON.stringify(body)).not.toContain(lagna)
    }
  })

  it('counts as a profile when that profile was not opened today', async () => {
    const [her, another, him] = [await bride(world, born()), await bride(world, born()), await groom(world)]
    await patrikaOf(her, him)
    const limit = world.db.updateTable('rate_limits').where('key', 'like', `profiles free ${him.id}%`)
    expect(await limit.set({ hits: 60 }).returning('hits').executeTakeFirst()).toEqual({ hits: 60 })
    expect((await patrikaOf(another, him)).status).toBe(429)
  })
})

describe('the job', () => {
  const recompute = async () => {
    const computer = startChartComputer()
    try {
      const data = await readMasterData(world.db)
      return await recomputeCharts({ db: world.db, data, computer, now: world.clock.now(), isStopping: () => false })
    } finally {
      await computer.close()
    }
  }

  it('computes what is missing or of another version, and nothing twice', async () => {
    const [her, him] = [await bride(world, born()), await groom(world, born())]
    await recompute()
    expect(await recompute()).toBe(0)
    const kept = await keptOf(her)
    expect(kept?.chart).toMatchObject({ state: 'known' })
    await world.db.updateTable('patrikas').set({ rules_version: 0 }).where('member_id', '=', her.id).execute()
    await world.db.deleteFrom('patrikas').where('member_id', '=', him.id).execute()
    expect(await recompute()).toBe(2)
    expect(await keptOf(her)).toMatchObject({ rules_version: rulesVersion, chart: kept?.chart })
    const { lagna, grahas } = (await patrikaOf(her, her)).body.patrika ?? {}
    expect({ lagna, grahas }).toEqual(
      kept?.chart.state === 'known' && { lagna: kept.chart.patrika.lagna, grahas: kept.chart.patrika.grahas },
    )
  })
})
