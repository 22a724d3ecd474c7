import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeDemo } from '#server/demo/make-demo.ts'
import { backupSigner } from '#server/ports/secrets.ts'
import { backup as backupCheck } from '#server/running/doctor/checks/backup.ts'
import type { DoctorWorld } from '#server/running/doctor/finding.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { backUp } from './job.ts'
import { makeBackup } from './make-backup.ts'
import type { BackupPrograms } from './programs.ts'
import { noProgress } from './progress.ts'
import { proveBackup } from './prove.ts'

const world = testWorld({ env: { BACKUP_DIR: 'somewhere' } })
const folder = mkdtempSync(join(scratchFolder(), 'saptapadi-nightly-'))
afterAll(() => rmSync(folder, { recursive: true }))
const hour = 3_600_000
const keepDays = 14

let done: string[] = []
let failing: 'backup' | 'prove' | null = null
const programs: Pick<BackupPrograms, 'backup' | 'prove' | 'proveArchive'> = {
  async backup(path) {
    if (failing === 'backup') throw new Error('backup: the disk is full')
    done.push(`made ${path.slice(folder.length + 1)}`)
    writeFileSync(path, 'a backup')
    return { bytes: 8, members: 12_431, tables: 70, files: 2, erasedFiles: 0 }
  },
  async prove(path) {
    if (failing === 'prove') throw new Error('backup:prove: table members is damaged')
    done.push(`proved ${path.slice(folder.length + 1)}`)
    return { members: 12_431, tables: 70, files: 2 }
  },
  async proveArchive(until) {
    done.push(`replayed until ${until}`)
    return { members: 12_431, tables: 70, files: 2 }
  },
}
const nightFalls = () => backUp(world, programs, { dir: folder, keepDays })
/** Until half past two of the next night in India. */
const untilTheNextNight = () => {
  const day = 24 * hour
  const night = 21 * hour
  const now = world.clock.now().getTime()
  world.clock.passes((night - (now % day) + day) % day || day)
}

beforeEach(async () => {
  done = []
  failing = null
  await world.db.deleteFrom('backups').execute()
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  untilTheNextNight()
})

describe('the backup of the night', () => {
  it('is made once, whoever asks and how often, and not before two', async () => {
    world.clock.passes(-hour)
    await nightFalls()
    expect(done).toEqual([])
    world.clock.passes(hour)
    await Promise.all([nightFalls(), nightFalls(), nightFalls()])
    world.clock.passes(3 * hour)
    await nightFalls()
    expect(done.filter(one => one.startsWith('made'))).toHaveLength(1)
    untilTheNextNight()
    await nightFalls()
    expect(done.filter(one => one.startsWith('made'))).toHaveLength(2)
  })

  it('that failed or died is tried again, and the office reads why', async () => {
    failing = 'backup'
    await expect(nightFalls()).rejects.toThrow('the disk is full')
    const { options } = await createStaff(world)
    const told = await world.call('officeBackups', {}, options)
    expect(told.body).toMatchObject({
      is_nightly: true,
      list: [{ failure: 'backup: the disk is full', finished_at: null, proven_at: null }],
    })
    failing = null
    await nightFalls()
    expect(done).toEqual([])
    world.clock.passes(3 * hour)
    await nightFalls()
    expect(done[0]).toMatch(/^made /)
    expect((await world.call('officeBackups', {}, options)).body.list).toMatchObject([
      { failure: null, members: 12_431 },
    ])
  })

  it('ends those that have had their time before it is made, and touches nothing else', async () => {
    const strangers = ['saptapadi.txt', 'saptapadi-2020-01-01.backup.gpg', 'photos.zip']
    for (const name of [...strangers, 'saptapadi-2020-01-01.backup', 'saptapadi-2025-12-30.backup.part'])
      writeFileSync(join(folder, name), 'x')
    for (let night = 0; night < 20; night++) {
      await nightFalls()
      untilTheNextNight()
    }
    const left = readdirSync(folder)
    expect(left).toEqual(expect.arrayContaining(strangers))
    expect(left).toHaveLength(strangers.length + keepDays + 1)
  })

  it('that the full disk refuses leaves the newest, which the doctor names, and none of the others', async () => {
    for (const day of ['2020-01-01', '2020-01-02']) writeFileSync(join(folder, `saptapadi-${day}.backup`), 'x')
    failing = 'backup'
    await expect(nightFalls()).rejects.toThrow('the disk is full')
    expect(readdirSync(folder)).toEqual(['saptapadi-2020-01-02.backup'])
    const config = { ...world.config, backup: { dir: folder, keepDays, passphrase: null } }
    const found = await backupCheck.run({ ...world, config } as unknown as DoctorWorld)
    expect(found).toContainEqual({ id: 'backup_outlived', detail: '2020-01-02' })
  })

  it('is restored on trial once a week, and the next day again where that fails', async () => {
    // A session of the office ends after some hours.
    const newest = async () => (await world.call('officeBackups', {}, (await createStaff(world)).options)).body.list[0]
    for (let night = 0; night < 8; night++) {
      await nightFalls()
      await nightFalls()
      untilTheNextNight()
    }
    expect(done.filter(one => one.startsWith('proved'))).toHaveLength(2)
    expect(await newest()).toMatchObject({ proven_at: expect.any(String), proof_failure: null, members: 12_431 })
    failing = 'prove'
    for (let night = 0; night < 6; night++) {
      await nightFalls()
      untilTheNextNight()
    }
    await expect(nightFalls()).rejects.toThrow('table members is damaged')
    expect(await newest()).toMatchObject({ proven_at: null, proof_failure: 'backup:prove: table members is damaged' })
    failing = null
    untilTheNextNight()
    await nightFalls()
    expect(await newest()).toMatchObject({ proven_at: expect.any(String) })
  })

  it('is followed by the archive in the same trial', async () => {
    await backUp(world, programs, { dir: folder, keepDays, replaysUntil: () => 'three minutes ago' })
    expect(done.at(-1)).toBe('replayed until three minutes ago')
  })
})

describe('a trial', () => {
  it('restores into a PostgreSQL of its own, which is gone afterwards, and names what is damaged', async () => {
    await makeDemo(world.db, cheapPasswords(), { members: 30, now: world.clock.now() })
    const path = join(folder, 'tried.backup')
    const keys = { passphrase: null, signers: [backupSigner('a secret')] }
    await makeBackup(path, {
      databaseUrl: world.url,
      files: memoryFiles(world.files),
      clock: world.clock,
      appSecret: 'not needed here',
      keys,
      progress: noProgress,
    })
    const trial = { path, keys, under: folder, onOpened() {} }
    expect(await proveBackup(trial)).toMatchObject({ members: 30 })
    expect(readdirSync(folder)).toEqual(['tried.backup'])
    const damaged = readFileSync(path)
    damaged.writeUInt8((damaged[damaged.length >> 1] ?? 0) ^ 1, damaged.length >> 1)
    writeFileSync(path, damaged)
    await expect(proveBackup(trial)).rejects.toThrow(/is damaged: table \w+ is not/)
    expect(readdirSync(folder)).toEqual(['tried.backup'])
  })
})

describe('what an ADMIN asks for', () => {
  it('is done at the next look, whatever the hour, once, and stands in the audit', async () => {
    await nightFalls()
    done = []
    world.clock.passes(hour)
    const { options } = await createStaff(world, 'ADMIN')
    for (const what of ['backup', 'proof', 'backup'] as const)
      expect((await world.call('askBackup', { what }, options)).status).toBe(200)
    expect((await world.call('officeBackups', {}, options)).body.asked).toEqual(['backup', 'proof'])
    await nightFalls()
    await nightFalls()
    expect(done.map(one => one.split(' ')[0])).toEqual(['made', 'proved'])
    const { body } = await world.call('officeBackups', {}, options)
    expect(body.asked).toEqual([])
    expect(body.list[0]).toMatchObject({ finished_at: world.clock.now().toISOString(), failure: null })
    const { body: audit } = await world.call('auditList', { act: 'backup_asked' }, options)
    expect(audit.list).toHaveLength(2)
  })
})
