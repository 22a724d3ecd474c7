import { expect, it } from 'vitest'
import { deleteExpired } from '#server/features/operations/housekeeping.ts'
import { joins, registers } from '#server/testing/families.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const hours = (n: number) => n * 3_600_000

it('a sign-up that verified nothing in two days is erased; a verified one stays', async () => {
  const [joined, unverified] = [await joins(world), await registers(world)]
  const isThere = async ({ id }: { id: string }) => {
    await deleteExpired(world.db, world.clock.now())
    return (await world.db.selectFrom('members').select('id').where('id', '=', id).execute()).length === 1
  }
  world.clock.passes(hours(47))
  expect(await isThere(unverified)).toBe(true)
  world.clock.passes(hours(2))
  expect(await isThere(unverified)).toBe(false)
  expect(await isThere(joined)).toBe(true)
})
