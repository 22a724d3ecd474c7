import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { decryptMessage } from '#server/features/telling/outbox/queries.ts'
import { blocked } from '#server/testing/blocked.ts'
import { noticeWords } from '#server/testing/incidents.ts'
import { launcherOn } from '#server/testing/launcher.ts'
import { bride, insertCopies } from '#server/testing/members.ts'
import { setUpSite } from '#server/testing/set-up.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

/** Four portions, so that each place where a node is held is amid one. What the figure of a large site is taken with: INCIDENT_FAMILIES=10000. */
const families = Number(process.env.INCIDENT_FAMILIES ?? 200)

const world = testWorld({ isNew: true })
const { launchJob } = launcherOn(world)

async function state() {
  const { rows } = await sql<{ told: number; messages: number; deliveries: number; bells: number }>`select
    (select count(*)::int from incident_members where told_at is not null) as told,
    (select count(*)::int from outbox where template = 'office_word') as messages,
    (select count(*)::int from deliveries where kind = 'incident') as deliveries,
    (select count(*)::int from notifications where type = 'office_word') as bells`.execute(world.db)
  return rows[0] ?? { told: 0, messages: 0, deliveries: 0, bells: 0 }
}
const allOnce = (count: number) => ({ told: count, messages: count, deliveries: count, bells: count })

type Node = Awaited<ReturnType<typeof launchJob>>
async function launchNode(): Promise<Node> {
  await sql`delete from jobs where name = 'incident notices'`.execute(world.db)
  return launchJob('incident notices')
}
async function waitUntil(isSo: () => Promise<boolean>, { child, output }: Node): Promise<void> {
  while (!(await isSo())) {
    expect(child.exitCode, output()).toBe(null)
    await pause(20)
  }
}
/** Starts a node and holds it at the nth family, with half of its portion written. */
const whileHeldAt = (nth: number, then: (node: Node) => Promise<void>) =>
  world.db.transaction().execute(async trx => {
    await sql`select from members where id =
      (select member_id from incident_members order by id offset ${nth} limit 1) for update`.execute(trx)
    const node = await launchNode()
    await waitUntil(async () => (await blocked(world.db)) > 0, node)
    await then(node)
  })
async function kill({ child, ended }: Node): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

it('a notice reaches each family once although nodes are killed among them', { timeout: 900_000 }, async () => {
  await setUpSite(world.db)
  const now = { ...world, clock: { now: () => new Date() } }
  const first = await bride(now, { email: 'first@family.in', email_verified_at: new Date() })
  await insertCopies(now, first, families - 1)
  // The quarter's letter to everybody is another story.
  await sql`insert into rules_notices (quarter, begun_at, finished_at)
    select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-"Q"Q'), now(), now()`.execute(world.db)
  const { options } = await createStaff(world, 'ADMIN')
  const known_at = world.clock.now().toISOString()
  const { uuid } = (await world.call('recordIncident', { title: 'A leak', what: 'A list.', known_at }, options)).body
  const notice = noticeWords()
  expect((await world.call('notifyOfIncident', { uuid, by: 'ALL', ...notice }, options)).body.count).toBe(families)

  for (const part of [3 / 8, 5 / 8])
    await whileHeldAt(families * part, async node => {
      await kill(node)
      const at = await state()
      expect(at.told).toBeGreaterThan(0)
      expect(at.told).toBeLessThan(families)
      expect(at).toEqual(allOnce(at.told))
    })
  // Two nodes finish it, each with other families.
  const nodes: Node[] = []
  await whileHeldAt((families * 5) / 8, async first => {
    const { told } = await state()
    const { rows: others } = await sql`select from incident_members
      where told_at is null for update skip locked`.execute(world.db)
    expect(others.length).toBeGreaterThan(0)
    const second = await launchNode()
    await waitUntil(async () => (await state()).told === told + others.length, second)
    nodes.push(first, second)
  })
  for (const node of nodes) await waitUntil(async () => (await state()).told === families, node)
  await Promise.all(nodes.map(kill))
  expect(await state()).toEqual(allOnce(families))
  const messages = await world.db.selectFrom('outbox').select('sealed').where('template', '=', 'office_word').execute()
  const to = messages.flatMap(({ sealed }) => (sealed ? decryptMessage(world.secrets, sealed).to : []))
  expect(new Set(to).size).toBe(families)
})
