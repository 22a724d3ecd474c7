import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { minuteMs } from '#domain/durations.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import { blocked } from '#server/testing/blocked.ts'
import { launcherOn } from '#server/testing/launcher.ts'
import { bride, groom, insertCopies } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { sendRecalls } from './job.ts'
import { beginRecall } from './queries.ts'

/** What the figure of a large site is taken with: RECALL_FAMILIES=10000. */
const families = Number(process.env.RECALL_FAMILIES ?? 400)

const world = testWorld({ isNew: true })
const { launchJob } = launcherOn(world)

async function state() {
  const { rows } = await sql<{ told: number; messages: number; deliveries: number; bells: number }>`select
    (select count(*)::int from recall_members where told_at is not null) as told,
    (select count(distinct owner_id)::int from outbox where template = 'profile_recalled') as messages,
    (select count(*)::int from deliveries where kind = 'profile_recalled') as deliveries,
    (select count(*)::int from notifications where type = 'profile_recalled') as bells`.execute(world.db)
  return rows[0] ?? { told: 0, messages: 0, deliveries: 0, bells: 0 }
}
const allOnce = (count: number) => ({ told: count, messages: count, deliveries: count, bells: count })

it('each family is warned once although the server is killed in the middle', { timeout: 900_000 }, async () => {
  const now = { ...world, clock: { now: () => new Date() } }
  const him = await groom(now)
  const first = await bride(now, { email: 'first@family.in', email_verified_at: new Date() })
  await insertCopies(now, first, families - 1)
  await sql`insert into interests (id, sender_id, receiver_id, sent_at, status_at)
    select gen_random_uuid(), id, ${him.id}, now(), now() from members where id <> ${him.id}`.execute(world.db)
  const [admin, staff] = [await createStaff(world, 'ADMIN'), await createStaff(world)]
  await sql`update members set status = 'suspended' where id = ${him.id}`.execute(world.db)
  await sql`insert into suspensions (member_id, was, told, at) values (${him.id}, 'active', '', now())`.execute(
    world.db,
  )
  const confirmedAt = new Date(Date.now() - 61_000)
  const id = newId(confirmedAt)
  await world.db
    .insertInto('recalls')
    .values({
      id,
      member_id: him.id,
      ground: 'fraud',
      asked_by: admin.id,
      asked_at: confirmedAt,
      confirmed_by: staff.id,
      confirmed_at: confirmedAt,
      withdrawn_at: null,
      begun_at: null,
      finished_at: null,
    })
    .execute()

  expect(await beginRecall(world.db, id, new Date())).toBe(true)

  // A node writes half of all and is held there, because the bell of a family waits for the family's row.
  await world.db.transaction().execute(async trx => {
    await sql`select from members where id =
      (select member_id from recall_members order by id offset ${families / 2} limit 1) for update`.execute(trx)
    const { child, ended, output } = await launchJob('recalls')
    while ((await blocked(world.db)) === 0) {
      expect(child.exitCode, output()).toBe(null)
      await pause(20)
    }
    child.kill('SIGKILL')
    await ended
  })
  const atKill = await state()
  expect(atKill.told).toBeGreaterThan(0)
  expect(atKill.told).toBeLessThan(families)
  expect(atKill).toEqual(allOnce(atKill.told))

  const began = performance.now()
  const settings = { db: world.db, secrets: world.secrets, limits: databaseLimits(world) }
  await sendRecalls({ ...settings, channels: { EMAIL: true, SMS: false }, config: world.config }, new Date())
  expect(performance.now() - began).toBeLessThan(5 * minuteMs)
  expect(await state()).toEqual(allOnce(families))
  const { rows } = await sql<{ most: number; finished: number }>`select
    (select max(count)::int from (select count(*) from outbox where template = 'profile_recalled' group by owner_id) own)
      as most, (select count(finished_at)::int from recalls) as finished`.execute(world.db)
  expect(rows).toEqual([{ most: 1, finished: 1 }])
})
