import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { DocumentType } from '#domain/documents.ts'
import type { Db } from '#server/db/open.ts'
import { deleteExpired } from '#server/features/operations/housekeeping.ts'
import { eraseFiles } from '#server/features/photos/erase-files.ts'
import { bride, groom, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { pdfOf, plainPdf } from '#server/testing/pdf.ts'
import { hasPhoto, picture, uploads } from '#server/testing/photos.ts'
import { testWorld } from '#server/testing/world.ts'
import { approveDocument, eraseDecidedFiles, rejectDocument, undecideDocument } from './decisions.ts'

const world = testWorld()

const numbers: Record<DocumentType, string> = {
  LICENCE: 'MH12 20110012345',
  PANCARD: 'ABCDE1234F',
  VOTER_ID: 'ABC1234567',
  PASSPORT: 'Z1234567',
  AADHAR: '2345 6789 0123',
}
const saves = ({ token }: TestMember, type: DocumentType, id_number = numbers[type]) =>
  world.call('addDocument', { type, id_number }, { token })
const sends = (who: TestMember, uuid: string, side: 'FRONT' | 'BACK', bytes: Buffer, name = 'scan.jpg') =>
  uploads(world, who, bytes, { path: '/add/document/photo', fields: { uuid, image_type: side, is_remove: '0' }, name })
const removes = ({ token }: TestMember, uuid: string, type: 'FRONT_IMAGE' | 'BACK_IMAGE') =>
  world.call('removeDocument', { uuid, type }, { token })
async function detail({ token }: TestMember) {
  const { body } = await world.call('documentDetail', {}, { token })
  if (!('uuid' in body)) throw new Error('there is no document')
  return body
}
const opens = (address: string | null, { token }: TestMember, app = world.app) =>
  app.inject({ url: address ?? '', headers: { authorization: `Bearer ${token}` } })

const small = await picture('jpeg', 60)
/** A member whose document waits for staff. */
async function withDocument(type: DocumentType = 'PASSPORT'): Promise<[TestMember, string]> {
  const her = await bride(world)
  const { uuid } = (await saves(her, type)).body
  for (const side of ['FRONT', 'BACK'] as const) expect((await sends(her, uuid, side, small)).statusCode).toBe(200)
  return [her, uuid]
}
const versionOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('documents').select('version').where('member_id', '=', id).executeTakeFirstOrThrow())
    .version
/** The decision can be taken back for a minute. */
const decides = <L>(decide: (trx: Db, lookedAt: L) => Promise<boolean>, lookedAt: Omit<L, 'now' | 'undoUntil'>) => {
  const now = world.clock.now()
  const undoUntil = new Date(now.getTime() + 60_000)
  return world.db.transaction().execute(trx => decide(trx, { ...lookedAt, now, undoUntil } as L))
}
const approves = async (her: TestMember, version?: number) =>
  decides(approveDocument, { memberId: her.id, version: version ?? (await versionOf(her)) })
const markOf = async (her: TestMember) => {
  const him = await groom(world)
  const profile = (await world.call('profileDetail', { uuid: her.id }, { token: him.token })).body
  const { list } = (await world.call('brideList', {}, { token: him.token })).body
  const card = list.find(row => row.uuid === her.id)
  expect(card?.id_checked_at).toBe(profile.id_checked_at)
  return profile.id_checked_at
}

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

  it('is given as an attachment in a sandbox where it is a PDF', async () => {
    const [her, uuid] = await withDocument()
    const pdf = await plainPdf()
    await sends(her, uuid, 'FRONT', pdf, 'passport.pdf')
    const { front_image, front_file_name } = await detail(her)
    expect(front_file_name).toBe('passport.pdf')
    const served = await opens(front_image, her)
    expect(served.rawPayload.equals(pdf)).toBe(true)
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="front.pdf"',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
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
    for (const bytes of [pdfOf('<< /S /JavaScript /JS (x) >>'), pdfOf('<< /Encrypt 5 0 R >>')]) {
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

describe('the decision', () => {
  it('gives the mark with its date to whoever sees the profile', async () => {
    const [her] = await withDocument()
    expect(await markOf(her)).toBeNull()
    expect(await approves(her)).toBe(true)
    expect((await detail(her)).status).toBe('APPROVED')
    expect(await markOf(her)).toBe(world.clock.now().toISOString())
  })

  it('counts for what staff saw alone', async () => {
    const [her, uuid] = await withDocument()
    const seen = await versionOf(her)
    await sends(her, uuid, 'BACK', small)
    expect(await approves(her, seen)).toBe(false)
    await removes(her, uuid, 'BACK_IMAGE')
    expect(await approves(her)).toBe(false)
    expect(await approves(await bride(world), 1)).toBe(false)
    expect(await markOf(her)).toBeNull()
  })

  it('against it tells the owner why, and a new file is looked at again', async () => {
    const [her, uuid] = await withDocument()
    await decides(rejectDocument, { memberId: her.id, version: await versionOf(her), reason: 'Not readable' })
    expect(await detail(her)).toMatchObject({ status: 'REJECTED', reason: 'Not readable' })
    await sends(her, uuid, 'FRONT', small)
    expect(await detail(her)).toMatchObject({ status: 'WAITING', reason: null })
  })

  it.each([
    ['a name', { first_name: 'Another' }, true],
    ['a birth date', { date_of_birth: '1999-01-01' }, true],
    ['the same name', {}, false],
    ['an occupation', { occupation: 'Teacher' }, false],
  ])('is withdrawn by %s: %j, %s', async (_, change, isWithdrawn) => {
    const [her] = await withDocument()
    await approves(her)
    const same = await world.db
      .selectFrom('members')
      .select(['first_name', 'date_of_birth'])
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('members')
      .set({ ...same, ...change })
      .where('id', '=', her.id)
      .execute()
    expect((await markOf(her)) === null).toBe(isWithdrawn)
    expect((await detail(her)).status).toBe(isWithdrawn ? 'WAITING' : 'APPROVED')
  })

  it('is withdrawn by a new first photo, and by no other', async () => {
    const [her] = await withDocument('AADHAR')
    const first = await hasPhoto(world, her)
    await approves(her)
    const second = await hasPhoto(world, her, { position: 1 })
    await world.call('orderImages', { images: [first, second] }, { token: her.token })
    expect(await markOf(her)).not.toBeNull()
    world.clock.passes(61_000)
    await eraseDecidedFiles(world.db, her.id, world.clock.now())
    await world.call('orderImages', { images: [second, first] }, { token: her.token })
    expect(await markOf(her)).toBeNull()
    // The Aadhaar copy is gone since the decision, so there is nothing that staff could look at again.
    expect((await detail(her)).status).toBe('WITHDRAWN')
  })

  it('is withdrawn by what happens while staff look', async () => {
    const [her] = await withDocument()
    const seen = await versionOf(her)
    await hasPhoto(world, her)
    expect(await approves(her, seen)).toBe(false)
  })

  it('can be taken back while its files are there, unless the document changed', async () => {
    const [her, uuid] = await withDocument('AADHAR')
    await approves(her)
    const takesBack = async () => {
      const version = await versionOf(her)
      return world.db.transaction().execute(trx => undecideDocument(trx, { memberId: her.id, version }))
    }
    expect(await takesBack()).toBe(true)
    expect([await markOf(her), (await detail(her)).status]).toEqual([null, 'WAITING'])
    expect(await takesBack()).toBe(false)
    await approves(her)
    const decided = await versionOf(her)
    await sends(her, uuid, 'FRONT', small)
    const lookedAt = { memberId: her.id, version: decided }
    expect(await world.db.transaction().execute(trx => undecideDocument(trx, lookedAt))).toBe(false)
  })

  it('erases an Aadhaar copy when it is final, and the others after thirty days', async () => {
    const [aadhaar] = await withDocument('AADHAR')
    const [passport] = await withDocument('PASSPORT')
    for (const her of [aadhaar, passport]) await approves(her)
    world.clock.passes(61_000)
    const filesOf = async (her: TestMember) => {
      await deleteExpired(world.db, world.clock.now())
      await eraseFiles(world.db, memoryFiles(world.files))
      return (await detail(her)).front_image !== null
    }
    expect([await filesOf(aadhaar), await filesOf(passport)]).toEqual([false, true])
    world.clock.passes(29 * 86_400_000)
    expect(await filesOf(passport)).toBe(true)
    world.clock.passes(2 * 86_400_000)
    expect(await filesOf(passport)).toBe(false)
    expect((await detail(passport)).status).toBe('APPROVED')
  })
})
