import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/ports/ids.ts'
import { documentsIn } from '#server/testing/id-proof.ts'
import { bride, insertCopies } from '#server/testing/members.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { noteLook } from './looks.ts'

const world = testWorld()
const { asks, claims, decides, itemOf, undoes, uploadsPhoto } = reviewsIn(world)
const { withDocument } = documentsIn(world)

describe('an approval', () => {
  const approves = async (staff: TestStaff, uuid: string, version: number) => {
    const { status, refusal } = await asks(staff, 'decideReview', { uuid, version, decision: 'approve' })
    return status === 200 ? 200 : refusal.message
  }
  const opensSide = (staff: TestStaff, item: string, side: string) =>
    world.app.inject({
      method: 'POST',
      url: `/api/office/queue/${item}/document/${side}`,
      payload: { reason: 'To compare it with the profile' },
      ...staff.options,
    })

  it('of a photo asks that this one of staff was given the whole photo', async () => {
    const [staff, other] = [await createStaff(world), await createStaff(world)]
    const item = await itemOf('photo', await uploadsPhoto(await bride(world)))
    const { body } = await claims(staff, item)
    if (body.kind !== 'photo') throw new Error('no photo')
    const unseen = 'Please look at the photo before you approve it'
    expect(await approves(staff, item, body.version)).toBe(unseen)
    // Neither the small picture nor the look of a colleague is enough.
    await world.app.inject({ url: body.photo.replace(/page$/, 'card'), ...staff.options })
    await world.app.inject({ url: body.photo, ...other.options })
    expect(await approves(staff, item, body.version)).toBe(unseen)
    await world.app.inject({ url: body.photo, ...staff.options })
    expect(await approves(staff, item, body.version)).toBe(200)
  })

  it('of a document asks for both of its sides, and for those that are there now', async () => {
    const staff = await createStaff(world)
    const [her] = await withDocument('PASSPORT')
    const item = await itemOf('document', her.id)
    const { body } = await claims(staff, item)
    const unseen = 'Please open every side of the document before you approve it'
    expect(await approves(staff, item, body.version)).toBe(unseen)
    expect((await opensSide(staff, item, 'front')).statusCode).toBe(200)
    expect(await approves(staff, item, body.version)).toBe(unseen)
    await opensSide(staff, item, 'back')
    // The family sends it again meanwhile: what was seen is not what is there.
    await sql`select queue_for_review('document', ${her.id}, ${her.id}, ${world.clock.now()})`.execute(world.db)
    const again = await claims(staff, item)
    expect(await approves(staff, item, again.body.version)).toBe(unseen)
    await opensSide(staff, item, 'front')
    await opensSide(staff, item, 'back')
    expect(await approves(staff, item, again.body.version)).toBe(200)
  })

  it('that was undone may be made again without another look', async () => {
    const staff = await createStaff(world)
    const item = await itemOf('photo', await uploadsPhoto(await bride(world)))
    const { body } = await decides(staff, item, 'approve')
    await undoes(staff, body.uuid)
    const { body: again } = await claims(staff, item)
    expect(await approves(staff, item, again.version)).toBe(200)
  })
})

describe('photos side by side', () => {
  it('are taken for oneself, decided in one call and given back', async () => {
    await world.db.deleteFrom('review_items').execute()
    const [staff, other] = [await createStaff(world), await createStaff(world)]
    const items: string[] = []
    for (let at = 0; at < 5; at++) items.push(await itemOf('photo', await uploadsPhoto(await bride(world))))
    const { body } = await asks(staff, 'claimPhotos', {})
    expect([body.count, body.list.map(row => row.uuid).toSorted()]).toEqual([5, items.toSorted()])
    expect((await asks(other, 'claimPhotos', {})).body.list).toEqual([])
    const [one, two, three, four, five] = body.list
    if (!one || !two || !three || !four || !five) throw new Error('too few')
    for (const row of [one, two]) await world.app.inject({ url: row.photo, ...staff.options })
    const decided = await asks(staff, 'decideReviews', {
      decisions: [
        { uuid: one.uuid, version: one.version, decision: 'approve' },
        { uuid: two.uuid, version: two.version + 1, decision: 'approve' },
        { uuid: three.uuid, version: three.version, decision: 'approve' },
        { uuid: four.uuid, version: four.version, decision: 'reject', told: 'It holds a number or an address' },
        { uuid: five.uuid, version: five.version, decision: 'reject', reason: 'It holds a number' },
      ],
    })
    expect(decided.body.message).toBe('2 decided; 3 must be looked at again')
    expect(decided.body.decided.map(({ item }) => item)).toEqual([one.uuid, four.uuid])
    expect(decided.body.refused).toEqual([
      { item: two.uuid, message: expect.stringMatching(/Please look again/) },
      { item: three.uuid, message: 'Please look at the photo before you approve it' },
      { item: five.uuid, message: 'Please write what is missing' },
    ])
    await asks(staff, 'releaseReviews', { uuids: [two.uuid, three.uuid] })
    expect((await asks(other, 'claimPhotos', {})).body.list.map(row => row.uuid).toSorted()).toEqual(
      [two.uuid, three.uuid].toSorted(),
    )
    // A colleague cannot give back what is not theirs.
    await asks(staff, 'releaseReviews', { uuids: [two.uuid] })
    expect((await claims(staff, two.uuid)).status).toBe(409)
    const [undo] = decided.body.decided
    expect((await undoes(staff, undo?.uuid ?? '')).body.item).toBe(one.uuid)
  })

  it('are refused where there are none or too many', async () => {
    const staff = await createStaff(world)
    const uuid = newId(world.clock.now())
    const sends = async (decisions: { uuid: string; version: number; decision: 'approve' | 'reject' }[]) =>
      (await asks(staff, 'decideReviews', { decisions })).status
    expect(await sends([])).toBe(400)
    expect(await sends(Array.from({ length: 41 }, () => ({ uuid, version: 1, decision: 'approve' as const })))).toBe(
      400,
    )
    expect((await world.call('decideReviews', { decisions: [{ uuid, version: 1, decision: 'approve' }] })).status).toBe(
      403,
    )
  })

  it('never go twice through parallel reviewers who decide many at once', async () => {
    await world.db.deleteFrom('review_items').execute()
    const reviewers = await Promise.all(Array.from({ length: 5 }, () => createStaff(world)))
    const photos = 120
    const now = world.clock.now()
    await insertCopies(world, await bride(world, { last_name: 'Chitre' }), photos)
    const copies = world.db.selectFrom('members').select('id').where('last_name', '=', 'Chitre')
    for (const { id } of await copies.where('email', 'like', 'import%').execute())
      await world.db
        .insertInto('photos')
        .values({
          id: newId(now),
          member_id: id,
          position: 1,
          stored_as: `nowhere-${id}`,
          status: 'waiting',
          added_at: now,
        })
        .execute()
    await sql`delete from review_items where kind <> 'photo'`.execute(world.db)
    await sql`select queue_for_review('photo', id, member_id, added_at) from photos where stored_as like 'nowhere-%'`.execute(
      world.db,
    )
    const decided: string[] = []
    await Promise.all(
      reviewers.map(async staff => {
        for (;;) {
          const { list } = (await asks(staff, 'claimPhotos', {})).body
          if (list.length === 0) return
          for (const { uuid, version } of list)
            await noteLook(world.db, { itemId: uuid, version, staffId: staff.id, part: 'photo', now })
          const decisions = list.map(({ uuid, version }) => ({ uuid, version, decision: 'approve' as const }))
          // A double click, and a colleague who decides the same items.
          const answers = await Promise.all(
            [staff, staff, reviewers[0] ?? staff].map(one => asks(one, 'decideReviews', { decisions })),
          )
          decided.push(...answers.flatMap(({ body }) => body.decided.map(({ item }) => item)))
        }
      }),
    )
    expect([decided.length, new Set(decided).size]).toEqual([photos, photos])
    const rows = await world.db.selectFrom('review_decisions').select('id').where('member_id', 'in', copies).execute()
    expect(rows).toHaveLength(photos)
  })
})

it('what was decided is listed with who and why, the latest first, by pages and kinds', async () => {
  const [staff, other, her] = [await createStaff(world), await createStaff(world), await bride(world)]
  world.clock.passes(1000)
  const first = await itemOf('photo', await uploadsPhoto(her))
  const { body } = await decides(staff, first, 'reject', { told: 'It holds a number or an address' })
  world.clock.passes(1000)
  await undoes(staff, body.uuid)
  await decides(staff, first, 'approve')
  const { body: list } = await asks(other, 'decidedReviews', { kind: 'photo' })
  expect(list.list.slice(0, 2)).toMatchObject([
    { kind: 'photo', decision: 'approve', reason: '', undone_at: null, staff: { is_self: false } },
    { decision: 'reject', reason: 'It holds a number or an address', undone_at: world.clock.now().toISOString() },
  ])
  expect(list.list[0]?.member?.uuid).toBe(her.id)
  expect(list.list).toHaveLength(20)
  expect((await asks(other, 'decidedReviews', { kind: 'photo', offset: 1 })).body.list[0]?.uuid).not.toBe(
    list.list[0]?.uuid,
  )
  expect((await asks(other, 'decidedReviews', { kind: 'story' })).body).toEqual({
    count: 0,
    list: [],
    next_offset: null,
  })
  expect((await world.call('decidedReviews', {})).status).toBe(401)
})
