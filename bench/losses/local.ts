// Kills the server, its local PostgreSQL and both, again and again in the middle of sign-ups and payments, as a power cut or an
// operator would: what was lost, and how long until the next start serves.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { postgresPid } from '#server/db/local-postgres/process.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { systemClock } from '#server/ports/clock.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { fetchSignupChoices, type SignupChoices } from '#server/testing/signup-request.ts'
import { lookers, settle } from '../community.ts'
import { ask } from './ask.ts'
import { newFamily } from './new-family.ts'

const aimSeconds = 3
/** A family that was refused tries again, but not a hundred times a second: that would time the bench's own work. */
const retryMs = 100

/** What the server said was done. */
interface Acknowledged {
  members: string[]
  /** Tokens of members whose payment was received. */
  paid: string[]
}

/** Pays for a plan as a browser does: ticket, window, the gateway's page, and back. */
export async function pay(port: number, token: string, planId: string): Promise<boolean> {
  const origin = `http://localhost:${port}`
  const ticket = await ask(port, '/api/payment/ticket', { token, body: { plan_id: planId, type: 'NORMAL' } })
  if (ticket.status !== 200) return false
  const { url } = JSON.parse(ticket.body) as { url: string }
  let page = await open(new URL(url, origin))
  for (let step = 0; step < 4 && page; step++) {
    if (/Payment received/.test(page.html)) return true
    const form = formOf(page.html)
    if (!form) return false
    page = await open(new URL(form.action, page.url), { ...form.fields, press: 'pay' })
  }
  return false
}

async function open(url: URL, fields?: Record<string, string>): Promise<{ html: string; url: string } | null> {
  try {
    const body = fields && new URLSearchParams(fields)
    const response = await fetch(url, body ? { method: 'POST', body } : {})
    return { html: await response.text(), url: response.url }
  } catch {
    return null
  }
}

function formOf(html: string) {
  const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)]
  return action
    ? {
        action: plain(action),
        fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [plain(name), plain(value)])),
      }
    : null
}

/** How something is killed. Resolves when the next start, if one is needed, may begin. */
type Kill = (server: ChildProcess, folder: string) => Promise<'start again' | 'wait'>
const killServer: Kill = async server => {
  server.kill('SIGKILL')
  await once(server, 'exit')
  return 'start again'
}
const killPostgres: Kill = async (_, folder) => {
  const pid = await runningPostgres(folder)
  process.kill(pid, 'SIGKILL')
  // The server needs a moment to notice: until the next PostgreSQL is there, health is that of the one killed.
  while ((await runningPostgres(folder)) === pid) await pause(10)
  return 'wait'
}
const killBoth: Kill = async (server, folder) => {
  process.kill(await runningPostgres(folder), 'SIGKILL')
  return killServer(server, folder)
}

async function runningPostgres(folder: string): Promise<number> {
  for (;;) {
    const pid = postgresPid(folder)
    if (pid) return pid
    await pause(10)
  }
}

export async function loseLocal(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saptapadi-local-'))
  const folder = join(dataDir, 'postgres')
  const port = await freePort()
  const { tokens, planId } = await community(dataDir)
  const launch = () =>
    spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'server', 'main.ts')], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        SIGNUPS_PER_HOUR: '1000000',
      },
      stdio: 'ignore',
    })
  let server = launch()
  await untilServing(port, server)
  const choices = await fetchSignupChoices(`http://127.0.0.1:${port}/api`)
  const acknowledged: Acknowledged = { members: [], paid: [] }
  const kinds: [string, Kill, number][] = [
    ['the server', killServer, rounds * 5],
    ['PostgreSQL', killPostgres, rounds * 2],
    ['both', killBoth, rounds],
  ]
  for (const [name, kill, times] of kinds) {
    const took: number[] = []
    for (let round = 0; round < times; round++) {
      const load = busy(port, choices, tokens, planId, acknowledged)
      await pause(300 + Math.random() * 700)
      const began = performance.now()
      const next = await kill(server, folder)
      if (next === 'start again') server = launch()
      await untilServing(port, server)
      took.push((performance.now() - began) / 1000)
      await load.stop()
    }
    took.sort((a, b) => a - b)
    const slowest = took.at(-1) ?? 0
    console.log(
      `kill -9 of ${name}, ${times} times: serving again after ${took[Math.floor(took.length / 2)]?.toFixed(1)} s (half of them), ` +
        `${slowest.toFixed(1)} s at most (aim ${aimSeconds})${slowest > aimSeconds ? ' OVER' : ''}; load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
  server.kill('SIGTERM')
  await once(server, 'exit')
  console.log(await lost(dataDir, acknowledged, tokens))
  rmSync(dataDir, { recursive: true, force: true })
}

export async function community(dataDir: string, members = 4_000) {
  const local = await openLocalPostgres(dataDir, 'command')
  const { db, close } = openPostgres(local.url)
  await migrate(db)
  await settle(db, members)
  const tokens = await lookers(db, Math.min(3_000, members))
  const planId = await sellsPlan({ db, clock: systemClock })
  await sql`analyze`.execute(db)
  await close()
  await local.close()
  return { tokens, planId }
}

/** A server that could not start says why, and is not waited for. */
export async function untilServing(port: number, server: ChildProcess): Promise<void> {
  while ((await ask(port, '/api/health')).status !== 200) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    await pause(30)
  }
}

/** Families who sign up and families who pay, until stopped. A call that the kill cut off is not acknowledged. */
function busy(port: number, choices: SignupChoices, tokens: string[], planId: string, acknowledged: Acknowledged) {
  let going = true
  const repeat = async (one: () => Promise<boolean>) => {
    while (going) await pause((await one()) ? 5 : retryMs)
  }
  const signUp = async () => {
    const answer = await ask(port, '/api/user/signup', { body: newFamily(choices) })
    if (answer.status === 200) acknowledged.members.push((JSON.parse(answer.body) as { id: string }).id)
    return answer.status === 200
  }
  const buy = async () => {
    const token = tokens[nextBuyer++ % tokens.length] ?? ''
    const isPaid = await pay(port, token, planId)
    if (isPaid) acknowledged.paid.push(token)
    return isPaid
  }
  const running = [repeat(signUp), repeat(signUp), repeat(buy), repeat(buy)]
  return {
    async stop() {
      going = false
      await Promise.all(running)
    },
  }
}
let nextBuyer = 0

/** Looks for every acknowledged act in the database. */
async function lost(dataDir: string, { members, paid }: Acknowledged, tokens: string[]): Promise<string> {
  const local = await openLocalPostgres(dataDir, 'command')
  const { db, close } = openPostgres(local.url)
  const stored = new Set((await db.selectFrom('members').select('id').execute()).map(row => row.id))
  const granted = await db
    .selectFrom('memberships')
    .innerJoin('sessions', 'sessions.member_id', 'memberships.member_id')
    .select('sessions.token_hash')
    .execute()
  const hashes = new Set(granted.map(row => row.token_hash.toString('hex')))
  await close()
  await local.close()
  const lostMembers = members.filter(id => !stored.has(id)).length
  const lostPayments = paid.filter(token => !hashes.has(tokenHash(token).toString('hex'))).length
  return (
    `${members.length} sign-ups acknowledged, ${lostMembers} lost; ` +
    `${paid.length} payments of ${tokens.length} families acknowledged, ${lostPayments} lost`
  )
}
