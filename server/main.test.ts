import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { rulesVersion } from '#domain/kundali/patrika/birth-chart.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { openLocalPostgres } from './db/local-postgres/open.ts'
import { postgresPid } from './db/local-postgres/process.ts'
import { type Db, openPostgres } from './db/open.ts'
import { refusedFromBefore, wasMigratedBefore } from './testing/from-before.ts'
import { killLaunched, launch } from './testing/launch.ts'
import { setUpSite } from './testing/set-up.ts'
import { fetchSignupChoices, signupRequest } from './testing/signup-request.ts'
import { soon } from './testing/soon.ts'
import { cloneTemplate } from './testing/template.ts'

// No mail server answers at this address, so the codes stay in the outbox.
const noDemo = {
  DEMO: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'namaskar@saptapadi.in',
  SIGNUPS_PER_HOUR: '1000',
  LOG_LEVEL: 'silent',
}
const folders: string[] = []
const clones: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of clones) await drop()
  killLaunched()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'saptapadi-start-'))
  folders.push(folder)
  return folder
}

/** Made by the first start on it, and left in order by each: a database takes longer to make than to start. */
const usedFolder = newFolder()

/** Does something with the database in this folder, beside a server or without one. */
async function withDatabase(folder: string, work: (db: Db) => Promise<void>): Promise<void> {
  const local = await openLocalPostgres(folder, 'command')
  const { db, close } = openPostgres(local.url, { connections: 1 })
  await work(db)
  await close()
  await local.close()
}

/** Each takes its first turn at the start. */
const everyJob = [
  'caller requests',
  'candidate reminders',
  'doctor',
  'figures',
  'housekeeping',
  'import photos',
  'imports',
  'incident notices',
  'member letters',
  'notices',
  'office letters',
  `patrika ${rulesVersion}`,
  'payments',
  'review',
  'rules notice',
  'saved searches',
  'still looking',
  'trust figures',
  'weekly sheet',
]

async function post(url: string, body: unknown) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

/** A database that refuses what each first start stores, and quotes a row with the reason. */
async function databaseThatRefuses(): Promise<string> {
  const clone = await cloneTemplate(inject('postgresUrl'))
  clones.push(clone.drop)
  const { db, close } = openPostgres(clone.url, { connections: 1 })
  await sql`create function refuse_row() returns trigger language plpgsql as $$
    begin raise exception 'new row violates check constraint "x"' using errcode = '23514',
      detail = 'Failing row contains (Rutuja, rutuja@family.in, 9820000001).'; end $$`.execute(db)
  await sql`create trigger refuse before insert on encryption_keys execute function refuse_row()`.execute(db)
  await close()
  return clone.url
}

describe('the start', () => {
  it('names a wrong setting in one line', async () => {
    const { ended, output } = await launch({ PORT: 'three', DATA_DIR: newFolder() })
    expect(await ended).toBe(1)
    expect(output().trim()).toBe("saptapadi: PORT is 'three': expected a port number from 0 to 65535")
  })

  it('by npm says its version, begins every job, and hands the signal on to the server: nothing is left that serves', async () => {
    const { scripts, version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
      scripts: { start: string }
      version: string
    }
    const DATA_DIR = usedFolder
    // npm runs a script by this shell, and a signal to npm goes to the shell.
    const byNpm = await launch({ DATA_DIR, ...noDemo, LOG_LEVEL: 'info' }, ['sh', '-c', scripts.start])
    await byNpm.ready()
    const hasSaid = (line: string) => byNpm.output().split('\n').includes(line)
    await soon(() => hasSaid(`Saptapadi ${version} is at http://localhost:${byNpm.port}`), true)
    // A balancer's question is logged only where the answer is worth it.
    await soon(async () => (await fetch(`${byNpm.base}/ready`)).status, 200)
    await fetch(`${byNpm.base}/nothing`)
    await soon(() => /"time":"2\d{3}-\d\d-\d\dT[\d:.]+Z".*"route":"\/api\/\*"/.test(byNpm.output()), true)
    expect(byNpm.output()).not.toContain('"route":"/api/ready","status":200')
    await withDatabase(DATA_DIR, async db => {
      await soon(async () => {
        const begun = await db.selectFrom('jobs').select('name').execute()
        return everyJob.filter(job => begun.some(({ name }) => name === job))
      }, everyJob)
    })
    byNpm.child.kill('SIGTERM')
    expect(await byNpm.ended).toBe(0)
    await expect(fetch(`${byNpm.base}/health`)).rejects.toThrow()
    expect(postgresPid(join(DATA_DIR, 'postgres'))).toBeNull()
  })

  it('that fails leaves no PostgreSQL behind', async () => {
    const inTheWay = createServer().listen(0)
    await once(inTheWay, 'listening')
    const { port } = inTheWay.address() as AddressInfo
    const { ended, output } = await launch({ DATA_DIR: usedFolder, ...noDemo, PORT: String(port) })
    expect(await ended).toBe(1)
    inTheWay.close()
    expect(output()).toMatch(/^saptapadi: could not start: EADDRINUSE/)
    expect(postgresPid(join(usedFolder, 'postgres'))).toBeNull()
  })

  it('that fails prints one line, without the rows that the database quotes', async () => {
    const DATABASE_URL = await databaseThatRefuses()
    const { ended, output } = await launch({
      DATABASE_URL,
      APP_SECRET: 'x'.repeat(40),
      DATA_DIR: newFolder(),
      ...noDemo,
    })
    expect(await ended).toBe(1)
    expect(output().trim()).toMatch(/^saptapadi: could not start: 23514: .*$/)
    expect(output()).not.toMatch(/rutuja|982/i)
  })

  it('refuses a database that a newer version has changed, in one line', async () => {
    const clone = await cloneTemplate(inject('postgresUrl'))
    clones.push(clone.drop)
    const { db, close } = openPostgres(clone.url, { connections: 1 })
    await sql`insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', 'x')`.execute(db)
    await close()
    const settings = { DATABASE_URL: clone.url, APP_SECRET: 'x'.repeat(40), DATA_DIR: newFolder(), ...noDemo }
    const { ended, output } = await launch(settings)
    expect(await ended).toBe(1)
    expect(output().trim()).toMatch(/^saptapadi: a newer version wrote this \(9999_of_tomorrow\.sql\): .*$/)
  })

  it('refuses a folder from before version 1.0.0 by the commit that reads it, and leaves it as it was', async () => {
    const settings = { DATA_DIR: usedFolder, ...noDemo }
    await withDatabase(usedFolder, async db => void (await wasMigratedBefore(db)))
    const { ended, output } = await launch(settings)
    expect(await ended).toBe(1)
    expect(output().trim().split('\n').at(-1)).toBe(`saptapadi: ${refusedFromBefore}`)
    expect(postgresPid(join(usedFolder, 'postgres'))).toBeNull()
    await withDatabase(usedFolder, async db => {
      const { numAffectedRows } = await sql`delete from schema_migrations where checksum = 'x'`.execute(db)
      expect(numAffectedRows).toBe(1n)
    })
  })

  it('refuses a second process on one folder, finishes what is under way when asked to stop, and after kill -9 has every acknowledged member, none by half', async () => {
    const DATA_DIR = usedFolder
    const first = await launch({ DATA_DIR, ...noDemo })
    await first.ready()
    const second = await launch({ DATA_DIR, ...noDemo })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^saptapadi: .* is in use by another server/)

    await withDatabase(DATA_DIR, setUpSite)
    const choices = await fetchSignupChoices(first.base)
    const underWay = Array.from({ length: 5 }, () => post(`${first.base}/user/signup`, signupRequest(choices)))
    // Passwords are hashed one after another, so when the first is answered the others are under way.
    await Promise.race(underWay)
    first.child.kill('SIGTERM')
    expect((await Promise.all(underWay)).map(answer => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await first.ended).toBe(0)

    // The next process on the same folder is killed in the middle of a hundred sign-ups.
    const next = await launch({ DATA_DIR, ...noDemo })
    await next.ready()
    const acknowledged: string[] = []
    const all = Promise.allSettled(
      Array.from({ length: 100 }, async () => {
        const { status, body } = await post(`${next.base}/user/signup`, signupRequest(choices))
        if (status === 200 && body.id) acknowledged.push(body.id)
        if (acknowledged.length === 20) next.child.kill('SIGKILL')
      }),
    )
    await all
    await next.ended
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
    expect(acknowledged.length).toBeLessThan(100)

    await withDatabase(DATA_DIR, async db => {
      const members = (await db.selectFrom('members').select('id').where('email', 'like', 'kale%').execute()).map(
        row => row.id,
      )
      for (const id of acknowledged) expect(members).toContain(id)
      for (const table of ['family_details', 'sessions', 'otp_codes'] as const) {
        const { count } = await db
          .selectFrom(table)
          .select(eb => eb.fn.countAll<number>().as('count'))
          .where('member_id', 'in', members)
          .executeTakeFirstOrThrow()
        expect(`${table} ${count}`).toBe(`${table} ${members.length}`)
      }
    })
  })
})
