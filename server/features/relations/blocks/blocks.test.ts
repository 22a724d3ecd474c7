import { describe, expect, it } from 'vitest'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const blocksUser = (by: TestMember, of: TestMember) =>
  world.call('blockMember', { to_user_id: of.id }, { token: by.token })
const unblocks = (by: TestMember, of: TestMember) =>
  world.call('unblockMember', { to_user_id: of.id }, { token: by.token })
const opens = (by: TestMember, of: TestMember) => world.call('profileDetail', { uuid: of.id }, { token: by.token })
const blockedBy = async (by: TestMember) => (await world.call('blockedMembers', {}, { token: by.token })).body

describe('blocking', () => {
  it.each(['hers', 'his'] as const)('takes a pending interest back for good and silently: %s', async whose => {
    const [her, him] = [await bride(world), await groom(world)]
    const [sender, receiver] = whose === 'hers' ? [her, him] : [him, her]
    await sendsInterest(world, sender, receiver)
    const { body } = await blocksUser(him, her)
    expect(body).toMatchObject({
      message: 'This member is blocked. You will not see each other any more',
      relation: { hasBlocked: 1, hasSentIntrest: 0, hasRecivedIntrest: 0, activity_id: null },
    })
    expect(body.relation.allowed).toEqual(['UNBLOCK', 'REPORT', 'SHARE'])
    expect((await opens(her, him)).status).toBe(404)
    expect((await unblocks(him, her)).body.relation).toMatchObject({ hasBlocked: 0, activity_id: null })
    // Nothing forbids asking anew at once: it was not the sender who took it back.
    expect((await world.call('sendInterest', { to_user_id: receiver.id }, { token: sender.token })).status).toBe(200)
  })

  it('hides the rest until the unblock brings it back', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    await subscribes(world, him.id)
    const uuid = await sendsInterest(world, her, him, 'rejected')
    await world.call('shortlistMember', { to_user_id: him.id }, { token: her.token })
    await blocksUser(him, her)
    const counts = async (of: TestMember) => (await world.call('activityCount', {}, { token: of.token })).body
    expect(await counts(her)).toMatchObject({ rejected_sent_intrest_count: 0, shortlisted_count: 0, block_count: 0 })
    expect(await counts(him)).toMatchObject({ rejected_recieved_intrest_count: 0, block_count: 1 })
    expect((await world.call('acceptInterest', { uuid }, { token: him.token })).refusal.message).toContain('unblock')
    expect((await opens(him, her)).body).toMatchObject({ hasBlocked: 1, RecivedIntrestStatus: 'REJECTED' })
    await unblocks(him, her)
    expect(await counts(her)).toMatchObject({ rejected_sent_intrest_count: 1, shortlisted_count: 1 })
    expect(await counts(him)).toMatchObject({ rejected_recieved_intrest_count: 1, block_count: 0 })
    expect((await world.call('acceptInterest', { uuid }, { token: him.token })).status).toBe(200)
  })

  it('keeps the row in the blocker’s own list, also when the other is paused or blocked too', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    await blocksUser(him, her)
    expect(await blockedBy(him)).toMatchObject({
      count: 1,
      list: [
        { to_user_id: her.id, created_at: world.clock.now().toISOString(), user: { uuid: her.id, hasBlocked: 1 } },
      ],
    })
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', her.id).execute()
    // Her profile is closed now, and a report of it would be refused: nothing but his own block is left to him.
    const [paused] = (await blockedBy(him)).list
    expect(paused?.user.allowed).toEqual(['UNBLOCK'])
    expect((await world.call('reportMember', { to_user_id: her.id, message: 'x' }, { token: him.token })).status).toBe(
      404,
    )
    await blocks(world, her, him)
    const [row] = (await blockedBy(him)).list
    expect(row?.user.allowed).toEqual(['UNBLOCK'])
    const { status, body } = await unblocks(him, her)
    expect([status, body.relation.hasBlocked, body.relation.allowed]).toEqual([200, 0, []])
    expect(await blockedBy(him)).toMatchObject({ count: 0, list: [] })
    expect((await unblocks(him, her)).status).toBe(404)
  })
})
