import { expect, it } from 'vitest'
import { deleteExpired } from '#server/features/operations/housekeeping.ts'
import { joins, registers, registrationForm } from '#server/testing/families.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const hours = (n: number) => n * 3_600_000

it('a sign-up that verified nothing in two days is erased and frees its number; a verified one stays', async () => {
  const joined = await joins(world)
  const { form } = await registers(world)
  const again = async () => {
    await deleteExpired(world.db, world.clock.now())
    const twin = await registrationForm(world.db, { mobile: form.mobile, email: form.email })
    return (await world.call('signup', twin)).status
  }
  world.clock.passes(hours(47))
  expect(await again()).toBe(409)
  world.clock.passes(hours(2))
  expect(await again()).toBe(200)
  expect((await world.call('me', {}, { token: joined.token })).status).toBe(200)
})
