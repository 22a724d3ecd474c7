import { describe, expect, it } from 'vitest'
import type { PhotoPrivacy } from '#domain/families/photo-privacy.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

describe('the link of a restricted photo', () => {
  async function accepted(privacy: PhotoPrivacy = 'ACCEPTED') {
    const [him, her] = [await groom(world), await bride(world, { photo_privacy: privacy })]
    const photo = await hasPhoto(world, her)
    const interest = await sendsInterest(world, him, her, 'accepted')
    const link = async (token = him.token) =>
      (await world.call('profileDetail', { uuid: her.id, ahead: '1' }, { token })).body.user_images[0]?.image ?? ''
    return { him, her, photo, interest, link }
  }
  const opens = async (url: string, who?: TestMember) =>
    (await world.app.inject({ url, headers: who ? { authorization: `Bearer ${who.token}` } : {} })).statusCode

  it('opens for its viewer alone, and no browser keeps a copy', async () => {
    const { him, her, link } = await accepted()
    const url = await link()
    const other = await groom(world)
    await sendsInterest(world, other, her, 'accepted')
    expect(await opens(url, him)).toBe(200)
    // Handed on: to somebody without a session, to another who may see her photos by a link of his own, to the owner.
    for (const who of [undefined, other, her]) expect(await opens(url, who)).toBe(404)
    const { headers } = await world.app.inject({ url, headers: { authorization: `Bearer ${him.token}` } })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.vary).toBe('authorization')
  })

  it('is guarded alike in every size', async () => {
    const { him, her, photo } = await accepted()
    const other = await groom(world)
    await sendsInterest(world, other, her, 'accepted')
    const { list } = (await world.call('sentInterests', {}, { token: him.token })).body
    const { image, tile, large } = list[0]?.user.user_images[0] ?? { image: '', tile: '', large: '' }
    for (const url of [image, tile, large]) {
      expect(url).toContain(photo)
      expect([await opens(url, him), await opens(url, other), await opens(url)]).toEqual([200, 404, 404])
    }
    expect(await opens(tile.replace('/tile?', '/page?'), him)).toBe(404)
    await blocks(world, her, him)
    expect(await opens(tile, him)).toBe(404)
  })

  it('ends within the hour', async () => {
    const { him, link } = await accepted()
    const url = await link()
    world.clock.passes(29 * 60_000)
    expect(await opens(url, him)).toBe(200)
    world.clock.passes(31 * 60_000)
    expect(await opens(url, him)).toBe(404)
    expect(await opens(await link(), him)).toBe(200)
  })

  it('is for one viewer, one size, one end and one choice of privacy, as signed', async () => {
    const { him, her, link } = await accepted()
    const other = await groom(world)
    await sendsInterest(world, other, her, 'accepted')
    const url = await link()
    for (const [part, instead, who] of [
      [/\/page\?/, '/card?', him],
      [`u=${him.id}`, `u=${other.id}`, other],
      [/v=\d+/, 'v=7', him],
      [/e=\d/, 'e=9', him],
      [/&u=[^&]+&v=\d+/, '', him],
    ] as const) {
      const changed = url.replace(part, instead)
      expect(changed).not.toBe(url)
      expect(await opens(changed, who)).toBe(404)
    }
  })

  it('is checked again when it is served', async () => {
    const { him, her, photo, interest, link } = await accepted('ACCEPTED')
    const url = await link()
    const { db } = world
    const undone = async (change: Promise<unknown>, back: () => Promise<unknown>) => {
      await change
      const status = await opens(url, him)
      await back()
      return [status, await opens(url, him)]
    }
    const status = (to: 'active' | 'suspended') =>
      db.updateTable('members').set({ status: to }).where('id', '=', her.id).execute()
    const interestIs = (to: 'accepted' | 'pending') =>
      db.updateTable('interests').set({ status: to }).where('id', '=', interest).execute()
    const photoIs = (to: 'shown' | 'waiting') =>
      db.updateTable('photos').set({ status: to }).where('id', '=', photo).execute()
    expect(await undone(interestIs('pending'), () => interestIs('accepted'))).toEqual([404, 200])
    expect(await undone(status('suspended'), () => status('active'))).toEqual([404, 200])
    expect(await undone(photoIs('waiting'), () => photoIs('shown'))).toEqual([404, 200])
    expect(await undone(blocks(world, her, him), () => db.deleteFrom('blocks').execute())).toEqual([404, 200])
  })

  it('ends with a change of privacy, also one back to what it was', async () => {
    const { him, her, link } = await accepted()
    const chooses = (photo_privacy: PhotoPrivacy) =>
      world.call('setPhotoPrivacy', { photo_privacy }, { token: her.token })
    const url = await link()
    expect((await chooses('ACCEPTED')).status).toBe(200)
    expect(await opens(url, him)).toBe(200)
    await chooses('EVERYONE')
    const open = await link()
    expect(open).not.toContain('u=')
    expect([await opens(url, him), await opens(open)]).toEqual([404, 200])
    await chooses('ACCEPTED')
    // The open link was good for two days.
    expect([await opens(url, him), await opens(open), await opens(open, him)]).toEqual([404, 404, 404])
    expect(await opens(await link(), him)).toBe(200)
  })

  it('of a plan ends with the plan', async () => {
    const [him, her] = [await groom(world), await bride(world, { photo_privacy: 'PLAN' })]
    await subscribes(world, him.id)
    await hasPhoto(world, her)
    const { body } = await world.call('profileDetail', { uuid: her.id }, { token: him.token })
    const url = body.user_images[0]?.image ?? ''
    expect(await opens(url, him)).toBe(200)
    await world.db.updateTable('memberships').set({ ended_early_at: world.clock.now() }).execute()
    expect(await opens(url, him)).toBe(404)
  })

  it('opens the owner’s own photos for the owner', async () => {
    const her = await bride(world, { photo_privacy: 'ACCEPTED' })
    const [him] = [
      await groom(world),
      await hasPhoto(world, her),
      await hasPhoto(world, her, { position: 1, status: 'waiting' }),
    ]
    const own = { token: her.token }
    const links = (await world.call('ownImages', {}, own)).body.list.map(one => one.image)
    const preview = (await world.call('profileDetail', { uuid: her.id }, own)).body
    expect([links.length, preview.user_images.length, preview.photo_withheld]).toEqual([2, 1, null])
    for (const url of [
      ...links,
      preview.user_images[0]?.image ?? '',
      (await world.call('me', {}, own)).body.image ?? '',
    ])
      expect([await opens(url, her), await opens(url, him), await opens(url)]).toEqual([200, 404, 404])
  })
})
