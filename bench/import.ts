// A register of many families, of which one in twenty is bad: how long the dry run and the import take, and how a poll of a
// member fares beside them, compared with the same poll while the node is calm. It also uploads the file a second time.
// node bench/import.ts [rows, by default ten thousand]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { registerOf } from '#server/testing/imports.ts'
import { killLaunched, launch } from '#server/testing/launch.ts'
import { bride } from '#server/testing/members.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { setUpSite } from '#server/testing/set-up.ts'
import { createStaff } from '#server/testing/staff.ts'
import { summary } from './load.ts'

const rows = Number(process.argv[2] ?? 10_000)
const secret = 'a secret for benches, long enough to be one'
const pollEveryMs = 25
const turnMs = 4_000

interface Polled {
  seconds: number
  times: (number | null)[]
}

const server = await startPostgres('durable')
const folder = mkdtempSync(join(tmpdir(), 'saptapadi-import-'))
const { db, close } = openPostgres(server.url)
const clock = { now: () => new Date() }
try {
  await migrate(db)
  await setUpSite(db)
  const secrets = await openSecrets(secret, db, clock)
  const { token } = await bride({ db, clock })
  const { options } = await createStaff({ db, clock, secrets }, 'ADMIN')
  const node = await launch({
    DATABASE_URL: server.url,
    DATA_DIR: folder,
    APP_SECRET: secret,
    DEMO: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'namaskar@saptapadi.in',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
  })
  await node.ready()

  const office = async (path: string, method = 'GET', body?: unknown) => {
    const isForm = body instanceof FormData
    const sent = body === undefined ? null : isForm ? body : JSON.stringify(body)
    const headers = { ...options.headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) }
    const response = await fetch(`${node.base}${path}`, { method, headers, body: sent })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
    return answer
  }
  const poll = async () => {
    const began = performance.now()
    const response = await fetch(`${node.base}/notification/count`, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the poll answered ${response.status}`)
    return performance.now() - began
  }
  /** Polls at a steady pace while the work goes on. Null is a poll that failed. */
  async function polled(work: () => Promise<unknown>): Promise<Polled> {
    const times: Promise<number | null>[] = []
    const timer = setInterval(() => times.push(poll().catch(() => null)), pollEveryMs)
    const began = performance.now()
    await work()
    const seconds = (performance.now() - began) / 1_000
    clearInterval(timer)
    return { seconds, times: await Promise.all(times) }
  }
  function print(name: string, all: readonly Polled[]) {
    const times = all.flatMap(one => one.times)
    const answered = times.filter(time => time !== null)
    const { p50, p99 } = summary(answered)
    const seconds = all.reduce((sum, one) => sum + one.seconds, 0)
    const polls = `${answered.length} polls, ${times.length - answered.length} failed`
    console.log(`${name}: ${seconds.toFixed(1)} s; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${polls}`)
  }
  const beside = async (name: string, work: () => Promise<unknown>) => print(name, [await polled(work)])
  const waitsFor = async (uuid: string, state: string) => {
    for (;;) {
      const detail = await office(`/office/imports/${uuid}`)
      if (detail.state === state) return detail.counts
      await pause(500)
    }
  }
  const table = await registerOf(
    db,
    Array.from({ length: rows }, (_, at) => (at % 20 === 7 ? { dob: '31/02/1997' } : {})),
  )
  async function bring(name: string) {
    const form = new FormData()
    form.append('table', new Blob([table]), 'register.csv')
    let uuid = ''
    await beside(`${name}: upload`, async () => {
      uuid = (await office('/office/imports', 'POST', form)).uuid
    })
    const { version, columns } = await office(`/office/imports/${uuid}`)
    const targets = columns.map((one: { target: string }) => one.target)
    await beside(`${name}: dry run`, async () => {
      const matching = { version, columns: targets, fixed: [], values: [], doubles: 'skip' }
      await office(`/office/imports/${uuid}`, 'PUT', matching)
      console.log(await waitsFor(uuid, 'checked'))
    })
    await inTurns(`${name}: import`, uuid)
  }
  /**
   * Imports for a few seconds, stops for as long, and goes on until all is in. The machine's own pace changes by the minute, so
   * that a calm before the import would say nothing about it.
   */
  async function inTurns(name: string, uuid: string) {
    const [working, calm]: [Polled[], Polled[]] = [[], []]
    for (;;) {
      await office(`/office/imports/${uuid}/run`, 'POST', {})
      // The job looks for work every three seconds.
      await movesOn(uuid)
      working.push(await polled(() => pause(turnMs)))
      const { state, counts } = await office(`/office/imports/${uuid}`)
      if (state === 'running') await office(`/office/imports/${uuid}/stop`, 'POST', {})
      await pause(500)
      calm.push(await polled(() => pause(turnMs)))
      if (state !== 'done') continue
      console.log(counts)
      print(name, working)
      return print('calm in between', calm)
    }
  }
  /** Resolves when the import has gone on since, or is over. */
  async function movesOn(uuid: string) {
    const first = await office(`/office/imports/${uuid}`)
    for (;;) {
      const { state, counts } = await office(`/office/imports/${uuid}`)
      if (state !== 'running' || JSON.stringify(counts) !== JSON.stringify(first.counts)) return
      await pause(50)
    }
  }
  await beside('warm', () => pause(5_000))
  await beside('calm', () => pause(20_000))
  await bring('first')
  await bring('the same file again')
} finally {
  killLaunched()
  await close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
