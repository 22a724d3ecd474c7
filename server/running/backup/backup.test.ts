import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import { openPostgres } from '#server/db/open.ts'
import { makeDemo } from '#server/demo/make-demo.ts'
import { eraseBeforeTerm } from '#server/features/families/leaving/erase.ts'
import { departIn } from '#server/features/families/leaving/leave.ts'
import { backupSigner, newOwnKey, openSecrets } from '#server/ports/secrets.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { framesOf } from '#server/testing/bombs.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { contentOf, rulesOf } from '#server/testing/database-content.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { joins } from '#server/testing/families.ts'
import { refusedFromBefore, wasMigratedBefore } from '#server/testing/from-before.ts'
import { bride } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { createStaff } from '#server/testing/staff.ts'
import { bareDatabase, cloneTemplate } from '#server/testing/template.ts'
import { testWorld } from '#server/testing/world.ts'
import { buildTables } from './build-tables.ts'
import type { Totals } from './format.ts'
import { noteWhoLeft } from './left-list.ts'
import { makeBackup } from './make-backup.ts'
import { noProgress } from './progress.ts'
import { readArchive } from './read-archive.ts'
import { type RestoreTarget, restoreBackup } from './restore.ts'
import type { SealKeys } from './seal.ts'
import { verifyBackup } from './verify.ts'

const world = testWorld()
const folder = mkdtempSync(join(tmpdir(), 'saptapadi-backup-'))
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(folder, { recursive: true })
})

const passphrase = 'the lotus has seven petals'
const secret = 'a secret for tests, long enough to be one'
const keys: SealKeys = { passphrase: null, signers: [backupSigner(secret)] }
const backup = join(folder, 'all.backup')

async function newDatabase(kind: 'bare' | 'migrated' = 'bare'): Promise<string> {
  const { url, drop } = await (kind === 'bare' ? bareDatabase : cloneTemplate)(inject('postgresUrl'))
  drops.push(drop)
  return url
}

const source = () => ({
  databaseUrl: world.url,
  files: memoryFiles(world.files),
  clock: world.clock,
  appSecret: secret,
  keys,
  progress: noProgress,
})

function target(databaseUrl: string, change: Partial<RestoreTarget> = {}) {
  const files = new Map<string, Buffer>()
  const options: RestoreTarget = {
    databaseUrl,
    files: memoryFiles(files),
    clock: world.clock,
    secretHere: { secret, oldSecret: null },
    keys,
    left: null,
    replace: false,
    progress: noProgress,
    ...change,
  }
  return {
    files,
    restored: async (file = backup) => restoreBackup(await verifyBackup(file, options.keys), options),
  }
}

let asBackedUp: Record<string, Totals> = {}
let stored = new Map<string, Buffer>()
let gone = ''

/** A community with plans and payments, photos, staff, and a family that has left. */
beforeAll(async () => {
  await makeDemo(world.db, cheapPasswords(), { members: 60, now: world.clock.now() })
  // Numbers that nobody of the community has.
  const her = await bride(world, { mobile: '7000000001' })
  await hasPhoto(world, her)
  await createStaff(world, 'ADMIN')
  const leaving = await joins(world, { mobile: '7000000002' })
  await hasPhoto(world, { ...her, id: leaving.id })
  gone = leaving.id
  await departuresIn(world).leaves(leaving)
  // A restore keeps house, and would delete what the community has from long ago.
  await keepHouse(world.db, memoryFiles(world.files), world.clock.now())
  // Written up to a second after the answer, which may be after they were counted.
  await world.events.flush()
  asBackedUp = await contentOf(world.url)
  stored = new Map(world.files)
  const made = await makeBackup(backup, source())
  expect(made).toMatchObject({ members: asBackedUp.members?.rows, erasedFiles: 0, files: stored.size })
})

/** The community in a database that was empty before, after a try that failed. */
let restoredOnce: Promise<{ url: string; afterFailure: Record<string, Totals>; files: Map<string, Buffer> }> | null =
  null
function restoredCommunity() {
  restoredOnce ??= (async () => {
    const url = await newDatabase()
    const full = { ...memoryFiles(new Map()), put: () => Promise.reject(new Error('no space left')) }
    await expect(target(url, { files: full }).restored()).rejects.toThrow('no space left')
    const afterFailure = await contentOf(url)
    const { files, restored } = target(url)
    await restored()
    return { url, afterFailure, files }
  })()
  return restoredOnce
}

describe('a restored backup', () => {
  it('is equal in every table and file, and goes on counting where it stopped', async () => {
    const { url, files } = await restoredCommunity()
    expect(await contentOf(url)).toEqual(asBackedUp)
    expect(asBackedUp.payments?.rows).toBeGreaterThan(0)
    expect(files).toEqual(stored)

    const { db, close } = openPostgres(url, { connections: 1 })
    expect(await migrate(db)).toEqual([])
    const { rows } = await sql<{ here: number; there: number }>`select
      nextval('registration_numbers') as here`.execute(db)
    const there = await sql<{ last: number }>`select last_value as last from registration_numbers`.execute(world.db)
    expect(rows[0]?.here).toBe((there.rows[0]?.last ?? 0) + 1)
    expect(await rulesOf(url)).toEqual(await rulesOf(world.url))
    await expect(openSecrets(secret, db, world.clock)).resolves.toBeDefined()
    await close()
  })

  it('comes under the secret that is here already, and whose term has ended since is erased before anybody serves', async () => {
    const encrypted = join(folder, 'encrypted.backup')
    await makeBackup(encrypted, { ...source(), keys: { passphrase, signers: [] } })
    // Migrated, and without anybody.
    const url = await newDatabase('migrated')
    const own = 'the secret of the new machine, which stays'
    const later = new Date(world.clock.now().getTime() + 366 * 86_400_000)
    const { files, restored } = target(url, {
      keys: { passphrase, signers: [] },
      secretHere: { secret: own, oldSecret: secret },
      clock: { now: () => later },
    })
    await restored(encrypted)
    const { db, close } = openPostgres(url, { connections: 1 })
    await expect(openSecrets(own, db, world.clock)).resolves.toBeDefined()
    await expect(openSecrets(secret, db, world.clock)).rejects.toThrow('APP_SECRET')
    expect(await db.selectFrom('departures').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('members').select('id').where('id', '=', gone).execute()).toEqual([])
    expect([...files.keys()].filter(name => name.startsWith('departures/'))).toEqual([])
    expect([...stored.keys()].filter(name => name.startsWith('departures/'))).not.toEqual([])
    await close()
  })
})

describe('a restore', () => {
  it('takes a database with somebody in it only when told', async () => {
    const { url } = await restoredCommunity()
    await expect(target(url).restored()).rejects.toThrow('add --replace')
    const { db, close } = openPostgres(url, { connections: 1 })
    await sql`update members set first_name = 'Changed' where status = 'active'`.execute(db)
    await sql`create table of_a_newer_version (id int)`.execute(db)
    await close()
    await target(url, { replace: true }).restored()
    expect(await contentOf(url)).toEqual(asBackedUp)
  })

  it('of an older version is brought up to date', async () => {
    const old = await newDatabase()
    const { db, close } = await openOneConnection(old)
    const before = readMigrations().filter(({ name }) => name < '0014')
    await db.transaction().execute(trx => buildTables(trx, before))
    await close()
    const file = join(folder, 'old.backup')
    await makeBackup(file, { ...source(), databaseUrl: old })
    const url = await newDatabase()
    await target(url).restored(file)
    expect(await rulesOf(url)).toEqual(await rulesOf(world.url))
    const names = openPostgres(url, { connections: 1 })
    expect(await migrate(names.db)).toEqual([])
    await names.close()
  })

  it('neither takes a backup from before version 1.0.0 nor replaces such a database', async () => {
    const old = await newDatabase('migrated')
    const { db, close } = openPostgres(old, { connections: 1 })
    await wasMigratedBefore(db)
    await close()
    const file = join(folder, 'before.backup')
    await makeBackup(file, { ...source(), databaseUrl: old })
    const url = await newDatabase()
    await expect(target(url).restored(file)).rejects.toThrow(refusedFromBefore)
    expect(await contentOf(url)).toEqual({})
    const before = await contentOf(old)
    await expect(target(old, { replace: true }).restored()).rejects.toThrow(refusedFromBefore)
    expect(await contentOf(old)).toEqual(before)
  })

  it('takes a file that the last commit of the line before made, and the tables are those of today', async () => {
    const url = await newDatabase()
    await target(url).restored(join(import.meta.dirname, '..', '..', 'testing', 'last-line.backup'))
    expect((await contentOf(url)).members?.rows).toBe(6)
    expect(await rulesOf(url)).toEqual(await rulesOf(world.url))
    const { db, close } = openPostgres(url, { connections: 1 })
    expect(await migrate(db)).toEqual([])
    await close()
  })

  it('never touches tables of something else', async () => {
    const url = await newDatabase()
    const { db, close } = openPostgres(url, { connections: 1 })
    await sql`create table cooking_recipes (id int)`.execute(db)
    await expect(target(url, { replace: true }).restored()).rejects.toThrow('tables of something else')
    await sql`select * from cooking_recipes`.execute(db)
    await close()
  })

  it('waits for no server that serves: it refuses', async () => {
    const url = await newDatabase('migrated')
    const { listen, close } = openPostgres(url, { connections: 1 })
    await listen('anything', { connected() {}, notified() {}, disconnected() {} })
    await expect(target(url).restored()).rejects.toThrow('a server uses this database')
    await close()
  })

  it('that fails leaves everything as it was', async () => {
    const { url, afterFailure } = await restoredCommunity()
    expect(afterFailure).toEqual({})
    const before = await contentOf(url)
    const wrong = target(url, {
      secretHere: { secret: 'not the one it was made with, at all', oldSecret: null },
      replace: true,
    })
    await expect(wrong.restored()).rejects.toThrow('not the one this backup was made with')
    expect(wrong.files.size).toBe(0)
    expect(await contentOf(url)).toEqual(before)
    const damaged = join(folder, 'damaged.backup')
    const bytes = readFileSync(backup)
    const at = (framesOf(bytes).findLast(({ kind }) => kind === 'D')?.from ?? 0) + 10
    bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at)
    writeFileSync(damaged, bytes)
    await expect(target(url, { replace: true }).restored(damaged)).rejects.toThrow(
      /is damaged: (table|file) \S+ is not/,
    )
    expect(await contentOf(url)).toEqual(before)
  })
})

/** What a backup holds of each table and file. */
async function entriesOf(file: string): Promise<Map<string, Totals>> {
  const entries = new Map<string, Totals>()
  for await (const part of readArchive(file, keys))
    if (part.at === 'entryEnd') entries.set(`${part.entry.kind} ${part.entry.name}`, part.totals)
  return entries
}

describe('a backup', () => {
  it('is of one moment, whatever is written while it is made, and whole without a file that was erased meanwhile', async () => {
    const file = join(folder, 'busy.backup')
    const before = await contentOf(world.url)
    const files = new Map(world.files)
    const writer = await world.db.startTransaction().execute()
    await sql`lock table members in access exclusive mode`.execute(writer)
    // The backup waits for the members; what is written now belongs to a later moment.
    const tablesBefore = Promise.withResolvers<void>()
    const progress = { table: (name: string) => void (name === 'member_keys' && tablesBefore.resolve()), file() {} }
    const making = makeBackup(file, { ...source(), files: memoryFiles(files), progress })
    await tablesBefore.promise
    const isThereBeforeItsEnd = existsSync(file)
    await sql`update plans set name = name || ' (new)'`.execute(writer)
    files.delete([...files.keys()][0] ?? '')
    await writer.commit().execute()
    expect(await making).toMatchObject({ files: world.files.size - 1, erasedFiles: 1 })
    // One that is killed leaves no backup.
    expect(isThereBeforeItsEnd).toBe(false)
    const carried = await entriesOf(file)
    expect(carried.get('table plans')).toEqual(before.plans)
    expect((await contentOf(world.url)).plans).not.toEqual(before.plans)
    expect([...carried.keys()].filter(name => name.startsWith('file '))).toHaveLength(files.size)
  })

  it('leaves out who left or was erased since, by the list beside it', async () => {
    const beside = new Map<string, Buffer>()
    const active = await world.db.selectFrom('members').select('id').where('status', '=', 'active').limit(2).execute()
    const [{ id }, { id: erasedId }] = active as [{ id: string }, { id: string }]
    const now = world.clock.now()
    const longAgo = new Date(now.getTime() - 40 * 86_400_000)
    const minuteLater = new Date(now.getTime() + 60_000)
    // The list is made, and the family of this world stays for the other tests.
    const isUndone = new Error('undone')
    await expect(
      world.db.transaction().execute(async trx => {
        await departIn(trx, world, { memberId: id, files: { key: newOwnKey(), names: [] }, now })
        await departIn(trx, world, { memberId: erasedId, files: { key: newOwnKey(), names: [] }, now: longAgo })
        await eraseBeforeTerm(trx, erasedId, now)
        await noteWhoLeft(trx, memoryFiles(beside), world.secrets, minuteLater)
        throw isUndone
      }),
    ).rejects.toBe(isUndone)
    expect(beside.size).toBe(1)
    const url = await newDatabase()
    const left = { archive: memoryFiles(beside), sealedDays: world.config.sealedDays }
    await target(url, { left }).restored()
    const { db, close } = await openOneConnection(url)
    const member = await db.selectFrom('members').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    const erased = await db
      .selectFrom('departures')
      .select(['left_at', 'sealed', 'erased_at'])
      .where('member_id', '=', erasedId)
      .executeTakeFirst()
    await close()
    expect(member.status).toBe('deleted')
    expect(erased).toEqual({ left_at: longAgo, sealed: null, erased_at: now })
    // A list that somebody changed deletes nobody.
    const [[name = '', bytes] = []] = beside
    beside.set(name, Buffer.from(bytes?.toString().replaceAll(id, gone) ?? ''))
    await expect(target(await newDatabase(), { left }).restored()).rejects.toThrow('is not what this site wrote')
    // After the longest time that a backup may stay, the list goes too.
    await noteWhoLeft(world.db, memoryFiles(beside), world.secrets, new Date(now.getTime() + 37 * 86_400_000))
    expect(beside.has(name)).toBe(false)
  })

  it('knows every column that names a stored file', async () => {
    const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.columns where table_schema = 'public' and column_name in ('stored_as', 'files')
      order by 1`.execute(world.db)
    // `stored-files.ts` has them all, but for the files that are to go.
    expect(rows.map(({ name }) => name)).toEqual([
      'departures.files',
      'document_files.stored_as',
      'files_to_erase.stored_as',
      'import_zip_pieces.stored_as',
      'photos.stored_as',
      'success_stories.stored_as',
    ])
  })
})
