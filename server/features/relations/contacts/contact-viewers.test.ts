import { expect, it } from 'vitest'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

it('an ADMIN tells a family who has its number and since when; nobody else reads it', async () => {
  const admin = await createStaff(world, 'ADMIN')
  const [her, other] = [await bride(world), await bride(world)]
  const inMarathi = { last_name: 'पवार', second_script: { last_name: 'Pawar' } }
  const [first, second] = [await groom(world, inMarathi), await groom(world, { last_name: 'More' })]
  for (const viewer of [first, second]) {
    await seesContact(world, viewer, her)
    world.clock.passes(60_000)
  }
  const asks = (asked: object) => world.call('contactViewers', asked, admin.options)
  const { body } = await asks({ member: her.id })
  expect(body).toMatchObject({ count: 2, next_offset: null })
  expect(body.list.map(({ uuid, last_name }) => [uuid, last_name])).toEqual([
    [second.id, 'More'],
    [first.id, 'Pawar'],
  ])
  const { registration_no } = await world.db
    .selectFrom('members')
    .select('registration_no')
    .where('id', '=', her.id)
    .executeTakeFirstOrThrow()
  expect((await asks({ registration_no: registration_no.toLowerCase() })).body).toEqual(body)
  expect((await asks({ member: other.id })).body).toMatchObject({ count: 0, list: [] })
  expect((await asks({})).body.count).toBe(0)
  const clerk = await createStaff(world, 'STAFF')
  expect((await world.call('contactViewers', { member: her.id }, clerk.options)).status).toBe(403)
  // Who looked is noted, with the families shown.
  const reads = await world.call('staffReadList', { staff: admin.id }, admin.options)
  expect(reads.body.list).toMatchObject([{ kind: 'list', page: { call: '/office/contact-viewers' } }])
})
