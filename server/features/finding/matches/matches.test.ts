import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import type { Expectations } from '#domain/finding/fit.ts'
import { bride as aBride, blocks, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { optionId } from '#server/testing/options.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
/** A match from the next midnight on. */
const joinedYesterday = () => new Date(world.clock.now().getTime() - dayMs)
const bride: typeof aBride = (on, change) => aBride(on, { joined_at: joinedYesterday(), ...change })

async function looksFor(member: TestMember, wanted: Partial<Expectations>) {
  await world.db
    .insertInto('expectations')
    .values({
      member_id: member.id,
      birth_year_from: wanted.birthYear?.from ?? null,
      birth_year_to: wanted.birthYear?.to ?? null,
      height_from: wanted.height?.from ?? null,
      height_to: wanted.height?.to ?? null,
      patrika_match: null,
      choices: JSON.stringify({ marital_status: wanted.maritalStatus ?? [] }) as never,
    })
    .execute()
}
const matchesOf = async ({ token }: TestMember, offset = 0) => {
  const { status, body } = await world.call('matchList', { offset }, { token })
  expect(status).toBe(200)
  return body
}
const costsOf = async ({ token }: TestMember, input: object = {}) => world.call('wishCosts', input, { token })

let unmarried: string
let divorced: string
beforeAll(async () => {
  unmarried = await optionId(world.db, 'MARITAL_STATUS', { position: 0 })
  divorced = await optionId(world.db, 'MARITAL_STATUS', { position: 1 })
})
const born = (year: number) => `${year}-05-10`

describe('the matches of a mother', () => {
  let son: TestMember
  let mutual: TestMember
  let oneSided: TestMember
  let nearly: TestMember
  beforeAll(async () => {
    son = await groom(world, { height_cm: 175, date_of_birth: born(1994), marital_status_id: unmarried })
    await looksFor(son, {
      birthYear: { from: 1995, to: 2000 },
      height: { from: 160, to: 170 },
      maritalStatus: [unmarried],
    })
    const fitting = { height_cm: 165, date_of_birth: born(1997), marital_status_id: unmarried }
    mutual = await bride(world, fitting)
    await looksFor(mutual, { height: { from: 170, to: 190 } })
    world.clock.passes(1000)
    nearly = await bride(world, { ...fitting, height_cm: 157 })
    world.clock.passes(1000)
    oneSided = await bride(world, fitting)
    await looksFor(oneSided, { height: { from: 180, to: 190 } })
    world.clock.passes(1000)
    // Two wishes missed are too many.
    await bride(world, { ...fitting, height_cm: 157, marital_status_id: divorced })
  })

  it('come with those first whose wishes her son meets too, and say why, both ways', async () => {
    const page = await matchesOf(son)
    expect(page.list.map(row => [row.uuid, row.match_class])).toEqual([
      [mutual.id, 'BOTH'],
      [oneSided.id, 'OURS'],
      [nearly.id, 'NEAR'],
    ])
    expect(page).toMatchObject({
      count: 3,
      has_expectations: 1,
      counts: { both: 1, ours: 1, near: 1 },
      next_offset: null,
    })
    expect(page.list[1]).toMatchObject({
      ours: { met: ['marital_status', 'birth_year', 'height'], missed: [], not_told: [] },
      theirs: { met: [], missed: ['height'], not_told: [] },
      expectation: { height_from: 180, height_to: 190 },
    })
    expect(page.list[2]).toMatchObject({ ours: { missed: ['height'] }, theirs: null, expectation: null })
    expect(page.wanted).toMatchObject({ height_from: 160, height_to: 170, birth_year_from: 1995 })
    expect(page.own).toMatchObject({ height: 175, birth_year: 1994, marital_status: 'Unmarried' })
  })

  it('come as few as the dashboard draws, in their order and with the counts of all', async () => {
    const all = await matchesOf(son)
    expect(all.list.length).toBeGreaterThan(1)
    const { body } = await world.call('matchList', { limit: 1 }, { token: son.token })
    expect(body).toEqual({ ...all, list: all.list.slice(0, 1) })
    expect((await world.call('matchList', { limit: 21 }, { token: son.token })).status).toBe(400)
  })

  it('leave out whom she answered or blocked, who rests, and the same devak, and count only what she did', async () => {
    const her = { height_cm: 165, date_of_birth: born(1997), marital_status_id: unmarried }
    const devak_id = await optionId(world.db, 'DEVAK', { position: 2 })
    await world.db.updateTable('members').set({ devak_id }).where('id', '=', son.id).execute()
    const [answered, answering, waiting, blocked, blocker] = [
      await bride(world, her),
      await bride(world, her),
      await bride(world, her),
      await bride(world, her),
      await bride(world, her),
    ]
    await bride(world, { ...her, status: 'paused' })
    await bride(world, { ...her, devak_id })
    await sendsInterest(world, answered, son, 'rejected')
    await sendsInterest(world, son, answering, 'rejected')
    await sendsInterest(world, son, waiting)
    await blocks(world, son, blocked)
    await blocks(world, blocker, son)
    const page = await matchesOf(son)
    expect(page.counts).toEqual({ both: 1, ours: 2, near: 1 })
    expect(page.list.map(row => row.uuid)).toContain(waiting.id)
    for (const one of [answered, answering, blocked, blocker])
      expect(page.list.map(row => row.uuid)).not.toContain(one.id)
    expect(page.left_out).toEqual({ answered: 1, blocked: 1, same_devak: 1 })
  })

  it('tell a free member nothing that other lists withhold', async () => {
    expect((await matchesOf(son)).list[0]).not.toHaveProperty('working_place_goan')
    await subscribes(world, son.id)
    expect((await matchesOf(son)).list[0]).toHaveProperty('working_place_goan')
  })

  it('are nobody without a wish, and say so', async () => {
    const silent = await groom(world)
    expect(await matchesOf(silent)).toMatchObject({ count: 0, list: [], has_expectations: 0, wanted: null })
    expect((await costsOf(silent)).body).toEqual({ has_expectations: 0, fitting: null, costs: [] })
  })
})

describe('what a wish costs', () => {
  it('is counted for the form that she edits, in her language, and never below ten', async () => {
    const son = await groom(world, { marital_status_id: unmarried })
    const her = { height_cm: 192, date_of_birth: born(1985), marital_status_id: unmarried }
    for (let n = 0; n < 12; n++) await bride(world, her)
    for (let n = 0; n < 11; n++) await bride(world, { ...her, height_cm: 189 })
    for (let n = 0; n < 10; n++) await bride(world, { ...her, marital_status_id: divorced })
    for (let n = 0; n < 9; n++) await bride(world, { ...her, date_of_birth: born(1984) })
    // An id is the same in capitals.
    const marital_status = unmarried.toUpperCase()
    const draft = { height_from: 190, birth_year_from: 1985, birth_year_to: 1985, marital_status }
    const { body } = await costsOf(son, draft)
    expect(body).toEqual({
      has_expectations: 1,
      fitting: 12,
      costs: [
        { wish: 'height', without: 11, relaxed: { end: 'from', value: 185, more: 11 } },
        { wish: 'marital_status', without: 10, relaxed: { end: 'entry', value: 'Divorced', more: 10 } },
        { wish: 'birth_year', without: null, relaxed: null },
      ],
    })
  })

  it('is of the families that the matches and the plans count, and of those it says it counts too', async () => {
    const devak_id = await optionId(world.db, 'DEVAK', { position: 3 })
    const son = await groom(world, { devak_id, marital_status_id: unmarried })
    await looksFor(son, { height: { from: 205, to: 215 } })
    const her = { height_cm: 210 }
    for (let n = 0; n < 11; n++)
      await looksFor(await bride(world, her), { maritalStatus: [n < 2 ? divorced : unmarried] })
    const [answered, blocked] = [await bride(world, her), await bride(world, her)]
    await sendsInterest(world, answered, son, 'rejected')
    await blocks(world, son, blocked)
    await bride(world, { ...her, devak_id })
    await bride(world, { ...her, joined_at: world.clock.now() })
    const { counts, left_out } = await matchesOf(son)
    const { body: plans } = await world.call('fitCounts', {}, { token: son.token })
    const { body: costs } = await costsOf(son)
    expect(counts).toEqual({ both: 9, ours: 2, near: 0 })
    expect(plans).toMatchObject({ fitting: counts.both + counts.ours, accepting: null })
    expect(left_out).toEqual({ answered: 1, blocked: 1, same_devak: 1 })
    const joinedToday = 1
    expect(costs.fitting).toBe(counts.both + counts.ours + left_out.answered + left_out.same_devak + joinedToday)
  })

  it('is told twenty times an hour, together with the counts of the plans', async () => {
    const son = await groom(world)
    await looksFor(son, { height: { from: 150, to: 180 } })
    for (let n = 0; n < 10; n++) {
      expect((await costsOf(son)).status).toBe(200)
      expect((await world.call('fitCounts', {}, { token: son.token })).status).toBe(200)
    }
    expect((await costsOf(son)).status).toBe(429)
  })

  it.each([
    { height_from: 'tall' },
    { birth_year_from: '1200' },
    { marital_status: 'not-an-id' },
    { patrika_match: 'MAYBE' },
    { salary: '5' },
  ])('refuses %j', async input => {
    const son = await groom(world)
    expect((await costsOf(son, input)).status).toBe(400)
  })
})
