import { describe, expect, it } from 'vitest'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { blocks, bride, createTestMember, groom, sendsInterest } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { readPair } from '../pair/queries.ts'
import { visibleInLists } from './queries.ts'
import { isVisibleInLists } from './rules.ts'

const world = testWorld()

describe('the rule and its SQL', () => {
  it('agree on every kind of member and every state of a pair', async () => {
    const today = dayInIndia(world.clock.now())
    const viewer = { ...(await bride(world)), gender: 'F' as const }
    const statuses = ['active', 'paused', 'suspended', 'deleted'] as const
    const verified = [
      { mobile_verified_at: world.clock.now(), email_verified_at: null },
      { mobile_verified_at: null, email_verified_at: world.clock.now() },
      { mobile_verified_at: null, email_verified_at: null },
    ]
    // Listed for ever, for the last day, and no longer.
    const lastSigns = [null, addDays(today, -59), addDays(today, -60)]
    const pairStates = [
      async () => {},
      async (other: { id: string; token: string }) => blocks(world, viewer, other),
      async (other: { id: string; token: string }) => blocks(world, other, viewer),
      async (other: { id: string; token: string }) => void (await sendsInterest(world, other, viewer)),
    ]
    for (const gender of ['F', 'M'] as const)
      for (const status of statuses)
        for (const contact of verified)
          for (const plantPair of pairStates)
            for (const last_sign_on of lastSigns)
              await plantPair(await createTestMember(world, { gender, status, ...contact, last_sign_on }))

    const all = await world.db.selectFrom('members').select('id').execute()
    const inSql = new Set(
      (await world.db.selectFrom('members').select('id').where(visibleInLists(viewer, today)).execute()).map(
        row => row.id,
      ),
    )
    expect(all.length).toBeGreaterThan(280)
    expect(inSql.size).toBe(8)
    for (const { id } of all) {
      const pair = await readPair(world.db, viewer.id, id)
      if (!pair) throw new Error('a member that is there was not found')
      const { subject, relation } = pair
      expect(`${JSON.stringify({ subject, relation })} ${inSql.has(id)}`).toBe(
        `${JSON.stringify({ subject, relation })} ${isVisibleInLists(viewer, subject, relation, today)}`,
      )
    }
  })

  it('a cancelled interest joins nobody', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    await sendsInterest(world, her, him, 'cancelled')
    expect((await readPair(world.db, him.id, her.id))?.relation.hasInterest).toBe(false)
    await sendsInterest(world, her, him)
    expect((await readPair(world.db, him.id, her.id))?.relation).toMatchObject({
      hasInterest: true,
      sent: null,
      received: { status: 'pending' },
    })
  })
})
