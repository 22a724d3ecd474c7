import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { decryptMessage } from '#server/features/telling/outbox/queries.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { blocked } from '#server/testing/blocked.ts'
import { launcherOn } from '#server/testing/launcher.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { gatherNotices } from './gather-notices.ts'

const world = testWorld()
const { launchServer, launchJob } = launcherOn(world)

const families = 40
interface State {
  interests: number
  /** Interests without exactly one notification, or of which the notification was written twice. */
  torn: number
  mailed: number
  messages: number
}
async function state(): Promise<State> {
  const { rows } = await sql<State>`select
    (select count(*)::int from interests) as interests,
    (select count(*)::int from interests where 1 <>
      (select count(*) from notifications where source_id = interests.id and member_id = receiver_id)) as torn,
    (select count(*)::int from deliveries where message_id is not null) as mailed,
    (select count(*)::int from outbox where event_key like 'notices %') as messages`.execute(world.db)
  return rows[0] as State
}
/** After so many messages, a node waits for the lock with the next message written and its notices not marked. */
async function stopsAfter(messages: number): Promise<void> {
  await sql`create function wait_for_test() returns trigger language plpgsql as $$
    begin
      if (select count(*) from outbox where event_key like 'notices %') > ${sql.lit(messages)} then
        perform pg_advisory_xact_lock(1);
      end if;
      return new;
    end $$`.execute(world.db)
  await sql`create trigger wait before update on deliveries for each row execute function wait_for_test()`.execute(
    world.db,
  )
}

it('a node that is killed loses no notification and sends none twice', async () => {
  const couples: { him: TestMember; her: TestMember }[] = []
  const now = { ...world, clock: { now: () => new Date() } }
  for (let n = 0; n < families; n++) {
    const him = await groom(now, { email: `him${n}@family.in` })
    couples.push({ him, her: await bride(now, { email: `her${n}@family.in`, email_verified_at: new Date() }) })
  }

  // It is killed among the events.
  const first = await launchServer()
  await first.ready()
  const acknowledged: string[] = []
  const sends = async ({ him, her }: (typeof couples)[number]) => {
    const send = () =>
      fetch(`${first.base}/send-intrest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${him.token}` },
        body: JSON.stringify({ to_user_id: her.id }),
      })
    let { status } = await send()
    // So many at once are more than the gate admits.
    while (status === 503) status = (await send()).status
    if (status === 200) acknowledged.push(her.id)
    if (acknowledged.length === families / 4) first.child.kill('SIGKILL')
  }
  await world.db.transaction().execute(async trx => {
    // Two of them are half written when it is killed, however fast it is.
    const held = couples.slice(-2).map(({ her }) => her.id)
    await trx.selectFrom('members').select('id').where('id', 'in', held).forUpdate().execute()
    await Promise.allSettled(couples.map(sends))
    await first.ended
    const atEvents = await state()
    expect(atEvents).toMatchObject({ torn: 0, mailed: 0, messages: 0 })
    expect(atEvents.interests).toBeLessThan(families)
  })
  const told = await world.db.selectFrom('notifications').select('member_id').execute()
  expect(told.map(row => row.member_id)).toEqual(expect.arrayContaining(acknowledged))

  // The others send to another node. One is killed while it gathers, and another finishes.
  for (const { him, her } of couples) await world.call('sendInterest', { to_user_id: her.id }, { token: him.token })
  expect(await state()).toEqual({ interests: families, torn: 0, mailed: 0, messages: 0 })
  await sql`update notifications set created_at = now() - interval '10 minutes'`.execute(world.db)
  await sql`delete from jobs where name = 'notices'`.execute(world.db)
  await stopsAfter(families / 8)
  await world.db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(1)`.execute(trx)
    const second = await launchJob('notices')
    while ((await blocked(world.db)) === 0) {
      expect(second.child.exitCode, second.output()).toBe(null)
      await pause(20)
    }
    second.child.kill('SIGKILL')
    await second.ended
    expect(await state()).toMatchObject({ mailed: families / 8, messages: families / 8 })
  })
  const config = { ...world.config, publicUrl: 'https://saptapadi.example', quietHours: null, demo: false }
  const limits = databaseLimits({ ...world, clock: now.clock })
  const channels = { SMS: false, EMAIL: true }
  await gatherNotices({ db: world.db, secrets: world.secrets, limits, channels, config }, now.clock.now())
  expect(await state()).toEqual({ interests: families, torn: 0, mailed: families, messages: families })
  const messages = await world.db.selectFrom('outbox').select('sealed').execute()
  const to = messages.flatMap(({ sealed }) => (sealed ? decryptMessage(world.secrets, sealed).to : []))
  expect(to.toSorted()).toEqual(couples.map((_, n) => `her${n}@family.in`).toSorted())
})
