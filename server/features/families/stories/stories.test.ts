import { beforeEach, describe, expect, it } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { consentTexts } from '#domain/families/consents.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { blocks, bride, groom, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'
import { publishStory, rejectStory } from './decisions.ts'
import { askPartner } from './partners.ts'

const world = testWorld()
let her: TestMember
let him: TestMember
beforeEach(async () => {
  her = await bride(world, { first_name: 'Mrunal', last_name: 'Gaikwad' })
  him = await groom(world, { first_name: 'Prathamesh', last_name: 'Kale' })
})

const numberOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no
type Sent = SentTo<Calls['tellStory']>
const storiesInQueue = async () =>
  (await world.db.selectFrom('review_items').select('subject_id').where('kind', '=', 'story').execute()).map(
    item => item.subject_id,
  )
const tells = async (teller: TestMember, partner: TestMember, change: Partial<Sent> = {}) =>
  world.call(
    'tellStory',
    {
      type: 'FOUND_HERE',
      registration_no: await numberOf(partner),
      partner_first_name: 'Prathamesh',
      city: 'Saswad',
      ...change,
    },
    { token: teller.token },
  )
const answers = ({ token }: TestMember, uuid: string, answer: 'CONFIRM' | 'NOT_TRUE') =>
  world.call('answerStory', { uuid, answer }, { token })
const finds = async ({ token }: TestMember, registration_no: string, gender?: 'M' | 'F') =>
  (await world.call('searchPartner', { registration_no, ...(gender && { gender }) }, { token })).body.list
const noticesOf = async ({ token }: TestMember) =>
  (await world.call('notificationList', {}, { token })).body.list.filter(one => one.type === 'STORY_TO_CONFIRM')
/** The part of her leaving that her partner hears of. */
const isLeaving = ({ id }: TestMember) => world.db.transaction().execute(trx => askPartner(trx, id, world.clock.now()))
const publicStories = async () => (await world.call('successStories', {})).body.list
const addsPhoto = async (member: TestMember, uuid: string, bytes?: Buffer) =>
  (await uploads(world, member, bytes ?? (await picture()), { path: '/success-story/upload-image', fields: { uuid } }))
    .statusCode

describe('the partner search', () => {
  it('finds the other side by the whole profile ID, whatever gender is asked for', async () => {
    const number = await numberOf(him)
    const found = [{ first_name: 'Prathamesh', last_name: 'Kale', registration_no: number }]
    expect(await finds(her, number.toLowerCase())).toEqual(found)
    expect(await finds(her, number, 'F')).toEqual(found)
    expect(await finds(her, number.slice(0, -1))).toEqual([])
    expect(await finds(her, await numberOf(await bride(world)), 'F')).toEqual([])
    expect(await finds(her, await numberOf(her), 'F')).toEqual([])
  })

  it('tells both forms of a name, by the language in which each is written', async () => {
    const second_script = { first_name: 'प्रथमेश', middle_name: 'संजय', last_name: 'काळे' }
    await world.db.updateTable('members').set({ second_script }).where('id', '=', him.id).execute()
    const [found] = await finds(her, await numberOf(him))
    // Of the father's name neither form is told.
    expect(found).toEqual({
      first_name: 'Prathamesh',
      last_name: 'Kale',
      registration_no: await numberOf(him),
      second_script: { mr: { first_name: 'प्रथमेश', last_name: 'काळे' } },
    })
  })

  it('finds nobody who is paused, suspended or at odds', async () => {
    for (const status of ['paused', 'suspended', 'deleted'] as const)
      expect(await finds(her, await numberOf(await groom(world, { status })))).toEqual([])
    const paused = await groom(world, { status: 'paused' })
    await sendsInterest(world, her, paused, 'accepted')
    expect(await finds(her, await numberOf(paused))).toHaveLength(1)
    await blocks(world, him, her)
    expect(await finds(her, await numberOf(him))).toEqual([])
    expect((await tells(her, him)).status).toBe(404)
  })

  it('is as narrow as the search by ID', async () => {
    for (let n = 0; n < 20; n++) await finds(her, `G1${n}`)
    const { status } = await world.call('searchPartner', { registration_no: 'G7' }, { token: her.token })
    expect(status).toBe(429)
  })
})

describe('a story', () => {
  it('waits for the partner, then for the office, and only then is public', async () => {
    const told = { words: ' We met over a shared train ', wedding_year: '२०२५' }
    const { status, body } = await tells(her, him, told)
    expect([status, body.is_confirmed]).toEqual([200, 0])
    expect(await addsPhoto(her, body.uuid)).toBe(200)
    // She may still stay: he is asked when she leaves.
    expect(await noticesOf(him)).toEqual([])
    await isLeaving(her)
    const [notice] = await noticesOf(him)
    expect(notice).toMatchObject({ link: `/all-notifications?story=${body.uuid}` })
    expect(notice?.description).toMatch(/^Gaikwad \(B\d+\) has written your success story/)
    expect(await storiesInQueue()).toEqual([])
    expect(await publishStory(world.db, { storyId: body.uuid, now: world.clock.now() })).toBe(false)
    const question = await world.call('storyToConfirm', { uuid: body.uuid }, { token: him.token })
    expect(question.body).toMatchObject({
      state: 'WAITING',
      city: 'Saswad',
      words: 'We met over a shared train',
      wedding_year: 2025,
      groom: { first_name: 'Prathamesh', last_name: 'Kale' },
      bride: { first_name: 'Mrunal', last_name: 'Gaikwad' },
    })
    const photo = question.body.image ?? ''
    expect((await world.app.inject(photo)).headers['content-type']).toBe('image/webp')
    expect((await world.app.inject(photo.replace(/\?.*/, ''))).statusCode).toBe(404)

    expect((await answers(him, body.uuid, 'CONFIRM')).body.state).toBe('CONFIRMED')
    expect(await publicStories()).toEqual([])
    expect(await storiesInQueue()).toEqual([body.uuid])
    expect(await publishStory(world.db, { storyId: body.uuid, now: world.clock.now() })).toBe(true)
    expect(await publicStories()).toMatchObject([
      {
        image: `/api/story-photo/${body.uuid}`,
        bride_details: { first_name: 'Mrunal' },
        groom_address: 'Saswad',
        words: 'We met over a shared train',
        wedding_year: 2025,
      },
    ])
    expect((await world.app.inject(`/api/story-photo/${body.uuid}`)).statusCode).toBe(200)
    expect(await publishStory(world.db, { storyId: body.uuid, now: world.clock.now() })).toBe(false)
  })

  it('names both in one script, whichever of their forms were typed', async () => {
    const forms = { first_name: 'प्रथमेश', last_name: 'काळे' }
    await world.db.updateTable('members').set({ second_script: forms }).where('id', '=', him.id).execute()
    const namedIn = async (change: Partial<Sent>) => {
      const { uuid } = (await tells(her, him, change)).body
      const { bride: one, groom: other } = (await world.call('storyToConfirm', { uuid }, { token: him.token })).body
      return [one.first_name, one.last_name, other.first_name, other.last_name]
    }
    const latin = ['Mrunal', 'Gaikwad', 'Prathamesh', 'Kale']
    // A Marathi page shows his form in Devanagari, and her name has none.
    const shown = { partner_first_name: 'प्रथमेश', partner_last_name: 'काळे' }
    expect(await namedIn(shown)).toEqual(latin)
    const second_script = { first_name: 'मृणाल', last_name: 'गायकवाड' }
    await world.db.updateTable('members').set({ second_script }).where('id', '=', her.id).execute()
    expect(await namedIn({})).toEqual(latin)
    // Another name than that of the record stays as it was typed, and so hers comes to it.
    expect(await namedIn({ ...shown, partner_first_name: 'पिंट्या' })).toEqual(['मृणाल', 'गायकवाड', 'पिंट्या', 'काळे'])
  })

  it('that is not true is never public, and may be told again', async () => {
    const { body } = await tells(her, him, { words: 'He said yes at once' })
    await addsPhoto(her, body.uuid)
    expect((await answers(him, body.uuid, 'NOT_TRUE')).body.state).toBe('DENIED')
    expect((await world.call('storyToConfirm', { uuid: body.uuid }, { token: him.token })).body.words).toBe('')
    expect((await answers(him, body.uuid, 'CONFIRM')).status).toBe(409)
    expect(await publishStory(world.db, { storyId: body.uuid, now: world.clock.now() })).toBe(false)
    expect((await world.app.inject(`/api/story-photo/${body.uuid}`)).statusCode).toBe(404)
    expect((await tells(her, him)).body.uuid).not.toBe(body.uuid)
  })

  it('that staff reject is not public', async () => {
    const { body } = await tells(her, him)
    await answers(him, body.uuid, 'CONFIRM')
    const decision = { storyId: body.uuid, now: world.clock.now() }
    expect(await rejectStory(world.db, { ...decision, reason: 'The picture is not of a couple' })).toBe(true)
    expect(await publishStory(world.db, decision)).toBe(false)
  })

  it('is answered by the partner it names, and by nobody else', async () => {
    const { body } = await tells(her, him)
    for (const other of [her, await groom(world)]) {
      expect((await answers(other, body.uuid, 'CONFIRM')).status).toBe(404)
      expect((await world.call('storyToConfirm', { uuid: body.uuid }, { token: other.token })).status).toBe(404)
    }
    expect(await addsPhoto(await groom(world), body.uuid)).toBe(404)
    expect(await addsPhoto(him, body.uuid)).toBe(409)
  })

  it('told by both is one story, which the second of them confirms', async () => {
    const first = await tells(her, him)
    const second = await tells(him, her, { partner_first_name: 'Mrunal' })
    expect(second.body).toMatchObject({ uuid: first.body.uuid, is_confirmed: 1 })
    const story = await world.db
      .selectFrom('success_stories')
      .selectAll()
      .where('id', '=', first.body.uuid)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    expect(story).toMatchObject({ told_by: her.id, partner_id: him.id, stored_as: null })
    expect(await addsPhoto(him, first.body.uuid)).toBe(200)
    expect(await addsPhoto(him, first.body.uuid)).toBe(409)
  })

  it('told by both at the same moment is one story', async () => {
    for (let round = 0; round < 3; round++) {
      const [wife, husband] = [await bride(world), await groom(world)]
      const answered = await Promise.all([
        tells(wife, husband),
        tells(husband, wife, { partner_first_name: 'Rutuja' }),
        tells(wife, husband),
      ])
      expect(new Set(answered.map(({ body }) => body.uuid)).size).toBe(1)
      const rows = await world.db
        .selectFrom('success_stories')
        .select('confirmed_at')
        .where(eb => eb.or([eb('told_by', '=', wife.id), eb('told_by', '=', husband.id)]))
        .execute()
      expect(rows).toHaveLength(1)
      expect(rows[0]?.confirmed_at).not.toBeNull()
    }
  })

  it('told of another partner takes the first one back', async () => {
    const first = await tells(her, him)
    const other = await groom(world)
    await tells(her, other)
    await isLeaving(her)
    expect(await noticesOf(him)).toEqual([])
    expect((await answers(him, first.body.uuid, 'CONFIRM')).status).toBe(404)
    expect(await noticesOf(other)).toHaveLength(1)
    await world.call('tellStory', { type: 'OTHER', comment: 'We wait a year' }, { token: her.token })
    expect(await noticesOf(other)).toEqual([])
  })

  it.each([
    [{ registration_no: '' }, { registration_no: 'Please enter profile ID' }],
    [{ partner_first_name: ' ' }, { partner_first_name: 'Please enter partner’s first name' }],
    [{ city: '' }, { city: 'Please enter city' }],
    [{ city: 'call 98220 11111' }, { city: 'Please leave out phone numbers, email addresses and links' }],
    [{ words: 'call 98220 11111' }, { words: 'Please leave out phone numbers, email addresses and links' }],
    [{ words: 'अ'.repeat(281) }, { words: 'This field must be at most 280 characters' }],
    [{ wedding_year: '25' }, { wedding_year: 'Please enter the year in four digits, such as 2026' }],
    [{ type: 'FOUND_ELSEWHERE' }, { comment: 'Please enter comment' }],
    [{ type: 'OTHER', comment: '' }, { comment: 'Please enter comment' }],
    [{ type: 'BORED' }, { type: 'Please select reason' }],
  ])('with %j says what is missing', async (change, fields) => {
    const { status, refusal } = await tells(her, him, change as Partial<Sent>)
    expect([status, refusal.fields]).toEqual([400, fields])
  })

  it('takes a picture and nothing else', async () => {
    const { body } = await tells(her, him)
    expect(await addsPhoto(her, body.uuid, Buffer.from('%PDF-1.7 not a picture'))).toBe(415)
  })
})

describe('the consent to a story', () => {
  const consentsOf = ({ id }: TestMember) =>
    world.db
      .selectFrom('consents')
      .select(['version', 'language', 'act', 'channel'])
      .where('member_id', '=', id)
      .where('text', '=', 'story')
      .orderBy('id')
      .execute()
  const { version } = consentTexts.story
  const given = { version, language: 'en', act: 'given', channel: 'site' }

  it('is a row of who tells and of who confirms, in the version and language that were read', async () => {
    const { uuid } = (await tells(her, him, { consent_version: version })).body
    expect([await consentsOf(her), await consentsOf(him)]).toEqual([[given], []])
    const answer = { uuid, answer: 'CONFIRM', consent_version: version } as const
    await world.call('answerStory', answer, { token: him.token, headers: { language: 'mr' } })
    expect(await consentsOf(him)).toEqual([{ ...given, language: 'mr' }])
  })

  it('is not given by a page that showed another version, nor by a no', async () => {
    const { uuid } = (await tells(her, him)).body
    expect((await tells(him, her, { consent_version: version + 1 })).refusal.message).toContain('has changed')
    const old = { uuid, consent_version: version + 1 }
    expect((await world.call('answerStory', { ...old, answer: 'CONFIRM' }, { token: him.token })).status).toBe(409)
    expect((await world.call('answerStory', { ...old, answer: 'NOT_TRUE' }, { token: him.token })).status).toBe(200)
    expect(await consentsOf(him)).toEqual([])
  })

  it('that either of them withdraws takes the story down at once', async () => {
    const { uuid } = (await tells(her, him, { city: 'Jejuri' })).body
    await answers(him, uuid, 'CONFIRM')
    await publishStory(world.db, { storyId: uuid, now: world.clock.now() })
    const isPublic = async () => (await publicStories()).some(({ groom_address }) => groom_address === 'Jejuri')
    expect(await isPublic()).toBe(true)
    const withdrawn: SentTo<Calls['setConsents']> = { consents: [{ text: 'story', version, is_given: 'N' }] }
    expect((await world.call('setConsents', withdrawn, { token: him.token })).body.is_paused).toBe('N')
    expect(await isPublic()).toBe(false)
    expect((await consentsOf(him)).map(({ act }) => act)).toEqual(['given', 'withdrawn'])
  })
})

describe('a story of two families', () => {
  it('is told and confirmed by the registered owner of each side, and by nobody else of the family', async () => {
    const daughter = await daughterJoins(world, her)
    const father = await joinsFamily(world, him, 'FATHER')
    expect((await tells({ ...her, token: daughter.token }, him)).refusal.code).toBe('owner_alone')
    const { uuid } = (await tells(her, him)).body
    await isLeaving(her)
    for (const answer of ['CONFIRM', 'NOT_TRUE'] as const)
      expect((await answers({ ...him, token: father.token }, uuid, answer)).refusal.code).toBe('owner_alone')
    const given = world.db.selectFrom('consents').select('text').where('text', '=', 'story')
    expect(await given.where('member_id', '=', him.id).execute()).toEqual([])
    expect((await answers(him, uuid, 'CONFIRM')).status).toBe(200)
  })
})
