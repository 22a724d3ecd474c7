import { expect, it } from 'vitest'
import { type CallName, calls } from '#contract/index.ts'
import { dayMs } from '#domain/durations.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { countNight } from './job.ts'

const world = testWorld()
const asked = (Object.keys(calls) as CallName[]).filter(
  name => calls[name].method === 'GET' && ['session', 'member', 'paid'].includes(calls[name].access),
)

/** Every answer that a family can read, where a call is about another one about him. */
async function readEverything(her: TestMember, him: TestMember): Promise<Map<CallName, string>> {
  const headers = { authorization: `Bearer ${her.token}` }
  const node = await world.anotherNode()
  const answers = new Map<CallName, string>()
  for (const name of asked) {
    const url = `/api${calls[name].path.replace(/:\w+/g, him.id)}`
    const { statusCode, body } = await node.inject({ method: 'GET', url, headers })
    answers.set(name, `${statusCode} ${body}`)
  }
  await node.close()
  return answers
}

it('no answer to a family tells who looked, and its own count alone that anybody did', async () => {
  const joined_at = new Date(world.clock.now().getTime() - dayMs)
  const [her, him] = [await bride(world, { joined_at }), await groom(world, { joined_at })]
  await subscribes(world, her.id)
  // A paused family is in no list of hers, so wherever its name stood it would be as one who looked.
  const hidden = await groom(world, { first_name: 'Zqxlooker', status: 'paused', joined_at })
  for (const { id } of [him, hidden])
    await world.db
      .insertInto('expectations')
      .values({ member_id: id, height_from: 100, patrika_match: null, choices: '{}' as never })
      .execute()
  await readEverything(her, him)
  const before = await readEverything(her, him)
  expect([...before].filter(([, answer]) => !answer.startsWith('200')).map(([name]) => name)).toEqual([
    'searchById',
    'compare',
    'seeLinks',
    'searchPartner',
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
  const without = await readEverything(her, him)
  expect(asked.filter(name => without.get(name) !== after.get(name))).toEqual(['ownShowings'])
})
