import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { smsNames } from '#domain/telling/messages.ts'
import { readConfig } from '#server/config.ts'
import { openPostgres } from '#server/db/open.ts'
import { folderFiles } from '#server/ports/folder-files.ts'
import { newId } from '#server/ports/ids.ts'
import { newState, writeState } from '#server/running/backup/wal/state.ts'
import { watchDisk } from '#server/running/operations/disk.ts'
import { wasMigratedBefore } from '#server/testing/from-before.ts'
import { commandEnv, saptapadi } from '#server/testing/launch.ts'
import { bride } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { registerSms } from '#server/testing/sms-ids.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { checks, examine } from './checks.ts'
import type { DoctorWorld, Finding } from './finding.ts'
import { startDoctor } from './job.ts'
import { noteTroubles } from './troubles.ts'

const world = testWorld({ env: { ALERT_EMAIL: 'technician@provider.in' } })
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => {
  const folder = mkdtempSync(join(scratchFolder(), 'saptapadi-doctor-'))
  folders.push(folder)
  return folder
}

const doctorWorld = (more: Partial<DoctorWorld> = {}): DoctorWorld => ({
  config: world.config,
  db: world.db,
  clock: { now: () => new Date() },
  files: memoryFiles(world.files),
  disk: watchDisk('', async () => 50e9),
  secret: null,
  ...more,
})
const minutes = (n: number) => n * 60_000
const letters = async () =>
  (await world.outbox())
    .filter(message => message.to === 'technician@provider.in')
    // The Marathi follows.
    .map(message => message.subject.split(' · ')[0])

describe('the check of SMS', () => {
  it('counts the texts that cannot go for want of an id, in both languages', async () => {
    const sms = { url: 'http://127.0.0.1:9', key: 'k', sender: 'SAPTPD' }
    const missing = async () =>
      (await examine(doctorWorld({ config: { ...world.config, sms } }))).find(({ id }) => id === 'sms_ids')
    expect(await missing()).toEqual({ id: 'sms_ids', detail: String(smsNames.length * 2) })
    await registerSms(world, smsNames, ['en'])
    expect(await missing()).toEqual({ id: 'sms_ids', detail: String(smsNames.length) })
    await registerSms(world, smsNames, ['mr'])
    expect(await missing()).toBeUndefined()
  })
})

describe('the checks of the database', () => {
  it('find nothing in one that is up to date', async () => {
    expect(await examine(doctorWorld())).toEqual([])
  })

  it('name a table that the role may not write, and a role that may do too much', async () => {
    const role = `lacking_${Date.now()}`
    await sql`create role ${sql.id(role)} login password 'rows'`.execute(world.db)
    await sql`grant select, insert, update, delete on all tables in schema public to ${sql.id(role)}`.execute(world.db)
    await sql`revoke delete on visits from ${sql.id(role)}`.execute(world.db)
    const url = new URL(world.url)
    ;[url.username, url.password] = [role, 'rows']
    const lacking = openPostgres(url.href, { connections: 1 })
    const split = readConfig({
      DEMO: 'on',
      DATABASE_URL: world.url,
      MIGRATE_DATABASE_URL: world.url,
      APP_SECRET: 'x'.repeat(40),
    })
    try {
      expect(await examine(doctorWorld({ db: lacking.db, config: split }))).toEqual([
        { id: 'database_rights', detail: 'visits' },
      ])
      expect(await examine(doctorWorld({ config: split }))).toEqual([{ id: 'database_owner' }])
    } finally {
      await lacking.close()
      await sql`drop owned by ${sql.id(role)}`.execute(world.db)
      await sql`drop role ${sql.id(role)}`.execute(world.db)
    }
  })

  it('name the commit that reads tables from before version 1.0.0', async () => {
    await wasMigratedBefore(world.db)
    expect(await examine(doctorWorld())).toEqual([{ id: 'migrations_from_before', detail: 'c8da1c2a' }])
    await sql`delete from schema_migrations where checksum = 'x'`.execute(world.db)
  })

  it('name migrations of another version, and a clock that goes wrong', async () => {
    await sql`insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', 'x')`.execute(world.db)
    const last = await sql<{ name: string; checksum: string }>`
      delete from schema_migrations where name = '0005_access.sql' returning name, checksum`.execute(world.db)
    expect(await examine(doctorWorld())).toEqual([
      { id: 'migrations_waiting', detail: '0005_access.sql' },
      { id: 'migrations_unknown', detail: '9999_of_tomorrow.sql' },
    ])
    await sql`delete from schema_migrations where name = '9999_of_tomorrow.sql'`.execute(world.db)
    for (const { name, checksum } of last.rows)
      await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(world.db)
    const late = { now: () => new Date(Date.now() - 3_600_000) }
    expect(await examine(doctorWorld({ clock: late }))).toEqual([{ id: 'clock_differs', detail: '3600' }])
    const twoSeconds = { now: () => new Date(Date.now() + 2_000) }
    expect(await examine(doctorWorld({ clock: twoSeconds }))).toEqual([{ id: 'clock_differs', detail: '2' }])
  })

  it('name a secret that opens nothing here', async () => {
    const secret = 'Vb2k8yqT1n0fRzH6mLxw4cJd7EaGsU3p'
    expect(await examine(doctorWorld({ secret }))).toEqual([{ id: 'secret_wrong' }])
  })

  it('name messages that wait, complaints past their term and money that granted nothing', async () => {
    const now = new Date()
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const message = {
      channel: 'SMS' as const,
      template: 'x',
      sealed: world.secrets.seal('{}'),
      owner_id: null,
      about_id: null,
      next_try_at: now,
      held_until: null,
      finished_at: null,
      attempts: 3,
    }
    await world.db
      .insertInto('outbox')
      .values([
        { ...message, id: newId(now), event_key: 'doctor 1', created_at: ago(minutes(11)) },
        { ...message, id: newId(now), event_key: 'doctor 2', created_at: ago(minutes(9)) },
      ])
      .execute()
    await world.db
      .insertInto('review_items')
      .values({ kind: 'complaint', subject_id: newId(now), member_id: null, since: ago(2), due_at: ago(1) })
      .execute()
    const [her, planId] = [await bride(world), await sellsPlan(world)]
    const orderId = newId(now)
    const plan = { plan_id: planId, plan_name: 'Silver', fee_paise: 150_000, validity_days: 90, contact_views: 20 }
    await world.db
      .insertInto('orders')
      .values({
        ...plan,
        id: orderId,
        member_id: her.id,
        kind: 'new',
        gateway: 'sandbox',
        gateway_order_id: 'order_1',
        entered_by: null,
        paper_number_key: null,
        created_at: now,
        status_at: now,
        next_check_at: null,
      })
      .execute()
    const nothing = { refund_asked_at: null, refund_asked_by: null, refund_reason: null, refund_id: null }
    const unmailed = { mailed_at: null, refund_mailed_at: null }
    const paid = { order_id: orderId, gateway: 'sandbox', amount_paise: 150_000, paid_at: now, ...nothing, ...unmailed }
    await world.db
      .insertInto('payments')
      .values([
        { ...paid, id: newId(now), payment_id: 'first', refunded_at: null },
        { ...paid, id: newId(now), payment_id: 'again', is_surplus: true, refunded_at: null },
        {
          ...paid,
          id: newId(now),
          payment_id: 'given back',
          is_surplus: true,
          refunded_at: now,
          refund_reason: 'twice',
        },
      ])
      .execute()
    // The demo has a late complaint from the beginning, of which nobody needs to be told.
    expect((await examine(doctorWorld())).map(({ id }) => id)).toEqual(['messages_sms', 'payment_surplus'])
    const served = { ...world.config, demo: false, publicUrl: 'https://saptapadi.example', trustProxy: 1 }
    expect(await examine(doctorWorld({ config: served }))).toEqual([
      { id: 'messages_sms', detail: '1' },
      { id: 'complaint_overdue', detail: '1' },
      { id: 'payment_surplus', detail: '1' },
      { id: 'backup_unset' },
    ])
    await world.db.deleteFrom('payments').execute()
    await world.db.deleteFrom('outbox').where('event_key', 'like', 'doctor %').execute()
    await world.db.deleteFrom('review_items').where('kind', '=', 'complaint').execute()
  })
})

describe('the check of the archive', () => {
  const looks = async (more = {}, now = Date.now()) =>
    (await examine(doctorWorld({ config: { ...world.config, ...more }, clock: { now: () => new Date(now) } }))).filter(
      ({ id }) => id.startsWith('archive'),
    )

  it('names one that stands still, with its own words', async () => {
    const dataDir = newFolder()
    const archived = { databaseUrl: null, dataDir, backup: { dir: newFolder(), keepDays: 14, passphrase: null } }
    mkdirSync(join(dataDir, 'postgres', 'wal_waiting'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'wal_waiting', '000000010000000000000007.gz'), 'a segment')
    expect(await looks(archived)).toEqual([])
    const later = Date.now() + minutes(6)
    expect(await looks(archived, later)).toEqual([{ id: 'archive_still', detail: '6 min' }])
    writeState(dataDir, {
      ...newState('1-1', { passphrase: null, signers: [] }, new Date()),
      failure: 'ENOSPC: no space left on device',
    })
    expect(await looks(archived, later)).toEqual([{ id: 'archive_still', detail: 'ENOSPC: no space left on device' }])
  })

  it('names a last copy that has outlived its term, and nothing while it is younger', async () => {
    const dir = newFolder()
    const segment = '000000010000000000000007'
    const archive = folderFiles(dir)
    await archive.put('wal/archives/20260101t000000000z-0a0b0c0d', Buffer.from('an archive'), 'text/plain')
    const name = `20260101t203000000z-20260101t203100000z-${segment}-${segment}-1`
    await archive.put(`wal/20260101t000000000z-0a0b0c0d/bases/${name}`, Buffer.from('whole'), 'text/plain')
    const archived = { databaseUrl: null, dataDir: newFolder(), backup: { dir, keepDays: 14, passphrase: null } }
    expect(await looks(archived, Date.parse('2026-01-15T20:30:00Z'))).toEqual([])
    const later = Date.parse('2026-01-17T20:30:00Z')
    expect(await looks(archived, later)).toEqual([{ id: 'archive_outlived', detail: '2026-01-02' }])
  })

  it('asks a PostgreSQL of the operator’s own, and is silent where that archives nothing', async () => {
    expect(await looks({ databaseUrl: world.url })).toEqual([])
  })
})

describe('the check of backups', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * minutes(1))
  const nightly = (dir: string | null) => ({ ...world.config, backup: { dir, keepDays: 14, passphrase: null } })
  const looks = async (dir: string | null = newFolder(), more = {}) =>
    (await examine(doctorWorld({ config: { ...nightly(dir), ...more } }))).filter(({ id }) => id.startsWith('backup'))
  const insert = (day: string, at: Date, more: { finished_at?: Date; proven_at?: Date; failure?: string }) =>
    world.db
      .insertInto('backups')
      .values({
        file_name: 'x',
        day,
        started_at: at,
        ...(more.finished_at && { bytes: 1, members: 1 }),
        proof_started_at: more.proven_at ?? null,
        ...more,
      })
      .execute()
  afterEach(async () => void (await world.db.deleteFrom('backups').execute()))

  it('names a site that makes none, which a demo need not', async () => {
    expect(await looks(null)).toEqual([])
    expect(await looks(null, { demo: false })).toEqual([{ id: 'backup_unset' }])
  })

  it('names a folder that cannot be written before the first night, and not one that the first night makes', async () => {
    expect(await looks()).toEqual([])
    expect(await looks(join(newFolder(), 'of-the-nights'))).toEqual([])
    const belowFile = join(import.meta.filename, 'backups')
    expect(await looks(belowFile)).toEqual([{ id: 'backup_failed', detail: `${belowFile}: ENOTDIR` }])
  })

  it('names why the last night failed, and two nights without any', async () => {
    await insert('2026-01-01', daysAgo(0.5), { failure: 'backup: ENOSPC: no space left' })
    expect(await looks()).toEqual([{ id: 'backup_failed', detail: 'backup: ENOSPC: no space left' }])
    await insert('2026-01-02', daysAgo(0.1), { finished_at: daysAgo(0.1) })
    expect(await looks()).toEqual([])
    await world.db
      .updateTable('backups')
      .set({ finished_at: daysAgo(2.5) })
      .where('failure', 'is', null)
      .execute()
    expect(await looks()).toEqual([{ id: 'backup_failed', detail: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
  })

  it('names a folder on the disk of the data', async () => {
    const dir = newFolder()
    const found = await looks(dir, { demo: false, dataDir: newFolder() })
    expect(found).toEqual([{ id: 'backup_same_disk', detail: dir }])
    expect(await looks(dir, { demo: false, dataDir: '/proc' })).toEqual([])
  })

  it('names the days since one was restored on trial, once a trial was due', async () => {
    await insert('2026-01-01', daysAgo(11), { finished_at: daysAgo(11) })
    await insert('2026-01-02', daysAgo(1), { finished_at: daysAgo(1) })
    expect(await looks()).toEqual([{ id: 'backup_unproven', detail: '11' }])
    await insert('2026-01-03', daysAgo(1), { finished_at: daysAgo(1), proven_at: daysAgo(1) })
    expect(await looks()).toEqual([])
  })
})

describe('trouble', () => {
  const disk: Finding = { id: 'disk_nearly_full', detail: '700' }
  const looks = (findings: Finding[], node = 'one') =>
    noteTroubles(world, {
      node,
      checks: checks.filter(check => check.name === 'disk'),
      findings,
      now: world.clock.now(),
    })

  it('is told once, and again when it is over', async () => {
    await looks([disk])
    expect(await letters()).toEqual(['Saptapadi needs your attention'])
    world.clock.passes(minutes(5))
    await looks([{ ...disk, detail: '650' }])
    expect(await letters()).toHaveLength(1)
    // A look at another machine says nothing of this one.
    await looks([], 'two')
    expect(await letters()).toHaveLength(1)
    await looks([])
    expect(await letters()).toEqual(['Saptapadi: the problem is over', 'Saptapadi needs your attention'])
    await looks([])
    expect(await letters()).toHaveLength(2)
    world.clock.passes(minutes(5))
    await looks([disk])
    expect(await letters()).toHaveLength(3)
    await looks([])
  })

  it('of a gateway is told after ten minutes, and not at all where it was over before', async () => {
    const before = await letters()
    const gateway = checks.filter(check => check.name === 'gateway')
    const asks = (findings: Finding[]) =>
      noteTroubles(world, { node: '', checks: gateway, findings, now: world.clock.now() })
    await asks([{ id: 'gateway_away', detail: 'ETIMEDOUT' }])
    world.clock.passes(minutes(5))
    await asks([{ id: 'gateway_away', detail: 'ETIMEDOUT' }])
    await asks([])
    expect(await letters()).toEqual(before)
    await asks([{ id: 'gateway_away', detail: 'ETIMEDOUT' }])
    world.clock.passes(minutes(10))
    await asks([{ id: 'gateway_away', detail: 'ETIMEDOUT' }])
    expect(await letters()).toHaveLength(before.length + 1)
    await asks([])
  })

  it('stands in the office, in the words of whoever reads it, until it is over', async () => {
    const { options } = await createStaff(world)
    const free = { bytes: 700 * 2 ** 20 }
    const run = async () => {
      const job = startDoctor(
        {
          ...doctorWorld({ clock: world.clock, disk: watchDisk('', async () => free.bytes) }),
          db: world.db,
          secrets: world.secrets,
          onError: error => expect(error).toBeUndefined(),
        },
        'node-1',
      )
      await job.stop()
    }
    await run()
    // The clock of the test is another one than the database's, which is a finding as well.
    const troubles = async (language: string) =>
      (await world.call('officeHealth', {}, { headers: { ...options.headers, language } })).body.list.filter(
        ({ id }) => id !== 'clock_differs',
      )
    expect(await troubles('en')).toEqual([
      {
        id: 'disk_nearly_full',
        node: 'node-1',
        sentence: 'The disk is nearly full: 700 MB are left in the data folder.',
        since: world.clock.now().toISOString(),
      },
    ])
    expect((await troubles('mr'))[0]?.sentence).toContain('७०० MB')
    const { body } = await world.call('officeHealth', {}, options)
    expect(body.checked_at).toBe(world.clock.now().toISOString())
    free.bytes = 50e9
    world.clock.passes(minutes(5))
    await run()
    expect(await troubles('en')).toEqual([])
  })
})

/** The command as the operator runs it. */
async function runDoctor(env: Record<string, string>) {
  const child = spawn(process.execPath, [saptapadi, 'doctor'], {
    env: { ...commandEnv, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  return { code, output }
}

describe('saptapadi doctor', () => {
  it('is content with the demo before its first start, and makes nothing', async () => {
    const DATA_DIR = join(newFolder(), 'data')
    const said = `doctor: the demo, data in ${DATA_DIR}\nNothing is wrong.\n`
    expect(await runDoctor({ DATA_DIR })).toEqual({ code: 0, output: said })
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it('says a sentence for each thing that is wrong', async () => {
    const site = {
      DATA_DIR: newFolder(),
      DATABASE_URL: world.url,
      APP_SECRET: 'change me change me change me change',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@localhost',
      DEMO: 'off',
      PUBLIC_URL: 'https://saptapadi.example',
    }
    const { code, output } = await runDoctor(site)
    expect(code).toBe(1)
    expect(
      output
        .trim()
        .split('\n')
        .map(line => line.split(/[ :]+/).slice(0, 3).join(' ')),
    ).toEqual([
      'doctor https //saptapadi.example,',
      'APP_SECRET can be',
      'APP_SECRET does not',
      'The mail server',
      'PUBLIC_URL is https',
      'No backups are',
    ])
    expect(await runDoctor({ ...site, PORT: 'three' })).toEqual({
      code: 1,
      output: "doctor: PORT is 'three': expected a port number from 0 to 65535\n",
    })
    const away = await runDoctor({ ...site, DATABASE_URL: 'postgres://127.0.0.1:9/x' })
    expect([away.code, away.output]).toEqual([
      1,
      expect.stringContaining('The database gives no answer (ECONNREFUSED)'),
    ])
  })
})
