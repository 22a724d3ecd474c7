// The machine burns in the middle of sign-ups, payments and photos: its folder is deleted, and the archive is all there is. How old
// the oldest is that was acknowledged and is lost (aim: 90 seconds at most), and how long until another folder serves.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { postgresPid } from '#server/db/local-postgres/process.ts'
import { openPostgres } from '#server/db/open.ts'
import { tokenHash } from '#server/ports/secrets.ts'
import { readState } from '#server/running/backup/wal/state.ts'
import { fetchSignupChoices, type SignupChoices } from '#server/testing/signup-request.ts'
import { ask } from './ask.ts'
import { community, pay, untilServing } from './local.ts'
import { addPhoto, newFamily } from './new-family.ts'

const aimSeconds = 90
/** A round has families who were acknowledged before the aim, and ends at any moment between two segments. */
const leastBusyMs = (aimSeconds + 5) * 1000
const betweenSegmentsMs = 35_000
const [signUpEveryMs, payEveryMs, retryMs] = [100, 2_000, 500]

/** What the server said was done, and when. */
interface Acknowledged {
  what: 'sign-up' | 'payment' | 'photo'
  key: string
  at: number
}

const root = join(import.meta.dirname, '..', '..')
export const environment = (port: number, dataDir: string, backups: string | null): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  SIGNUPS_PER_HOUR: '1000000',
  ...(backups && { BACKUP_DIR: backups, BACKUP_PASSPHRASE: 'a passphrase for figures' }),
})
export function launch(env: NodeJS.ProcessEnv): ChildProcess {
  const server = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Also where the bench itself fails.
  process.once('exit', () => server.kill('SIGTERM'))
  return server
}

export async function command(env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'server', 'saptapadi.ts'), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(child.stderr)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${(await said).trim().split('\n').at(-1)}`)
}

/** Until the folder was copied into the archive: before that, a nightly backup is all there is. */
export async function untilCopied(dataDir: string): Promise<void> {
  while (!readState(dataDir)?.copiedAt) await pause(200)
}

function busy(port: number, choices: SignupChoices, tokens: string[], planId: string, photo: Buffer) {
  const acknowledged: Acknowledged[] = []
  let going = true
  const note = (what: Acknowledged['what'], key: string) => void acknowledged.push({ what, key, at: performance.now() })
  const repeat = async (one: () => Promise<boolean>, everyMs: number) => {
    while (going) await pause((await one()) ? everyMs : retryMs)
  }
  const signUp = async () => {
    const answer = await ask(port, '/api/user/signup', { body: newFamily(choices) })
    if (answer.status !== 200) return false
    const { id, access_token } = JSON.parse(answer.body) as { id: string; access_token: string }
    note('sign-up', id)
    if ((await addPhoto(port, { id, token: access_token }, photo)).status === 200) note('photo', id)
    return true
  }
  const buy = async () => {
    // A family pays once: a plan that is there is then the one that was acknowledged.
    const token = tokens.pop()
    if (!token) return true
    const isPaid = await pay(port, token, planId)
    if (isPaid) note('payment', token)
    return isPaid
  }
  const running = [repeat(signUp, signUpEveryMs), repeat(signUp, signUpEveryMs), repeat(buy, payEveryMs)]
  return {
    async stop() {
      going = false
      await Promise.all(running)
      return acknowledged
    },
  }
}

/** What was acknowledged and is not there. */
async function missing(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const local = await openLocalPostgres(dataDir, 'command')
  const { db, close } = openPostgres(local.url)
  const members = new Set((await db.selectFrom('members').select('id').execute()).map(row => row.id))
  const granted = await db
    .selectFrom('memberships')
    .innerJoin('sessions', 'sessions.member_id', 'memberships.member_id')
    .select('sessions.token_hash')
    .execute()
  const paid = new Set(granted.map(row => row.token_hash.toString('hex')))
  const photos = await db.selectFrom('photos').select(['member_id', 'stored_as']).execute()
  const shown = new Set(
    photos
      .filter(({ stored_as }) => existsSync(join(dataDir, 'files', `${stored_as}-card.webp`)))
      .map(({ member_id }) => member_id),
  )
  await close()
  await local.close()
  const isThere = {
    'sign-up': (key: string) => members.has(key),
    photo: (key: string) => shown.has(key),
    payment: (key: string) => paid.has(tokenHash(key).toString('hex')),
  }
  return acknowledged.filter(({ what, key }) => !isThere[what](key))
}

export async function loseMachine(rounds: number, members: number): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'saptapadi-machine-'))
  const backups = join(home, 'backups')
  const port = await freePort()
  let dataDir = join(home, 'machine-0')
  const { tokens, planId } = await community(dataDir, members)
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#8F1A2C' } })
    .png()
    .toBuffer()
  let server = launch(environment(port, dataDir, backups))
  await untilServing(port, server)
  const choices = await fetchSignupChoices(`http://127.0.0.1:${port}/api`)
  const [took, oldest]: [number[], number[]] = [[], []]
  const counts = { acknowledged: 0, lost: 0, late: 0 }
  for (let round = 1; round <= rounds; round++) {
    const load = busy(port, choices, tokens, planId, photo)
    await Promise.all([untilCopied(dataDir), pause(leastBusyMs)])
    await pause(Math.random() * betweenSegmentsMs)
    const burntAt = performance.now()
    const pid = postgresPid(join(dataDir, 'postgres'))
    server.kill('SIGKILL')
    if (pid) process.kill(pid, 'SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
    const acknowledged = (await load.stop()).filter(({ at }) => at < burntAt)
    dataDir = join(home, `machine-${round}`)
    const began = performance.now()
    await command(environment(port, dataDir, backups), 'restore', '--until', 'end')
    await command(environment(port, dataDir, backups), 'live')
    server = launch(environment(port, dataDir, backups))
    await untilServing(port, server)
    took.push((performance.now() - began) / 1000)
    const lost = await missing(dataDir, acknowledged)
    const age = lost.reduce((most, { at }) => Math.max(most, (burntAt - at) / 1000), 0)
    oldest.push(age)
    counts.acknowledged += acknowledged.length
    counts.lost += lost.length
    counts.late += lost.filter(({ at }) => burntAt - at > aimSeconds * 1000).length
    console.log(
      `  burnt ${round}: ${acknowledged.length} acknowledged, ${lost.length} lost, the oldest ${age.toFixed(1)} s before; ` +
        `serving after ${took.at(-1)?.toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
  const most = (numbers: number[]) => Math.max(...numbers).toFixed(1)
  console.log(
    `folder deleted ${rounds} times with ${members} families: ${counts.acknowledged} acknowledged, ${counts.lost} lost, the oldest ` +
      `${most(oldest)} s before, ${counts.late} older than ${aimSeconds} s; serving from another folder after ${most(took)} s at most; ` +
      `${readdirSync(join(backups, 'wal', 'archives')).length} archives`,
  )
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(home, { recursive: true, force: true })
}
