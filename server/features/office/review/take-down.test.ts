import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { joinsWithBoth } from '#server/testing/families.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ cachedSessions: true })
const { acts, aMinutePasses, asks, bell, claims, decides, itemOf, lettersTo, queue, undoes, uploadsPhoto } =
  reviewsIn(world)
const told = 'This picture shows somebody else'
const reason = 'A report or complaint'
const takesDown = (
  staff: TestStaff,
  her: { id: string },
  photo: string,
  texts: { reason?: string; told?: string } = {},
) => asks(staff, 'takeDownPhoto', { uuid: her.id, id: photo, reason, told, ...texts })
const ownImages = async ({ token }: TestMember) => (await world.call('ownImages', {}, { token })).body

let other: FastifyInstance
beforeAll(async () => {
  other = await world.anotherNode()
  return () => other.close()
})

/** What the other side gets of her photos, on either node. */
async function seenBy(him: TestMember, her: TestMember, app: FastifyInstance): Promise<string[]> {
  const profile = await world.call('profileDetail', { uuid: her.id, ahead: '1' }, { token: him.token, app })
  const list = await world.call('joinedList', {}, { token: him.token, app })
  const row = list.body.list.find(one => one.uuid === her.id)
  return [...profile.body.user_images, ...(row?.user_images ?? [])].map(one => one.image ?? '')
}
const opens = async (url: string, app: FastifyInstance) => (await app.inject({ url })).statusCode
const officeOpens = async (staff: TestStaff, photo: string) =>
  (await world.app.inject({ url: `/api/office/photo/${photo}/page`, headers: staff.options.headers ?? {} })).statusCode

describe('a photo that was approved', () => {
  it('is taken down at once, from every answer and link, on every node', async () => {
    const [staff, him, her] = [await createStaff(world), await groom(world), await bride(world)]
    const photo = await uploadsPhoto(her)
    await decides(staff, await itemOf('photo', photo), 'approve')
    const links = await seenBy(him, her, world.app)
    expect(links.length).toBeGreaterThan(1)
    for (const app of [world.app, other]) for (const link of links) expect(await opens(link, app)).toBe(200)
    expect(await officeOpens(staff, photo)).toBe(200)

    expect((await takesDown(staff, her, photo)).status).toBe(200)
    for (const app of [world.app, other]) {
      expect(await seenBy(him, her, app)).toEqual([])
      for (const link of links) expect(await opens(link, app)).toBe(404)
    }
    expect(await officeOpens(staff, photo)).toBe(404)
    const record = await asks(staff, 'memberRecord', { uuid: her.id })
    expect(record.body.photos).toEqual([])
    expect(await ownImages(her)).toMatchObject({ list: [], rejected: [{ uuid: photo, reason: told }] })
    expect(await acts(her.id)).toEqual(['photo_approve', 'photo_take_down'])
    expect((await takesDown(staff, her, photo)).status).toBe(404)
  })

  it('is told to its owner on the bell and by a letter, when the minute is over', async () => {
    const staff = await createStaff(world)
    const her = await joinsWithBoth(world)
    const { email } = her.form
    const photo = await hasPhoto(world, her)
    await takesDown(staff, her, photo)
    const counts = async () => [
      (await bell(her)).filter(type => type === 'PHOTO_REJECTED').length,
      (await lettersTo(email)).filter(subject => subject.includes('taken down')).length,
    ]
    expect(await counts()).toEqual([0, 0])
    await aMinutePasses()
    expect(await counts()).toEqual([1, 1])
    const letter = (await world.outbox()).find(one => one.to === email && one.subject.includes('taken down'))
    expect(letter?.text).toContain(told)
    expect(letter?.text).not.toContain(reason)
    expect(await acts(her.id)).toEqual(['photo_take_down'])
  })

  it('is shown again in its place when that is undone within the minute, and nobody hears of it', async () => {
    const [staff, him, her] = [await createStaff(world), await groom(world), await bride(world)]
    const [first, second] = [await uploadsPhoto(her), await uploadsPhoto(her)]
    for (const photo of [first, second]) await decides(staff, await itemOf('photo', photo), 'approve')
    const links = await seenBy(him, her, world.app)
    const { body } = await takesDown(staff, her, first)
    expect((await undoes(await createStaff(world), body.uuid)).status).toBe(404)
    const undone = await undoes(staff, body.uuid)
    expect([undone.status, undone.body.message]).toEqual([200, 'Undone: the photo is as it was'])
    expect(await seenBy(him, her, other)).toEqual(links)
    // It was approved before, so it does not wait again.
    expect((await queue(staff, { kind: 'photo' })).list.map(one => one.uuid)).not.toContain(undone.body.item)
    await aMinutePasses()
    expect(await bell(her)).toEqual([])
    const again = await takesDown(staff, her, first)
    await aMinutePasses()
    expect((await undoes(staff, again.body.uuid)).status).toBe(409)
    expect((await ownImages(her)).rejected).toHaveLength(1)
  })
})

describe('a photo that waits', () => {
  it('is taken from the hands of whoever looks at it, and waits again after an undo', async () => {
    const [staff, colleague, her] = [await createStaff(world), await createStaff(world), await bride(world)]
    const photo = await uploadsPhoto(her)
    const item = await itemOf('photo', photo)
    const { version } = (await claims(colleague, item)).body
    const { body } = await takesDown(staff, her, photo)
    const late = await asks(colleague, 'decideReview', { uuid: item, version, decision: 'approve' })
    expect(late.status).toBe(409)
    expect((await undoes(staff, body.uuid)).status).toBe(200)
    expect((await queue(staff, { kind: 'photo' })).list.map(one => one.uuid)).toContain(item)
    expect((await decides(staff, item, 'approve')).status).toBe(200)
  })
})

describe('taking down', () => {
  it('wants a reason, and a photo of that very member', async () => {
    const [staff, her, she] = [await createStaff(world), await bride(world), await bride(world)]
    const photo = await hasPhoto(world, her)
    const { status, refusal } = await takesDown(staff, her, photo, { reason: ' ', told: reason })
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['reason', 'told']])
    expect((await takesDown(staff, she, photo)).status).toBe(404)
    expect((await takesDown(staff, her, her.id)).status).toBe(404)
    expect(
      (await asks(staff, 'decideReview', { uuid: photo, version: 1, decision: 'take_down' as never })).status,
    ).toBe(400)
    expect((await ownImages(her)).list).toHaveLength(1)
  })

  it('of two at the same moment happens once', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const photo = await hasPhoto(world, her)
    const answers = await Promise.all(Array.from({ length: 6 }, () => takesDown(staff, her, photo)))
    expect(answers.filter(one => one.status === 200)).toHaveLength(1)
    expect(answers.filter(one => one.status === 404)).toHaveLength(5)
    expect(await acts(her.id)).toEqual(['photo_take_down'])
  })
})
