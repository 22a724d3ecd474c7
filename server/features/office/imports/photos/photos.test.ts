import { randomBytes } from 'node:crypto'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'
import { photoSizes } from '#server/features/shared/stored-files/pictures.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { logsInByCode } from '#server/testing/families.ts'
import {
  bringsPhotos,
  matches,
  type RegisterRow,
  readsImport,
  registerOf,
  sendsPiece,
  uploadsRegister,
  worksImportsOff,
  worksPhotosOff,
} from '#server/testing/imports.ts'
import { bride, groom } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { hasPhoto, picture } from '#server/testing/photos.ts'
import { createStaff } from '#server/testing/staff.ts'
import { type CallOptions, type TestWorld, testWorld } from '#server/testing/world.ts'

const sizes = Object.keys(photoSizes).length
const days = (n: number) => n * 86_400_000
const zipOf = (files: Zippable) => Buffer.from(zipSync(files))

/** Each register is of other families, so that nobody is taken for somebody of an earlier one. */
let registers = 0
async function uploads(world: TestWorld, options: CallOptions, rows: readonly RegisterRow[]): Promise<string> {
  registers++
  const name = `Mira Anil Pawar${String.fromCharCode(96 + registers)}`
  const table = await registerOf(
    world.db,
    rows.map(row => ({ name, ...row })),
  )
  const { status, body } = await uploadsRegister(world, table, options)
  expect(status).toBe(200)
  return body.uuid
}
const worksOff = (world: TestWorld) => worksPhotosOff({ ...world, files: memoryFiles(world.files) })
async function runs(world: TestWorld, options: CallOptions, uuid: string): Promise<void> {
  expect((await world.call('runImport', { uuid }, options)).status).toBe(200)
  await worksImportsOff(world)
  await worksOff(world)
}
const standings = async (world: TestWorld, options: CallOptions, uuid: string) => {
  const { counts } = (await readsImport(world, options, uuid)).photos
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
const photosOf = (world: TestWorld, mobile: string) =>
  world.db
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .select(['photos.id', 'photos.stored_as', 'photos.status', 'photos.member_id'])
    .where('mobile', '=', mobile)
    .execute()
const stored = (world: TestWorld, folder: string) => [...world.files.keys()].filter(name => name.startsWith(folder))
const keepsHouse = (world: TestWorld) => keepHouse(world.db, memoryFiles(world.files), world.clock.now())

describe('the photos of a register', () => {
  const world = testWorld()

  it('find their families by the names that a column gives, and wait there until the family comes and staff have looked', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const rows: RegisterRow[] = [
      { mobile: '9700000001', photo: 'C:\\old\\Rutuja.JPG' },
      { mobile: '9700000002', photo: 'ऩेहा पाटील' },
      { mobile: '9700000003', photo: '१०२३' },
      { mobile: '9700000004', photo: 'gone.jpg' },
      { mobile: '9700000005', photo: 'both.jpg' },
      { mobile: '9700000006', photo: 'Both' },
      { mobile: '9700000007', photo: 'same.jpg' },
      { mobile: '9700000008', photo: 'letter.jpg' },
      { mobile: '9700000009', photo: '' },
      { mobile: '12', photo: 'bad row.jpg' },
    ]
    const uuid = await uploads(world, options, rows)
    const photo = await picture()
    const zip = zipOf({
      'photos/': new Uint8Array(),
      'photos/2019/rutuja.jpg': photo,
      [`photos/${'ऩेहा पाटील'.normalize('NFD')}.PNG`]: await picture('png'),
      '/1023.jpg': [photo, { level: 0 }],
      '../both.jpeg': photo,
      'a/same.jpg': photo,
      'b/SAME.png': photo,
      'letter.jpg': strToU8('no picture at all'),
      'stranger.jpg': photo,
      'bad row.jpg': photo,
      '__MACOSX/photos/._rutuja.jpg': photo,
      'photos/.DS_Store': photo,
    })
    const brought = await bringsPhotos(world, uuid, zip, options)
    expect([brought.status, brought.body.message]).toEqual([200, expect.stringMatching(/^8 photos are here/)])
    expect((await readsImport(world, options, uuid)).photos.column).toBe('Photo')
    await matches(world, options, uuid)
    const before = { missing: 1, unnamed: 1, contested: 1, twice: 1, waiting: 5 }
    expect(await standings(world, options, uuid)).toEqual(before)
    // A photo that is not there keeps nobody out.
    expect((await readsImport(world, options, uuid)).counts).toMatchObject({ good: 9, bad: 1 })
    await runs(world, options, uuid)
    expect(await standings(world, options, uuid)).toEqual({ ...before, waiting: 1, unreadable: 1, given: 3 })

    const listed = async (standing: 'unnamed' | 'missing' | 'twice' | 'contested' | 'given') =>
      (await world.call('importPhotos', { uuid, standing }, options)).body.list
    expect(await listed('unnamed')).toEqual([{ name: 'stranger.jpg', row: null }])
    expect(await listed('missing')).toEqual([{ name: null, row: 5 }])
    expect(await listed('contested')).toEqual([{ name: '../both.jpeg', row: 6 }])
    expect(await listed('twice')).toEqual([{ name: 'a/same.jpg', row: 8 }])
    // What became a family's photo is named nowhere else.
    expect(await listed('given')).toEqual([2, 3, 4].map(row => ({ name: null, row })))
    const warned = (await world.call('importRows', { uuid, state: 'imported' }, options)).body.list
    expect(warned.map(({ photo: one }) => one)).toEqual([
      'given',
      'given',
      'given',
      'missing',
      'contested',
      'contested',
      'twice',
      'unreadable',
      null,
    ])
    const { text } = (await world.call('exportImport', { uuid }, options)).body
    expect(text).toContain('5,"Imported","Photo","Photo","Named in a row, but not found in any ZIP"')

    const [hers] = await photosOf(world, '9700000001')
    expect(hers?.status).toBe('waiting')
    const page = world.files.get(`${hers?.stored_as}-page.webp`) ?? Buffer.alloc(0)
    const { exif, format } = await sharp(page).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    for (const none of ['9700000005', '9700000006', '9700000007', '9700000008', '9700000009'])
      expect(await photosOf(world, none)).toEqual([])

    const queued = () =>
      world.db
        .selectFrom('review_items')
        .select('subject_id')
        .where('kind', '=', 'photo')
        .where('decided_at', 'is', null)
        .execute()
    const his = await groom(world)
    const opens = () => world.call('profileDetail', { uuid: hers?.member_id ?? '' }, { token: his.token })
    expect((await opens()).status).toBe(404)
    expect(await queued()).toEqual([])
    const token = (await logsInByCode(world, '9700000001')).body.access_token
    // From now on staff are to look at it; its family sees it, and nobody else yet.
    expect(await queued()).toEqual([{ subject_id: hers?.id }])
    expect((await world.call('ownImages', {}, { token })).body.list.map(({ uuid: id }) => id)).toEqual([hers?.id])
    const consents = neededConsents.map(one => ({
      text: one,
      version: consentTexts[one].version,
      is_given: 'Y' as const,
    }))
    expect((await world.call('setConsents', { consents }, { token })).status).toBe(200)
    const opened = await opens()
    expect(opened.status).toBe(200)
    expect(JSON.stringify(opened.body)).not.toContain(hers?.id)
  })

  it('are named by the mobile number where no column names them, and are given after the import as well', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const uuid = await uploads(world, options, [
      { mobile: '9710000001' },
      { mobile: '+91 97100-00002' },
      { mobile: '9710000004' },
    ])
    await matches(world, options, uuid)
    await runs(world, options, uuid)
    const photo = await picture()
    const zip = zipOf({ '+91 97100 00001.jpg': photo, 'x/09710000002.JPEG': photo, '9710000003.jpg': photo })
    expect((await bringsPhotos(world, uuid, zip, options)).status).toBe(200)
    await worksOff(world)
    expect((await readsImport(world, options, uuid)).photos.column).toBeNull()
    // Nobody named a photo, so that none is missing.
    expect(await standings(world, options, uuid)).toEqual({ given: 2, unnamed: 1 })
    expect(await photosOf(world, '9710000002')).toHaveLength(1)
    // Every row is a family, so that the ZIP is needed no more.
    expect((await readsImport(world, options, uuid)).photos.zips).toMatchObject([{ state: 'over', photos: 3 }])
    await keepsHouse(world)
    const { rows } = await sql`select from import_zip_pieces join import_zips on id = zip_id
      where import_id = ${uuid}`.execute(world.db)
    expect(rows).toEqual([])
  })

  it('are given to a known family only where it has none, which hears of it', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const without = await bride(world, { mobile: '9720000001' })
    const withOne = await bride(world, { mobile: '9720000002' })
    const own = await hasPhoto(world, withOne)
    const photo = await picture()
    const uuid = await uploads(world, options, [
      { mobile: '9720000001', photo: 'one.jpg' },
      { mobile: '9720000002', photo: 'two.jpg' },
    ])
    expect((await bringsPhotos(world, uuid, zipOf({ 'one.jpg': photo, 'two.jpg': photo }), options)).status).toBe(200)
    await matches(world, options, uuid, { doubles: 'merge' })
    await runs(world, options, uuid)
    expect(await standings(world, options, uuid)).toEqual({ given: 1, kept: 1 })
    expect(await photosOf(world, '9720000001')).toMatchObject([{ status: 'waiting' }])
    expect((await photosOf(world, '9720000002')).map(({ id }) => id)).toEqual([own])
    const acts = async (member: string) =>
      (await world.call('auditList', { member }, options)).body.list.map(({ act }) => act)
    expect(await acts(without.id)).toContain('import_photo_added')
    expect(await acts(withOne.id)).not.toContain('import_photo_added')
    const { rows: told } = await sql`select from deliveries
      where member_id = ${without.id} and kind = 'profile_edited'`.execute(world.db)
    expect(told.length).toBeGreaterThan(0)
  })

  it('go with the undo of their import and with families that never came, and leave nothing in the storage', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const photo = await picture()
    const rows = [1, 2].map(n => ({ mobile: `973000000${n}`, photo: `${n}.jpg` }))
    const files = zipOf({ '1.jpg': photo, '2.jpg': photo, '3.jpg': photo })
    await keepsHouse(world)
    const [photosBefore, zipsBefore] = [stored(world, 'photos/'), stored(world, 'zips/')]
    const undone = await uploads(world, options, [...rows, { mobile: '12', photo: '3.jpg' }])
    await bringsPhotos(world, undone, files, options)
    await matches(world, options, undone)
    await runs(world, options, undone)
    expect(stored(world, 'photos/')).toHaveLength(photosBefore.length + 2 * sizes)
    // A row that may still be corrected keeps its photo.
    await keepsHouse(world)
    expect(stored(world, 'zips/')).toHaveLength(zipsBefore.length + 1)
    await logsInByCode(world, '9730000002')
    expect((await world.call('undoImport', { uuid: undone }, options)).status).toBe(200)
    await worksImportsOff(world)
    await worksOff(world)
    await keepsHouse(world)
    expect([await photosOf(world, '9730000001'), stored(world, 'zips/')]).toEqual([[], zipsBefore])
    // Whoever came keeps the photo.
    expect(await photosOf(world, '9730000002')).toHaveLength(1)
    expect(stored(world, 'photos/')).toHaveLength(photosBefore.length + sizes)

    const unclaimed = await uploads(world, options, [{ mobile: '9730000005', photo: '1.jpg' }, { mobile: '12' }])
    await bringsPhotos(world, unclaimed, files, options)
    await matches(world, options, unclaimed)
    await runs(world, options, unclaimed)
    const [hers] = await photosOf(world, '9730000005')
    expect(world.files.has(`${hers?.stored_as}-page.webp`)).toBe(true)
    world.clock.passes(days(31))
    await keepsHouse(world)
    expect(stored(world, 'zips/')).toEqual([])
    const left = await world.db.selectFrom('import_rows').select('id').where('photo_hash', 'is not', null).execute()
    expect([left, await world.db.selectFrom('import_photos').select('id').execute()]).toEqual([[], []])
    world.clock.passes(days(60))
    await keepsHouse(world)
    expect(await photosOf(world, '9730000005')).toEqual([])
    expect(world.files.has(`${hers?.stored_as}-page.webp`)).toBe(false)
  })
})

/** Where the directory of a ZIP begins, and its ending. */
const endOf = (zip: Buffer) => zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
const directoryOf = (zip: Buffer) => zip.readUInt32LE(endOf(zip) + 16)
function changed(zip: Buffer, change: (copy: Buffer) => unknown): Buffer {
  const copy = Buffer.from(zip)
  change(copy)
  return copy
}

describe('a ZIP that is no ZIP of photos', () => {
  const world = testWorld()
  const rows = (): RegisterRow[] => [{ photo: 'one.jpg' }, { photo: 'two.jpg' }]

  it('is refused with a reason, and nothing of it stays', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const uuid = await uploads(world, options, rows())
    const good = zipOf({ 'one.jpg': await picture(), 'two.jpg': new Uint8Array(1_000) })
    const refused = async (bytes: Buffer) => {
      const { status, refusal } = await bringsPhotos(world, uuid, bytes, options)
      return [status, refusal.message]
    }
    const at = directoryOf(good)
    const damaged = [400, expect.stringContaining('cannot be read')]
    expect(await refused(Buffer.from('no ZIP'))).toEqual(damaged)
    expect(await refused(randomBytes(100_000))).toEqual(damaged)
    // Cut off in the middle, and without its beginning.
    expect(await refused(good.subarray(0, good.length - 30))).toEqual(damaged)
    expect(await refused(good.subarray(100))).toEqual(damaged)
    expect(await refused(changed(good, zip => zip.writeUInt32LE(0x01020304, at)))).toEqual(damaged)
    // The name of the first file reaches beyond the directory.
    expect(await refused(changed(good, zip => zip.writeUInt16LE(0xff00, at + 28)))).toEqual(damaged)
    // One of several disks.
    expect(await refused(changed(good, zip => zip.writeUInt16LE(1, endOf(good) + 4)))).toEqual(damaged)
    // Files that share their bytes, and one that begins behind the end.
    expect(await refused(changed(good, zip => zip.writeUInt32LE(good.length + 1, at + 20)))).toEqual(damaged)
    expect(await refused(changed(good, zip => zip.writeUInt32LE(0xfffffff0, at + 42)))).toEqual(damaged)
    expect(await refused(changed(good, zip => zip.writeUInt16LE(1, at + 8)))).toEqual([
      400,
      expect.stringContaining('password'),
    ])
    expect(await refused(changed(good, zip => zip.writeUInt32LE(2 ** 31, at + 24)))).toEqual([
      413,
      expect.stringContaining('more than 2 GB'),
    ])
    expect(await refused(changed(good, zip => zip.writeUInt16LE(0xffff, endOf(good) + 10)))).toEqual([
      400,
      expect.stringContaining('50,000 files'),
    ])
    const nothing = [400, expect.stringContaining('no file')]
    expect(await refused(zipOf({}))).toEqual(nothing)
    expect(await refused(zipOf({ 'photos/': new Uint8Array(), '__MACOSX/._a.jpg': strToU8('x') }))).toEqual(nothing)
    expect((await readsImport(world, options, uuid)).photos.zips).toEqual([])
    await keepsHouse(world)
    expect(stored(world, 'zips/')).toEqual([])
  })

  it('gives nobody a file that is not what its directory says, is no picture, or is too large', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const photo = await picture()
    const names = ['bomb', 'crc', 'method', 'huge', 'webp', 'empty', 'good']
    const uuid = await uploads(
      world,
      options,
      names.map((name, n) => ({ mobile: `974000000${n}`, photo: name })),
    )
    const zip = zipOf({
      'bomb.jpg': new Uint8Array(9 * 2 ** 20),
      'crc.jpg': photo,
      'method.jpg': photo,
      'huge.jpg': Buffer.concat([photo, Buffer.alloc(10 * 2 ** 20)]),
      'webp.jpg': await picture('webp'),
      'empty.jpg': new Uint8Array(),
      'good.jpg': photo,
    })
    const entry = (name: string) => zip.indexOf(name, directoryOf(zip)) - 46
    const hostile = changed(zip, copy => {
      // It claims a kilobyte, and would inflate to nine megabytes.
      copy.writeUInt32LE(1_000, entry('bomb.jpg') + 24)
      copy.writeUInt32LE(1, entry('crc.jpg') + 16)
      copy.writeUInt16LE(9, entry('method.jpg') + 10)
    })
    expect((await bringsPhotos(world, uuid, hostile, options)).status).toBe(200)
    await matches(world, options, uuid)
    await runs(world, options, uuid)
    expect(await standings(world, options, uuid)).toEqual({ unreadable: 6, given: 1 })
    expect(await photosOf(world, '9740000006')).toHaveLength(1)
    expect(stored(world, 'photos/')).toHaveLength(sizes)
  })

  it('arrives in pieces of one size, in any order and more than once, and is never whole in memory', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const uuid = await uploads(world, options, [{ mobile: '9750000001', photo: 'late' }])
    // The photo lies behind two pieces and across a third.
    const filler = randomBytes(3 * 2 ** 20)
    const zip = zipOf({
      'a.bin': [filler, { level: 0 }],
      'b.bin': [filler, { level: 0 }],
      'c.bin': [filler.subarray(0, 2 * 2 ** 20 - 300), { level: 0 }],
      'late.jpg': [await picture(), { level: 0 }],
    })
    const begin = (bytes: number) => world.call('beginImportZip', { uuid, file_name: 'big.zip', bytes }, options)
    await keepsHouse(world)
    expect(stored(world, 'zips/')).toEqual([])
    expect((await begin(2 ** 30 + 1)).status).toBe(413)
    expect((await begin(0)).status).toBe(400)
    const { zip: id, piece_bytes } = (await begin(zip.length)).body
    expect(Math.ceil(zip.length / piece_bytes)).toBe(3)
    const send = (piece: number, bytes = zip.subarray(piece * piece_bytes, (piece + 1) * piece_bytes)) =>
      sendsPiece(world, { uuid, zip: id, piece, bytes }, options)
    const read = () => world.call('readImportZip', { uuid, zip: id }, options)
    for (const piece of [2, 0]) expect((await send(piece)).status).toBe(200)
    expect((await send(1, zip.subarray(0, 100))).status).toBe(400)
    expect((await send(3)).status).toBe(400)
    expect((await send(1, zip)).status).toBe(413)
    const early = await read()
    expect([early.status, early.refusal.message]).toEqual([409, expect.stringContaining('did not arrive whole')])
    for (const again of [1, 1]) expect((await send(again)).status).toBe(200)
    expect((await read()).status).toBe(200)
    // A ZIP that was read cannot be changed, nor read a second time.
    expect([(await send(1)).status, (await read()).status]).toEqual([409, 409])
    expect(stored(world, 'zips/').length).toBe(4)
    for (const name of stored(world, 'zips/')) expect(world.files.get(name)?.includes('late.jpg')).toBe(false)
    await matches(world, options, uuid)
    await runs(world, options, uuid)
    expect(await photosOf(world, '9750000001')).toHaveLength(1)
  })

  it('is for ADMINs alone, for an import that is not undone, and at most twenty of them; one can be removed', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const clerk = await createStaff(world, 'STAFF')
    const uuid = await uploads(world, options, [{ mobile: '9760000001', photo: 'one.jpg' }])
    const other = await uploads(world, options, [{ mobile: '9760000002' }])
    await keepsHouse(world)
    const before = stored(world, 'zips/')
    const zip = zipOf({ 'one.jpg': await picture() })
    const file = { uuid, file_name: 'photos.zip', bytes: zip.length }
    expect((await world.call('beginImportZip', file, clerk.options)).status).toBe(403)
    expect((await world.call('importPhotos', { uuid }, clerk.options)).status).toBe(403)
    const nowhere = '00000000-0000-7000-8000-000000000000'
    expect((await world.call('beginImportZip', { ...file, uuid: nowhere }, options)).status).toBe(404)
    const { zip: id } = await bringsPhotos(world, uuid, zip, options)
    // Of another import it is unknown.
    for (const name of ['readImportZip', 'removeImportZip'] as const)
      expect((await world.call(name, { uuid: other, zip: id }, options)).status).toBe(404)
    expect((await world.call('removeImportZip', { uuid, zip: id }, options)).status).toBe(200)
    expect((await readsImport(world, options, uuid)).photos.zips).toEqual([])
    await keepsHouse(world)
    expect(stored(world, 'zips/')).toEqual(before)
    for (let n = 0; n < 20; n++) expect((await world.call('beginImportZip', file, options)).status).toBe(200)
    expect((await world.call('beginImportZip', file, options)).status).toBe(409)
    // What never arrived whole is erased the next day.
    world.clock.passes(days(2))
    await keepsHouse(world)
    expect((await readsImport(world, (await createStaff(world, 'ADMIN')).options, uuid)).photos.zips).toEqual([])
    const later = await createStaff(world, 'ADMIN')
    await matches(world, later.options, uuid)
    await runs(world, later.options, uuid)
    expect((await world.call('undoImport', { uuid }, later.options)).status).toBe(200)
    expect((await world.call('beginImportZip', file, later.options)).status).toBe(409)
    const acts = (await world.call('auditList', {}, later.options)).body.list.map(({ act }) => act)
    expect(acts).toEqual(expect.arrayContaining(['import_photos_brought', 'import_photos_erased']))
  })
})

describe('nodes that work at the same moment', () => {
  const world = testWorld()

  it('give nothing of a ZIP that is removed while they decode its photo', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const uuid = await uploads(world, options, [{ mobile: '9780000001', photo: 'wrong.jpg' }])
    const { zip } = await bringsPhotos(world, uuid, zipOf({ 'wrong.jpg': await picture() }), options)
    await matches(world, options, uuid)
    expect((await world.call('runImport', { uuid }, options)).status).toBe(200)
    await worksImportsOff(world)
    const files = memoryFiles(world.files)
    const removes = async () => expect((await world.call('removeImportZip', { uuid, zip }, options)).status).toBe(200)
    let isRemoved = false
    const removingFiles: typeof files = {
      ...files,
      async put(...file) {
        if (!isRemoved) await removes()
        isRemoved = true
        await files.put(...file)
      },
    }
    await worksPhotosOff({ ...world, files: removingFiles })
    expect([isRemoved, await photosOf(world, '9780000001')]).toEqual([true, []])
  })

  it('give each photo once, and a later ZIP only what nobody has', async () => {
    const { options } = await createStaff(world, 'ADMIN')
    const photo = await picture()
    const numbers = [1, 2, 3, 4, 5, 6]
    const uuid = await uploads(
      world,
      options,
      numbers.map(n => ({ mobile: `977000000${n}`, photo: `${n}.jpg` })),
    )
    const files = Object.fromEntries(numbers.map(n => [`${n}.jpg`, n === 6 ? strToU8('broken') : photo]))
    await bringsPhotos(world, uuid, zipOf(files), options)
    await matches(world, options, uuid)
    expect((await world.call('runImport', { uuid }, options)).status).toBe(200)
    await worksImportsOff(world)
    await Promise.all([worksOff(world), worksOff(world), worksOff(world)])
    for (const n of numbers) expect(await photosOf(world, `977000000${n}`)).toHaveLength(n === 6 ? 0 : 1)
    expect(await standings(world, options, uuid)).toEqual({ given: 5, unreadable: 1 })
    // The one that was broken comes again.
    await bringsPhotos(world, uuid, zipOf({ '1.jpg': photo, '6.jpg': photo }), options)
    await worksOff(world)
    expect(await standings(world, options, uuid)).toEqual({ given: 6 })
    expect(await photosOf(world, '9770000001')).toHaveLength(1)
    // A file whose row was written by the other node is erased in an hour.
    await sql`update files_to_erase set noted_at = now() - interval '1 hour'`.execute(world.db)
    await keepsHouse(world)
    expect(stored(world, 'photos/')).toHaveLength(6 * sizes)
  })
})
