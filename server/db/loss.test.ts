import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type BreakableProxy, breakableProxy } from '#server/testing/breakable-proxy.ts'
import { createTestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { testWorld } from '#server/testing/world.ts'
import { openPostgres } from './open.ts'

let proxy: BreakableProxy
const world = testWorld({
  throughProxy: async url => {
    proxy = await breakableProxy(url)
    return proxy
  },
})
const timed = async <T>(ask: () => Promise<T>) => {
  const began = performance.now()
  const answer = await ask()
  return { answer, milliseconds: performance.now() - began }
}
async function goodAgainWithin(milliseconds: number, token: string) {
  const began = performance.now()
  while ((await world.call('me', {}, { token })).status !== 200) {
    if (performance.now() - began > milliseconds) throw new Error(`not good again after ${milliseconds} ms`)
    await pause(50)
  }
  expect((await world.call('health', {})).body).toEqual({ alive: true, ready: true, disk: 'ok' })
}

describe('a node whose database is lost', () => {
  it('tells why each connection was lost', async () => {
    const lost: string[] = []
    const { db, listen, close } = openPostgres(world.url, {
      connections: 2,
      onConnectionLost: error => lost.push(error.message),
    })
    await listen('sessions', { connected: () => {}, notified: () => {}, disconnected: () => {} })
    await sql`select 1`.execute(db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(world.db)
    await soon(async () => lost.length >= 2, true)
    expect(lost.join()).toContain('terminat')
    await close()
  })

  it('survives the end of a connection in the middle of a transaction', async () => {
    const { token } = await createTestMember(world)
    const transaction = world.db.transaction().execute(async trx => {
      await sql`select 1`.execute(trx)
      proxy.cut()
      // The connection is checked out and idle: its loss is an event, which nobody awaits.
      await pause(50)
      await sql`select 1`.execute(trx)
    })
    await expect(transaction).rejects.toThrow()
    await goodAgainWithin(20_000, token)
  })

  it('answers with 503 those whose statement was under way when the server ended it', async () => {
    const { token } = await createTestMember(world)
    const asked = Array.from({ length: 40 }, () => world.call('me', {}, { token }))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(world.db)
    for (const { status, refusal } of await Promise.all(asked))
      expect(status === 200 ? 'answered' : refusal.code).toMatch(/^(answered|database_away)$/)
    await goodAgainWithin(20_000, token)
  })

  it('answers while the database is frozen, and is good again soon after', async () => {
    const { token } = await createTestMember(world)
    expect((await world.call('contactUs', {})).status).toBe(200)
    proxy.freeze()
    const during = await Promise.all(Array.from({ length: 60 }, () => timed(() => world.call('me', {}, { token }))))
    for (const { answer, milliseconds } of during) {
      expect([answer.status, answer.refusal.code, answer.headers['retry-after']]).toEqual([503, 'database_away', '2'])
      // Without the watch the call would hang; the bound is wide because machines are noisy.
      expect(milliseconds).toBeLessThan(10_000)
    }
    const health = await timed(() => world.call('health', {}))
    expect([health.answer.status, health.answer.refusal.code]).toEqual([503, 'not_ready'])
    expect(health.milliseconds).toBeLessThan(10_000)
    // What visitors read was read before, and is shown as it was.
    expect((await world.call('contactUs', {})).status).toBe(200)
    proxy.thaw()
    await goodAgainWithin(20_000, token)
  })
})
