import { describe, expect, it } from 'vitest'
import { blocks, bride, groom } from '#server/testing/members.ts'
import { optionId } from '#server/testing/options.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const option = (type: string, name: string) => optionId(world.db, type, { name_en: name })
const charanOf = async (nakshatraId: string, code: string) =>
  (
    await world.db
      .selectFrom('options')
      .select('id')
      .where('parent_id', '=', nakshatraId)
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id

describe('Gun Milan of two', () => {
  it('is the same from both sides, koota by koota, and what the profile says', async () => {
    const her = await bride(world, { nakshatra_id: await option('NAKSHATRA', 'Rohini'), mangal: 'Y' })
    const him = await groom(world, { nakshatra_id: await option('NAKSHATRA', 'Pushya'), mangal: 'N' })
    const hers = await world.call('kundali', { uuid: him.id }, { token: her.token })
    const his = await world.call('kundali', { uuid: her.id.toUpperCase() }, { token: him.token })
    expect(hers.status).toBe(200)
    expect(hers.body).toEqual(his.body)
    if (!hers.body.known) throw new Error('both are known')
    expect(hers.body.kootas.reduce((sum, koota) => sum + koota.points, 0)).toBe(hers.body.total)
    expect(hers.body.mangal.verdict).toBe('differs')
    const profile = await world.call('profileDetail', { uuid: her.id }, { token: him.token })
    expect(profile.body.patrika_gun).toBe(hers.body.total)
  })

  it('says whose birth is missing', async () => {
    const her = await bride(world, { nakshatra_id: await option('NAKSHATRA', 'Rohini') })
    const him = await groom(world)
    const { body } = await world.call('kundali', { uuid: her.id }, { token: him.token })
    expect(body).toMatchObject({ known: false, missing: [{ whose: 'groom', detail: 'nakshatra' }] })
  })

  it('is refused where the profile is, and records no visit', async () => {
    const [her, him, other] = [await bride(world), await groom(world), await bride(world)]
    await blocks(world, other, him)
    const statusOf = async (uuid: string) => (await world.call('kundali', { uuid }, { token: him.token })).status
    expect(await statusOf(her.id)).toBe(200)
    expect(await statusOf(other.id)).toBe(404)
    expect(await statusOf(him.id)).toBe(403)
    expect(await statusOf((await groom(world)).id)).toBe(403)
    expect(await statusOf((await bride(world, { status: 'paused' })).id)).toBe(404)
    expect(await statusOf('7')).toBe(400)
    expect(await world.db.selectFrom('visits').select('last_day').where('visitor_id', '=', him.id).execute()).toEqual(
      [],
    )
  })

  it('counts as a profile when that profile was not opened today', async () => {
    const him = await groom(world)
    const [opened, unopened, another] = [await bride(world), await bride(world), await bride(world)]
    await world.call('profileDetail', { uuid: opened.id }, { token: him.token })
    await world.call('kundali', { uuid: opened.id }, { token: him.token })
    const limit = world.db.updateTable('rate_limits').where('key', 'like', `profiles free ${him.id}%`)
    expect(await limit.set({ hits: 59 }).returning('hits').executeTakeFirst()).toEqual({ hits: 59 })
    expect((await world.call('kundali', { uuid: unopened.id }, { token: him.token })).status).toBe(200)
    expect((await world.call('kundali', { uuid: another.id }, { token: him.token })).status).toBe(429)
    expect((await world.call('kundali', { uuid: opened.id }, { token: him.token })).status).toBe(200)
  })
})

describe('the horoscope of a birth', () => {
  const fetchHoroscope = async (input: Record<string, string>) =>
    world.call('horoscope', input as { date: string }, { token: (await bride(world)).token })

  it('fills the form with its own options', async () => {
    const { status, body } = await fetchHoroscope({ date: '1998-08-14', time: '05:40' })
    expect(status).toBe(200)
    const nakshatra = body.horoscope?.nakshatra
    expect(nakshatra).toEqual({ uuid: await option('NAKSHATRA', 'Bharani'), name: 'Bharani' })
    expect(body.horoscope?.charan.uuid).toBe(await charanOf(nakshatra?.uuid ?? '', body.horoscope?.charan.name ?? ''))
    expect(body.horoscope).toMatchObject({
      raas: { name: 'Mesh' },
      nadi: { name: 'Madhya' },
      gan: { name: 'Manushya' },
    })
    expect(body.possible).toHaveLength(1)
    expect(body).toMatchObject({ warning: null, disagreements: [] })
  })

  it('chooses nothing without a time, and says what is possible', async () => {
    const { body } = await fetchHoroscope({ date: '1998-08-14', time: '' })
    expect(body.horoscope).toBeNull()
    expect(body.possible.length).toBeGreaterThan(3)
    expect(body.warning?.en).toBeTruthy()
  })

  it('holds what stands in the form against the birth', async () => {
    const rohini = await option('NAKSHATRA', 'Rohini')
    const { body } = await fetchHoroscope({
      date: '1998-08-14',
      time: '05:40:00',
      nakshatra_id: rohini,
      charan_id: await charanOf(rohini, '2'),
      gan_id: await option('GAN', 'Manushya'),
      raas_id: '',
    })
    expect(body.disagreements).toEqual([
      { field: 'nakshatra', entered: { uuid: rohini, name: 'Rohini' }, possible: [body.horoscope?.nakshatra] },
      {
        field: 'charan',
        entered: { uuid: await charanOf(rohini, '2'), name: '2' },
        possible: [body.horoscope?.charan],
      },
    ])
  })

  it('takes choices from the form’s lists alone', async () => {
    const rohini = await option('NAKSHATRA', 'Rohini')
    const wrong = [
      { nakshatra_id: await option('GAN', 'Dev') },
      { gan_id: rohini },
      { nadi_id: '0190a0a0-0000-7000-8000-000000000000' },
      { raas_id: '7' },
      { nakshatra_id: rohini, charan_id: await charanOf(await option('NAKSHATRA', 'Pushya'), '1') },
    ]
    for (const choice of wrong) {
      const { status, refusal } = await fetchHoroscope({ date: '1998-08-14', ...choice } as Record<string, string>)
      expect(status).toBe(400)
      expect(Object.keys(choice)).toEqual(expect.arrayContaining(Object.keys(refusal.fields ?? { none: '' })))
    }
  })

  it.each([
    { date: '1998-02-30' },
    { date: '' },
    { date: '14-08-1998' },
    { date: '1998-08-14', time: '25:00' },
    { date: '1998-08-14', time: 'dawn' },
    {},
  ])('refuses %j', async input => {
    expect((await fetchHoroscope(input as Record<string, string>)).status).toBe(400)
  })

  it.each(['0000-01-01', '0001-01-01', '1600-02-29', '1905-12-31', '1943-01-01', '9999-12-31'])(
    'of %s is no error of ours',
    async date => {
      for (const time of ['', '00:00', '23:59:59'])
        expect((await fetchHoroscope({ date, time })).status).toBeLessThan(500)
    },
  )
})
