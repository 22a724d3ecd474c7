import { expect, it } from 'vitest'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { joins, registers } from '#server/testing/families.ts'
import { bride, subscribes } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const hours = (n: number) => n * 3_600_000
const isThere = async ({ id }: { id: string }) => {
  await deleteExpired(world.db, world.clock.now())
  return (await world.db.selectFrom('members').select('id').where('id', '=', id).execute()).length === 1
}

it('a sign-up that verified nothing in two days is erased, with a password or without; a verified one stays', async () => {
  const [joined, unverified] = [await joins(world), await registers(world)]
  const withoutPassword = await registers(world, { password: '' })
  world.clock.passes(hours(47))
  expect(await isThere(unverified)).toBe(true)
  expect(await isThere(withoutPassword)).toBe(true)
  world.clock.passes(hours(2))
  expect(await isThere(unverified)).toBe(false)
  expect(await isThere(withoutPassword)).toBe(false)
  expect(await isThere(joined)).toBe(true)
})

it('who was imported has ninety days to come, and who was written down at the counter stays', async () => {
  const neverCame = { mobile_verified_at: null, password_hash: null }
  const [imported, atCounter] = [
    await bride(world, { ...neverCame, origin: 'import' }),
    await bride(world, { ...neverCame, origin: 'counter' }),
  ]
  world.clock.passes(hours(89 * 24))
  expect(await isThere(imported)).toBe(true)
  world.clock.passes(hours(25))
  expect(await isThere(imported)).toBe(false)
  expect(await isThere(atCounter)).toBe(true)
})

it('who paid at the counter before verifying stays, and the others go all the same', async () => {
  const paid = await registers(world)
  await subscribes(world, paid.id)
  const other = await registers(world)
  world.clock.passes(hours(49))
  expect(await isThere(paid)).toBe(true)
  expect(await isThere(other)).toBe(false)
})

it('nobody comes in any other way', async () => {
  await expect(bride(world, { origin: 'agent' as 'site' })).rejects.toThrow(/members_origin/)
})
