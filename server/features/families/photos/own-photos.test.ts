import { describe, expect, it } from 'vitest'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { hasPhoto, picture, uploads } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const reviewed = testWorld({ env: { PHOTO_REVIEW: 'first' } })

const own = async ({ token }: TestMember) => (await world.call('ownImages', {}, { token })).body
const idsOf = async (who: TestMember) => (await own(who)).list.map(photo => photo.uuid)
const removes = ({ token }: TestMember, image_uuid: string) => world.call('removeImage', { image_uuid }, { token })
const orders = ({ token }: TestMember, images: string[]) => world.call('orderImages', { images }, { token })

async function withTwo(): Promise<[TestMember, string, string]> {
  const her = await bride(world)
  return [her, await hasPhoto(world, her), await hasPhoto(world, her, { position: 1 })]
}
/** The photos of her card, as another family sees it at this moment. */
async function cardOf(her: TestMember) {
  const him = await groom(world)
  const { body } = await world.call('profileDetail', { uuid: her.id }, { token: him.token })
  return body.user_images.map(({ image }) => /photo\/([^/]+)/.exec(image)?.[1])
}

describe('a member’s photos', () => {
  it('change their order, and the others see it at once', async () => {
    const [her, first, second] = await withTwo()
    const { status, body } = await orders(her, [second, first])
    expect([status, body.message]).toEqual([200, 'Your first photo has been changed'])
    expect(await idsOf(her)).toEqual([second, first])
    expect(await cardOf(her)).toEqual([second, first])
  })

  it('close up when one is removed, and a new one comes after it', async () => {
    const [her, first, second] = await withTwo()
    const { status, body } = await removes(her, first)
    expect([status, body.message]).toEqual([200, 'Your photo has been removed'])
    expect(await cardOf(her)).toEqual([second])
    const added = (await uploads(world, her, await picture())).json().uuid
    expect(await idsOf(her)).toEqual([second, added])
    expect(await world.db.selectFrom('files_to_erase').select('stored_as').execute()).toEqual([
      { stored_as: `photos/${first}` },
    ])
  })

  it('come after one whose first place staff have emptied', async () => {
    const [her, first, second] = await withTwo()
    await world.db
      .updateTable('photos')
      .set({ status: 'rejected', rejection_reason: 'A group photo' })
      .where('id', '=', first)
      .execute()
    expect(await own(her)).toMatchObject({ rejected: [{ uuid: first, reason: 'A group photo' }] })
    const added = (await uploads(world, her, await picture())).json().uuid
    expect(await idsOf(her)).toEqual([second, added])
    expect((await removes(her, first)).status).toBe(200)
    expect((await own(her)).rejected).toEqual([])
  })

  it('of another member are neither removed nor reordered', async () => {
    const [her, first, second] = await withTwo()
    const [other, third] = await withTwo()
    expect((await removes(other, first)).status).toBe(404)
    for (const images of [[second, first], [third, first], [first]])
      expect((await orders(other, images)).status).toBe(409)
    expect(await idsOf(her)).toEqual([first, second])
  })

  it('are reordered only all together, each once', async () => {
    const [her, first, second] = await withTwo()
    for (const images of [[first], [first, first]])
      expect((await orders(her, images)).refusal).toMatchObject({
        code: 'conflict',
        message: 'Your photos have changed meanwhile. Please try again.',
      })
    for (const images of [[], [first, second, first], ['x'], 'x'])
      expect((await orders(her, images as string[])).status).toBe(400)
    expect((await removes(her, 'x')).status).toBe(400)
    expect(await idsOf(her)).toEqual([first, second])
  })

  it('keep two places whatever comes at the same moment', async () => {
    const bytes = await picture('jpeg', 60)
    for (let round = 0; round < 4; round++) {
      const [her, first, second] = await withTwo()
      const answers = await Promise.all([
        orders(her, [second, first]),
        removes(her, round % 2 ? first : second),
        orders(her, [second, first]),
        uploads(world, her, bytes),
        uploads(world, her, bytes),
        orders(her, [first, second]),
      ])
      for (const answer of answers)
        expect([200, 404, 409]).toContain('statusCode' in answer ? answer.statusCode : answer.status)
      const places = await world.db
        .selectFrom('photos')
        .select('position')
        .where('member_id', '=', her.id)
        .orderBy('position')
        .execute()
      expect(places.map(({ position }) => position)).toEqual(places.length === 2 ? [0, 1] : [0])
    }
  })

  it('never stay without a place', async () => {
    const [, first] = await withTwo()
    const left = world.db.updateTable('photos').set({ position: -1 }).where('id', '=', first).execute()
    await expect(left).rejects.toThrow(/has no place/)
  })
})

describe('the choice of who sees them', () => {
  it('is told back, in the member’s own record too', async () => {
    const her = await bride(world)
    const token = { token: her.token }
    expect((await own(her)).photo_privacy).toBe('EVERYONE')
    const { body } = await world.call('setPhotoPrivacy', { photo_privacy: 'ACCEPTED' }, token)
    expect(body.message).toBe('Your photos are now shown after an interest is accepted')
    expect([(await own(her)).photo_privacy, (await world.call('me', {}, token)).body.photo_privacy]).toEqual([
      'ACCEPTED',
      'ACCEPTED',
    ])
    for (const wrong of ['NOBODY', 'accepted', '', null])
      expect((await world.call('setPhotoPrivacy', { photo_privacy: wrong as 'PLAN' }, token)).status).toBe(400)
  })
})

describe('where review comes first', () => {
  it('a new photo is its owner’s alone until staff have looked at it', async () => {
    const [her, him] = [await bride(reviewed), await groom(reviewed)]
    const added = (await uploads(reviewed, her, await picture())).json()
    expect(added.message).toBe('Your photo has been added. Others will see it once we have looked at it.')
    const opens = async (url: string, who: TestMember) =>
      (await reviewed.app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })).statusCode
    expect([await opens(added.image, her), await opens(added.image, him)]).toEqual([200, 404])
    const { list } = (await reviewed.call('ownImages', {}, { token: her.token })).body
    expect(list).toMatchObject([{ uuid: added.uuid, status: 'WAITING' }])
    const seen = async () => {
      const { body } = await reviewed.call('profileDetail', { uuid: her.id }, { token: him.token })
      return [body.user_images.length, body.photo_withheld]
    }
    expect(await seen()).toEqual([0, null])
    await reviewed.db.updateTable('photos').set({ status: 'shown' }).execute()
    expect(await seen()).toEqual([1, null])
  })
})
