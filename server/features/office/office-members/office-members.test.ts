import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { leave } from '#server/features/families/leaving/leave.ts'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { newId } from '#server/ports/ids.ts'
import { joins } from '#server/testing/families.ts'
import { documentsIn, storedAsPdf } from '#server/testing/id-proof.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { plainPdf } from '#server/testing/pdf.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ readModel: true, cachedSessions: true })
const { saves, sends } = documentsIn(world)
const reason = 'The family asked on the phone'
const told = 'The details of this profile are not true'

const finds = async (staff: TestStaff, query: string) =>
  (await world.call('searchMembers', { query }, staff.options)).body.list.map(one => one.uuid)
const recordOf = async (staff: TestStaff, { id }: { id: string }) =>
  (await world.call('memberRecord', { uuid: id }, staff.options)).body
const actsOn = async (staff: TestStaff, { id }: { id: string }) =>
  (await world.call('auditList', { member: id }, staff.options)).body.list

describe('a name', () => {
  it.each([
    ['Patil', 'पाटील'],
    ['Bhosale', 'Bhosle', 'भोसले'],
    ['Gaikwad', 'गायकवाड'],
    ['Chavan', 'Chavhan', 'चव्हाण'],
    ['Tambe', 'तांबे'],
    ['Shinde', 'शिंदे'],
    ['Kulkarni', 'कुलकर्णी'],
    ['Deshmukh', 'देशमुख'],
    ['Pawar', 'Pavar', 'पवार'],
    ['Jagtap', 'जगताप'],
    ['Chaudhari', 'Choudhary', 'चौधरी'],
    ['Dnyaneshwar', 'ज्ञानेश्वर'],
    ['Laxmi', 'Lakshmi', 'लक्ष्मी'],
    ['Aniket', 'अनिकेत'],
    ['Aishwarya', 'ऐश्वर्या'],
    ['Mhatre', 'म्हात्रे'],
  ])('has one key in either script: %s', async (...spellings) => {
    const { rows } = await sql<{ key: string }>`select distinct name_key(one) as key
      from unnest(${spellings}::text[]) as spelling (one)`.execute(world.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key).toMatch(/^[a-zA-Z]+$/)
  })
  it('keeps different names apart', async () => {
    const names = [
      'Patil',
      'Patel',
      'Kale',
      'Kole',
      'Joshi',
      'Jadhav',
      'Shinde',
      'Shelar',
      'Aniket',
      'Niket',
      'Gore',
      'Ghore',
    ]
    const { rows } = await sql<{ keys: number }>`select count(distinct name_key(one))::int as keys
      from unnest(${names}::text[]) as spelling (one)`.execute(world.db)
    expect(rows[0]?.keys).toBe(names.length)
  })
})

describe('staff find a member', () => {
  it('by number, name in either script, mobile and e-mail', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world, {
      registration_no: 'B70101',
      first_name: 'Vaishnavi',
      middle_name: 'Suresh',
      last_name: 'Patil',
      mobile: '9822001101',
      email: 'vaishnavi.p@plant.in',
    })
    await groom(world, { first_name: 'Tushar', last_name: 'Patel' })
    await world.db
      .insertInto('family_phones')
      .values({ id: newId(world.clock.now()), member_id: id, position: 0, owner: 'FATHER', phone: '09422007781' })
      .execute()
    for (const query of [
      'B70101',
      'b70101',
      '70101',
      '७०१०१',
      'Patil',
      'patil vaish',
      'Vaishnavi Patil',
      'पाटील',
      'वैष्णवी पाटील',
      'Vaishn',
      '9822001101',
      '+91 98220 01101',
      '9422007781',
      '94220 07781',
      '7781',
      '७७८१',
      '1101',
      'Suresh Patil',
      'सुरेश पाटील',
      'Patil Vaishnavi Suresh',
      'Vaishnavi Sur',
      'Vaishnavi.P@plant.in',
    ])
      expect([query, await finds(staff, query)]).toEqual([query, [id]])
    for (const query of ['', '%', 'B1', 'Patilwadi', '@', '9822', '982200110', 'नाही'])
      expect([query, await finds(staff, query)]).toEqual([query, []])
  })

  it('while they type by name and registration number alone: half a telephone number is no look at a contact', async () => {
    const staff = await createStaff(world)
    const her = await bride(world, { last_name: 'Typewali', mobile: '9822007717' })
    const { registration_no } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    const types = async (query: string) =>
      (await world.call('searchMembers', { query, typing: true }, staff.options)).body.list.map(({ uuid }) => uuid)
    for (const query of ['Typew', registration_no, registration_no.slice(1)])
      expect(await types(query)).toEqual([her.id])
    for (const query of ['7717', '9822007717', 'typewali@family.in']) expect(await types(query)).toEqual([])
    const looks = await world.db
      .selectFrom('staff_reads')
      .select('kind')
      .where('staff_id', '=', staff.id)
      .where('kind', '=', 'search')
      .execute()
    expect(looks).toEqual([])
  })

  it('and read why each is found: many of one surname hide no first name', async () => {
    const staff = await createStaff(world)
    for (let n = 0; n < 22; n++) await groom(world, { last_name: 'Manekar' })
    const manasi = await bride(world, { first_name: 'Manekasi', last_name: 'Sathe', mobile: '9822001190' })
    await world.db
      .insertInto('family_phones')
      .values({
        id: newId(world.clock.now()),
        member_id: manasi.id,
        position: 0,
        owner: 'MAMA',
        phone: '9422551234',
      })
      .execute()
    const whyOf = async (query: string) => {
      const { body } = await world.call('searchMembers', { query }, staff.options)
      return body.list.find(({ uuid }) => uuid === manasi.id)?.why
    }
    expect(await whyOf('Manek')).toEqual([{ by: 'FIRST_NAME' }])
    expect(await whyOf('sathe manek')).toEqual([{ by: 'FIRST_NAME' }, { by: 'SURNAME' }])
    expect(await whyOf('9822001190')).toEqual([{ by: 'MOBILE' }])
    expect(await whyOf('1234')).toEqual([{ by: 'PHONE', type: 'MAMA' }])
    expect(await whyOf('9')).toBeUndefined()
  })

  it('page by page', async () => {
    const staff = await createStaff(world)
    for (let n = 0; n < 21; n++) await groom(world, { last_name: 'Wadekar' })
    const first = await world.call('searchMembers', { query: 'Wadekar' }, staff.options)
    expect([first.body.list.length, first.body.next_offset]).toEqual([20, 1])
    const second = await world.call('searchMembers', { query: 'Wadekar', offset: 1 }, staff.options)
    expect([second.body.list.length, second.body.next_offset]).toEqual([1, null])
    // Found by the first name alone, and by both in either order, the pages go on as well.
    for (let n = 0; n < 21; n++) await groom(world, { first_name: 'Yuvraj', last_name: 'Zende' })
    for (const query of ['Yuvraj', 'Yuvraj Zende', 'Zende Yuvraj']) {
      const { body } = await world.call('searchMembers', { query, offset: 1 }, staff.options)
      expect([query, body.list.length, body.next_offset]).toEqual([query, 1, null])
    }
    expect((await world.call('searchMembers', { query: 'Zende', offset: 5 }, staff.options)).body.list).toEqual([])
  })

  it('and read the whole record, without any way to reach the family', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world, { mobile: '9822001102', email: 'hidden.one@plant.in' })
    const record = await recordOf(staff, { id })
    expect(record.name.last).toBe('Kale')
    expect(JSON.stringify(record)).not.toMatch(/9822001102|hidden\.one/)
    expect((await world.call('memberRecord', { uuid: staff.id }, staff.options)).status).toBe(404)
  })

  it('are told of duplicates', async () => {
    const staff = await createStaff(world)
    const person = { first_name: 'Gargi', last_name: 'Limaye', date_of_birth: '1998-08-08' }
    const [one, two] = [
      await bride(world, person),
      await bride(world, { ...person, first_name: 'गार्गी', last_name: 'लिमये' }),
    ]
    await bride(world, { ...person, date_of_birth: '1998-08-09' })
    expect((await recordOf(staff, one)).duplicates).toEqual([
      expect.objectContaining({ uuid: two.id, why: 'SAME_PERSON' }),
    ])
  })
})

describe('a look at the contact', () => {
  it('needs a reason, is in the audit, and shows hidden numbers', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world, { mobile: '9822001103' })
    expect((await world.call('revealContact', { uuid: id, reason: 'x' }, staff.options)).status).toBe(400)
    const { body } = await world.call('revealContact', { uuid: id, reason }, staff.options)
    expect([body.mobile, body.left_today]).toEqual(['+91 9822001103', 49])
    expect(await actsOn(staff, { id })).toMatchObject([{ act: 'contact_revealed', reason, changes: [] }])
  })

  it('is STAFF’s fifty times a day, also all at once; an ADMIN’s as often as needed', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const { id } = await bride(world)
    const looks = (by: TestStaff, times: number) =>
      Promise.all(
        Array.from(
          { length: times },
          async () => (await world.call('revealContact', { uuid: id, reason }, by.options)).status,
        ),
      )
    const seen = await looks(staff, 55)
    expect(seen.filter(status => status === 200)).toHaveLength(50)
    expect(seen.filter(status => status === 429)).toHaveLength(5)
    expect(await actsOn(staff, { id })).toHaveLength(20)
    expect((await world.call('auditList', { member: id }, staff.options)).body.count).toBe(50)
    expect((await looks(admin, 52)).every(status => status === 200)).toBe(true)
  })
})

describe('a suspended member', () => {
  it('is out within a second on every node, and cannot sign up again; a restored one is back', async () => {
    const staff = await createStaff(world)
    const family = await joins(world, { gender: 'F', last_name: 'Suspenda' })
    const him = await groom(world)
    const nodes = [world.app, await world.anotherNode()]
    const state = () =>
      Promise.all(
        nodes.map(async app => {
          const own = (await world.call('me', {}, { token: family.token, app })).status
          const { body } = await world.call('brideList', {}, { token: him.token, app })
          return [own, body.list.some(one => one.uuid === family.id)]
        }),
      )
    await soon(state, [
      [200, true],
      [200, true],
    ])
    const reachable = { email_verified_at: world.clock.now() }
    await world.db.updateTable('members').set(reachable).where('id', '=', family.id).execute()
    expect((await world.call('suspendMember', { uuid: family.id, reason, told }, staff.options)).status).toBe(200)
    await soon(state, [
      [401, false],
      [401, false],
    ])
    const { mobile, password } = family.form
    const login = { role: 'USER', mobile, password, dial_code: '+91' } as const
    const { refusal } = await world.call('mobileLogin', login)
    expect([refusal.code, refusal.message]).toEqual([
      'suspended',
      expect.stringContaining(`suspended. ${told}. Please`),
    ])
    const letter = (await world.outbox()).find(({ to }) => to === family.form.email)
    expect(letter?.text).toContain(told)
    expect(letter?.text).not.toContain(reason)
    const silent = await world.call('suspendMember', { uuid: him.id, reason, told: 'The family called' }, staff.options)
    expect([silent.status, Object.keys(silent.refusal.fields ?? {})]).toEqual([400, ['told']])
    expect((await world.call('signup', { ...family.form, email: 'other@plant.in' })).status).toBe(409)
    expect((await world.call('suspendMember', { uuid: family.id, reason, told }, staff.options)).status).toBe(409)
    expect((await recordOf(staff, family)).status).toBe('SUSPENDED')
    expect((await world.call('restoreMember', { uuid: family.id, reason }, staff.options)).status).toBe(200)
    expect((await world.call('restoreMember', { uuid: family.id, reason }, staff.options)).status).toBe(409)
    expect((await world.call('mobileLogin', login)).status).toBe(200)
    expect((await actsOn(staff, family)).map(one => one.act)).toEqual(['member_restored', 'member_suspended'])
  })

  it('who was paused is paused again', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world, { status: 'paused' })
    await world.call('suspendMember', { uuid: id, reason, told }, staff.options)
    await world.call('restoreMember', { uuid: id, reason }, staff.options)
    expect((await recordOf(staff, { id })).status).toBe('PAUSED')
  })
})

describe('staff change', () => {
  it('sessions, a verification and views: the last two as ADMIN alone', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await bride(world, { mobile_verified_at: null })
    const uuid = her.id
    expect((await world.call('verifyMember', { uuid, reason, contact: 'MOBILE' }, staff.options)).status).toBe(403)
    expect((await world.call('verifyMember', { uuid, reason, contact: 'MOBILE' }, admin.options)).status).toBe(200)
    expect((await world.call('verifyMember', { uuid, reason, contact: 'MOBILE' }, admin.options)).status).toBe(409)
    await soon(async () => (await world.call('joinedList', {}, { token: her.token })).status, 200)
    expect((await world.call('addContactViews', { uuid, reason, views: 5 }, admin.options)).status).toBe(409)
    await subscribes(world, uuid, { views: 10 })
    expect((await world.call('addContactViews', { uuid, reason, views: 5 }, admin.options)).status).toBe(200)
    expect((await recordOf(staff, her)).memberships).toMatchObject([{ views: 15, is_running: true }])
    expect((await world.call('endMemberSessions', { uuid, reason }, staff.options)).status).toBe(200)
    await soon(async () => (await world.call('me', {}, { token: her.token })).status, 401)
    expect((await actsOn(staff, her)).map(one => one.act)).toEqual(['sessions_ended', 'views_added', 'member_verified'])
  })

  it('verify a number for its family and take it from a record that never did, which then shows none', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const mobile = '9822000077'
    const [her, stranger] = [
      await bride(world, { mobile, mobile_verified_at: null }),
      await bride(world, { mobile, mobile_verified_at: null, email_verified_at: world.clock.now() }),
    ]
    expect((await finds(admin, mobile)).toSorted()).toEqual([her.id, stranger.id].toSorted())
    const verifies = (uuid: string) => world.call('verifyMember', { uuid, reason, contact: 'MOBILE' }, admin.options)
    expect((await verifies(her.id)).status).toBe(200)
    expect((await verifies(stranger.id)).status).toBe(409)
    expect(await finds(admin, mobile)).toEqual([her.id])
    const { duplicates } = await recordOf(admin, stranger)
    expect(duplicates.filter(({ why }) => why === 'SAME_MOBILE')).toEqual([])
    const { body } = await world.call('revealContact', { uuid: stranger.id, reason }, admin.options)
    expect(body.mobile).toBe('')
  })

  it('a payment at the office, each receipt once', async () => {
    const staff = await createStaff(world)
    const [her, him] = [await bride(world), await groom(world)]
    const plan_id = await sellsPlan(world)
    const pays = ({ id }: TestMember) =>
      world.call('enterPayment', { uuid: id, plan_id, receipt_number: '26/7', method: 'cash' }, staff.options)
    expect((await pays(her)).status).toBe(200)
    expect((await pays(him)).refusal.code).toBe('conflict')
    const { memberships } = await recordOf(staff, her)
    // The receipt is printed from the record, where the payment was entered.
    expect(memberships).toMatchObject([{ is_running: true, documents: [{ number: expect.any(String) }] }])
    const paper = `/api/office/payments/document/${memberships[0]?.documents[0]?.uuid}`
    expect((await world.app.inject({ url: paper, ...staff.options })).statusCode).toBe(200)
    expect(await actsOn(staff, her)).toMatchObject([{ act: 'payment_entered' }])
    // A refused act is no act.
    expect(await actsOn(staff, him)).toEqual([])
  })
})

describe('the record of a member who left', () => {
  it('opens to an ADMIN with a reason, and to nobody else', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await bride(world, { last_name: 'Sealedkar', registration_no: 'B70909' })
    const { db, secrets, clock } = world
    const leaving = {
      db,
      secrets,
      files: memoryFiles(world.files),
      channels: { SMS: true, EMAIL: true },
      config: { sealedDays: 365 },
      askPartner,
    }
    expect((await uploads(world, her, await picture())).statusCode).toBe(200)
    const { uuid } = (await saves(her, 'PASSPORT')).body
    await sends(her, uuid, 'FRONT', await picture('jpeg', 60))
    await storedAsPdf(world, her, uuid, 'front', await plainPdf())
    await world.call('tellStory', { type: 'OTHER', comment: 'We wait a year' }, { token: her.token })
    await leave(leaving, { memberId: her.id, language: 'en', now: clock.now() })
    expect((await recordOf(staff, her)).leaving).toMatchObject({ reason: 'OTHER', comment: 'We wait a year' })
    expect(await finds(staff, 'Sealedkar')).toEqual([])
    expect(await finds(staff, 'B70909')).toEqual([her.id])
    const opens = (by: TestStaff) => world.call('openSealedRecord', { uuid: her.id, reason }, by.options)
    expect((await opens(staff)).status).toBe(403)
    const { body } = await opens(admin)
    expect(JSON.stringify(body.sections)).toContain('Sealedkar')
    expect(JSON.stringify(body.sections)).not.toContain('password')
    expect(await actsOn(staff, her)).toMatchObject([{ act: 'sealed_record_opened', reason }])

    expect(body.file_count).toBe(2)
    const opensFile = (by: TestStaff, place: number, why = reason) =>
      world.app.inject({
        method: 'POST',
        url: `/api/office/member/${her.id}/sealed-file/${place}`,
        ...by.options,
        payload: { reason: why },
      })
    expect((await opensFile(staff, 1)).statusCode).toBe(403)
    expect((await opensFile(admin, 1, '')).statusCode).toBe(400)
    expect((await opensFile(admin, 3)).statusCode).toBe(404)
    // What was refused is no look, and stands in no audit.
    expect(await actsOn(staff, her)).toHaveLength(1)
    const file = await opensFile(admin, 1)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'content-disposition': 'attachment' })
    expect(file.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect((await actsOn(staff, her))[0]).toMatchObject({ act: 'sealed_file_opened', reason })
    // A document that was sealed as a PDF leaves as a picture.
    const paper = await opensFile(admin, 2)
    expect([paper.headers['content-type'], paper.rawPayload.subarray(0, 2).toString('hex')]).toEqual([
      'image/jpeg',
      'ffd8',
    ])
  })
})
