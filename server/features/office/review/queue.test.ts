import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import { newId } from '#server/ports/ids.ts'
import { drawPair } from '#server/testing/drawn-portraits.ts'
import { bride, groom, insertCopies } from '#server/testing/members.ts'
import { uploads } from '#server/testing/photos.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { asks, claims, decides, itemOf, queue, undoes, uploadsPhoto } = reviewsIn(world)

describe('the queue', () => {
  it('gives an item to one of staff alone, until a quarter of an hour has passed', async () => {
    const [one, two] = [await createStaff(world), await createStaff(world)]
    const item = await itemOf('photo', await uploadsPhoto(await bride(world)))
    const { body } = await claims(one, item)
    const refused = await claims(two, item)
    expect([refused.status, refused.refusal.message]).toEqual([409, 'A colleague is looking at this'])
    expect((await queue(two)).list.find(row => row.uuid === item)?.claimed_by).toMatchObject({ is_self: false })
    const decision = { uuid: item, version: body.version, decision: 'approve' } as const
    expect((await asks(two, 'decideReview', decision)).status).toBe(409)
    world.clock.passes(15 * 60_000)
    expect((await asks(one, 'decideReview', decision)).status).toBe(409)
    expect((await claims(two, item)).status).toBe(200)
    await asks(two, 'releaseReview', { uuid: item })
    expect((await claims(one, item)).status).toBe(200)
  })

  it('stands in the order of what is due, and counts what waits', async () => {
    const staff = await createStaff(world)
    const { list, counts, count } = await queue(staff)
    const dues = list.map(row => row.due_at)
    expect(dues).toEqual(dues.toSorted())
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(count)
    expect((await queue(staff, { kind: 'photo' })).list.every(row => row.kind === 'photo')).toBe(true)
    world.clock.passes(40 * 86_400_000)
    expect((await queue(await createStaff(world))).overdue).toBe(count)
  })

  it('refuses what makes no sense', async () => {
    const [staff, other] = [await createStaff(world), await createStaff(world)]
    const item = await itemOf('photo', await uploadsPhoto(await bride(world)))
    expect((await decides(staff, item, 'reject')).status).toBe(400)
    expect((await decides(staff, item, 'warn', { told: 'x' })).status).toBe(400)
    expect((await decides(staff, item, 'approve', { reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await claims(staff, newId(world.clock.now()))).status).toBe(404)
    expect((await world.call('claimReview', { uuid: item })).status).toBe(403)
    const { body } = await decides(staff, item, 'approve')
    expect((await undoes(other, body.uuid)).status).toBe(404)
    expect((await undoes(staff, body.uuid)).status).toBe(200)
    expect((await undoes(staff, body.uuid)).status).toBe(409)
  })

  it('of a member who left is empty but for reports', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const item = await itemOf('photo', await uploadsPhoto(her))
    await world.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', her.id).execute()
    expect((await claims(staff, item)).status).toBe(404)
  })
})

it('a REVIEWER reads photos of what waits, of an own decision while it can be undone, and near copies of those', async () => {
  const [reviewer, colleague] = [await createStaff(world, 'REVIEWER'), await createStaff(world, 'REVIEWER')]
  const clerk = await createStaff(world)
  const [her, other] = [await bride(world), await bride(world)]
  const face = (await drawPair('read by reviewers', 1, false)).one
  const first = (await uploads(world, her, face)).json().uuid
  const opens = async (staff: TestStaff, photo: string) =>
    (await world.app.inject({ url: `/api/office/photo/${photo}/card`, headers: staff.options.headers ?? {} }))
      .statusCode
  expect(await opens(reviewer, first)).toBe(200)
  await decides(reviewer, await itemOf('photo', first), 'approve')
  const opened = async (photo: string) => [
    await opens(reviewer, photo),
    await opens(colleague, photo),
    await opens(clerk, photo),
  ]
  expect(await opened(first)).toEqual([200, 404, 200])
  world.clock.passes(61_000)
  expect(await opened(first)).toEqual([404, 404, 200])

  const copy = (await uploads(world, other, await sharp(face).resize(210).jpeg({ quality: 55 }).toBuffer())).json().uuid
  expect([await opened(first), await opened(copy)]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
  ])
  await decides(clerk, await itemOf('photo', copy), 'approve')
  expect(await opened(first)).toEqual([404, 404, 200])
  await world.call(
    'reportMember',
    { to_user_id: her.id, message: 'Not her photo' },
    { token: (await groom(world)).token },
  )
  expect(await opened(first)).toEqual([200, 200, 200])
})

it('parallel reviewers decide each of forty items once', async () => {
  await world.db.deleteFrom('review_items').execute()
  await world.db
    .updateTable('review_decisions')
    .set({ told_at: world.clock.now() })
    .where('undone_at', 'is', null)
    .execute()
  const items = 40
  const now = world.clock.now()
  await insertCopies(world, await bride(world), items)
  await sql`select queue_for_review('text', id, id, ${now}) from members where email like 'import%'`.execute(world.db)
  const reviewers = await Promise.all(Array.from({ length: 6 }, () => createStaff(world)))
  const decided: string[] = []
  await Promise.all(
    reviewers.map(async staff => {
      for (;;) {
        const { list } = await queue(staff)
        // All take from the head of the queue, so that they meet on the same items.
        const row = list[Math.floor(Math.random() * 3)] ?? list[0]
        if (!row) return
        const { status, body } = await claims(staff, row.uuid)
        if (status !== 200) continue
        const decision = Math.random() < 0.5 ? ('approve' as const) : ('reject' as const)
        const both = await Promise.all(
          [staff, reviewers[0] ?? staff].map(one =>
            asks(one, 'decideReview', { uuid: row.uuid, version: body.version, decision, told: 'Looked at' }),
          ),
        )
        decided.push(...both.filter(one => one.status === 200).map(() => row.uuid))
      }
    }),
  )
  expect([decided.length, new Set(decided).size]).toEqual([items, items])
  const rows = await world.db
    .selectFrom('review_decisions')
    .select('item_id')
    .where('told_at', 'is', null)
    .where('undone_at', 'is', null)
    .execute()
  expect(rows).toHaveLength(items)
})

it('a word of the office has no sender', async () => {
  const her = await bride(world)
  const at = world.clock.now()
  const word = { memberId: her.id, type: 'office_word', fromId: null, sourceId: newId(at), at } as const
  await writeNotification(world.db, word)
  const { list } = (await world.call('notificationList', {}, { token: her.token })).body
  expect(list[0]).toMatchObject({ from_user: null, reference_id: null, link: '/my-profile' })
})
