import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupSigner, readOrMakeSecret } from '#server/ports/secrets.ts'
import { type ArchivedSite, archivedSites, openArchivedSite, settleFamilies } from '#server/testing/archived-site.ts'
import { readArchiveFrom } from '../read-archive.ts'
import type { SealKeys } from '../seal.ts'
import { type ArchiveSink, archiveInto } from '../write-archive.ts'
import { archivesFolder, slicesFolder } from './names.ts'
import { proveArchive } from './prove-archive.ts'

// An office without a passphrase, and somebody who may write to its folder of backups.
const sites = archivedSites()
const plain = { BACKUP_PASSPHRASE: '' }
/** PostgreSQL may run as another user, who has to be able to write there. */
const open = mkdtempSync(join(tmpdir(), 'saptapadi-planted-'))
chmodSync(open, 0o777)
const marker = join(open, 'ran')
const thief: SealKeys = { passphrase: null, signers: [backupSigner('of the thief')] }
let office: ArchivedSite
let own: SealKeys

beforeAll(async () => {
  office = await openArchivedSite(sites.configOf('office', plain))
  own = office.world.shipping.keys
  await settleFamilies(office, 5)
  await office.copyFolder()
  await office.writes('word 1')
  await office.endSegment()
  await office.archives()
})
afterAll(async () => {
  await office.close()
  sites.remove()
  rmSync(open, { recursive: true })
})

const proves = (keys: SealKeys) =>
  proveArchive({ archive: office.archive, under: sites.backups, hasFiles: false, until: 'end', keys, onOpened() {} })

it('an honest office without a passphrase proves its archive, and restores it by the secret that it kept apart', async () => {
  expect(await proves(own)).toMatchObject({ members: 5 })
  await expect(sites.restore('bare', 'end', plain)).rejects.toThrow('is not signed by the secret here')
  expect(sites.leftIn('bare')).toEqual([])
  const kept = { ...plain, APP_SECRET: readOrMakeSecret(office.config.dataDir) }
  expect(await sites.restore('burnt', 'end', kept)).toMatchObject({ members: 5 })
})

it('settings that somebody put into a copy are not read, also where the copy is taken by hand', async () => {
  const { archive } = office
  const folder = slicesFolder(office.archiveId())
  const [name = ''] = await archive.list(folder)
  const whole = (await archive.get(`${folder}/${name}`)) ?? Buffer.alloc(0)
  const packed: Buffer[] = []
  const sink: ArchiveSink = {
    write: async part => void packed.push(part),
    finish: async () => {},
    abandon: async () => {},
  }
  const stream = (async function* () {
    yield whole
  })()
  let writer: Awaited<ReturnType<typeof archiveInto>> | null = null
  let content: Buffer[] = []
  for await (const part of readArchiveFrom(stream, name, own)) {
    if (part.at === 'begin') {
      writer = await archiveInto(sink, thief, part.begin)
      const line = Buffer.from(`restore_command = 'touch ${marker}; false'\n`)
      await writer.add({ kind: 'file', name: 'postgresql.auto.conf' }, [line])
    } else if (part.at === 'block') content.push(part.bytes)
    else if (part.at === 'entryEnd') {
      await writer?.add(part.entry, content)
      content = []
    } else if (part.at === 'close') await writer?.close(part.close)
  }
  await archive.put(`${folder}/${name}`, Buffer.concat(packed), 'application/octet-stream')
  await expect(proves(own)).rejects.toThrow('is not signed by the secret here')
  expect(await proves({ ...own, takesUnsealed: true })).toMatchObject({ members: 5 })
  expect(existsSync(marker)).toBe(false)
  await archive.put(`${folder}/${name}`, whole, 'application/octet-stream')
})

it('a whole database that somebody planted is replayed neither by the weekly trial nor by a restore', async () => {
  const planted = await openArchivedSite(sites.configOf('thief', plain))
  await sql`create function runs() returns event_trigger language plpgsql as ${sql.raw(
    `$$ begin copy (select 1) to program 'touch ${marker}'; end $$`,
  )}`.execute(planted.db)
  await planted.copyFolder()
  await sql`create event trigger of_thief on login execute function runs()`.execute(planted.db)
  await sql`alter event trigger of_thief enable always`.execute(planted.db)
  await planted.endSegment()
  await planted.archives()
  await planted.close()
  rmSync(marker, { force: true })
  expect((await office.archive.list(archivesFolder)).length).toBe(2)
  await expect(proves(own)).rejects.toThrow('is not signed by the secret here')
  const kept = { ...plain, APP_SECRET: readOrMakeSecret(office.config.dataDir) }
  await expect(sites.restore('again', 'end', kept)).rejects.toThrow('is not signed by the secret here')
  expect(existsSync(marker)).toBe(false)
  // The office's own archive is still there, by its name.
  expect(await sites.restore('again', 'end', kept, office.archiveId())).toMatchObject({ members: 5 })
})
