import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { type Config, readConfig } from '#server/config.ts'
import { type LocalPostgres, openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openPostgres } from '#server/db/open.ts'
import { rowCount } from '#server/db/outcome.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { departIn, sealFilesOf } from '#server/features/families/leaving/leave.ts'
import { archiveOf } from '#server/ports/archive-of.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { openSecrets, readOrMakeSecret, type Secrets } from '#server/ports/secrets.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { noteWhoLeft } from '../left-list.ts'
import { choosePieces } from './choose.ts'
import { archiveCondition } from './condition.ts'
import { forgetOutdated } from './forget.ts'
import { type ArchiveWorld, archiveOnce } from './job.ts'
import { makeBase } from './make-base.ts'
import { archivesFolder } from './names.ts'
import { proveArchive } from './prove-archive.ts'
import { restoreUntil } from './restore-until.ts'
import { readState } from './state.ts'
import { waitingSegments } from './waiting.ts'

const folder = mkdtempSync(join(scratchFolder(), 'saptapadi-wal-'))
const backups = join(folder, 'backups')
const configOf = (name: string, more: NodeJS.ProcessEnv = {}): Config =>
  readConfig({
    DATA_DIR: join(folder, name),
    BACKUP_DIR: backups,
    BACKUP_PASSPHRASE: 'the lotus has seven petals',
    ...more,
  })
const config = configOf('live')
const files = filesOf(config)
const archive = archiveOf(config) as Files

let local: LocalPostgres
let database: OpenDatabase
let world: ArchiveWorld
let secrets: Secrets

beforeAll(async () => {
  local = await openLocalPostgres(config.dataDir, 'server', { keepsWal: true })
  database = openPostgres(local.url)
  const { db } = database
  await migrate(db)
  await makeDemo(db, cheapPasswords(), { members: 12, now: systemClock.now() })
  secrets = await openSecrets(readOrMakeSecret(config.dataDir), db, systemClock)
  const shipping = { dataDir: config.dataDir, archive, files }
  world = { db, clock: systemClock, shipping, isSealed: true }
})
afterAll(async () => {
  await database.close()
  await local.close()
  rmSync(folder, { recursive: true })
})

/** Ends the segment, as PostgreSQL does after thirty seconds, and waits until it was laid aside. */
async function endSegment() {
  const { rows } = await sql<{ segment: string }>`select pg_walfile_name(pg_switch_wal()) as segment`.execute(world.db)
  const [ended] = rows
  for (;;) {
    const done = await sql<{ last: string | null }>`select last_archived_wal as last from pg_stat_archiver`.execute(
      world.db,
    )
    if ((done.rows[0]?.last ?? '') >= (ended?.segment ?? '')) return
  }
}
const copyFolder = async () => {
  const state = await archiveOnce(world)
  if (!state) throw new Error('this site archives nothing')
  const appSecret = readOrMakeSecret(config.dataDir)
  return makeBase(
    {
      databaseUrl: local.url,
      dataDir: config.dataDir,
      archive,
      files,
      clock: systemClock,
      appSecret,
      passphrase: config.backup.passphrase,
      keepDays: 14,
    },
    state,
  )
}
/** A commit that a test can find again, and a moment after it. */
async function writes(word: string): Promise<Date> {
  await sql`insert into jobs (name, next_at) values (${word}, now())`.execute(world.db)
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(world.db)
  return new Date((rows[0]?.now.getTime() ?? 0) + 1)
}
const restore = (name: string, until: Date | 'end', more: NodeJS.ProcessEnv = {}, archiveId: string | null = null) =>
  restoreUntil(configOf(name, more), { until, archiveId })
async function readSite(site: string, memberId: string) {
  const restored = await openLocalPostgres(join(folder, site), 'command')
  const { db, close } = openPostgres(restored.url)
  const words = await db.selectFrom('jobs').select('name').where('name', 'like', 'word %').orderBy('name').execute()
  const copies = await rowCount(db.selectFrom('site_copy'))
  const member = await db.selectFrom('members').select('status').where('id', '=', memberId).executeTakeFirst()
  await close()
  await restored.close()
  return { words: words.map(({ name }) => name), copies, status: member?.status }
}

/** What a refused restore leaves of its folder: nothing of a database. */
const leftIn = (name: string) =>
  existsSync(join(folder, name)) ? readdirSync(join(folder, name)).filter(one => one.startsWith('postgres')) : []
const inArchive = (...names: string[]) => join(backups, 'wal', readState(config.dataDir)?.archive ?? '', ...names)
const segmentsThere = () => readdirSync(inArchive('log')).toSorted()

/** A family that leaves, and what the list beside the backups then says. */
async function leaves(): Promise<string> {
  const { id } = await world.db.selectFrom('members').select('id').orderBy('number').limit(1).executeTakeFirstOrThrow()
  const sealed = await sealFilesOf({ db: world.db, files, secrets }, id, systemClock.now())
  const now = new Date(Date.now() - 20_000)
  await world.db.transaction().execute(trx => departIn(trx, { secrets, config }, { memberId: id, files: sealed, now }))
  await noteWhoLeft(world.db, archive, secrets, systemClock.now())
  return id
}

describe('the archive', () => {
  let between: Date
  let gone = ''
  beforeAll(async () => {
    await files.put('photos/before-card.webp', Buffer.from('stored before the copy'), 'image/webp')
    const { id } = await world.db
      .selectFrom('members')
      .select('id')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const addPhoto = (storedAs: string, position: number) =>
      sql`insert into photos (id, member_id, position, stored_as, added_at)
        values (gen_random_uuid(), ${id}, ${position}, ${storedAs}, now())`.execute(world.db)
    await sql`delete from photos where member_id = ${id}`.execute(world.db)
    await addPhoto('photos/before', 0)
    await copyFolder()
    for (const size of ['card', 'page'])
      await files.put(`photos/after-${size}.webp`, Buffer.from('after'), 'image/webp')
    await addPhoto('photos/after', 1)
    between = await writes('word 1')
    gone = await leaves()
    await writes('word 2')
    await endSegment()
    // A note is looked at when its file is surely there.
    await archiveOnce({ ...world, clock: { now: () => new Date(Date.now() + 60_000) } })
  })

  it('brings the site of a minute back, silent, with its files, and without who left since', async () => {
    expect(await waitingSegments(config.dataDir)).toEqual([])
    expect(await restore('minute', between)).toMatchObject({ members: 12, files: 3, missingFiles: 1 })
    expect(await readSite('minute', gone)).toEqual({ words: ['word 1'], copies: 1, status: 'deleted' })
    expect(readFileSync(join(folder, 'minute', 'files', 'photos', 'after-card.webp'), 'utf8')).toBe('after')
    expect(readFileSync(join(folder, 'minute', 'secret'), 'utf8')).toBe(readOrMakeSecret(config.dataDir))
    // The folder of the minute is there now, and is not written over.
    await expect(restore('minute', between)).rejects.toThrow('is there already')
  })

  it('is replayed on trial, and leaves nothing behind', async () => {
    const trial = { archive, passphrase: config.backup.passphrase, under: backups, hasFiles: false, onOpened() {} }
    expect(await proveArchive({ ...trial, until: 'end' })).toMatchObject({ members: 12 })
    expect(readdirSync(backups).toSorted()).toEqual(['left', 'wal'])
    await expect(proveArchive({ ...trial, until: 'end', hasFiles: true })).rejects.toThrow(
      'photos/before-page.webp is not in',
    )
  })

  it('that is damaged, has a gap or another key is refused with a sentence, and nothing is made', async () => {
    const last = inArchive('log', segmentsThere().at(-1) ?? '')
    const whole = readFileSync(last)
    const flipped = Buffer.from(whole)
    flipped.writeUInt8((whole[whole.length >> 1] ?? 0) ^ 1, whole.length >> 1)
    writeFileSync(last, flipped)
    await expect(restore('flipped', 'end')).rejects.toThrow(/^[0-9a-f]{24}-\w+ is damaged/)
    writeFileSync(last, whole)

    const middle = inArchive('log', segmentsThere().at(-2) ?? '')
    renameSync(middle, `${middle}.part`)
    await expect(restore('gap', 'end')).rejects.toThrow(/segment [0-9a-f]{24} is missing/)
    renameSync(`${middle}.part`, middle)

    const slice = inArchive('slices', readdirSync(inArchive('slices'))[0] ?? '')
    renameSync(slice, `${slice}.part`)
    await expect(restore('slice', 'end')).rejects.toThrow(/slices\/\S+ is missing/)
    renameSync(`${slice}.part`, slice)

    const wrong = { BACKUP_PASSPHRASE: 'another passphrase than that' }
    await expect(restore('key', 'end', wrong)).rejects.toThrow('was made with another one')
    await expect(restore('early', new Date(0))).rejects.toThrow(/the archive begins at '\d{4}-/)
    await expect(restore('late', new Date(Date.now() + 60_000))).rejects.toThrow(/ends at '.*say --until end/)
    for (const name of ['flipped', 'gap', 'slice', 'key', 'early', 'late']) expect(leftIn(name)).toEqual([])
  })

  it('of two sites at the same time is restored only when told which', async () => {
    const { archive: own } = readState(config.dataDir) ?? { archive: '' }
    const other = own.replace(/.$/, last => (last === '0' ? '1' : '0'))
    await cp(join(backups, 'wal', own), join(backups, 'wal', other), { recursive: true })
    writeFileSync(join(backups, 'wal', 'archives', other), '')
    await expect(restore('two', between)).rejects.toThrow('two sites wrote to this archive at that time')
    expect(leftIn('two')).toEqual([])
    rmSync(join(backups, 'wal', other), { recursive: true })
    rmSync(join(backups, 'wal', 'archives', other))
  })

  it('that is full keeps what waits, says so, and goes on when there is room', async () => {
    await writes('word 3')
    await endSegment()
    const full = { ...archive, put: () => Promise.reject(new Error('ENOSPC: no space left on device')) }
    const { db, shipping } = world
    await expect(archiveOnce({ ...world, shipping: { ...shipping, archive: full } })).rejects.toThrow('ENOSPC')
    const later = new Date(Date.now() + 600_000)
    expect(await archiveCondition(db, config, later)).toMatchObject({
      waitingSeconds: expect.closeTo(600, -2),
      why: 'ENOSPC: no space left on device',
    })
    await archiveOnce(world)
    expect(await archiveCondition(db, config, later)).toMatchObject({ waitingSeconds: 0, why: null })
    expect(readState(config.dataDir)?.brokenAt).toBeNull()
  })

  it('that lost a segment asks for another copy of the folder', async () => {
    await writes('word 4')
    await endSegment()
    for (const { path } of await waitingSegments(config.dataDir)) rmSync(path)
    await writes('word 5')
    await endSegment()
    await archiveOnce(world)
    const { brokenAt } = readState(config.dataDir) ?? {}
    expect(brokenAt).toBe(segmentsThere().at(-1)?.split('-')[0])
    await expect(restore('lost', 'end')).rejects.toThrow(/is missing, so it leads no further than/)
    await copyFolder()
    await endSegment()
    await archiveOnce(world)
    expect((await choosePieces(archive, 'end', null))[0]?.segments.at(-1)?.segment).toBe(
      segmentsThere().at(-1)?.split('-')[0],
    )
  })

  it('forgets copies, segments and files that are older than backups may be', async () => {
    await forgetOutdated(archive, new Date(Date.now() + 13 * dayMs), 14)
    expect(segmentsThere().length).toBeGreaterThan(1)
    await forgetOutdated(archive, new Date(Date.now() + 15 * dayMs), 14)
    expect(await archive.list(archivesFolder)).toEqual([])
    for (const name of ['bases', 'slices', 'log', 'files']) expect(readdirSync(inArchive(name))).toEqual([])
  })
})
