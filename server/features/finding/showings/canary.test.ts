import { expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { differing, everyAnswer } from '#server/testing/every-answer.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { countNight } from './job.ts'

const world = testWorld()
const readEverything = ({ token }: TestMember, about: TestMember) =>
  everyAnswer(world, { of: 'members', headers: { authorization: `Bearer ${token}` } }, about)
const wantsTall = ({ id }: TestMember) =>
  world.db
    .insertInto('expectations')
    .values({ member_id: id, height_from: 100, patrika_match: null, choices: '{}' as never })
    .execute()

it('no answer to a family tells who looked, and its own count alone that anybody did', async () => {
  const joined_at = new Date(world.clock.now().getTime() - dayMs)
  const [her, him] = [await bride(world, { joined_at }), await groom(world, { joined_at })]
  await subscribes(world, her.id)
  // A paused family is in no list of hers, so wherever its name stood it would be as one who looked.
  const hidden = await groom(world, { first_name: 'Zqxlooker', status: 'paused', joined_at })
  for (const looker of [him, hidden]) await wantsTall(looker)
  await readEverything(her, him)
  const before = await readEverything(her, him)
  expect([...before].filter(([, answer]) => !answer.startsWith('200')).map(([name]) => name)).toEqual([
    'searchById',
    'compare',
    'storyToConfirm',
    'horoscope',
  ])

  const node = await world.anotherNode()
  for (const looker of [him, hidden]) {
    const { body } = await world.call('matchList', {}, { token: looker.token, app: node })
    expect(body.list.map(({ uuid }) => uuid)).toEqual([her.id])
  }
  await world.call('profileDetail', { uuid: her.id }, { token: hidden.token, app: node })
  await node.close()
  expect(await world.db.selectFrom('showings').select('member_id').execute()).toHaveLength(2)
  expect(await readEverything(her, him)).toEqual(before)

  world.clock.passes(dayMs)
  await countNight({ db: world.db, masterData: () => readMasterData(world.db) }, world.clock.now())
  await readEverything(her, him)
  const after = await readEverything(her, him)
  expect(after.get('ownShowings')).toContain('"shown":null,"opened":0')
  for (const canary of [hidden.id, 'Zqxlooker']) expect([...after.values()].join()).not.toContain(canary)
  for (const table of ['showing_counts', 'showing_totals'] as const) await world.db.deleteFrom(table).execute()
  expect(differing(after, await readEverything(her, him))).toEqual(['ownShowings'])
})

it('no answer to staff is another one where another family had looked', async () => {
  const joined_at = new Date(world.clock.now().getTime() - dayMs)
  const her = await bride(world, { joined_at })
  const [looker, other] = [await groom(world, { joined_at }), await groom(world, { joined_at })]
  for (const him of [looker, other]) await wantsTall(him)
  const node = await world.anotherNode()
  await world.call('matchList', {}, { token: looker.token, app: node })
  await node.close()
  const admin = await createStaff(world, 'ADMIN')
  const staff = { of: 'staff', headers: admin.options.headers ?? {} } as const
  const everything = async () => {
    const answers = new Map<string, string>()
    for (const about of [her, looker])
      for (const [name, answer] of await everyAnswer(world, staff, about)) answers.set(`${name} ${about.id}`, answer)
    return answers
  }
  await everything()
  const before = await everything()
  const { numUpdatedRows } = await world.db
    .updateTable('showings')
    .set({ member_id: other.id })
    .where('member_id', '=', looker.id)
    .executeTakeFirst()
  expect(numUpdatedRows).toBe(1n)
  expect(differing(before, await everything())).toEqual([])
})
