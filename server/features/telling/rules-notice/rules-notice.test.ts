import { beforeAll, expect, it } from 'vitest'
import { claimRun } from '#server/features/shared/periodic-jobs/periodic-jobs.ts'
import { telling } from '#server/testing/deliveries.ts'
import { bride, groom, insertCopies, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { tellRules } from './job.ts'
import { quarterOf } from './rules.ts'

const world = testWorld()
const tells = telling(world)
const families = 90
const node = (change = {}) => ({
  db: world.db,
  secrets: world.secrets,
  channels: { SMS: true, EMAIL: true },
  config: { ...world.config, demo: false, ...change },
})
const rulesOf = async (table: 'notifications' | 'deliveries') =>
  (
    await world.db
      .selectFrom(table)
      .select('member_id')
      .where(table === 'deliveries' ? 'kind' : 'type', '=', (table === 'deliveries' ? 'rules' : 'rules_told') as never)
      .execute()
  ).map(row => row.member_id)
let her: TestMember
let him: TestMember
beforeAll(async () => {
  const at = world.clock.now()
  her = await bride(world, { email: 'her@family.in', email_verified_at: at })
  him = await groom(world)
  await insertCopies(world, her, families - 2)
  await world.db.insertInto('notification_choices').values({ member_id: her.id, language: 'mr' }).execute()
  // A family that wants no notices by e-mail gets what the law asks for all the same.
  await world.db
    .insertInto('channel_choices')
    .values({ member_id: her.id, channel: 'EMAIL', wants: 'nothing' })
    .execute()
})

it('every member is told the rules once a quarter, by bell and e-mail, whatever three nodes do at once', async () => {
  await Promise.all([1, 2, 3].map(() => tellRules(node(), world.clock.now())))
  await tellRules(node(), world.clock.now())
  const bells = await rulesOf('notifications')
  expect([bells.length, new Set(bells).size]).toEqual([families, families])
  // His e-mail is not verified, so he reads it at the bell alone, and nobody calls him.
  const mailed = await rulesOf('deliveries')
  expect([mailed.length, new Set(mailed).size]).toEqual([families - 1, families - 1])
  expect(await tells.deliveriesOf(him)).toEqual([])
  expect(await tells.messagesTo(her)).toMatchObject([
    { channel: 'EMAIL', subject: 'या संकेतस्थळाचे नियम, दर तिमाहीला', text: expect.stringContaining('/grievance') },
  ])
  expect((await world.call('notificationList', {}, { token: him.token })).body.list).toMatchObject([
    { type: 'RULES', link: '/terms' },
  ])
  const record = await world.db.selectFrom('rules_notices').selectAll().execute()
  expect(record).toMatchObject([{ quarter: '2026-Q1', told: families, finished_at: world.clock.now() }])
})

it('goes on where a node died, and begins anew with the next quarter', async () => {
  world.clock.passes(90 * 24 * 3_600_000)
  let told = 0
  // The node dies in the middle of its second portion: the mail of the 70th family cannot be written.
  const dying = node()
  const secrets = {
    ...world.secrets,
    seal(text: string) {
      if (text.includes('@') && ++told === 70) throw new Error('killed')
      return world.secrets.seal(text)
    },
  }
  await expect(tellRules({ ...dying, secrets }, world.clock.now())).rejects.toThrow('killed')
  const half = await world.db.selectFrom('rules_notices').selectAll().where('quarter', '=', '2026-Q2').execute()
  expect(half).toMatchObject([{ told: 50, finished_at: null }])
  expect(await rulesOf('notifications')).toHaveLength(families + 50)
  await tellRules(node(), world.clock.now())
  expect(await rulesOf('notifications')).toHaveLength(2 * families)
  expect(await rulesOf('deliveries')).toHaveLength(2 * (families - 1))
})

it('says nothing in the demo', async () => {
  world.clock.passes(90 * 24 * 3_600_000)
  await tellRules(node({ demo: true }), world.clock.now())
  expect(await rulesOf('notifications')).toHaveLength(2 * families)
})

it('is one turn of three nodes', async () => {
  const turn = { name: 'rules notice', everyMs: 3_600_000, now: world.clock.now() }
  const taken = await Promise.all([1, 2, 3].map(() => claimRun(world.db, turn)))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

it.each([
  ['2026-03-31T18:29:59Z', '2026-Q1'],
  ['2026-03-31T18:30:00Z', '2026-Q2'],
  ['2026-12-31T18:30:00Z', '2027-Q1'],
])('%s lies in %s of India', (at, quarter) => {
  expect(quarterOf(new Date(at))).toBe(quarter)
})
