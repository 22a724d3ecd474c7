import { describe, expect, it } from 'vitest'
import { inDevanagari } from '#domain/words/digits.ts'
import { blocks, bride, groom, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { idSearchesPerAddress } from './limits.ts'

const world = testWorld()
const numberOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no
const seeks = (who: TestMember, registration_no: string) =>
  world.call('searchById', { registration_no }, { token: who.token })

describe('a profile ID', () => {
  it('leads to the profile, however it is typed', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const number = await numberOf(her)
    const [letter, digits] = [number.slice(0, 1), number.slice(1)]
    for (const typed of [
      number,
      ` ${number.toLowerCase()} `,
      digits,
      `${letter}-${digits}`,
      `${letter.toLowerCase()} ${digits}`,
      inDevanagari(digits),
      `${letter}${inDevanagari(digits)}`,
      `#${letter}.${digits}`,
    ])
      expect([typed, (await seeks(him, typed)).body.uuid]).toEqual([typed, her.id])
    // A letter that was typed is meant.
    expect((await seeks(him, `G${digits}`)).status).toBe(404)
  })

  it('tells nothing of who is not to be seen that it would not tell of nobody', async () => {
    const him = await groom(world)
    const [blocked, blocker] = [await bride(world), await bride(world)]
    await blocks(world, him, blocked)
    await blocks(world, blocker, him)
    const nobody = await seeks(him, 'B99999999')
    expect(nobody).toMatchObject({ status: 404, refusal: { code: 'not_found', message: 'Profile Not Found' } })
    const hidden = {
      himself: him,
      'same gender': await groom(world),
      blocked,
      blocker,
      paused: await bride(world, { status: 'paused' }),
      suspended: await bride(world, { status: 'suspended' }),
      deleted: await bride(world, { status: 'deleted' }),
      unverified: await bride(world, { mobile_verified_at: null }),
    }
    for (const [why, one] of Object.entries(hidden)) {
      const { status, body } = await seeks(him, await numberOf(one))
      expect([why, status, body]).toEqual([why, nobody.status, nobody.body])
    }
  })

  it('is asked for, and has an end', async () => {
    const him = await groom(world)
    const empty = await seeks(him, '  ')
    expect([empty.status, empty.refusal.fields]).toEqual([400, { registration_no: 'Please enter profile ID' }])
    const none = await world.call('searchById', {} as { registration_no: string }, { token: him.token })
    expect(none.refusal.fields).toEqual({ registration_no: 'Please enter profile ID' })
    expect((await seeks(him, 'B'.repeat(21))).status).toBe(400)
    expect((await seeks(him, "B1' or '1'='1")).status).toBe(404)
  })

  it('can be tried twenty times an hour, found or not, at the same moment or not', async () => {
    const [him, her] = [await groom(world), await bride(world)]
    const number = await numberOf(her)
    const tries = await Promise.all(Array.from({ length: 25 }, (_, n) => seeks(him, n % 2 ? number : `B${n}`)))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
    const refused = await seeks(him, number)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    world.clock.passes(3_600_000)
    expect((await seeks(him, number)).status).toBe(200)
  })

  it('can be tried only so often from one address, by however many members', async () => {
    const her = await bride(world)
    const number = await numberOf(her)
    world.clock.passes(3_600_000)
    const statuses: number[] = []
    for (let member = 0; member < idSearchesPerAddress / 20 + 1; member++) {
      const him = await groom(world)
      const tries = await Promise.all(Array.from({ length: 20 }, () => seeks(him, number)))
      statuses.push(...tries.map(({ status }) => status))
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(idSearchesPerAddress)
    world.clock.passes(3_600_000)
    expect((await seeks(await groom(world), number)).status).toBe(200)
  })
})
