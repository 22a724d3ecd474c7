import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { decryptMessage } from '#server/features/outbox/queries.ts'
import { launcherOn } from '#server/testing/launcher.ts'
import { bride, insertCopies } from '#server/testing/members.ts'
import { setUpSite } from '#server/testing/set-up.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

/** What the figure of a large site is taken with: INCIDENT_FAMILIES=10000. */
const families = Number(process.env.INCIDENT_FAMILIES ?? 300)

const world = testWorld({ isNew: true })
const { launchServer } = launcherOn(world)

async function state() {
  const { rows } = await sql<{ told: number; messages: number; deliveries: number; bells: number }>`select
    (select count(*)::int from incident_members where told_at is not null) as told,
    (select count(*)::int from outbox where template = 'office_word') as messages,
    (select count(*)::int from deliveries where kind = 'incident') as deliveries,
    (select count(*)::int from notifications where type = 'office_word') as bells`.execute(world.db)
  return rows[0] ?? { told: 0, messages: 0, deliveries: 0, bells: 0 }
}
const allOnce = (count: number) => ({ told: count, messages: count, deliveries: count, bells: count })

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
  const notice = { subject_en: 'A', text_en: 'B', subject_mr: 'अ', text_mr: 'ब' }
  expect((await world.call('notifyOfIncident', { uuid, by: 'ALL', ...notice }, options)).body.count).toBe(families)

  for (const part of [1 / 4, 1 / 2]) {
    await sql`delete from jobs where name = 'incident notices'`.execute(world.db)
    const node = await launchServer()
    while ((await state()).told < families * part) expect(node.child.exitCode, node.output()).toBe(null)
    node.child.kill('SIGKILL')
    await node.ended
    const at = await state()
    expect(at.told).toBeLessThan(families)
    expect(at).toEqual(allOnce(at.told))
  }
  // Two nodes finish it, each with other families.
  await sql`delete from jobs where name = 'incident notices'`.execute(world.db)
  const nodes = await Promise.all([launchServer(), launchServer()])
  while ((await state()).told < families)
    for (const { child, output } of nodes) expect(child.exitCode, output()).toBe(null)
  for (const { child, ended } of nodes) {
    child.kill('SIGKILL')
    await ended
  }
  expect(await state()).toEqual(allOnce(families))
  const messages = await world.db.selectFrom('outbox').select('sealed').where('template', '=', 'office_word').execute()
  const to = messages.flatMap(({ sealed }) => (sealed ? decryptMessage(world.secrets, sealed).to : []))
  expect(new Set(to).size).toBe(families)
})
