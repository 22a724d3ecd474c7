import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { pagesPerHour } from '#server/features/shared/paging/limits.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { optionId } from '#server/testing/options.ts'
import { type Answered, testWorld } from '#server/testing/world.ts'

const world = testWorld()
const lists = ['joinedList', 'brideList'] as const
const hours = (n: number) => n * 3_600_000
const optionAt = (type: string, position: number) => optionId(world.db, type, { position })

/** All pages of a list, as its pagination would walk them. */
async function walk(viewer: TestMember, name: (typeof lists)[number], input: Record<string, string> = {}) {
  const ids: string[] = []
  let [offset, count]: [number | null, number] = [0, 0]
  while (offset !== null) {
    const page: Answered<(typeof lists)[number]> = await world.call(name, { ...input, offset }, { token: viewer.token })
    expect(page.status).toBe(200)
    ids.push(...page.body.list.map(row => row.uuid))
    count = page.body.count
    offset = page.body.next_offset
  }
  return { ids, count }
}

describe('the lists of the other gender', () => {
  it('have the newest first, twenty a page, with the exact count', async () => {
    const him = await groom(world)
    const joined: string[] = []
    for (let n = 0; n < 45; n++) {
      world.clock.passes(1000)
      joined.unshift((await bride(world)).id)
    }
    for (const name of lists) {
      const all = await walk(him, name)
      expect(all).toEqual({ ids: joined, count: 45 })
      const first = await world.call(name, {}, { token: him.token })
      expect([first.body.list.length, first.body.next_offset]).toEqual([20, 1])
      const last = await world.call(name, { offset: 2 }, { token: him.token })
      expect([last.body.list.length, last.body.next_offset]).toEqual([5, null])
      const beyond = await world.call(name, { offset: 3 }, { token: him.token })
      expect(beyond.body).toEqual({ count: 45, list: [], next_offset: null })
      const oldest = await walk(him, name, { sort_by: 'ASC', order_by: 'created_at' })
      expect(oldest.ids).toEqual(joined.toReversed())
    }
  })

  it('show nobody blocked, paused, gone, unverified or of the own gender, whatever gender is asked for', async () => {
    const him = await groom(world)
    world.clock.passes(1000)
    const [seen, blocked, blocker] = [await bride(world), await bride(world), await bride(world)]
    await blocks(world, him, blocked)
    await blocks(world, blocker, him)
    const unseen = [
      blocked,
      blocker,
      await bride(world, { status: 'paused' }),
      await bride(world, { status: 'suspended' }),
      await bride(world, { status: 'deleted' }),
      await bride(world, { mobile_verified_at: null }),
      await groom(world),
    ].map(one => one.id)
    for (const gender of ['M', 'F', 'X', '']) {
      const { ids, count } = await walk(him, 'brideList', { gender })
      expect(count).toBe(ids.length)
      expect(ids[0]).toBe(seen.id)
      expect(ids.filter(id => unseen.includes(id))).toEqual([])
    }
    // The block counts for both sides.
    expect((await walk(blocked, 'joinedList')).ids).not.toContain(him.id)
    expect((await walk(blocker, 'joinedList')).ids).not.toContain(him.id)
    expect((await walk(seen, 'joinedList')).ids).toContain(him.id)
  })

  it('filter by marital status', async () => {
    const him = await groom(world)
    const widowed = await optionAt('MARITAL_STATUS', 3)
    expect(await walk(him, 'brideList', { marital_status_id: widowed })).toEqual({ ids: [], count: 0 })
    const her = await bride(world, { marital_status_id: widowed })
    for (const marital_status_id of [widowed, widowed.toUpperCase()])
      expect(await walk(him, 'brideList', { marital_status_id })).toEqual({ ids: [her.id], count: 1 })
  })

  it('can be ordered by kundali: best first, those unknown last, equals newest first', async () => {
    const mine = await optionAt('NAKSHATRA', 3)
    const him = await groom(world, { nakshatra_id: mine })
    const widowed = { marital_status_id: await optionAt('MARITAL_STATUS', 4) }
    const unknown = await bride(world, widowed)
    for (const position of [0, 3, 6, 13, 21])
      for (const charan of [null, 1, 3]) {
        world.clock.passes(1000)
        const nakshatra_id = await optionAt('NAKSHATRA', position)
        const charan_id = charan === null ? null : await optionAt('CHARAN', position * 4 + charan - 1)
        await bride(world, { ...widowed, nakshatra_id, charan_id })
      }
    for (const [sort_by, sign] of [
      ['DESC', 1],
      ['ASC', -1],
    ] as const) {
      const { ids, count } = await walk(him, 'brideList', { ...widowed, order_by: 'kundali', sort_by })
      expect([ids.length, new Set(ids).size, count]).toEqual([16, 16, 16])
      const scores: (number | null)[] = []
      for (const id of ids) {
        const { body } = await world.call('profileDetail', { uuid: id }, { token: him.token })
        scores.push(body.patrika_known ? body.patrika_gun : null)
      }
      const { body } = await world.call('brideList', { ...widowed, order_by: 'kundali', sort_by }, { token: him.token })
      expect(body.list.map(row => row.patrika_gun)).toEqual(scores)
      expect(ids.at(-1) === unknown.id || scores.at(-1) === null).toBe(true)
      const known = scores.filter(score => score !== null)
      expect(known.length).toBeGreaterThan(12)
      expect(scores.slice(0, known.length)).toEqual(known.toSorted((a, b) => (b - a) * sign))
    }
  })

  it('carry what the viewer did to each, and the village for a paid viewer alone', async () => {
    world.clock.passes(1000)
    const him = await groom(world)
    const her = await bride(world, { occupation: 'Teacher' })
    await sendsInterest(world, him, her)
    const at = world.clock.now()
    await world.db
      .insertInto('shortlists')
      .values({ id: her.id, member_id: him.id, shortlisted_id: her.id, at })
      .execute()
    await seesContact(world, him, her)
    const row = async () =>
      (await world.call('joinedList', {}, { token: him.token })).body.list.find(one => one.uuid === her.id)
    const free = await row()
    expect(free).toMatchObject({
      to_user_id: her.id,
      last_name: 'Kale',
      image: null,
      user_images: [],
      marital_status: { name: 'Unmarried' },
      maritial_status: 'Unmarried',
      occupation_details: 'Teacher',
      occupation_type: null,
      working_place_taluka: { name: 'Purandar' },
      working_place_taluka_name: 'Purandar',
      native_place_district_name: 'Pune',
      native_place_taluka_name: 'Purandar',
      hasSentIntrest: 1,
      hasShortListed: 1,
      hasReported: 0,
      hasViewContact: 1,
      hasBlocked: 0,
      allowed: expect.arrayContaining(['CANCEL_INTEREST', 'REMOVE_SHORTLIST']),
    })
    expect(free).not.toHaveProperty('working_place_goan')
    await subscribes(world, him.id)
    expect(await row()).toMatchObject({ working_place_goan: 'Saswad' })
    expect((await world.call('joinedList', {}, { token: her.token })).body.list[0]).toMatchObject({
      uuid: him.id,
      hasSentIntrest: 0,
      hasShortListed: 0,
      hasViewContact: 0,
    })
  })

  it('show photos by links for cards, only those that are shown', async () => {
    world.clock.passes(1000)
    const [him, her] = [await groom(world), await bride(world)]
    const photo = { member_id: her.id, rejection_reason: null, added_at: world.clock.now() }
    await world.db
      .insertInto('photos')
      .values([
        { ...photo, id: her.id, position: 0, stored_as: 'photos/a', status: 'rejected' },
        { ...photo, id: him.id, position: 1, stored_as: 'photos/b' },
      ])
      .execute()
    const { body } = await world.call('joinedList', {}, { token: him.token })
    expect(body.list[0]?.user_images).toEqual([
      {
        image: body.list[0]?.image,
        tile: expect.stringMatching(/\/tile\?/),
        large: expect.stringMatching(/\/page\?/),
      },
    ])
    expect(body.list[0]?.image).toMatch(new RegExp(`^/api/photo/${him.id}/card\\?`))
    expect((await world.call('ownImages', {}, { token: her.token })).body).toEqual({
      count: 1,
      list: [
        {
          uuid: him.id,
          image: expect.stringContaining(`/api/photo/${him.id}/page?`),
          card: expect.stringContaining(`/api/photo/${him.id}/card?`),
          tile: expect.stringContaining(`/api/photo/${him.id}/tile?`),
          face: null,
          status: 'SHOWN',
        },
      ],
      next_offset: null,
      rejected: [{ uuid: her.id, reason: '' }],
      photo_privacy: 'EVERYONE',
    })
  })

  it.each([
    { offset: '-1' },
    { offset: '1.5' },
    { offset: 'two' },
    { offset: '99999999999999999999' },
    { offset: 'NaN' },
    { sort_by: 'sideways' },
    { order_by: 'password_hash' },
  ])('refuse %j', async input => {
    const him = await groom(world)
    for (const name of [...lists, 'visitorList'] as const) {
      const { status, refusal } = await world.call(name, input as never, { token: him.token })
      expect([status, refusal.code]).toEqual([400, 'bad_input'])
    }
  })

  it('refuse a filter that is no marital status', async () => {
    const him = await groom(world)
    for (const marital_status_id of ['7', 'null', await optionAt('DIET', 0), '0190a0a0-0000-7000-8000-000000000000']) {
      const { status, refusal } = await world.call('brideList', { marital_status_id }, { token: him.token })
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['marital_status_id']])
    }
  })

  const leavesPages = ({ id }: TestMember, left: number) =>
    world.db
      .insertInto('rate_limits')
      .values({
        key: `pages ${id}`,
        hits: pagesPerHour - left,
        resets_at: new Date(world.clock.now().getTime() + hours(1)),
      })
      .execute()

  it('allow exactly the pages that are left when forty come at once on two nodes', async () => {
    const him = await groom(world)
    await leavesPages(him, 12)
    const nodes = [world.app, await world.anotherNode()]
    const asks = (n: number) => world.call('joinedList', {}, { token: him.token, app: nodes[n % 2] as FastifyInstance })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => asks(n)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(28)
  })

  it('are refused for an hour after too many pages', async () => {
    const him = await groom(world)
    // One page is left, whatever a node takes at once.
    await leavesPages(him, 1)
    expect((await world.call('joinedList', {}, { token: him.token })).status).toBe(200)
    for (const name of [...lists, 'visitorList'] as const) {
      const { status, refusal, headers } = await world.call(name, {}, { token: him.token })
      expect([status, refusal.code]).toEqual([429, 'slow_down'])
      expect(refusal.message).toContain('lists very fast')
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    world.clock.passes(hours(1))
    expect((await world.call('joinedList', {}, { token: him.token })).status).toBe(200)
  })
})
