import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Listener } from '#server/db/listen.ts'
import { openPostgres } from '#server/db/open.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import { joins, registers } from '#server/testing/families.ts'
import { blocks, bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { cachedSessions } from './cache.ts'

const world = testWorld({ cachedSessions: true })
let nodes: FastifyInstance[]
beforeAll(async () => {
  nodes = [world.app, await world.anotherNode()]
  await soon(keepsSessions, [200, 200])
})

const statusOn = async (app: FastifyInstance | undefined, { token }: { token: string }) =>
  (await world.call('activityCount', {}, { token, ...(app && { app }) })).status
const everywhere = (her: TestMember) => Promise.all(nodes.map(node => statusOn(node, her)))
const known = async () => {
  const her = await bride(world)
  expect(await everywhere(her)).toEqual([200, 200])
  return her
}
/** Changes rows without a notification, so that a node that still admits the session answers from its cache. */
const unannounced = (change: ReturnType<typeof sql>) =>
  world.db.connection().execute(async one => {
    await sql`set session_replication_role = replica`.execute(one)
    await change.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
  })
const revoke = ({ id }: TestMember) => sql`update sessions set revoked_at = now() where member_id = ${id}`

/** Resolves to [200, 200] if both nodes answer from their caches, because the database has revoked the session. */
async function keepsSessions() {
  const her = await bride(world)
  await everywhere(her)
  await unannounced(revoke(her))
  return everywhere(her)
}

describe('sessions in memory', () => {
  it('are not read again for five minutes', async () => {
    const her = await known()
    await unannounced(revoke(her))
    world.clock.passes(4 * 60_000)
    expect(await everywhere(her)).toEqual([200, 200])
    world.clock.passes(60_000)
    expect(await everywhere(her)).toEqual([401, 401])
  })

  it('know of a block on every node, whoever of the two made it, and of its end', async () => {
    const [her, him] = [await known(), await groom(world)]
    const counts = ({ token }: TestMember) =>
      Promise.all(nodes.map(async app => (await world.call('searchCount', {}, { token, app })).body.count))
    const [ofHer, ofHim] = [await counts(her), await counts(him)]
    const less = (all: number[]) => all.map(count => count - 1)
    await blocks(world, her, him)
    await soon(() => counts(her), less(ofHer))
    await soon(() => counts(him), less(ofHim))
    await world.db.deleteFrom('blocks').where('blocker_id', '=', her.id).execute()
    await soon(() => counts(her), ofHer)
    await soon(() => counts(him), ofHim)
  })

  it('end on every node when one logs out on one of them', async () => {
    const her = await known()
    await world.call('logout', {}, { token: her.token })
    await soon(() => everywhere(her), [401, 401])
  })

  it('are refused at once by the node that ended them, however often one tries', async () => {
    const admitted: string[] = []
    const at = async (how: string, her: { token: string }) => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => statusOn(nodes[0], her)))
      if (answers.some(status => status !== 401)) admitted.push(how)
    }
    for (let n = 0; n < 30; n++) {
      const her = await bride(world)
      await statusOn(nodes[0], her)
      await world.call('logout', {}, { token: her.token })
      await at('logout', her)
    }
    for (let n = 0; n < 5; n++) {
      const { form, token } = await joins(world)
      await statusOn(nodes[0], { token })
      await world.call('login', { role: 'USER', email: form.email, password: form.password }, { token })
      await at('another login', { token })
      const { body } = await world.call('login', { role: 'USER', email: form.email, password: form.password })
      await statusOn(nodes[0], { token: body.access_token })
      const renewed = { old_password: form.password, password: 'navin-paule', confirm_password: 'navin-paule' }
      await world.call('changePassword', renewed, { token: body.access_token })
      await at('a new password', { token: body.access_token })
    }
    expect(admitted).toEqual([])
  })

  it('end when the member is suspended or gone, or all of them are revoked', async () => {
    const [suspended, gone, revoked] = [await known(), await known(), await known()]
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', suspended.id).execute()
    await world.db.deleteFrom('members').where('id', '=', gone.id).execute()
    await revoke(revoked).execute(world.db)
    for (const her of [suspended, gone, revoked]) await soon(() => everywhere(her), [401, 401])
  })

  it('refuse nobody for what was so a moment ago', async () => {
    const her = await registers(world)
    expect(await everywhere(her)).toEqual([403, 403])
    // No notification is sent, so only the database knows of the change.
    await unannounced(sql`update members set mobile_verified_at = now() where id = ${her.id}`)
    expect(await everywhere(her)).toEqual([200, 200])

    const suggestions = async () => (await world.call('suggestionList', {}, { token: her.token })).status
    expect(await suggestions()).toBe(403)
    await subscribes(world, her.id)
    expect(await suggestions()).toBe(200)
  })

  it('are not kept where a change was announced while they were read', async () => {
    const her = await bride(world)
    const hash = tokenHash(her.token)
    const listeners: Listener[] = []
    const sessions = cachedSessions({
      db: world.db,
      listen: async (_channel, listener) => {
        listeners.push(listener)
        listener.connected()
        return async () => {}
      },
    })
    const whose = async () => (await sessions.owner(hash, world.clock.now()))?.memberId ?? null
    const open = await world.db.startTransaction().execute()
    await sql`lock table sessions in access exclusive mode`.execute(open)
    const reading = whose()
    for (const listener of listeners) listener.notified(her.id)
    await open.commit().execute()
    expect(await reading).toBe(her.id)
    await unannounced(revoke(her))
    expect(await whose()).toBeNull()
  })

  it('make room for a new one by giving up the oldest', async () => {
    const members = [await bride(world), await bride(world), await bride(world)]
    const sessions = cachedSessions({
      db: world.db,
      maxEntries: 2,
      listen: async (_channel, listener) => {
        listener.connected()
        return async () => {}
      },
    })
    const isKnown = async ({ token }: TestMember) =>
      (await sessions.owner(tokenHash(token), world.clock.now())) !== null
    for (const her of members) await isKnown(her)
    for (const her of members) await unannounced(revoke(her))
    const known: boolean[] = []
    for (const her of members) known.push(await isKnown(her))
    expect(known).toEqual([false, true, true])
  })

  it('write their last use once a day', async () => {
    const her = await known()
    const used = async () =>
      (
        await sql<{ last_used_on: string; xmin: string }>`
        select last_used_on, xmin::text from sessions where member_id = ${her.id}`.execute(world.db)
      ).rows[0]
    world.clock.passes(24 * 3_600_000)
    await statusOn(nodes[0], her)
    const first = await used()
    await statusOn(nodes[0], her)
    await statusOn(nodes[0], her)
    expect(await used()).toEqual(first)
  })

  it('are not used while the line is cut, and anew when it is back', async () => {
    const her = await known()
    // Connections stay refused until the check is done, or the node might reconnect before it.
    const { db: outside, close } = openPostgres(inject('postgresUrl'), { connections: 1 })
    const opened = (yes: boolean) =>
      sql`alter database ${sql.id(new URL(world.url).pathname.slice(1))} with allow_connections ${sql.lit(yes)}`.execute(
        outside,
      )
    await opened(false)
    try {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saptapadi listening'
        and datname = current_database()`.execute(world.db)
      await unannounced(revoke(her))
      await soon(() => everywhere(her), [401, 401])
    } finally {
      await opened(true)
      await close()
    }
    await soon(keepsSessions, [200, 200])
  })
})
