import { describe, expect, it } from 'vitest'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { joins } from '#server/testing/families.ts'
import { bride, groom, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { plainPdf } from '#server/testing/pdf.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ cachedSessions: true })
const { acts, aMinutePasses, asks, bell, claims, decides, itemOf, lettersTo, queue, undoes, uploadsPhoto } =
  reviewsIn(world)
const small = await picture('jpeg', 60)
const ownImages = async ({ token }: TestMember) => (await world.call('ownImages', {}, { token })).body

describe('a photo', () => {
  it('that staff reject vanishes at once, and its owner is told only when it can no longer be undone', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const [first, second] = [await uploadsPhoto(her), await uploadsPhoto(her)]
    const item = await itemOf('photo', first)
    const decided = await decides(staff, item, 'reject', { told: 'Two people are in it' })
    expect(decided.status).toBe(200)
    expect(await ownImages(her)).toMatchObject({
      list: [{ uuid: second }],
      rejected: [{ uuid: first, reason: 'Two people are in it' }],
    })
    await aMinutePasses()
    expect(await bell(her)).toEqual(['PHOTO_REJECTED'])
    expect(await acts(her.id)).toEqual(['photo_reject'])
    expect((await undoes(staff, decided.body.uuid)).status).toBe(409)
  })

  it('comes back to its place when that is undone, and nobody hears of it', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const [first, second] = [await uploadsPhoto(her), await uploadsPhoto(her)]
    const item = await itemOf('photo', first)
    const { body } = await decides(staff, item, 'reject', { told: 'A mistake' })
    world.clock.passes(50_000)
    const undone = await undoes(staff, body.uuid)
    expect([undone.status, undone.body.item]).toEqual([200, item])
    expect((await ownImages(her)).list.map(photo => photo.uuid)).toEqual([first, second])
    expect((await queue(staff)).list.find(one => one.uuid === item)?.claimed_by?.is_self).toBe(true)
    await aMinutePasses()
    expect(await bell(her)).toEqual([])
    expect((await decides(staff, item, 'approve')).status).toBe(200)
    expect(await acts(her.id)).toEqual(['photo_reject', 'decision_undone', 'photo_approve'])
  })

  it('whose place was taken meanwhile stays rejected', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const first = await uploadsPhoto(her)
    const { body } = await decides(staff, await itemOf('photo', first), 'reject', { told: 'Blurred' })
    await uploadsPhoto(her)
    await uploadsPhoto(her)
    expect((await undoes(staff, body.uuid)).status).toBe(409)
    expect((await ownImages(her)).rejected).toHaveLength(1)
  })

  it('that its owner removed waits no longer', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const photo = await uploadsPhoto(her)
    const item = await itemOf('photo', photo)
    await world.call('removeImage', { image_uuid: photo }, { token: her.token })
    expect((await claims(staff, item)).status).toBe(404)
  })

  it('is shown beside the native place in the language of whoever looks', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const uuid = await itemOf('photo', await uploadsPhoto(her))
    const headers = { ...staff.options.headers, language: 'mr' }
    const { body } = await world.call('claimReview', { uuid }, { ...staff.options, headers })
    const { name_mr } = await world.db
      .selectFrom('members')
      .innerJoin('districts', 'districts.id', 'members.native_district_id')
      .where('members.id', '=', her.id)
      .select('districts.name_mr')
      .executeTakeFirstOrThrow()
    expect('member' in body && body.member?.native_place).toContain(name_mr)
  })

  it('is given to a session of the office, and to nobody else', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const { body } = await claims(staff, await itemOf('photo', await uploadsPhoto(her)))
    const url = 'photo' in body ? body.photo : ''
    const given = await world.app.inject({ url, headers: { ...staff.options.headers } })
    // No browser keeps a copy: a photo that is taken down is gone from the office too.
    expect([given.statusCode, given.headers['cache-control']]).toEqual([200, 'no-store'])
    for (const headers of [{}, { authorization: `Bearer ${her.token}` }])
      expect((await world.app.inject({ url, headers })).statusCode).toBe(401)
  })
})

async function withDocument(type: 'PASSPORT' | 'AADHAR' = 'PASSPORT') {
  const her = await bride(world)
  const id_number = type === 'PASSPORT' ? 'Z1234567' : '2345 6789 0123'
  const { uuid } = (await world.call('addDocument', { type, id_number }, { token: her.token })).body
  const sends = async (image_type: 'FRONT' | 'BACK', bytes: Buffer = small) => {
    const fields = { uuid, image_type, is_remove: '0' }
    expect((await uploads(world, her, bytes, { path: '/add/document/photo', fields })).statusCode).toBe(200)
  }
  await sends('FRONT')
  expect(await world.db.selectFrom('review_items').where('subject_id', '=', her.id).selectAll().execute()).toEqual([])
  await sends('BACK', await plainPdf())
  return { her, sends, item: await itemOf('document', her.id) }
}
const markOf = async (her: TestMember) => {
  const him = await groom(world)
  return (await world.call('profileDetail', { uuid: her.id }, { token: him.token })).body.id_checked_at
}
const reads = (staff: TestStaff, item: string, side: string, payload: object) =>
  world.app.inject({
    method: 'POST',
    url: `/api/office/queue/${item}/document/${side}`,
    headers: { ...staff.options.headers },
    payload,
  })

describe('a proof of identity', () => {
  it('is read with a reason by whoever holds it, and each reading is written down', async () => {
    const [staff, other] = [await createStaff(world), await createStaff(world)]
    const { her, item } = await withDocument()
    const { body } = await claims(staff, item)
    expect(body).toMatchObject({
      kind: 'document',
      type: 'PASSPORT',
      number_end: '4567',
      files: [{ side: 'front' }, { side: 'back' }],
    })
    expect((await reads(staff, item, 'front', {})).statusCode).toBe(400)
    expect((await reads(other, item, 'front', { reason: 'Only curious' })).statusCode).toBe(409)
    expect((await reads(staff, item, 'front', { reason: 'Curious' })).statusCode).toBe(400)
    const back = await reads(staff, item, 'back', { reason: 'To compare it' })
    expect([back.statusCode, back.headers['content-type'], back.rawPayload.subarray(0, 2).toString('hex')]).toEqual([
      200,
      'image/jpeg',
      'ffd8',
    ])
    expect((await reads(staff, item, 'top', { reason: 'To compare it' })).statusCode).toBe(404)
    expect(await acts(her.id)).toEqual(['document_read'])
    expect(
      await world.db.selectFrom('staff_reads').select(['staff_id', 'kind']).where('member_id', '=', her.id).execute(),
    ).toEqual([{ staff_id: staff.id, kind: 'document' }])
  })

  it('that is approved gives the mark, and an undo takes it back', async () => {
    const staff = await createStaff(world)
    const { her, item } = await withDocument('AADHAR')
    const { body } = await decides(staff, item, 'approve')
    expect(await markOf(her)).toBe(world.clock.now().toISOString())
    await undoes(staff, body.uuid)
    expect(await markOf(her)).toBeNull()
    await decides(staff, item, 'approve')
    await aMinutePasses()
    expect([await markOf(her), await bell(her)]).toEqual([expect.any(String), ['ID_CHECKED']])
    // An Aadhaar copy stays no longer than its check can be taken back.
    const { body: detail } = await world.call('documentDetail', {}, { token: her.token })
    expect(detail).toMatchObject({ status: 'APPROVED', front_image: null, back_image: null })
  })

  it('that changed since staff looked is not decided, and is looked at anew', async () => {
    const staff = await createStaff(world)
    const { her, item, sends } = await withDocument()
    const { version } = (await claims(staff, item)).body
    await sends('FRONT')
    const late = await asks(staff, 'decideReview', { uuid: item, version, decision: 'approve' })
    expect([late.status, await markOf(her)]).toEqual([409, null])
    expect((await decides(staff, item, 'reject', { told: 'Not readable' })).status).toBe(200)
    await sends('FRONT')
    expect((await queue(staff)).list.some(one => one.uuid === item)).toBe(true)
  })
})

async function reports(): Promise<{ him: TestMember; her: TestMember; item: string }> {
  const [him, her] = [await groom(world, { email_verified_at: world.clock.now() }), await bride(world)]
  await sendsInterest(world, him, her, 'rejected')
  await world.call('reportMember', { to_user_id: him.id, message: 'He keeps calling' }, { token: her.token })
  const { id } = await world.db
    .selectFrom('reports')
    .select('id')
    .where('reported_id', '=', him.id)
    .executeTakeFirstOrThrow()
  return { him, her, item: await itemOf('report', id) }
}
const emailOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email ?? ''
const isIn = async ({ token }: TestMember) => (await world.call('me', {}, { token })).status === 200

describe('a report', () => {
  it('shows both profiles and what was before, and a warning is written to the reported family', async () => {
    const staff = await createStaff(world)
    const { him, her, item } = await reports()
    const { body } = await claims(staff, item)
    expect(body).toMatchObject({
      message: 'He keeps calling',
      member: { uuid: him.id },
      reporter: { uuid: her.id },
      history: { reports_against: 1, decisions: [] },
      reporter_history: { reports_made: 1 },
      interest: 'rejected',
    })
    await decides(staff, item, 'warn', { told: 'Please do not call after a refusal' })
    expect(await lettersTo(await emailOf(him))).toEqual([])
    await aMinutePasses()
    expect(await lettersTo(await emailOf(him))).toEqual(['A message from the Saptapadi office'])
    const [letter] = (await world.outbox()).filter(one => one.subject.startsWith('A message'))
    expect(letter?.text).not.toMatch(/Rutuja|Kale|report/)
    expect(await bell(him)).toContain('OFFICE_WORD')
    const again = await reports()
    expect((await claims(staff, again.item)).body).toMatchObject({ history: { decisions: [] } })
  })

  it('can close a profile at once, and the undo opens it', async () => {
    const staff = await createStaff(world)
    const { him, item } = await reports()
    expect(await isIn(him)).toBe(true)
    const { body } = await decides(staff, item, 'suspend', { told: 'Threats' })
    await soon(() => isIn(him), false)
    await undoes(staff, body.uuid)
    // The sessions are gone, and a new one is welcome.
    const again = { ...him, token: await startSession(world.db, him.id, world.clock.now()) }
    await soon(() => isIn(again), true)
    await decides(staff, item, 'suspend', { told: 'Threats' })
    await aMinutePasses()
    await soon(() => isIn(again), false)
    expect(await lettersTo(await emailOf(him))).toEqual(['Your profile at Saptapadi has been closed'])
    expect(await acts(him.id)).toEqual(['report_suspend', 'decision_undone', 'report_suspend'])
  })
})

describe('a story', () => {
  it('waits once the partner confirmed it, is published, and taken back', async () => {
    const staff = await createStaff(world)
    const now = world.clock.now()
    const id = newId(now)
    await world.db
      .insertInto('success_stories')
      .values({ id, groom_first_name: 'Aniket', bride_first_name: 'Rutuja', confirmed_at: null })
      .execute()
    const waits = async () => (await queue(staff, { kind: 'story' })).list.length
    expect(await waits()).toBe(0)
    await world.db.updateTable('success_stories').set({ confirmed_at: now }).where('id', '=', id).execute()
    expect(await waits()).toBe(1)
    const item = await itemOf('story', id)
    const published = async () => (await world.call('successStories', {})).body.list.length
    const { body } = await decides(staff, item, 'approve')
    expect(await published()).toBe(1)
    await undoes(staff, body.uuid)
    expect(await published()).toBe(0)
    await decides(staff, item, 'reject', { reason: 'The picture is not theirs' })
    expect([await published(), await waits()]).toEqual([0, 0])
  })
})

describe('the words of a profile', () => {
  it('are looked at when a family joins and when they change, and can be taken out', async () => {
    const staff = await createStaff(world)
    const { id, token } = await joins(world)
    const item = await itemOf('text', id)
    await world.db.updateTable('members').set({ other_info: 'Call 98220 12345' }).where('id', '=', id).execute()
    const { body } = await claims(staff, item)
    expect('texts' in body && body.texts).toContainEqual({
      field: 'other_info',
      text: 'Call 98220 12345',
      contact: 'number',
      may_remove: true,
      second: null,
    })
    const { version } = (await world.call('me', {}, { token })).body
    const otherInfo = async () => (await world.call('me', {}, { token })).body.other_info
    const decided = await decides(staff, item, 'reject', { told: 'No numbers, please', removed: ['other_info'] })
    expect(await otherInfo()).toBe('')
    // A page that is open on the text before is told of the change.
    const now = (await world.call('me', {}, { token })).body.version
    expect(now).toBe(Number(version) + 1)
    await undoes(staff, decided.body.uuid)
    expect(await otherInfo()).toBe('Call 98220 12345')
    await decides(staff, item, 'approve')
    expect((await queue(staff, { kind: 'text' })).list.some(one => one.uuid === item)).toBe(false)
    await world.db.updateTable('members').set({ occupation: 'Teacher' }).where('id', '=', id).execute()
    expect((await queue(staff, { kind: 'text' })).list.some(one => one.uuid === item)).toBe(true)
  })
})
