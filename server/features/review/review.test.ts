import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { CallName, Calls } from '#contract/index.ts'
import type { removableTexts } from '#domain/review.ts'
import { startSession } from '#server/features/access/sessions.ts'
import { writeNotification } from '#server/features/notifications/record.ts'
import { newId } from '#server/ports/ids.ts'
import { joins } from '#server/testing/families.ts'
import { bride, groom, insertCopies, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { plainPdf } from '#server/testing/pdf.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { tellDecisions } from './tell.ts'

const world = testWorld({ cachedSessions: true })
const small = await picture('jpeg', 60)

const asks = <N extends CallName>(staff: TestStaff, name: N, input: SentTo<Calls[N]>) =>
  world.call(name, input, staff.options)
const queue = async (staff: TestStaff, more: SentTo<Calls['reviewQueue']> = {}) =>
  (await asks(staff, 'reviewQueue', more)).body
const claims = (staff: TestStaff, uuid: string) => asks(staff, 'claimReview', { uuid })
/** Claims an item and decides about it. */
async function decides(
  staff: TestStaff,
  uuid: string,
  decision: SentTo<Calls['decideReview']>['decision'],
  more: { reason?: string; removed?: (typeof removableTexts)[number][] } = {},
) {
  const { body } = await claims(staff, uuid)
  return asks(staff, 'decideReview', { uuid, version: body.version, decision, ...more })
}
const undoes = (staff: TestStaff, uuid: string) => asks(staff, 'undoReview', { uuid })
const itemOf = async (kind: 'photo' | 'document' | 'report' | 'story' | 'text' | 'complaint', subjectId: string) =>
  (
    await world.db
      .selectFrom('review_items')
      .select('id')
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .executeTakeFirstOrThrow()
  ).id
async function aMinutePasses() {
  world.clock.passes(60_000)
  await tellDecisions({ db: world.db, secrets: world.secrets, channels: { SMS: true, EMAIL: true } }, world.clock.now())
}
const bell = async (member: TestMember) =>
  (await world.call('notificationList', { limit: 50 }, { token: member.token })).body.list.map(one => one.type)
const acts = async (memberId: string) =>
  (await world.db.selectFrom('audit').select('act').where('member_id', '=', memberId).orderBy('seq').execute()).map(
    row => row.act,
  )

async function uploadsPhoto(member: TestMember): Promise<string> {
  const sent = await uploads(world, member, small)
  expect(sent.statusCode).toBe(200)
  return sent.json().uuid
}
const ownImages = async ({ token }: TestMember) => (await world.call('ownImages', {}, { token })).body

describe('a photo', () => {
  it('that staff reject vanishes at once, and its owner is told only when it can no longer be undone', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const [first, second] = [await uploadsPhoto(her), await uploadsPhoto(her)]
    const item = await itemOf('photo', first)
    const decided = await decides(staff, item, 'reject', { reason: 'Two people are in it' })
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
    const { body } = await decides(staff, item, 'reject', { reason: 'A mistake' })
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
    const { body } = await decides(staff, await itemOf('photo', first), 'reject', { reason: 'Blurred' })
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

  it('is given to a session of the office, and to nobody else', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const { body } = await claims(staff, await itemOf('photo', await uploadsPhoto(her)))
    const url = 'photo' in body ? body.photo : ''
    expect((await world.app.inject({ url, headers: { ...staff.options.headers } })).statusCode).toBe(200)
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
      files: [
        { side: 'front', kind: 'jpeg' },
        { side: 'back', kind: 'pdf' },
      ],
    })
    expect((await reads(staff, item, 'front', {})).statusCode).toBe(400)
    expect((await reads(other, item, 'front', { reason: 'Curious' })).statusCode).toBe(409)
    const back = await reads(staff, item, 'back', { reason: 'To compare it' })
    expect([back.statusCode, back.headers['content-type'], back.rawPayload.subarray(0, 4).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF',
    ])
    expect((await reads(staff, item, 'top', { reason: 'x' })).statusCode).toBe(404)
    expect(await acts(her.id)).toEqual(['document_read'])
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
    expect((await decides(staff, item, 'reject', { reason: 'Not readable' })).status).toBe(200)
    await sends('FRONT')
    expect((await queue(staff)).list.some(one => one.uuid === item)).toBe(true)
  })
})

const complains = (more: Partial<SentTo<Calls['makeComplaint']>> = {}) =>
  world.call('makeComplaint', {
    kind: 'other',
    name: 'Sunita Kale',
    email: 'sunita@family.in',
    message: 'Nobody answers the telephone',
    ...more,
  })
const itemOfComplaint = async (number: string) => {
  const { id } = await world.db
    .selectFrom('complaints')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return itemOf('complaint', id)
}
const lettersTo = async (to: string) => (await world.outbox()).filter(one => one.to === to).map(one => one.subject)

describe('a complaint', () => {
  it('has a number and a clock, is acknowledged and then settled, and each answer waits its minute', async () => {
    const staff = await createStaff(world)
    const { number, message } = (await complains()).body
    expect(message).toContain(number)
    const item = await itemOfComplaint(number)
    const { body } = await claims(staff, item)
    expect(body).toMatchObject({
      number,
      message: 'Nobody answers the telephone',
      decisions: ['acknowledge', 'settle'],
    })
    const hoursLeft = (due: string) => (Date.parse(due) - world.clock.now().getTime()) / 3_600_000
    expect(hoursLeft(body.due_at)).toBe(24)
    await asks(staff, 'decideReview', { uuid: item, version: body.version, decision: 'acknowledge' })
    expect(await lettersTo('sunita@family.in')).toEqual([])
    const waiting = (await claims(staff, item)).body
    expect([hoursLeft(waiting.due_at), waiting.decisions]).toEqual([7 * 24, ['settle']])
    await aMinutePasses()
    expect(await lettersTo('sunita@family.in')).toEqual([`Your complaint ${number}`])
    await decides(staff, item, 'settle', { reason: 'We have a second line now' })
    await aMinutePasses()
    expect(await lettersTo('sunita@family.in')).toEqual([
      `Your complaint ${number} has been settled`,
      `Your complaint ${number}`,
    ])
    expect((await claims(staff, item)).status).toBe(409)
  })

  it('about an intimate picture is due in two hours, and closing the profile is undone like the rest', async () => {
    const [staff, him] = [await createStaff(world), await groom(world)]
    const { registration_no } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', him.id)
      .executeTakeFirstOrThrow()
    const about_registration_no = registration_no.toLowerCase()
    const { number } = (await complains({ kind: 'intimate_image', about_registration_no, email: 'priya@family.in' }))
      .body
    const item = await itemOfComplaint(number)
    const found = (await queue(staff)).list.find(one => one.uuid === item)
    expect(Date.parse(found?.due_at ?? '') - world.clock.now().getTime()).toBe(2 * 3_600_000)
    expect(found?.title).toBe(number)
    const closed = await decides(staff, item, 'suspend', { reason: 'We have closed the profile' })
    const status = async () =>
      (await world.db.selectFrom('members').select('status').where('id', '=', him.id).executeTakeFirstOrThrow()).status
    expect(await status()).toBe('suspended')
    await undoes(staff, closed.body.uuid)
    expect(await status()).toBe('active')
    expect((await claims(staff, item)).body.decisions).toEqual(['acknowledge', 'settle', 'suspend'])
  })

  it('lies encrypted, and reading one is an act', async () => {
    const staff = await createStaff(world)
    const { number } = (await complains({ message: 'A very particular sentence' })).body
    const row = await world.db.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirst()
    expect(row?.sealed.includes('particular')).toBe(false)
    const before = await world.db.selectFrom('audit').select('seq').where('act', '=', 'complaint_read').execute()
    await claims(staff, await itemOfComplaint(number))
    const after = await world.db.selectFrom('audit').select('seq').where('act', '=', 'complaint_read').execute()
    expect(after.length - before.length).toBe(1)
  })

  it('is refused with what is missing', async () => {
    const fields = async (more: Record<string, unknown>) => (await complains(more)).refusal.fields ?? {}
    expect((await fields({ kind: '' })).kind).toBe('Please select what it is about')
    expect((await fields({ email: '', mobile: '' })).email).toMatch(/email address or a mobile/)
    expect((await fields({ message: ' ' })).message).toBe('Please enter message')
    expect((await fields({ email: 'nonsense' })).email).toBe('Please enter valid email')
    expect((await complains({ email: '', mobile: '+91 98220 12345' })).status).toBe(200)
  })

  it('can be sent ten times a day by one person', async () => {
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await complains({ email: 'often@family.in' })).status)
    expect(statuses.slice(9)).toEqual([200, 429])
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
  (await world.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
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
    await decides(staff, item, 'warn', { reason: 'Please do not call after a refusal' })
    expect(await lettersTo(await emailOf(him))).toEqual([])
    await aMinutePasses()
    expect(await lettersTo(await emailOf(him))).toEqual(['A word from the Saptapadi office'])
    const [letter] = (await world.outbox()).filter(one => one.subject.startsWith('A word'))
    expect(letter?.text).not.toMatch(/Rutuja|Kale|report/)
    expect(await bell(him)).toContain('OFFICE_WORD')
    const again = await reports()
    expect((await claims(staff, again.item)).body).toMatchObject({ history: { decisions: [] } })
  })

  it('can close a profile at once, and the undo opens it', async () => {
    const staff = await createStaff(world)
    const { him, item } = await reports()
    expect(await isIn(him)).toBe(true)
    const { body } = await decides(staff, item, 'suspend', { reason: 'Threats' })
    await soon(() => isIn(him), false)
    await undoes(staff, body.uuid)
    // The sessions are gone, and a new one is welcome.
    const again = { ...him, token: await startSession(world.db, him.id, world.clock.now()) }
    await soon(() => isIn(again), true)
    await decides(staff, item, 'suspend', { reason: 'Threats' })
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
    })
    const { version } = (await world.call('me', {}, { token })).body
    const otherInfo = async () => (await world.call('me', {}, { token })).body.other_info
    const decided = await decides(staff, item, 'reject', { reason: 'No numbers, please', removed: ['other_info'] })
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

describe('the queue', () => {
  it('gives an item to one of staff alone, until a quarter of an hour has passed', async () => {
    const [one, two] = [await createStaff(world), await createStaff(world)]
    const item = await itemOf('photo', await uploadsPhoto(await bride(world)))
    const { body } = await claims(one, item)
    const refused = await claims(two, item)
    expect([refused.status, refused.refusal.message]).toEqual([409, 'A colleague is looking at this'])
    expect((await queue(two)).list.find(row => row.uuid === item)?.claimed_by).toMatchObject({ is_self: false })
    const decision = { uuid: item, version: body.version, decision: 'approve' } as const
    expect((await asks(two, 'decideReview', decision)).status).toBe(409)
    world.clock.passes(15 * 60_000)
    expect((await asks(one, 'decideReview', decision)).status).toBe(409)
    expect((await claims(two, item)).status).toBe(200)
    await asks(two, 'releaseReview', { uuid: item })
    expect((await claims(one, item)).status).toBe(200)
  })

  it('stands in the order of what is due, and counts what waits', async () => {
    const staff = await createStaff(world)
    const { list, counts, count } = await queue(staff)
    const dues = list.map(row => row.due_at)
    expect(dues).toEqual(dues.toSorted())
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(count)
    expect((await queue(staff, { kind: 'photo' })).list.every(row => row.kind === 'photo')).toBe(true)
    world.clock.passes(40 * 86_400_000)
    expect((await queue(await createStaff(world))).overdue).toBe(count)
  })

  it('refuses what makes no sense', async () => {
    const [staff, other] = [await createStaff(world), await createStaff(world)]
    const item = await itemOf('photo', await uploadsPhoto(await bride(world)))
    expect((await decides(staff, item, 'reject')).status).toBe(400)
    expect((await decides(staff, item, 'warn', { reason: 'x' })).status).toBe(400)
    expect((await decides(staff, item, 'approve', { reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await claims(staff, newId(world.clock.now()))).status).toBe(404)
    expect((await world.call('claimReview', { uuid: item })).status).toBe(403)
    const { body } = await decides(staff, item, 'approve')
    expect((await undoes(other, body.uuid)).status).toBe(404)
    expect((await undoes(staff, body.uuid)).status).toBe(200)
    expect((await undoes(staff, body.uuid)).status).toBe(409)
  })

  it('of a member who left is empty but for reports', async () => {
    const [staff, her] = [await createStaff(world), await bride(world)]
    const item = await itemOf('photo', await uploadsPhoto(her))
    await world.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', her.id).execute()
    expect((await claims(staff, item)).status).toBe(404)
  })
})

it('parallel reviewers decide each of a hundred items once', async () => {
  await world.db.deleteFrom('review_items').execute()
  await world.db
    .updateTable('review_decisions')
    .set({ told_at: world.clock.now() })
    .where('undone_at', 'is', null)
    .execute()
  const items = 100
  const now = world.clock.now()
  await insertCopies(world, await bride(world), items)
  await sql`select queue_for_review('text', id, id, ${now}) from members where email like 'import%'`.execute(world.db)
  const reviewers = await Promise.all(Array.from({ length: 6 }, () => createStaff(world)))
  const decided: string[] = []
  await Promise.all(
    reviewers.map(async staff => {
      for (;;) {
        const { list } = await queue(staff)
        // All take from the head of the queue, so that they meet on the same items.
        const row = list[Math.floor(Math.random() * 3)] ?? list[0]
        if (!row) return
        const { status, body } = await claims(staff, row.uuid)
        if (status !== 200) continue
        const decision = Math.random() < 0.5 ? ('approve' as const) : ('reject' as const)
        const both = await Promise.all(
          [staff, reviewers[0] ?? staff].map(one =>
            asks(one, 'decideReview', { uuid: row.uuid, version: body.version, decision, reason: 'Looked at' }),
          ),
        )
        decided.push(...both.filter(one => one.status === 200).map(() => row.uuid))
      }
    }),
  )
  expect([decided.length, new Set(decided).size]).toEqual([items, items])
  const rows = await world.db
    .selectFrom('review_decisions')
    .select('item_id')
    .where('told_at', 'is', null)
    .where('undone_at', 'is', null)
    .execute()
  expect(rows).toHaveLength(items)
})

it('a word of the office has no sender', async () => {
  const her = await bride(world)
  const at = world.clock.now()
  const word = { memberId: her.id, type: 'office_word', fromId: null, sourceId: newId(at), at } as const
  await writeNotification(world.db, word)
  const { list } = (await world.call('notificationList', {}, { token: her.token })).body
  expect(list[0]).toMatchObject({ from_user: null, reference_id: null, link: '/my-profile' })
})
