import { describe, expect, it } from 'vitest'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { optionId } from '#server/testing/options.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const opens = (viewer: TestMember, uuid: string, more: { type?: string; activity_id?: string } = {}) =>
  world.call('profileDetail', { uuid, ...more }, { token: viewer.token })
const option = (type: string, code: string) => optionId(world.db, type, { code })
const hours = (n: number) => n * 3_600_000

describe('opening a profile', () => {
  it('shows the biodata in the reader’s language', async () => {
    const her = await bride(world, {
      diet_id: await option('DIET', 'VEG'),
      blood_group: 'B+',
      birth_time: '05:40:00',
      mangal: 'SOUMYA',
      ready_to_move_abroad: 'ALREADY_IN',
      other_info: 'Sings',
      kuldaivat: 'श्री खंडोबा, जेजुरी',
      gotra: 'Kashyap',
    })
    const him = await groom(world)
    const { status, body, headers } = await opens(him, her.id.toUpperCase())
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({
      uuid: her.id,
      last_name: 'Kale',
      marital_status: { name: 'Unmarried' },
      dob: '1997-03-09',
      height: 165,
      diet: { name: 'Vegetarian' },
      blood_group: 'B+',
      birth_time: '05:40:00',
      is_mangal: 'SOUMYA',
      ready_to_move_abrod: 'ALREADY_IN',
      other_info: 'Sings',
      kuldaivat: 'श्री खंडोबा, जेजुरी',
      gotra: 'Kashyap',
      native_place_district: { name: 'Pune' },
      native_place_taluka: { name: 'Purandar' },
      scan_tone: null,
      expectation: null,
      user_images: [],
      allowed: ['VIEW_CONTACT', 'SEND_INTEREST', 'SHORTLIST', 'BLOCK', 'REPORT', 'SHARE'],
    })
    const inMarathi = await world.call(
      'profileDetail',
      { uuid: her.id },
      { token: him.token, headers: { language: 'mr' } },
    )
    expect(inMarathi.body.marital_status).toEqual({ name: 'अविवाहित' })
  })

  it('scores the two horoscopes, and says where it cannot', async () => {
    const nakshatra_id = await option('NAKSHATRA', '4')
    const her = await bride(world, { nakshatra_id })
    const him = await groom(world, { nakshatra_id })
    const unknown = await groom(world)
    expect((await opens(him, her.id)).body).toMatchObject({ patrika_gun: 28, patrika_known: true })
    expect((await opens(unknown, her.id)).body).toMatchObject({ patrika_gun: 0, patrika_known: false })
  })

  it('tells what the two are to each other', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const sent = await sendsInterest(world, him, her)
    await world.db
      .insertInto('reports')
      .values({ id: sent, reporter_id: him.id, reported_id: her.id, message: 'Wrong photo', at: world.clock.now() })
      .execute()
    world.clock.passes(hours(25.5))
    expect((await opens(him, her.id)).body).toMatchObject({
      hasSentIntrest: 1,
      SentIntrestStatus: 'PENDING',
      hasRecivedIntrest: 0,
      RecivedIntrestStatus: null,
      is_there: 0,
      activity_id: sent,
      is_send_reminder: 0,
      diffInHours: 25,
      hasReported: 1,
      message: 'Wrong photo',
      message_new: null,
      hasShortListed: 0,
      hasBlocked: 0,
      hasViewContact: 0,
    })
    expect((await opens(her, him.id)).body).toMatchObject({
      hasSentIntrest: 0,
      hasRecivedIntrest: 1,
      RecivedIntrestStatus: 'PENDING',
      is_there: 1,
      activity_id: sent,
      diffInHours: null,
      hasReported: 0,
      message: null,
    })
    await world.db
      .updateTable('interests')
      .set({ status: 'rejected', rejection_reason: 'Too far', reminded_at: world.clock.now() })
      .where('id', '=', sent)
      .execute()
    expect((await opens(him, her.id)).body).toMatchObject({
      SentIntrestStatus: 'REJECTED',
      is_send_reminder: 1,
      message_new: 'Too far',
    })
  })

  it('reveals nothing by another pair’s interest', async () => {
    const [her, him, other] = [await bride(world), await groom(world), await groom(world)]
    const theirs = await sendsInterest(world, other, her, 'rejected')
    const { status, body } = await opens(him, her.id, { activity_id: theirs })
    expect(status).toBe(200)
    expect(body).toMatchObject({ activity_id: null, message_new: null, hasSentIntrest: 0, hasRecivedIntrest: 0 })
  })

  it('marks a suggestion of the provider for a paid member alone', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    await world.db
      .insertInto('suggestions')
      .values({ id: her.id, member_id: him.id, suggested_id: her.id, at: world.clock.now() })
      .execute()
    expect((await opens(him, her.id)).body).toMatchObject({ handPicked: 0, handPicked_date: null })
    await subscribes(world, him.id)
    expect((await opens(him, her.id)).body).toMatchObject({
      handPicked: 1,
      handPicked_date: world.clock.now().toISOString(),
    })
  })

  it('names the family’s expectations', async () => {
    const her = await bride(world)
    const district = await world.db
      .selectFrom('districts')
      .select('id')
      .where('name_en', '=', 'Pune')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('expectations')
      .values({
        member_id: her.id,
        birth_year_from: 1992,
        birth_year_to: 1996,
        height_from: null,
        height_to: null,
        patrika_match: 'ALL',
        choices: JSON.stringify({
          marital_status: [await option('MARITAL_STATUS', 'UNMARRIED')],
          native_district: [district.id],
        }) as never,
      })
      .execute()
    expect((await opens(await groom(world), her.id)).body.expectation).toEqual({
      marital_status: ['Unmarried'],
      birth_year_from: 1992,
      birth_year_to: 1996,
      height_from: null,
      height_to: null,
      patrika_match: 'ALL',
      occupation_other_expectations: '',
      working_country: [],
      working_city: [],
      family_residence: [],
      native_district: ['Pune'],
    })
    await world.db
      .updateTable('expectations')
      .set({ birth_year_from: null, birth_year_to: null, patrika_match: null, choices: JSON.stringify({}) as never })
      .where('member_id', '=', her.id)
      .execute()
    expect((await opens(await groom(world), her.id)).body.expectation).toBeNull()
  })
})

describe('whose profile opens', () => {
  it('not one’s own gender’s, in the specification’s words', async () => {
    const [her, other] = [await bride(world), await bride(world)]
    for (const type of ['SELF', 'OTHER', undefined]) {
      const { status, refusal } = await opens(her, other.id, type ? { type } : {})
      expect(status).toBe(403)
      expect(refusal).toEqual({ message: "Sorry, you cannot access same gender's biodata", code: 'same_gender' })
    }
  })

  it('one’s own, with SELF or without, all of it and without a score', async () => {
    const her = await bride(world, { nakshatra_id: await option('NAKSHATRA', '4') })
    for (const type of ['SELF', 'OTHER', undefined]) {
      const own = await opens(her, her.id.toUpperCase(), type ? { type } : {})
      expect(own.status).toBe(200)
      expect(own.body).toMatchObject({ working_place_goan: 'Saswad', patrika_gun: 0, hasBlocked: 0, allowed: [] })
    }
    expect(await world.db.selectFrom('visits').selectAll().where('visited_id', '=', her.id).execute()).toEqual([])
  })

  it('nobody’s who is unknown, gone, unverified, or blocked the viewer: all alike', async () => {
    const him = await groom(world)
    const blocker = await bride(world)
    await blocks(world, blocker, him)
    const unseen = [
      '0190a0a0-0000-7000-8000-000000000000',
      blocker.id,
      (await bride(world, { status: 'deleted' })).id,
      (await bride(world, { status: 'suspended' })).id,
      (await bride(world, { status: 'paused' })).id,
      (await bride(world, { mobile_verified_at: null })).id,
      (await groom(world, { status: 'deleted' })).id,
    ]
    const answers = await Promise.all(unseen.map(id => opens(him, id)))
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body })
  })

  it('whom one blocked oneself, from the list of blocked users', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    await blocks(world, him, her)
    expect((await opens(him, her.id)).body).toMatchObject({ uuid: her.id, hasBlocked: 1 })
  })

  it('a paused member’s for those whom an interest joins, whatever became of it', async () => {
    const her = await bride(world, { status: 'paused' })
    for (const status of ['pending', 'accepted', 'rejected'] as const) {
      const him = await groom(world)
      await sendsInterest(world, him, her, status)
      expect((await opens(him, her.id)).status).toBe(200)
    }
    const him = await groom(world)
    await sendsInterest(world, him, her, 'cancelled')
    expect((await opens(him, her.id)).status).toBe(404)
  })

  it.each(['7', 'null', 'undefined', "' or 1=1", '%00', '0190a0a0'])('%s is no address of a profile', async uuid => {
    const { status, refusal } = await opens(await groom(world), uuid)
    expect(status).toBe(400)
    expect(refusal.code).toBe('bad_input')
  })
})
