import { readdirSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openPostgres } from '#server/db/open.ts'
import { readBuiltPages } from '#server/features/site/pages/assets.ts'
import { newId } from '#server/ports/ids.ts'
import { findingIds } from '#server/running/doctor/finding.ts'
import { registers } from '#server/testing/families.ts'
import { bride } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'
import { countMetrics } from './metrics.ts'
import { outboxNow } from './queries.ts'
import { serveMetrics } from './serve.ts'
import { readState } from './state.ts'

const metrics = countMetrics()
const root = join(import.meta.dirname, '..', '..', '..')
const config = {
  quietHours: { from: 21, to: 8 },
  backup: { dir: root, keepDays: 14, passphrase: null },
  storage: { kind: 'folder' as const },
  databaseUrl: null,
  dataDir: root,
}
const world = testWorld({ metrics, pages: await readBuiltPages(root) })
let database: OpenDatabase
let server: Awaited<ReturnType<typeof serveMetrics>>
let [free, behind] = [5e9, 0]
beforeAll(async () => {
  database = openPostgres(world.url, { connections: 2 })
  const disk = { freeBytes: async () => free }
  const model = { behindSeconds: () => behind }
  server = await serveMetrics(
    0,
    metrics,
    readState({ db: database.db, database, clock: world.clock, config, disk, model }),
  )
})
afterAll(async () => {
  await server.close()
  await database.close()
})

async function scrape() {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
  return {
    names: [...text.matchAll(/^# TYPE (\S+)/gm)].map(found => found[1] ?? ''),
    valueOf: (sample: string) => {
      const line = text.split('\n').find(one => one.startsWith(`${sample} `))
      return line === undefined ? undefined : Number(line.slice(sample.length + 1).replace('+Inf', 'Infinity'))
    },
  }
}

describe('the metrics', () => {
  it('follow what families do and what waits for the provider', async () => {
    const her = await bride(world)
    const first = await scrape()
    await registers(world)
    await world.call('me', {}, { token: her.token })
    await world.call('me', {}, { token: 'nobody has it' })
    await world.db
      .insertInto('review_items')
      .values({
        kind: 'photo',
        subject_id: her.id,
        member_id: her.id,
        since: new Date(world.clock.now().getTime() - 7_200_000),
        due_at: new Date(world.clock.now().getTime() - 3_600_000),
      })
      .execute()
    world.clock.passes(90_000)
    ;[free, behind] = [1e9, Number.POSITIVE_INFINITY]
    const then = await scrape()

    const changes: [sample: string, before: number | undefined, after: number][] = [
      ['saptapadi_request_seconds_count{call="GET /api/user/me",status="200"}', undefined, 1],
      ['saptapadi_request_seconds_count{call="GET /api/user/me",status="401"}', undefined, 1],
      ['saptapadi_request_seconds_bucket{call="GET /api/user/me",status="200",le="+Inf"}', undefined, 1],
      ['saptapadi_refusals_total{code="no_session"}', undefined, 1],
      ['saptapadi_signups_total', 0, 1],
      ['saptapadi_outbox_waiting{channel="SMS"}', 0, 1],
      ['saptapadi_outbox_oldest_seconds{channel="SMS"}', 0, 90],
      ['saptapadi_review_waiting{kind="photo"}', 0, 1],
      ['saptapadi_review_oldest_seconds{kind="photo"}', 0, 7_290],
      ['saptapadi_review_overdue{kind="photo"}', 0, 1],
      ['saptapadi_disk_free_bytes', 5e9, 1e9],
      ['saptapadi_read_model_age_seconds', 0, Number.POSITIVE_INFINITY],
      ['saptapadi_database_up', 1, 1],
    ]
    expect(changes.map(([sample]) => [sample, first.valueOf(sample), then.valueOf(sample)])).toEqual(changes)
  })

  it('name what the doctor finds, and a file that was built by its folder alone', async () => {
    const now = world.clock.now()
    const backup = 'saptapadi_troubles{finding="backup_failed"}'
    expect((await scrape()).valueOf(backup)).toBe(0)
    const trouble = { id: 'backup_failed', node: '', detail: '', since: now, seen_at: now, told_at: null }
    await world.db.insertInto('troubles').values(trouble).execute()
    expect((await scrape()).valueOf(backup)).toBe(1)

    const [file = ''] = readdirSync(join(root, 'dist', 'client', 'assets')).filter(name => name.endsWith('.js'))
    expect((await world.app.inject(`/assets/${file}`)).statusCode).toBe(200)
    expect((await scrape()).valueOf('saptapadi_request_seconds_count{call="GET /assets/*",status="200"}')).toBe(1)
  })

  it('count no message as late that waits for the morning', async () => {
    const at = (time: string) => new Date(`2026-03-02T${time}:00+05:30`)
    const written = at('22:00')
    const row = { channel: 'EMAIL' as const, template: 'x', sealed: world.secrets.seal('{}'), can_wait: true }
    const nothing = { owner_id: null, about_id: null, held_until: null, finished_at: null }
    await world.db
      .insertInto('outbox')
      .values({ ...row, ...nothing, id: newId(written), event_key: 'late', next_try_at: written, created_at: written })
      .execute()
    const oldest = async (now: Date) => (await outboxNow(database.db, { now, ...config })).oldest.EMAIL
    expect(await oldest(at('23:59'))).toBe(0)
    const nextDay = (time: string) => new Date(at(time).getTime() + 86_400_000)
    expect(await oldest(nextDay('07:59'))).toBe(0)
    expect(await oldest(nextDay('08:01'))).toBe(60)
    expect((await outboxNow(database.db, { now: nextDay('07:59'), quietHours: null })).oldest.EMAIL).toBe(
      9 * 3600 + 3540,
    )
  })

  it('tell how busy the node is', async () => {
    const held = await new Promise<() => void>(resolve => {
      void database.db.connection().execute(() => new Promise<void>(done => resolve(done)))
    })
    const busy = (await scrape()).valueOf('saptapadi_pool_connections{state="busy"}')
    held()
    // One connection is held, and the look itself takes the other before or after this figure is read.
    expect(busy).toBeGreaterThanOrEqual(1)
    expect((await scrape()).valueOf('saptapadi_pool_connections{state="waiting"}')).toBe(0)
    await scrape()
    // The measurement begins anew with each look, at its next timer.
    await pause(50)
    for (const end = performance.now() + 300; performance.now() < end; );
    // The timer of the measurement is late by as long as the loop stood still.
    await pause(50)
    expect((await scrape()).valueOf('saptapadi_event_loop_delay_seconds{quantile="1"}')).toBeGreaterThan(0.2)
  })

  it('are listed in docs/operating.md, all of them and no others', async () => {
    const documented = [...readFileSync(join(root, 'docs/operating.md'), 'utf8').matchAll(/^\| `(saptapadi_\w+)/gm)]
    expect(documented.map(found => found[1] ?? '').sort()).toEqual((await scrape()).names.sort())
  })

  it('have the names that the dashboard and the alerts ask for', async () => {
    const names = (await scrape()).names
    const used = ['deploy/prometheus', 'deploy/grafana'].flatMap(folder =>
      readdirSync(join(root, folder)).flatMap(file =>
        [...readFileSync(join(root, folder, file), 'utf8').matchAll(/saptapadi_\w+/g)].map(found => found[0]),
      ),
    )
    expect(used.length).toBeGreaterThan(8)
    const plain = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '')
    expect(used.filter(name => !names.includes(plain(name)) && !names.includes(name))).toEqual([])
  })

  it('ring an alert for whatever the doctor finds wrong with backups and their archive', () => {
    const alerts = readFileSync(join(root, 'deploy/prometheus/alerts.yml'), 'utf8')
    const asked = [...alerts.matchAll(/finding=~"([^"]+)"/g)].map(([, pattern]) => new RegExp(`^(?:${pattern})$`))
    const lost = findingIds.filter(id => /^(backup|archive)_/.test(id))
    expect(lost).toContain('archive_still')
    expect(lost.filter(id => !asked.some(pattern => pattern.test(id)))).toEqual([])
  })

  it('are for this machine alone, and give nothing else', async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${server.port}/metrics`, { method: 'POST' })).status).toBe(404)
    const others = Object.values(networkInterfaces()).flatMap(found => found ?? [])
    for (const { address } of others.filter(one => one.family === 'IPv4' && !one.internal))
      await expect(fetch(`http://${address}:${server.port}/metrics`)).rejects.toThrow()
  })
})

describe('metrics without a database', () => {
  it('say so, and leave out what only it knows', async () => {
    const away = readState({
      db: world.db,
      database: { availability: { isAway: () => true, onChange() {} }, connections: database.connections },
      clock: world.clock,
      config,
      disk: { freeBytes: async () => null },
      model: null,
    })
    const read = await away.read()
    away.stop()
    expect(read.find(metric => metric.name === 'saptapadi_database_up')?.samples()).toEqual([{ labels: {}, value: 0 }])
    expect(read.map(metric => metric.name).filter(name => /outbox|review|disk|model/.test(name))).toEqual([])
  })
})
