import { beforeAll, describe, expect, it } from 'vitest'
import { eraseFiles } from '#server/features/shared/stored-files/erase-files.ts'
import { tablesWith } from '#server/testing/find-planted.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { decides, itemOf, undoes, acts } = reviewsIn(world)
const reason = 'The bride asked on the phone, and we called her back'

let staff: TestStaff
let colleague: TestStaff
beforeAll(async () => {
  staff = await createStaff(world)
  colleague = await createStaff(world)
})

interface Couple {
  her: TestMember
  him: TestMember
}
const joinAsCouple = async (surname = 'Gaikwad'): Promise<Couple> => ({
  her: await bride(world, { first_name: 'Mrunal', last_name: surname }),
  him: await groom(world, { first_name: 'Prathamesh', last_name: 'Kale' }),
})
const numberOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no
async function tells({ her, him }: Couple): Promise<string> {
  const form = {
    type: 'FOUND_HERE',
    partner_first_name: 'Prathamesh',
    city: 'Saswad',
    words: 'Zvxgone says so',
  } as const
  const told = await world.call('tellStory', { ...form, registration_no: await numberOf(him) }, { token: her.token })
  expect(told.status).toBe(200)
  return told.body.uuid
}
/** Tells a story with a photo, confirms it and publishes it. Returns its id and the decision's. */
async function publishes(couple: Couple) {
  const uuid = await tells(couple)
  const path = '/success-story/upload-image'
  expect((await uploads(world, couple.her, await picture(), { path, fields: { uuid } })).statusCode).toBe(200)
  await world.call('answerStory', { uuid, answer: 'CONFIRM' }, { token: couple.him.token })
  const { body } = await decides(staff, await itemOf('story', uuid), 'approve')
  return { uuid, decision: body.uuid }
}
const takesDown = (by: TestStaff, uuid: string) => world.call('takeDownStory', { uuid, reason }, by.options)
const found = async (query: string) => (await world.call('officeStories', { query }, staff.options)).body
const publicNames = async () =>
  (await world.call('successStories', {})).body.list.map(one => one.bride_details.last_name)

describe('a story that one of the couple wants taken down', () => {
  it('is gone from the site at once, with its names and its photo', async () => {
    const couple = await joinAsCouple('Zvxgone')
    const { uuid } = await publishes(couple)
    const photo = `/api/story-photo/${uuid}`
    const first = await world.app.inject(photo)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    const again = { url: photo, headers: { 'if-none-match': String(first.headers.etag) } }
    expect((await world.app.inject(again)).statusCode).toBe(304)
    expect(await publicNames()).toContain('Zvxgone')

    const { status, body } = await takesDown(staff, uuid)
    expect([status, body.message]).toEqual([200, 'The story is taken down'])
    expect(await publicNames()).not.toContain('Zvxgone')
    expect((await world.app.inject(again)).statusCode).toBe(404)
    expect((await found('Zvxgone')).count).toBe(0)
    await world.db.updateTable('members').set({ last_name: 'Changed' }).where('id', '=', couple.her.id).execute()
    expect(await tablesWith(world.db, ['Zvxgone'])).toEqual([])
    await eraseFiles(world.db, memoryFiles(world.files))
    expect([...world.files.keys()].filter(name => name.startsWith('stories/'))).toEqual([])
    const question = await world.call('storyToConfirm', { uuid }, { token: couple.him.token })
    expect(question.status).toBe(404)
    const bell = await world.call('notificationList', {}, { token: couple.him.token })
    expect(bell.body.list.map(one => one.type)).not.toContain('STORY_TO_CONFIRM')
  })

  it('stands in the audit with its reason, by the numbers of the couple', async () => {
    const couple = await joinAsCouple()
    const { uuid } = await publishes(couple)
    await takesDown(staff, uuid)
    const { list } = (await world.call('auditList', { act: 'story_taken_down' }, staff.options)).body
    expect(list[0]).toMatchObject({
      member: { uuid: couple.her.id },
      staff: { uuid: staff.id },
      reason,
      changes: [
        { field: 'groom', before: await numberOf(couple.him), after: null },
        { field: 'bride', before: await numberOf(couple.her), after: null },
      ],
    })
  })

  it('is taken down once, however many press at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const couple = await joinAsCouple()
      const { uuid } = await publishes(couple)
      const answers = await Promise.all([staff, colleague, staff, colleague].map(one => takesDown(one, uuid)))
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409'])
      const late = answers.find(({ status }) => status === 409)
      expect(late?.refusal.message).toBe('This story was taken down before')
      expect(await acts(couple.her.id)).toEqual(['story_taken_down'])
    }
  })

  it('stays down when its publication is undone in the same minute', async () => {
    const couple = await joinAsCouple('Zvxundone')
    const { uuid, decision } = await publishes(couple)
    await takesDown(colleague, uuid)
    expect((await undoes(staff, decision)).status).toBe(409)
    expect(await publicNames()).not.toContain('Zvxundone')
  })

  it('may be told again, and then both are asked anew', async () => {
    const couple = await joinAsCouple('Zvxagain')
    const { uuid } = await publishes(couple)
    await takesDown(staff, uuid)
    const second = await tells(couple)
    expect(second).not.toBe(uuid)
    expect(await publicNames()).not.toContain('Zvxagain')
    const question = await world.call('storyToConfirm', { uuid: second }, { token: couple.him.token })
    expect(question.body.state).toBe('WAITING')
  })

  it('needs a reason, and must be public', async () => {
    const couple = await joinAsCouple('Zvxwaits')
    const uuid = await tells(couple)
    expect((await takesDown(staff, uuid)).status).toBe(404)
    const { uuid: told } = await publishes(await joinAsCouple())
    const { status, refusal } = await world.call('takeDownStory', { uuid: told, reason: ' ' }, staff.options)
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['reason']])
    expect((await takesDown(staff, '0190a0a0-0000-7000-8000-000000000000')).status).toBe(404)
  })

  it('keeps no name, whoever writes the row', async () => {
    const { uuid } = await publishes(await joinAsCouple())
    const change = world.db.updateTable('success_stories').set({ taken_down_at: world.clock.now() })
    await expect(change.where('id', '=', uuid).execute()).rejects.toThrow(/success_stories_taken_down_blank/)
  })
})

describe('staff find a public story', () => {
  it('by number and by names in either script, the newest first', async () => {
    world.clock.passes(1000)
    const couple = await joinAsCouple('Phadnavis')
    const { uuid } = await publishes(couple)
    for (const query of [await numberOf(couple.her), 'phadnavis', 'Mrunal Phadnavis', 'Mrunal Prathamesh', 'फडणवीस'])
      expect([query, (await found(query)).list.map(one => one.uuid)].flat()).toContain(uuid)
    expect((await found('')).list[0]).toMatchObject({
      uuid,
      bride: { registration_no: await numberOf(couple.her), name: 'Mrunal Phadnavis', address: 'Saswad' },
      groom: { name: 'Prathamesh Kale' },
    })
    for (const query of ['Nobodykar', 'Phadnavis Nobodykar', '9822011111', 'her@family.in', '???'])
      expect((await found(query)).count).toBe(0)
  })
})
