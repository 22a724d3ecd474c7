// Full disks, as small file systems in memory: the folder of the photos, and the disk of the database. It takes root on Linux.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { fetchSignupChoices } from '#server/testing/signup-request.ts'
import { lookers, settle } from '../community.ts'
import { endPostgresWithBench } from '../end-by-signal.ts'
import { startNode } from '../start-node.ts'
import { ask, tally } from './ask.ts'
import { addPhoto, newFamily } from './new-family.ts'

function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'saptapadi-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  chmodSync(folder, 0o777)
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Leaves no byte. */
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize))
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

const list = '/api/joined/member/pagination/list?offset=0'

/** The folder that keeps photos is full; the database is elsewhere. */
async function fullFolder(): Promise<void> {
  const server = await startPostgres()
  endPostgresWithBench(server.pid)
  const { db, close } = openPostgres(server.url)
  await migrate(db)
  await settle(db, 200)
  const [token = ''] = await lookers(db, 1)
  const disk = smallDisk(4)
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: server.url,
    DATA_DIR: disk.folder,
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    SIGNUPS_PER_HOUR: '1000',
    APP_SECRET: 'a secret for figures, long enough to be one',
  }
  const node = fork(join(import.meta.dirname, '..', '..', 'server', 'main.ts'), { env, stdio: 'ignore' })
  while ((await ask(port, '/api/health')).status !== 200) await pause(100)
  const choices = await fetchSignupChoices(`http://127.0.0.1:${port}/api`)
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#8F1A2C' } })
    .png()
    .toBuffer()
  const upload = async () => {
    const signedUp = await ask(port, '/api/user/signup', { body: newFamily(choices) })
    if (signedUp.status !== 200) return signedUp
    const { id, access_token } = JSON.parse(signedUp.body) as { id: string; access_token: string }
    return addPhoto(port, { id, token: access_token }, photo)
  }
  disk.fill()
  const [uploads, reads] = [tally(), tally()]
  for (let n = 0; n < 5; n++) {
    uploads.note(await upload())
    for (const path of ['/api/user/me', list, '/home']) reads.note(await ask(port, path, { token }))
  }
  const health = await ask(port, '/api/health')
  const { count } = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  disk.free()
  const again = await upload()
  console.log(
    `folder of the photos full: uploads ${uploads.summary()}; reads ${reads.summary()}; health ${health.status} ${health.body}; ` +
      `${count} photos noted without a file; with room again an upload answers ${again.status}`,
  )
  node.kill('SIGTERM')
  await once(node, 'exit')
  await close()
  await server.stop()
  disk.unmount()
}

/** The disk of the database is full. Every session was last used yesterday, so that reading wants to write. */
async function fullDatabase(): Promise<void> {
  const disk = smallDisk(300)
  const server = await startPostgres('forgetful', disk.folder)
  endPostgresWithBench(server.pid)
  const setUp = openPostgres(server.url)
  await migrate(setUp.db)
  await settle(setUp.db, 2_000)
  const tokens = await lookers(setUp.db, 20)
  await sql`update sessions set last_used_on = last_used_on - 1`.execute(setUp.db)
  await setUp.close()
  const node = startNode(server.url, 'node.ts', 'gated', 'pages')
  const { port } = await node.listening
  await node.loaded
  const choices = await fetchSignupChoices(`http://127.0.0.1:${port}/api`)
  const acknowledged: string[] = []
  const [writes, reads, home] = [tally(), tally(), tally()]
  const seconds = 8
  disk.fill()
  const until = performance.now() + seconds * 1000
  const repeat = async (one: (n: number) => Promise<unknown>) => {
    for (let n = 0; performance.now() < until && !node.hasEnded(); n++) await one(n)
  }
  const signUp = async () => {
    const answer = writes.note(await ask(port, '/api/user/signup', { body: newFamily(choices) }))
    if (answer.status === 200) acknowledged.push((JSON.parse(answer.body) as { id: string }).id)
  }
  await Promise.all([
    ...Array.from({ length: 3 }, () => repeat(signUp)),
    repeat(async n => reads.note(await ask(port, '/api/user/me', { token: tokens[n % tokens.length] ?? '' }))),
    repeat(async () => home.note(await ask(port, '/home'))),
  ])
  const health = await ask(port, '/api/health')
  disk.free()
  const { db, close } = openPostgres(server.url)
  // All calls came from one address, which is at its limit by now.
  await db.deleteFrom('rate_limits').execute()
  const began = performance.now()
  while (!node.hasEnded() && performance.now() - began < 60_000) {
    const answers = [
      await ask(port, '/api/user/signup', { body: newFamily(choices) }),
      await ask(port, list, { token: tokens[0] ?? '' }),
    ]
    if (answers.every(answer => answer.status === 200)) break
    await pause(50)
  }
  const took = performance.now() - began
  const stored = new Set((await db.selectFrom('members').select('id').execute()).map(row => row.id))
  console.log(
    `disk of the database full for ${seconds} s: sign-ups ${writes.summary()}; own record ${reads.summary()}; /home ${home.summary()}; ` +
      `health ${health.status} ${health.body}; ${acknowledged.length} sign-ups acknowledged, ` +
      `${acknowledged.filter(id => !stored.has(id)).length} lost; good ${(took / 1000).toFixed(1)} s after there was room` +
      `${node.hasEnded() ? '; THE NODE ENDED' : ''}`,
  )
  await close()
  if (!node.hasEnded()) await node.stop()
  await server.stop()
  disk.unmount()
}

export async function loseDisk(): Promise<void> {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') {
    console.log('full disks: skipped, because they take root on Linux')
    return
  }
  await fullFolder()
  await fullDatabase()
}
