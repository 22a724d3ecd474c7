import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPair } from '#server/testing/drawn-portraits.ts'
import { bride, createTestMember, groom, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { uploads } from '#server/testing/photos.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { fillFingerprints } from './job.ts'

const world = testWorld()
const { asks, claims, decides, itemOf } = reviewsIn(world)

let drawn = 0
const portrait = async () => (await drawPair('near copies', ++drawn, false)).one
const smaller = (photo: Buffer) => sharp(photo).resize(210).jpeg({ quality: 55 }).toBuffer()
async function adds(member: TestMember, photo: Buffer): Promise<string> {
  world.clock.passes(1_000)
  const sent = await uploads(world, member, photo)
  expect(sent.statusCode).toBe(200)
  return sent.json().uuid
}
/** The profiles whose photos stand beside this one in the queue. */
async function copiesOf(photoId: string): Promise<string[]> {
  const uuid = await itemOf('photo', photoId)
  const clerk = await createStaff(world)
  const { body } = await claims(clerk, uuid)
  await asks(clerk, 'releaseReview', { uuid })
  return body.kind === 'photo' ? body.copies.map(({ member }) => member.uuid) : []
}
const fillsIn = (isStopping = false) =>
  fillFingerprints({ db: world.db, files: memoryFiles(world.files) }, world.clock.now(), () => isStopping)

describe('a photo that is on a profile of another person too', () => {
  it('stands in the queue with both pictures, and nothing is decided by itself', async () => {
    const [her, other, staff] = [await bride(world), await bride(world), await createStaff(world)]
    const photo = await portrait()
    const first = await adds(her, photo)
    await decides(staff, await itemOf('photo', first), 'approve')
    const copy = await adds(other, await smaller(photo))
    const unlike = await adds(await bride(world), await portrait())
    const { body } = await claims(staff, await itemOf('photo', copy))
    expect(body).toMatchObject({ copies: [{ photo: `/api/office/photo/${first}/page`, member: { uuid: her.id } }] })
    expect(await copiesOf(unlike)).toEqual([])
    const shown = await world.db.selectFrom('photos').select('status').where('id', 'in', [first, copy]).execute()
    expect(shown.map(({ status }) => status)).toEqual(['shown', 'shown'])
    await asks(staff, 'releaseReview', { uuid: await itemOf('photo', copy) })
    const { list } = (await asks(staff, 'claimPhotos', {})).body
    expect(list.find(({ member }) => member.uuid === other.id)?.copies).toHaveLength(1)
    expect(list.find(({ photo: address }) => address.includes(unlike))?.copies).toEqual([])
  })

  it('is found on a closed profile, and not where staff rejected it or the family took it away', async () => {
    const [closed, staff, photo] = [await groom(world), await createStaff(world), await portrait()]
    const first = await adds(closed, photo)
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', closed.id).execute()
    const again = await adds(await groom(world), await smaller(photo))
    expect(await copiesOf(again)).toEqual([closed.id])
    await decides(staff, await itemOf('photo', first), 'reject', { told: 'The picture is of somebody else' })
    expect(await copiesOf(again)).toEqual([])
    const [owner, third] = [await groom(world), await groom(world)]
    const [own, own2] = [await adds(owner, photo), await adds(third, photo)]
    expect(await copiesOf(own2)).toHaveLength(2)
    await world.call('removeImage', { image_uuid: own }, { token: owner.token })
    expect(await copiesOf(own2)).toHaveLength(1)
  })

  it('is no copy on another profile of the same person', async () => {
    const [her, photo] = [await bride(world), await portrait()]
    const { person_id } = await world.db
      .selectFrom('members')
      .select('person_id')
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    const sister = await createTestMember(world, { person_id })
    await adds(her, photo)
    expect(await copiesOf(await adds(sister, await smaller(photo)))).toEqual([])
  })

  it('is told to no family', async () => {
    const [her, other, photo] = [await bride(world), await bride(world), await portrait()]
    await adds(her, photo)
    await adds(other, await smaller(photo))
    for (const { token } of [her, other]) {
      const own = (await world.call('ownImages', {}, { token })).body
      expect(Object.keys(own.list[0] ?? {}).toSorted()).toEqual(['card', 'face', 'image', 'status', 'tile', 'uuid'])
      expect((await world.call('notificationList', { limit: 50 }, { token })).body.list).toEqual([])
    }
  })
})

describe('photos from before there were fingerprints', () => {
  const forgets = (ids: string[]) =>
    world.db.updateTable('photos').set({ fingerprint: null }).where('id', 'in', ids).execute()

  it('get theirs in portions, and a copy comes before staff once more', async () => {
    const [her, other, staff, photo] = [
      await bride(world),
      await bride(world),
      await createStaff(world),
      await portrait(),
    ]
    const [first, copy] = [await adds(her, photo), await adds(other, await smaller(photo))]
    const alone = await adds(await bride(world), await portrait())
    const broken = await adds(await bride(world), await portrait())
    const { stored_as } = await world.db
      .selectFrom('photos')
      .select('stored_as')
      .where('id', '=', broken)
      .executeTakeFirstOrThrow()
    world.files.set(`${stored_as}-card.webp`, Buffer.from('no picture'))
    for (const id of [first, copy, alone, broken]) await decides(staff, await itemOf('photo', id), 'approve')
    await forgets([first, copy, alone, broken])
    await fillsIn(true)
    const waiting = () =>
      world.db
        .selectFrom('review_items')
        .select('subject_id')
        .where('decided_at', 'is', null)
        .where('subject_id', 'in', [first, copy, alone, broken])
        .execute()
    expect(await waiting()).toEqual([])
    await fillsIn()
    const left = await world.db.selectFrom('photos').select('id').where('fingerprint', 'is', null).execute()
    expect(left.map(({ id }) => id)).toEqual([broken])
    // The first had nothing beside it when its turn came.
    expect(await waiting()).toEqual([{ subject_id: copy }])
    expect(await copiesOf(copy)).toEqual([her.id])
  })
})
