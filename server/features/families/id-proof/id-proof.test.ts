import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { writePublished } from '#server/features/shared/site-content/queries.ts'
import { eraseFiles } from '#server/features/shared/stored-files/erase-files.ts'
import { documentsIn, storedAsPdf } from '#server/testing/id-proof.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { hostilePdfs, plainPdf, scannedPdf } from '#server/testing/pdf.ts'
import { picture } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { detail, removes, saves, sends, withDocument } = documentsIn(world)
const small = await picture('jpeg', 60)
const opens = (address: string | null, { token }: TestMember, app = world.app) =>
  app.inject({ url: address ?? '', headers: { authorization: `Bearer ${token}` } })

describe('a provider without a number as an offline verifier', () => {
  const registers = (aadhaar_verifier: string) =>
    writePublished(world.db, { kind: 'contact', language: 'both' }, { aadhaar_verifier }, world.clock.now())

  it('offers every paper but Aadhaar, and takes no new one', async () => {
    const her = await bride(world)
    const offered = async () => (await world.call('documentTypesOffered', {}, { token: her.token })).body.list
    const others = ['LICENCE', 'PANCARD', 'VOTER_ID', 'PASSPORT']
    await registers('')
    expect(await offered()).toEqual(others)
    const aadhaar = { type: 'AADHAR' as const, id_number: '0123' }
    expect((await world.call('addDocument', aadhaar, { token: her.token })).refusal.fields).toEqual({
      type: expect.stringContaining('can no longer be chosen'),
    })
    await registers('OVSE-0001')
    expect(await offered()).toEqual([...others, 'AADHAR'])
    expect((await world.call('addDocument', aadhaar, { token: her.token })).status).toBe(200)
  })
})

describe('a proof of identity', () => {
  it('is saved, sent and read back by its owner, with nothing of the number but its end', async () => {
    const her = await bride(world)
    expect((await world.call('documentDetail', {}, { token: her.token })).body).toEqual({})
    const { status, body } = await saves(her, 'AADHAR')
    expect([status, body.message]).toEqual([200, 'Your document has been saved'])
    expect((await detail(her)).status).toBe('INCOMPLETE')
    const sent = await sends(her, body.uuid, 'FRONT', await picture('png'), 'Aadhaar 2345 6789 0123.png')
    expect(sent.json().message).toBe('Document uploaded successfully.')
    await sends(her, body.uuid, 'BACK', small, 'back.jpg')
    const saved = await detail(her)
    expect(saved).toMatchObject({
      uuid: body.uuid,
      type: 'AADHAR',
      id_number: 'XXXX0123',
      front_file_name: 'Aadhaar.jpg',
      back_file_name: 'back.jpg',
      status: 'WAITING',
      reason: null,
    })
    const served = await opens(saved.front_image, her)
    expect(served.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    const { format, exif, width } = await sharp(served.rawPayload).metadata()
    expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 900 })
    const everything = JSON.stringify(await world.db.selectFrom('documents').selectAll().execute())
    expect(everything).not.toContain('6789')
  })

  it('opens for nobody else, on no other address, and on every node', async () => {
    const [her, uuid] = await withDocument()
    const him = await groom(world)
    await saves(him, 'PASSPORT')
    const { front_image, back_image } = await detail(her)
    const statuses = async (who: TestMember) => (await opens(front_image, who)).statusCode
    expect([await statuses(her), await statuses(him)]).toEqual([200, 404])
    expect((await world.app.inject({ url: front_image ?? '' })).statusCode).toBe(401)
    expect((await world.app.inject({ url: `/api/photo/${uuid}/page?e=9&s=x` })).statusCode).toBe(404)
    expect((await opens(back_image, her, await world.anotherNode())).statusCode).toBe(200)
    for (const address of [`/api/document/${uuid}/side`, '/api/document/x/front'])
      expect((await opens(address, her)).statusCode).toBe(404)
    expect((await sends(him, uuid, 'FRONT', small)).statusCode).toBe(404)
    expect((await removes(him, uuid, 'FRONT_IMAGE')).status).toBe(404)
    expect((await detail(her)).front_image).toBe(front_image)
  })

  it('lies encrypted, and a file in another place stays closed', async () => {
    const [her, uuid] = await withDocument('LICENCE')
    await sends(her, uuid, 'BACK', await plainPdf())
    const rows = await world.db.selectFrom('document_files').selectAll().where('document_id', '=', uuid).execute()
    const [front, back] = [rows.find(row => row.side === 'front'), rows.find(row => row.side === 'back')]
    for (const { stored_as } of rows) {
      const stored = world.files.get(stored_as) ?? Buffer.alloc(0)
      expect(stored.length).toBeGreaterThan(100)
      for (const magic of ['%PDF', 'JFIF', 'PNG']) expect(stored.includes(magic)).toBe(false)
      expect(stored.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    }
    world.files.set(front?.stored_as ?? '', world.files.get(back?.stored_as ?? '') ?? Buffer.alloc(0))
    expect((await opens((await detail(her)).front_image, her)).statusCode).toBe(404)
  })

  it('is kept as the picture of its pages where it came as a PDF', async () => {
    const [her, uuid] = await withDocument()
    await sends(her, uuid, 'FRONT', await scannedPdf(), 'passport.pdf')
    const { front_image, front_file_name, status } = await detail(her)
    expect([front_file_name, status]).toEqual(['passport.jpg', 'WAITING'])
    const served = await opens(front_image, her)
    const { format, width, height } = await sharp(served.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1414, height: 2000 })
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="front.jpg"',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('that was stored as a PDF before is drawn for whoever looks', async () => {
    const [her, uuid] = await withDocument()
    await storedAsPdf(world, her, uuid, 'front', await plainPdf({}, 6))
    const served = await opens((await detail(her)).front_image, her)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg'])
    // The first four of six pages.
    const { width, height } = await sharp(served.rawPayload).metadata()
    expect(height).toBe(8000)
    expect(width).toBeLessThan(2000)
    await storedAsPdf(world, her, uuid, 'front', Buffer.from('%PDF-1.7 of which the rest is lost'))
    expect((await opens((await detail(her)).front_image, her)).statusCode).toBe(404)
  })

  it('must be a picture or a plain PDF by its content', async () => {
    const her = await bride(world)
    const { uuid } = (await saves(her, 'PASSPORT')).body
    const wrongKind = 'Invalid file format, please use jpeg , png or pdf file.'
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('<html><script>alert(1)</script>'),
      await picture('webp', 60),
      small.subarray(0, 300),
      Buffer.concat([Buffer.from('GIF89a'), await plainPdf()]),
    ]) {
      const response = await sends(her, uuid, 'FRONT', bytes)
      expect([response.statusCode, response.json().message]).toEqual([415, wrongKind])
    }
    for (const bytes of [Buffer.from('%PDF-1.7'), await plainPdf({ userPassword: 'x' })]) {
      const response = await sends(her, uuid, 'FRONT', bytes)
      expect([response.statusCode, response.json().message]).toEqual([415, expect.stringMatching(/plain scan/)])
    }
    const create = { width: 6000, height: 4001, channels: 3, background: '#8F1A2C' } as const
    expect((await sends(her, uuid, 'FRONT', await sharp({ create }).png().toBuffer())).statusCode).toBe(415)
    expect((await sends(her, uuid, 'FRONT', Buffer.alloc(0))).statusCode).toBe(400)
    const large = await sends(her, uuid, 'FRONT', Buffer.alloc(50 * 1024 * 1024))
    expect([large.statusCode, large.json().message]).toEqual([413, 'File must be less then 10 MB'])
    expect(await detail(her)).toMatchObject({ front_image: null, status: 'INCOMPLETE' })
  })

  it('keeps only the pixels of a picture with another file behind it', async () => {
    const [her, uuid] = await withDocument()
    await sends(her, uuid, 'FRONT', Buffer.concat([small, Buffer.from('PK\x03\x04<script>alert(1)</script>')]))
    const served = await opens((await detail(her)).front_image, her)
    expect([served.statusCode, served.rawPayload.includes('script')]).toEqual([200, false])
  })

  it('that asks for too much work keeps no other family waiting', async () => {
    const [her, him] = [await bride(world), await groom(world)]
    const { uuid } = (await saves(her, 'PASSPORT')).body
    let isOver = false
    const sent = sends(her, uuid, 'FRONT', hostilePdfs.manyHashes()).finally(() => {
      isOver = true
    })
    let polls = 0
    while (!isOver) {
      expect((await world.call('notificationCount', {}, { token: him.token })).status).toBe(200)
      polls++
    }
    // Read in this thread, the file would let a handful of them through.
    expect(polls).toBeGreaterThan(50)
    expect((await sent).statusCode).toBe(415)
  })

  it('is refused with what is wrong in it', async () => {
    const her = await bride(world)
    const number = (await saves(her, 'PANCARD', 'ABCDE')).refusal
    expect(number.fields?.id_number).toMatch(/last four/)
    expect((await saves(her, 'PANCARD', ' ')).refusal.fields?.id_number).toBe('Please enter ID number')
    expect((await saves(her, 'RATION_CARD' as 'PANCARD', 'x')).refusal.fields?.type).toBe('Please select document')
    const { uuid } = (await saves(her, 'PANCARD')).body
    expect((await sends(her, uuid, 'TOP' as 'FRONT', small)).statusCode).toBe(400)
    expect((await removes(her, uuid, 'FRONT' as 'FRONT_IMAGE')).status).toBe(400)
    expect((await removes(her, uuid, 'FRONT_IMAGE')).status).toBe(404)
  })

  it('of another type takes the place of the one before, and its files go', async () => {
    const [her, uuid] = await withDocument()
    const before = await world.db.selectFrom('document_files').selectAll().where('document_id', '=', uuid).execute()
    const next = (await saves(her, 'PANCARD')).body.uuid
    expect(next).not.toBe(uuid)
    expect(await detail(her)).toMatchObject({ type: 'PANCARD', front_image: null, status: 'INCOMPLETE' })
    expect((await sends(her, uuid, 'FRONT', small)).statusCode).toBe(404)
    await sends(her, next, 'FRONT', small)
    expect((await detail(her)).status).toBe('WAITING')
    await eraseFiles(world.db, memoryFiles(world.files))
    for (const { stored_as } of before) expect(world.files.has(stored_as)).toBe(false)
    expect((await opens((await detail(her)).front_image, her)).statusCode).toBe(200)
  })

  it('has one file a side, and the one before is erased', async () => {
    const [her, uuid] = await withDocument()
    const count = () => [...world.files.keys()].filter(name => name.startsWith('documents/')).length
    await eraseFiles(world.db, memoryFiles(world.files))
    const before = count()
    await Promise.all([1, 2, 3].map(() => sends(her, uuid, 'FRONT', small)))
    await eraseFiles(world.db, memoryFiles(world.files))
    expect(count()).toBe(before)
    const { status, body } = await removes(her, uuid, 'FRONT_IMAGE')
    expect([status, body.message]).toEqual([200, 'The file has been removed'])
    await eraseFiles(world.db, memoryFiles(world.files))
    expect([count(), (await detail(her)).status]).toEqual([before - 1, 'INCOMPLETE'])
  })
})
