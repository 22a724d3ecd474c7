import type { CallName } from '#contract/index.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import { newId } from '#server/ports/ids.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from './members.ts'
import { wholeProfile } from './whole-profile.ts'
import type { TestWorld } from './world.ts'

/** The most frequent calls of members, and how many queries each may need. */
export interface HotCall {
  name: CallName
  input: (n: number) => object
  queries: number
}

/** Plants a viewer with some of everything, and the calls that he makes. */
export async function plantHotCalls(world: TestWorld): Promise<{ him: TestMember; hotCalls: HotCall[] }> {
  const him = await groom(world)
  await subscribes(world, him.id)
  const brides: TestMember[] = []
  for (let n = 0; n < 25; n++) {
    world.clock.passes(1000)
    brides.push(await bride(world))
  }
  const at = world.clock.now()
  await blocks(world, him, brides[0] as TestMember)
  await sendsInterest(world, him, brides[1] as TestMember)
  const asking = brides[20] as TestMember
  const sourceId = await sendsInterest(world, asking, him)
  await writeNotification(world.db, { memberId: him.id, type: 'interest_sent', fromId: asking.id, sourceId, at })
  const { user_properties: _rewritten, ...whole } = await wholeProfile(world.db)
  const waiting: string[] = []
  for (const family of brides.slice(22, 24)) waiting.push(await sendsInterest(world, family, him))
  await world.db
    .insertInto('visits')
    .values(
      brides.map(({ id }) => ({
        visitor_id: id,
        visited_id: him.id,
        first_at: at,
        last_at: at,
        last_day: '2026-01-15',
      })),
    )
    .execute()
  await world.db
    .insertInto('suggestions')
    .values({ id: newId(at), member_id: him.id, suggested_id: (brides[2] as TestMember).id, at })
    .execute()
  const hotCalls: HotCall[] = [
    // The whole form is sent and one field differs: the biodata is read, and one statement writes.
    { name: 'editProfile', input: n => ({ ...whole, occupation_details: `Teacher ${n}` }), queries: 2 },
    { name: 'joinedList', input: () => ({}), queries: 1 },
    { name: 'joinedList', input: () => ({ order_by: 'kundali' }), queries: 1 },
    { name: 'brideList', input: () => ({ offset: 1 }), queries: 1 },
    { name: 'visitorList', input: () => ({}), queries: 1 },
    { name: 'activityCount', input: () => ({}), queries: 1 },
    { name: 'me', input: () => ({}), queries: 2 },
    // Each time another bride, so that it is the first look of the day.
    { name: 'profileDetail', input: n => ({ uuid: brides[3 + n]?.id }), queries: 2 },
    { name: 'kundali', input: () => ({ uuid: brides[3]?.id }), queries: 2 },
    { name: 'searchUserByPost', input: () => ({ from_age: 1990 }), queries: 1 },
    { name: 'searchCount', input: () => ({ from_age: 1991 }), queries: 0 },
    { name: 'previousSearch', input: () => ({}), queries: 2 },
    { name: 'previousSearch', input: () => ({ order_by: 'kundali' }), queries: 3 },
    { name: 'previousSearch', input: () => ({ order_by: 'kundali' }), queries: 2 },
    { name: 'nextPrevious', input: () => ({ offset: 3 }), queries: 2 },
    { name: 'suggestionList', input: () => ({}), queries: 1 },
    { name: 'savedSearch', input: () => ({}), queries: 1 },
    { name: 'sentInterests', input: () => ({ status: 'PENDING' }), queries: 1 },
    { name: 'receivedInterests', input: () => ({ status: 'PENDING' }), queries: 1 },
    { name: 'blockedMembers', input: () => ({}), queries: 1 },
    { name: 'viewedProfiles', input: () => ({}), queries: 1 },
    { name: 'shortlistedMembers', input: () => ({}), queries: 1 },
    { name: 'viewedContacts', input: () => ({}), queries: 2 },
    { name: 'reportedMembers', input: () => ({}), queries: 1 },
    { name: 'sendInterest', input: n => ({ to_user_id: brides[10 + n]?.id }), queries: 3 },
    { name: 'acceptInterest', input: n => ({ uuid: waiting[n] }), queries: 4 },
    { name: 'shortlistMember', input: n => ({ to_user_id: brides[18 + n]?.id }), queries: 3 },
    { name: 'remainingContact', input: n => ({ uuid: brides[14 + n]?.id }), queries: 3 },
    { name: 'contactDetail', input: n => ({ uuid: brides[16 + n]?.id }), queries: 5 },
    { name: 'notificationList', input: () => ({}), queries: 2 },
    // The answer comes from memory.
    { name: 'notificationCount', input: () => ({}), queries: 0 },
  ]
  return { him, hotCalls }
}
