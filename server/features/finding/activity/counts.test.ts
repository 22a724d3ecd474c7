import { describe, expect, it } from 'vitest'
import { newId } from '#server/ports/ids.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { blocks, bride, groom, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const countsOf = async (member: TestMember) => (await world.call('activityCount', {}, { token: member.token })).body

const nothing = {
  shortlisted_count: 0,
  intrest_sent_count: 0,
  accepted_sent_intrest_count: 0,
  rejected_sent_intrest_count: 0,
  pending_sent_intrest_count: 0,
  intrest_recieved_count: 0,
  accepted_recieved_intrest_count: 0,
  rejected_recieved_intrest_count: 0,
  pending_recieved_intrest_count: 0,
  viewed_contact_count: 0,
  recently_view_count: 0,
  block_count: 0,
  report_count: 0,
}

/** He looks, shortlists, reports, sees the contact and sends an interest. */
async function doesEverything(
  him: TestMember,
  her: TestMember,
  status: 'pending' | 'accepted' | 'rejected' = 'pending',
) {
  const at = world.clock.now()
  await world.call('profileDetail', { uuid: her.id }, { token: him.token })
  await world.db
    .insertInto('shortlists')
    .values({ id: newId(at), member_id: him.id, shortlisted_id: her.id, at })
    .execute()
  await world.db
    .insertInto('reports')
    .values({ id: newId(at), reporter_id: him.id, reported_id: her.id, message: 'x', at })
    .execute()
  await seesContact(world, him, her)
  await sendsInterest(world, him, her, status)
}

describe('the activity counts', () => {
  it('begin with nothing', async () => {
    expect(await countsOf(await groom(world))).toEqual(nothing)
  })

  it('count each list for the one who did it, and interests on both sides', async () => {
    const him = await groom(world)
    const hers = [await bride(world), await bride(world), await bride(world)] as const
    await doesEverything(him, hers[0])
    await doesEverything(him, hers[1], 'accepted')
    await doesEverything(him, hers[2], 'rejected')
    world.clock.passes(86_400_000)
    await world.call('profileDetail', { uuid: hers[0].id }, { token: him.token })
    await sendsInterest(world, him, await bride(world), 'cancelled')
    expect(await countsOf(him)).toEqual({
      ...nothing,
      shortlisted_count: 3,
      intrest_sent_count: 3,
      accepted_sent_intrest_count: 1,
      rejected_sent_intrest_count: 1,
      pending_sent_intrest_count: 1,
      viewed_contact_count: 3,
      recently_view_count: 3,
      report_count: 3,
    })
    expect(await countsOf(hers[0])).toEqual({
      ...nothing,
      intrest_recieved_count: 1,
      pending_recieved_intrest_count: 1,
    })
  })

  it('hide a blocked pair from both, but for the blocker’s own list, and bring it back', async () => {
    const [him, her] = [await groom(world), await bride(world)]
    await doesEverything(him, her)
    await blocks(world, her, him)
    expect(await countsOf(him)).toEqual(nothing)
    expect(await countsOf(her)).toEqual({ ...nothing, block_count: 1 })
    await world.db.deleteFrom('blocks').where('blocker_id', '=', her.id).execute()
    expect((await countsOf(him)).shortlisted_count).toBe(1)
    expect((await countsOf(her)).intrest_recieved_count).toBe(1)
  })

  it('leave out who paused, but for the interest and the contact; and who left, from everything', async () => {
    const [him, her] = [await groom(world), await bride(world)]
    await doesEverything(him, her)
    await world.db.updateTable('members').set({ status: 'paused' }).where('id', '=', her.id).execute()
    expect(await countsOf(him)).toEqual({
      ...nothing,
      intrest_sent_count: 1,
      pending_sent_intrest_count: 1,
      viewed_contact_count: 1,
    })
    await world.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', her.id).execute()
    expect(await countsOf(him)).toEqual(nothing)
  })
})
