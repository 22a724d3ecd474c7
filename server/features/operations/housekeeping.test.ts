import { describe, expect, it } from 'vitest'
import { joins } from '#server/testing/families.ts'
import { testWorld } from '#server/testing/world.ts'
import { deleteExpired } from './housekeeping.ts'

const world = testWorld()
const days = (n: number) => n * 86_400_000
const counts = async () => {
  const count = async (table: 'sessions' | 'otp_codes' | 'reset_tokens' | 'rate_limits' | 'outbox') =>
    (
      await world.db
        .selectFrom(table)
        .select(eb => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  return {
    sessions: await count('sessions'),
    codes: await count('otp_codes'),
    tokens: await count('reset_tokens'),
    limits: await count('rate_limits'),
  }
}

describe('housekeeping', () => {
  it('keeps what still counts and throws away what has served', async () => {
    const { form, token } = await joins(world)
    await world.call('forgotPassword', { email: form.email })
    await deleteExpired(world.db, world.clock.now())
    expect(await counts()).toMatchObject({ sessions: 1, codes: 2, tokens: 1 })
    expect((await counts()).limits).toBeGreaterThan(0)

    world.clock.passes(days(3))
    await deleteExpired(world.db, world.clock.now())
    expect(await counts()).toEqual({ sessions: 1, codes: 0, tokens: 0, limits: 0 })
    expect(await world.outbox()).toEqual([])
    expect((await world.call('me', {}, { token })).status).toBe(200)

    world.clock.passes(days(40))
    await deleteExpired(world.db, world.clock.now())
    expect((await counts()).sessions).toBe(0)
  })
})
