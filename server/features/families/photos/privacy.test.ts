import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CallName, calls } from '#contract/index.ts'
import { dayMs } from '#domain/durations.ts'
import { type PhotoPrivacy, photoPrivacies } from '#domain/families/photo-privacy.ts'
import { writeNotification } from '#server/features/telling/notifications/record.ts'
import { isOfficeAccess } from '#server/http/office-door.ts'
import { newId } from '#server/ports/ids.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

/** A pair whose viewer finds the subject in every list, and two brides who stand beside her in a search. */
interface Scene {
  him: TestMember
  her: TestMember
  photo: string
  newer: TestMember
  older: TestMember
}

/** What each answer with other members' photos tells him of her. Null where he does not find her in it. */
type Answer = (scene: Scene) => Promise<unknown>
const from = (name: CallName, input: object, him: TestMember) =>
  world.call(name, input as never, { token: him.token }).then(({ status, body }) => (status === 200 ? body : null))
const rowIn = async (name: CallName, { him, her }: Scene) => {
  const answer = (await from(name, {}, him)) as { list: { user?: object; to_user?: object }[] } | null
  const rows = answer?.list.map(row => row.user ?? row.to_user ?? row) as { uuid: string }[] | undefined
  return rows?.find(row => row.uuid === her.id) ?? null
}
const listed =
  (name: CallName): Answer =>
  scene =>
    rowIn(name, scene)
const stepAt =
  (key: 'current_image' | 'next_image' | 'previous_image', at: 'her' | 'newer' | 'older'): Answer =>
  async scene => {
    await from('searchUserByPost', {}, scene.him)
    const { body } = await world.call('nextPrevious', { uuid: scene[at].id }, { token: scene.him.token })
    const there = { current_image: body.list[0]?.uuid, next_image: body.next_uuid, previous_image: body.previous_uuid }
    return there[key] === scene.her.id ? body[key] : null
  }

const answers: Record<string, Answer> = {
  joinedList: listed('joinedList'),
  brideList: listed('brideList'),
  matchList: listed('matchList'),
  visitorList: listed('visitorList'),
  suggestionList: listed('suggestionList'),
  viewedProfiles: listed('viewedProfiles'),
  viewedContacts: listed('viewedContacts'),
  shortlistedMembers: listed('shortlistedMembers'),
  blockedMembers: listed('blockedMembers'),
  reportedMembers: listed('reportedMembers'),
  sentInterests: listed('sentInterests'),
  receivedInterests: listed('receivedInterests'),
  today: async ({ him, her }) => {
    const { body } = await world.call('today', {}, { token: him.token })
    return body.families.find(one => one.uuid === her.id) ?? null
  },
  notificationList: async ({ him, her }) => {
    const { body } = await world.call('notificationList', {}, { token: him.token })
    return body.list.find(one => one.from_user?.uuid === her.id) ?? null
  },
  profileDetail: ({ him, her }) => from('profileDetail', { uuid: her.id, ahead: '1' }, him),
  compare: async ({ him, her, newer }) => {
    const { status, body } = await world.call('compare', { uuid: [her.id, newer.id] }, { token: him.token })
    return status === 200 ? (body.list.find(one => one.uuid === her.id) ?? null) : null
  },
  familyAsks: async ({ him, her }) => {
    const { body } = await world.call('familyAsks', {}, { token: him.token })
    return body.list.flatMap(({ profiles }) => profiles).find(one => one.uuid === her.id) ?? null
  },
  previousSearch: async scene => {
    await from('searchUserByPost', {}, scene.him)
    return rowIn('previousSearch', scene)
  },
  'nextPrevious at her': stepAt('current_image', 'her'),
  'nextPrevious before her': stepAt('next_image', 'newer'),
  'nextPrevious after her': stepAt('previous_image', 'older'),
}
/** A step's thumbnail and the face beside a notification have no room for a word; the profile they lead to has one. */
const hasWord = (name: string) => !name.startsWith('nextPrevious') && name !== 'notificationList'

interface ViewerClass {
  who: string
  paid?: boolean
  /** What they have done towards each other. */
  meet?: (him: TestMember, her: TestMember) => Promise<unknown>
  /** The privacy under which he sees her photos. */
  sees: readonly PhotoPrivacy[]
}
const viewerClasses: ViewerClass[] = [
  { who: 'a free stranger', sees: ['EVERYONE'] },
  { who: 'a stranger with a plan', paid: true, sees: ['EVERYONE', 'PLAN'] },
  { who: 'who waits for her answer', meet: (him, her) => sendsInterest(world, him, her), sees: ['EVERYONE'] },
  {
    who: 'whom she rejected',
    meet: (him, her) => sendsInterest(world, him, her, 'rejected'),
    sees: ['EVERYONE'],
  },
  {
    who: 'whose interest she accepted',
    meet: (him, her) => sendsInterest(world, him, her, 'accepted'),
    sees: photoPrivacies,
  },
  { who: 'to whom she sent one', meet: (him, her) => sendsInterest(world, her, him), sees: photoPrivacies },
  {
    who: 'who took back his own',
    paid: true,
    meet: (him, her) => sendsInterest(world, him, her, 'cancelled'),
    sees: ['EVERYONE', 'PLAN'],
  },
  { who: 'who blocked her', meet: (him, her) => blocks(world, him, her), sees: ['EVERYONE'] },
  {
    who: 'who blocked her, and she him',
    meet: async (him, her) => {
      await blocks(world, him, her)
      await blocks(world, her, him)
    },
    sees: [],
  },
]

async function plant(privacy: PhotoPrivacy, { paid, meet }: ViewerClass): Promise<Scene> {
  const him = await groom(world)
  if (paid) await subscribes(world, him.id)
  const anyHeight = {
    birth_year_from: null,
    birth_year_to: null,
    height_from: 100,
    height_to: null,
    patrika_match: null,
  }
  await world.db
    .insertInto('expectations')
    .values({ member_id: him.id, ...anyHeight })
    .execute()
  const brides: TestMember[] = []
  for (const change of [{}, { photo_privacy: privacy }, {}]) {
    world.clock.passes(1000)
    // A match is whoever joined before midnight.
    const joined_at = new Date(world.clock.now().getTime() - dayMs)
    brides.push(await bride(world, { joined_at, ...change }))
  }
  const [older, her, newer] = brides as [TestMember, TestMember, TestMember]
  const at = world.clock.now()
  const pair = { id: newId(at), at }
  const { db } = world
  const days = { first_at: at, last_at: at, last_day: '2026-01-15' }
  await db
    .insertInto('visits')
    .values({ visitor_id: her.id, visited_id: him.id, ...days })
    .execute()
  await db
    .insertInto('visits')
    .values({ visitor_id: him.id, visited_id: her.id, ...days })
    .execute()
  await db
    .insertInto('shortlists')
    .values({ ...pair, member_id: him.id, shortlisted_id: her.id })
    .execute()
  await db
    .insertInto('shortlists')
    .values({ id: newId(at), at, member_id: him.id, shortlisted_id: newer.id })
    .execute()
  await sql`insert into family_asks (id, member_id, person_id, role, at)
    select ${pair.id}, id, person_id, 'OTHER', ${at} from members where id = ${him.id}`.execute(db)
  await db.insertInto('family_ask_profiles').values({ ask_id: pair.id, about_id: her.id, position: 0 }).execute()
  await db
    .insertInto('suggestions')
    .values({ ...pair, member_id: him.id, suggested_id: her.id })
    .execute()
  await db
    .insertInto('reports')
    .values({ ...pair, reporter_id: him.id, reported_id: her.id, message: 'x' })
    .execute()
  await seesContact(world, him, her)
  await writeNotification(db, { memberId: him.id, type: 'contact_viewed', fromId: her.id, sourceId: her.id, at })
  await meet?.(him, her)
  return { him, her, newer, older, photo: await hasPhoto(world, her) }
}

describe.each(viewerClasses)('$who', viewerClass => {
  it.each(photoPrivacies)('finds in every answer what her choice %s lets him see', async privacy => {
    const scene = await plant(privacy, viewerClass)
    const isShown = viewerClass.sees.includes(privacy)
    const word = isShown || viewerClass.sees.length === 0 ? null : privacy
    const found: string[] = []
    for (const [name, ask] of Object.entries(answers)) {
      const told = await ask(scene)
      if (told === null) continue
      found.push(name)
      expect(`${name} ${JSON.stringify(told).includes(scene.photo)}`).toBe(`${name} ${isShown}`)
      if (hasWord(name)) expect([name, (told as { photo_withheld: unknown }).photo_withheld]).toEqual([name, word])
    }
    // Those who blocked each other meet in the blocker's own list alone, and the blocker in what he opens himself.
    expect(found.length).toBeGreaterThanOrEqual(viewerClass.sees.length === 0 ? 1 : 2)
    if (!/blocked/.test(viewerClass.who)) expect(found.length).toBeGreaterThanOrEqual(11)
  })
})

it('the table above asks every call that answers with photos of others', () => {
  const photoKeys = /"(?:image|user_images|current_image|photo)":/
  // A couple's picture is of both, and has a link of its own.
  const own = ['me', 'ownImages', 'addPhoto', 'storyToConfirm']
  const withPhotos = (Object.keys(calls) as CallName[]).filter(name => {
    const { output, access } = calls[name]
    // Staff see every photo: it is they who review them.
    if (access === 'public' || isOfficeAccess(access)) return false
    const schemas = output instanceof z.ZodType ? [output] : Object.values(output)
    return schemas.some(schema => photoKeys.test(JSON.stringify(z.toJSONSchema(schema))))
  })
  const asked = new Set(Object.keys(answers).map(name => name.split(' ')[0]))
  expect(withPhotos.filter(name => !own.includes(name) && !asked.has(name))).toEqual([])
  expect(asked.size).toBe(withPhotos.length - own.length)
})
