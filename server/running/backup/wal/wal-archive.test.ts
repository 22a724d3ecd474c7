import { existsSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { endCopy } from '#server/features/shared/site-copy/queries.ts'
import { openSecrets, readOrMakeSecret } from '#server/ports/secrets.ts'
import {
  type ArchivedSite,
  archivedSites,
  openArchivedSite,
  readSite,
  settleFamilies,
} from '#server/testing/archived-site.ts'
import { startS3Store } from '#server/testing/s3-store.ts'
import { noteWhoLeft } from '../left-list.ts'
import { command } from './archive-command.ts'
import { choosePieces } from './choose.ts'
import { archiveCondition } from './condition.ts'
import { forgetOutdated } from './forget.ts'
import { archiveOnce } from './job.ts'
import { slicesFolder, stamp } from './names.ts'
import { pieceOfFile } from './piece.ts'
import { proveArchive } from './prove-archive.ts'
import { mostWaitingBytes } from './rules.ts'
import { waitingSegments } from './waiting.ts'

const sites = archivedSites()
const { backups, configOf, pathOf, leftIn, restore } = sites
const config = configOf('live')
let site: ArchivedSite

beforeAll(async () => {
  site = await openArchivedSite(config)
  await settleFamilies(site, 12)
})
afterAll(async () => {
  await site.close()
  sites.remove()
})

const inArchive = (...names: string[]) => join(backups, 'wal', site.archiveId(), ...names)
const segmentsThere = () => readdirSync(inArchive('log')).toSorted()
const conditionAt = (now: Date) => archiveCondition(site.db, config, now)

/** Refused with this sentence, and nothing of a site is made. */
async function isRefused(sentence: RegExp, ...how: Parameters<typeof restore>) {
  await expect(restore(...how)).rejects.toThrow(sentence)
  expect(leftIn(how[0])).toEqual([])
}
/** A piece of the archive in which one bit is another. */
async function withFlippedBit(path: string, at: number, run: () => Promise<void>) {
  const whole = readFileSync(path)
  const flipped = Buffer.from(whole)
  const place = Math.floor(whole.length * at)
  flipped.writeUInt8((whole[place] ?? 0) ^ 1, place)
  writeFileSync(path, flipped)
  await run()
  writeFileSync(path, whole)
}
async function without(path: string, run: () => Promise<void>) {
  renameSync(path, `${path}.part`)
  await run()
  renameSync(`${path}.part`, path)
}

describe('the archive', () => {
  let between: Date
  let [left, erased] = ['', '']
  beforeAll(async () => {
    const { files, db } = site
    await files.put('photos/before-card.webp', Buffer.from('stored before the copy'), 'image/webp')
    const members = await db.selectFrom('members').select('id').orderBy('number').execute()
    const [first, second, third] = members.map(({ id }) => id)
    ;[left, erased] = [first ?? '', second ?? '']
    const addPhoto = (storedAs: string, position: number) =>
      sql`insert into photos (id, member_id, position, stored_as, added_at)
        values (gen_random_uuid(), ${third}, ${position}, ${storedAs}, now())`.execute(db)
    await sql`delete from photos where member_id = ${third}`.execute(db)
    await addPhoto('photos/before', 0)
    await site.copyFolder()
    for (const size of ['card', 'page'])
      await files.put(`photos/after-${size}.webp`, Buffer.from('after'), 'image/webp')
    await addPhoto('photos/after', 1)
    between = await site.writes('word 1')
    await site.leaves(left, new Date(Date.now() - 20_000))
    await site.leaves(erased, new Date(Date.now() - 25_000))
    await sql`update departures set erase_on = current_date - 1 where member_id = ${erased}`.execute(db)
    await site.noteWhoLeft()
    await site.writes('word 2')
    await site.endSegment()
    await site.archives()
  })

  it('brings the site of a minute back, silent, with its files, and without who left since', async () => {
    expect(await waitingSegments(config.dataDir)).toEqual([])
    expect(await restore('minute', between)).toMatchObject({ members: 12, files: 3, missingFiles: 1 })
    expect(await readSite(pathOf('minute'), left, erased)).toEqual({
      words: ['word 1'],
      isSilent: true,
      states: ['deleted', 'erased'],
    })
    expect(readFileSync(pathOf('minute', 'files', 'photos', 'after-card.webp'), 'utf8')).toBe('after')
    expect(readFileSync(pathOf('minute', 'secret'), 'utf8')).toBe(readOrMakeSecret(config.dataDir))
    // The folder of the minute is there now, and is not written over.
    await expect(restore('minute', between)).rejects.toThrow('is there already')
  })

  it('is replayed on trial, and leaves nothing behind', async () => {
    const { keys } = site.world.shipping
    const where = { archive: site.archive, under: backups, hasFiles: false }
    const trial = { ...where, keys, until: 'end' as const, onOpened() {} }
    expect(await proveArchive(trial)).toMatchObject({ members: 12 })
    expect(readdirSync(backups).toSorted()).toEqual(['left', 'wal'])
    await expect(proveArchive({ ...trial, hasFiles: true })).rejects.toThrow('photos/before-page.webp is not in')
  })

  it('in which a bit is another is refused by the name of the piece', async () => {
    const slice = readdirSync(inArchive('slices'))[0] ?? ''
    for (const at of [0, 0.5])
      await withFlippedBit(inArchive('slices', slice), at, () =>
        isRefused(/^wal\/\S+\/slices\/\w+ is (damaged|no backup)/, 'flipped', 'end'),
      )
    await withFlippedBit(inArchive('log', segmentsThere().at(-1) ?? ''), 0.5, () =>
      isRefused(/^[0-9a-f]{24}-\w+ is damaged/, 'flipped', 'end'),
    )
    const photo = pieceOfFile('photos/after-card.webp')
    await withFlippedBit(inArchive('files', photo), 0.5, () =>
      isRefused(new RegExp(`damaged in the archive: move these away .*/files/${photo}$`), 'flipped', 'end'),
    )
  })

  it('in which a piece is missing is refused by its name', async () => {
    await without(inArchive('log', segmentsThere().at(-2) ?? ''), () =>
      isRefused(/segment [0-9a-f]{24} is missing/, 'gap', 'end'),
    )
    const slice = readdirSync(inArchive('slices'))[0] ?? ''
    await without(inArchive('slices', slice), () => isRefused(/slices\/\S+ is missing/, 'slice', 'end'))
    const copy = readdirSync(inArchive('bases'))[0] ?? ''
    await without(inArchive('bases', copy), () => isRefused(/there is no archive with a copy/, 'copy', 'end'))
  })

  it('is refused with another key or none, and at a moment that it does not have', async () => {
    const another = { BACKUP_PASSPHRASE: 'another passphrase than that' }
    await isRefused(/was made with another one/, 'key', 'end', another)
    await isRefused(/is encrypted: set BACKUP_PASSPHRASE/, 'key', 'end', { BACKUP_PASSPHRASE: '' })
    await isRefused(/the archive begins at '\d{4}-/, 'early', new Date(0))
    await isRefused(/ends at '.*say --until end --archive/, 'late', new Date(Date.now() + minuteMs))
    await isRefused(/look at BACKUP_DIR/, 'elsewhere', 'end', { BACKUP_DIR: pathOf('nothing') })
  })

  it('of two sites at the same time is restored only when told which', async () => {
    const own = site.archiveId()
    const other = own.replace(/.$/, last => (last === '0' ? '1' : '0'))
    await cp(join(backups, 'wal', own), join(backups, 'wal', other), { recursive: true })
    writeFileSync(join(backups, 'wal', 'archives', other), '')
    await isRefused(/two sites wrote to this archive at that time/, 'two', between)
    rmSync(join(backups, 'wal', other), { recursive: true })
    rmSync(join(backups, 'wal', 'archives', other))
  })

  it('goes on beside the old one when a restored site is live, and each minute is found on its own line', async () => {
    const restored = await openArchivedSite(configOf('minute'))
    expect(await restored.archives()).toBeNull()
    await endCopy(restored.db)
    await restored.copyFolder()
    await restored.writes('word on another line')
    await restored.endSegment()
    await restored.archives()
    await restored.close()
    expect(restored.archiveId()).not.toBe(site.archiveId())
    expect(await restore('second', 'end')).toMatchObject({ members: 12 })
    expect((await readSite(pathOf('second'))).words).toEqual(['word 1', 'word on another line'])
    const [way] = await choosePieces(site.archive, between, null)
    expect(way?.archive).toBe(site.archiveId())
    rmSync(join(backups, 'wal', restored.archiveId()), { recursive: true })
    rmSync(join(backups, 'wal', 'archives', restored.archiveId()))
  })
})

describe('an archive that takes nothing', () => {
  const later = () => new Date(Date.now() + 10 * minuteMs)

  it('because it is full keeps what waits, says so, and goes on when there is room', async () => {
    await site.archives()
    await site.writes('word 3')
    await site.endSegment()
    const full = { ...site.archive, put: () => Promise.reject(new Error('ENOSPC: no space left on device')) }
    const shipping = { ...site.world.shipping, archive: full }
    await expect(archiveOnce({ ...site.world, shipping })).rejects.toThrow('ENOSPC')
    expect(await conditionAt(later())).toMatchObject({
      waitingSeconds: expect.closeTo(600, -2),
      why: 'ENOSPC: no space left on device',
    })
    await site.archives()
    expect(await conditionAt(later())).toMatchObject({ waitingSeconds: 0, why: null })
    expect(site.brokenAt()).toBeNull()
  })

  it('because its disk is not mounted is not begun anew in the empty folder, unless told so', async () => {
    await site.writes('word 4')
    await site.endSegment()
    renameSync(backups, `${backups}-unmounted`)
    await expect(site.archives()).rejects.toThrow(/^the archive \S+ is not there: mount its disk/)
    await expect(site.copyFolder()).rejects.toThrow('is not there: mount its disk')
    expect(await conditionAt(later())).toMatchObject({ why: expect.stringContaining('mount its disk') })
    expect(leftIn('backups')).toEqual([])
    renameSync(`${backups}-unmounted`, backups)
    await site.archives()
    expect(await waitingSegments(config.dataDir)).toEqual([])
    expect(await choosePieces(site.archive, 'end', null)).toHaveLength(1)
    const before = site.archiveId()
    await command(config, ['--new'])
    await site.archives()
    expect(site.archiveId()).not.toBe(before)
    await site.copyFolder()
    await site.archives()
  })

  it('for so long that the disk of the data would fill up gives up what waits, and asks for another copy', async () => {
    await site.writes('word 5')
    await site.endSegment()
    const [waiting] = await waitingSegments(config.dataDir)
    truncateSync(waiting?.path ?? '', mostWaitingBytes + 1)
    await without(join(backups, 'wal', 'archives', site.archiveId()), async () => {
      await expect(site.archives()).rejects.toThrow('is not there')
    })
    expect(await waitingSegments(config.dataDir)).toEqual([])
    expect(site.brokenAt()).not.toBeNull()
  })

  it('and lost a segment asks for another copy of the folder', async () => {
    await site.writes('word 6')
    await site.endSegment()
    await site.archives()
    expect(site.brokenAt()).toBe(segmentsThere().at(-1)?.split('-')[0])
    await isRefused(/is missing, so it leads no further than/, 'lost', 'end')
    await site.copyFolder()
    await site.endSegment()
    await site.archives()
    const [way] = await choosePieces(site.archive, 'end', null)
    expect(way?.segments.at(-1)?.segment).toBe(segmentsThere().at(-1)?.split('-')[0])
  })
})

it('a segment ends with its last write, however long it takes to compress', async () => {
  await site.writes('word 7')
  await sql`select pg_switch_wal()`.execute(site.db)
  const after = new Date()
  await site.writes('word 8')
  await site.endSegment()
  const [ended] = await waitingSegments(config.dataDir)
  expect(ended?.endedAt.getTime()).toBeLessThanOrEqual(after.getTime())
})

it('what is older than backups may be is forgotten also by a full disk, before another copy, and one copy stays', async () => {
  const { archive } = site
  const copies = () => readdirSync(inArchive('bases'))
  await site.copyFolder()
  await site.writes('word 9')
  await site.endSegment()
  const before = copies().length
  await forgetOutdated(archive, new Date(Date.now() + 13 * dayMs), 14)
  expect([before > 1, copies().length]).toEqual([true, before])
  const full = { ...archive, put: () => Promise.reject(new Error('ENOSPC: no space left on device')) }
  const clock = { now: () => new Date(Date.now() + 15 * dayMs) }
  const shipping = { ...site.world.shipping, archive: full }
  await expect(archiveOnce({ ...site.world, clock, shipping })).rejects.toThrow('ENOSPC')
  expect(copies()).toHaveLength(1)
  await site.archives()
  expect(await choosePieces(archive, 'end', null)).toHaveLength(1)
  expect(readdirSync(inArchive('slices')).every(slice => slice.startsWith(copies()[0]?.split('-')[0] ?? ''))).toBe(true)
})

it('who left stays listed for as long as there is a copy of before', async () => {
  const listed = async () => (await site.archive.list('left')).length
  const { db, archive } = site
  const secrets = await openSecrets(readOrMakeSecret(config.dataDir), db, site.world.clock)
  await archive.put(`left/${stamp(new Date())}-0a0b0c0d`, Buffer.from('who left'), 'application/json')
  const later = new Date(Date.now() + 60 * dayMs)
  await noteWhoLeft(db, archive, secrets, later, [new Date(Date.now() - minuteMs)])
  expect(await listed()).toBeGreaterThan(0)
  await noteWhoLeft(db, archive, secrets, later, [later])
  expect(await listed()).toBe(0)
})

it('lies in an object store where no folder is named, and is restored from there', async () => {
  const store = await startS3Store({ bucket: 'families', key: 'key' })
  const inStore = {
    ...{ BACKUP_DIR: '', STORAGE: 's3', S3_ENDPOINT: store.endpoint, S3_BUCKET: 'families', S3_REGION: 'ap-south-1' },
    ...{ S3_KEY: 'key', S3_SECRET: 'secret' },
  }
  await site.close()
  site = await openArchivedSite(configOf('live', inStore))
  await site.endSegment()
  await expect(site.archives()).rejects.toThrow('begin another on a new one by saptapadi archive --new')
  await command(site.config, ['--new'])
  await site.copyFolder()
  await site.files.put('photos/stored-card.webp', Buffer.from('in the store'), 'image/webp')
  await site.copyFolder()
  const until = await site.writes('word in the store')
  await site.writes('word of later')
  await site.endSegment()
  await site.archives()
  const folderOf = (name: string) => name.replace(site.archiveId(), 'ID').split('/').slice(0, -1).join('/')
  expect([...new Set([...store.stored.keys()].map(folderOf))].toSorted()).toEqual([
    'photos',
    'wal/ID/bases',
    'wal/ID/log',
    'wal/ID/slices',
    'wal/archives',
  ])
  // The newest copy is not whole, so an older one is taken.
  const slices = slicesFolder(site.archiveId())
  const removeNewestSlice = async () => site.archive.remove(`${slices}/${(await site.archive.list(slices)).at(-1)}`)
  await removeNewestSlice()
  expect(await restore('from-store', until, inStore)).toMatchObject({ members: 12 })
  const { words, isSilent } = await readSite(pathOf('from-store'))
  expect({ last: words.at(-1), isSilent }).toEqual({ last: 'word in the store', isSilent: true })
  while ((await site.archive.list(slices)).length > 0) await removeNewestSlice()
  await isRefused(/slices\/\S+ is missing$/, 'half', 'end', inStore)
  await store.close()
})

describe('the archiver of a PostgreSQL of the operator’s own', () => {
  const conditionOfTheirs = () =>
    archiveCondition(site.db, { ...config, databaseUrl: 'postgres://theirs' }, new Date(Date.now() + 10 * minuteMs))
  async function archivesBy(shell: string) {
    await sql`alter system set archive_command = ${sql.lit(shell)}`.execute(site.db)
    await sql`select pg_reload_conf()`.execute(site.db)
  }
  const ends = async () => {
    await site.writes(`word ${Math.random()}`)
    await sql`select pg_switch_wal()`.execute(site.db)
  }
  const archiver = async () => {
    const { rows } = await sql<{ isFailing: boolean; behind: number }>`
      select coalesce(last_failed_time > last_archived_time, false) as "isFailing",
        ('x' || right(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int
          - ('x' || right(last_archived_wal, 8))::bit(32)::int as behind
      from pg_stat_archiver`.execute(site.db)
    return rows[0] ?? { isFailing: false, behind: 0 }
  }

  it('that fails is named with the segment, until it takes it', async () => {
    expect(await conditionOfTheirs()).toEqual({ waitingSeconds: 0, why: null, copiedAt: null })
    await archivesBy('false')
    // It reads its new command when it is done with what it does.
    while (!(await archiver()).isFailing) await ends()
    expect(await conditionOfTheirs()).toMatchObject({
      waitingSeconds: expect.closeTo(600, -3),
      why: expect.stringMatching(/^archive_command fails at [0-9A-F]{24}$/),
    })
    await archivesBy('true')
    while ((await archiver()).isFailing) await pause(20)
    while ((await archiver()).behind > 1) await pause(20)
    expect(await conditionOfTheirs()).toMatchObject({ waitingSeconds: 0, why: null })
  })

  it('that hangs is told by the segments that pile up', async () => {
    const inFolder = (name: string) => join(config.dataDir, 'postgres', name)
    writeFileSync(inFolder('hangs'), '')
    await archivesBy('touch hung; while test -e hangs; do sleep 0.1; done')
    while (!existsSync(inFolder('hung'))) await ends()
    // One is written, and two are always on their way.
    for (let behind = 0; behind <= 3; await ends()) {
      behind = (await archiver()).behind
      expect((await conditionOfTheirs())?.waitingSeconds === 0).toBe(behind <= 3)
    }
    expect(await conditionOfTheirs()).toMatchObject({ waitingSeconds: expect.closeTo(600, -3), why: null })
    rmSync(inFolder('hangs'))
  })
})
