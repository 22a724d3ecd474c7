import { describe, expect, it } from 'vitest'
import { bride, groom, sibling, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const blocksUser = (by: TestMember, of: TestMember) =>
  world.call('blockMember', { to_user_id: of.id }, { token: by.token })

/** All that a family reads where a block could show: the other's profile, lists of members, its own lists and the bell. */
async function reads(by: TestMember, of: TestMember) {
  const as = { token: by.token }
  const { status, body } = await world.call('profileDetail', { uuid: of.id }, as)
  return {
    profile: { status, body },
    everybody: (await world.call('brideList', {}, as)).body,
    joined: (await world.call('joinedList', {}, as)).body,
    found: (await world.call('searchUserByPost', {}, as)).body,
    visitors: (await world.call('visitorList', {}, as)).body,
    activity: (await world.call('activityCount', {}, as)).body,
    blocked: (await world.call('blockedMembers', {}, as)).body,
    shortlist: (await world.call('shortlistedMembers', {}, as)).body,
    bell: (await world.call('notificationList', {}, as)).body,
  }
}

/** A mother with two daughters, and a family that knows both of them. */
async function sisters() {
  const elder = await bride(world)
  const younger = await sibling(world, elder, { gender: 'F', first_name: 'Mrunal' })
  const him = await groom(world)
  for (const her of [elder, younger]) {
    await world.call('shortlistMember', { to_user_id: her.id }, { token: him.token })
    await world.call('shortlistMember', { to_user_id: him.id }, { token: her.token })
  }
  // The first look is a visit, which the list of visitors shows from then on.
  for (const her of [elder, younger]) {
    await reads(her, him)
    await reads(him, her)
  }
  return { elder, younger, him }
}

describe('a block about one of two sisters', () => {
  it('by the other family tells the other sister nothing, who goes on as before', async () => {
    const { elder, younger, him } = await sisters()
    const before = await reads(younger, him)
    await blocksUser(him, elder)
    expect((await reads(elder, him)).profile.status).toBe(404)
    expect(await reads(younger, him)).toEqual(before)
    expect(before).toMatchObject({ profile: { status: 200, body: { hasBlocked: 0 } }, blocked: { count: 0 } })
    expect((await world.call('sendInterest', { to_user_id: him.id }, { token: younger.token })).status).toBe(200)
  })

  it('by her is hers alone: the other family sees her sister as before, and her sister sees no block', async () => {
    const { elder, younger, him } = await sisters()
    const [ofHim, ofHer] = [await reads(younger, him), await reads(him, younger)]
    await blocksUser(elder, him)
    expect(await reads(younger, him)).toEqual(ofHim)
    const after = await reads(him, younger)
    expect(after.profile).toEqual(ofHer.profile)
    expect([after.blocked, after.bell]).toEqual([ofHer.blocked, ofHer.bell])
    // Of the two he misses the elder alone.
    expect(after.shortlist.list.map(({ uuid }) => uuid)).toEqual([younger.id])
    expect((await world.call('sendInterest', { to_user_id: younger.id }, { token: him.token })).status).toBe(200)
  })
})

describe('a brother and a sister of one mother', () => {
  it('are in no list of each other, also when one of them blocks the family that the other knows', async () => {
    const her = await bride(world)
    const brother = await sibling(world, her, { gender: 'M', first_name: 'Rohit' })
    const him = await groom(world)
    await blocksUser(him, her)
    for (const [one, other] of [
      [her, brother],
      [brother, her],
    ] as const) {
      const { profile, ...lists } = await reads(one, other)
      expect(profile.status).toBe(404)
      expect(JSON.stringify(lists)).not.toContain(other.id)
    }
    expect(JSON.stringify(await reads(brother, him))).not.toContain('"hasBlocked":1')
  })
})
