import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { groom, subscribes } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { remindOfEnds } from './reminders.ts'

const world = testWorld()
const oneDay = 86_400_000

describe('the end of a plan', () => {
  it('is told seven days and one day before, once each, and takes its effects away by itself', async () => {
    const him = await groom(world)
    const { id } = await subscribes(world, him.id)
    const endsOn = addDays('2026-01-15', 10)
    await world.db.updateTable('memberships').set({ ends_on: endsOn }).where('id', '=', id).execute()
    const told: string[][] = []
    for (let day = 0; day <= 11; day++) {
      for (let n = 0; n < 2; n++) await remindOfEnds(world.db, world.clock.now())
      const rows = await world.db.selectFrom('notifications').select('type').where('member_id', '=', him.id).execute()
      told.push(rows.map(row => row.type))
      const { body } = await world.call('me', {}, { token: him.token })
      expect([day, body.is_membership_subscribed]).toEqual([day, day <= 10 ? 'Y' : 'N'])
      world.clock.passes(oneDay)
    }
    expect(told.map(rows => rows.length)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2])
    expect(told.at(-1)).toEqual(expect.arrayContaining(['membership_ending', 'membership_last_days']))
  })
})
