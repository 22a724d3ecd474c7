import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { enterOfflinePayment } from '#server/features/money/payments/offline-payments.ts'
import { recordAct, type StaffAct } from '#server/features/shared/audit/record-act.ts'
import { eraseFiles } from '#server/features/shared/stored-files/erase-files.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { type Family, joins, joinsWithBoth } from '#server/testing/families.ts'
import { filesWith, tablesWith } from '#server/testing/find-planted.ts'
import { groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { soon } from '#server/testing/soon.ts'
import { wholeProfile } from '#server/testing/whole-profile.ts'
import { testWorld } from '#server/testing/world.ts'
import { memberReferences } from './member-tables.ts'
import { openDepartedFile, openDeparture } from './sealed-record.ts'

// At this level little is printed, and the log is there to be watched.
const world = testWorld({ readModel: true, cachedSessions: true, cachedUnread: true, env: { LOG_LEVEL: 'error' } })
const { leaves, numberOf, passes, sealing, tablesNaming } = departuresIn(world)

describe('every column that points to a member', () => {
  it('has its fate', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'members'::regclass`.execute(world.db)
    const named = memberReferences.map(({ table, column }) => `${table}.${column}`)
    // Visits have no foreign keys, because each insert would lock the row of a popular member; rows read, because many
    // members' are written at once, and so are showings.
    const keyless = ['visits.visitor_id', 'visits.visited_id', 'rows_read.member_id', 'showings.member_id']
    expect(named.toSorted()).toEqual([...rows.map(row => row.name), ...keyless].toSorted())
  })
})

describe('a member who leaves', () => {
  const texts = ['Zvx', '9811223344', '9877665544', 'zvx.mail@plant.in']
  let her: Family
  let him: TestMember
  let photo: Buffer
  let other: TestMember
  beforeAll(async () => {
    him = await groom(world, { password_hash: 'x' })
    other = await groom(world)
    await subscribes(world, him.id)
    her = await joinsWithBoth(world, { last_name: 'Zvxlast', mobile: '9811223344', email: 'zvx.mail@plant.in' })
    const token = her.token
    const whole = await wholeProfile(world.db)
    const profile = {
      ...whole,
      first_name: 'Zvxfirst',
      middle_name: 'Zvxmiddle',
      last_name: 'Zvxlast',
      native_place_goan: 'Zvxvillage',
      other_info: 'Zvx info',
      kuldaivat: 'Zvx deity',
      gotra: 'Zvx gotra',
      family_details: {
        ...whole.family_details,
        contact_full_name: 'Zvx Contact',
        address: 'Zvx Peth 9',
        relatives: [{ surname: 'Zvxrelative', goan: 'Zvxgaon' }],
        familty_phone_numbers: [{ type: 'FATHER', phone: '9877665544', is_whatsapp: 'Y', is_phone: 'Y' }],
      },
      user_properties: [{ details: 'Zvx land', place: 'Zvx' }],
    }
    expect((await world.call('editProfile', profile as never, { token })).status).toBe(200)
    expect((await world.call('patrikaDetail', { uuid: her.id }, { token })).body.state).toBe('known')
    const payment = {
      memberId: her.id,
      planId: await sellsPlan(world),
      receiptNumber: '2026/1',
      method: 'cash',
      by: him.id,
    }
    const { seller } = readConfig({ DEMO: 'on' })
    await world.db.transaction().execute(trx => enterOfflinePayment(trx, { seller }, payment, world.clock.now()))
    const act = {
      staff: null,
      act: 'member_changed',
      memberId: her.id,
      reason: 'Zvx asked for it',
      now: world.clock.now(),
    }
    await world.db.transaction().execute(trx => recordAct(trx, world.secrets, act as StaffAct))
    expect((await uploads(world, her, await picture())).statusCode).toBe(200)
    const stored = [...world.files].find(([name]) => name.endsWith('-page.webp'))
    photo = stored?.[1] ?? Buffer.from('there is no photo')
    const document = await world.call('addDocument', { type: 'PASSPORT', id_number: 'Z1234567' }, { token })
    const fields = { uuid: document.body.uuid, image_type: 'FRONT', is_remove: '0' }
    await uploads(world, her, await picture(), { path: '/add/document/photo', fields, name: 'Zvxpass.jpg' })
    await world.call(
      'nameNominee',
      { nominee_name: 'Zvx Aaji', nominee_relation: 'Zvx', phone: '9877665544' },
      { token },
    )
    await world.call('sendInterest', { to_user_id: him.id }, { token })
    const { body: received } = await world.call('receivedInterests', {}, { token: him.token })
    await world.call(
      'rejectInterest',
      { uuid: received.list[0]?.uuid ?? '', message: 'Zvx is far' },
      { token: him.token },
    )
    await world.call('reportMember', { to_user_id: other.id, message: 'Zvx complains' }, { token })
    await world.call('reportMember', { to_user_id: her.id, message: 'Zvx lies' }, { token: other.token })
    await world.call('blockMember', { to_user_id: her.id }, { token: other.token })
    await world.call('shortlistMember', { to_user_id: her.id }, { token: him.token })
    await world.call('profileDetail', { uuid: her.id }, { token: him.token })
    await world.call('profileDetail', { uuid: him.id }, { token })
    // This message waits in the outbox with her name and numbers.
    expect((await world.call('emailDetail', { uuid: her.id }, { token: him.token })).status).toBe(200)
    await world.call('forgotPasswordMobile', { email: '9811223344', dial_code: '+91' })
    const told = { type: 'FOUND_HERE', partner_first_name: 'Aniket', city: 'Zvxpur' } as const
    expect(
      (await world.call('tellStory', { ...told, registration_no: await numberOf(him) }, { token })).body.is_confirmed,
    ).toBe(0)
  })

  it('gives the password once more', async () => {
    expect((await leaves(her, 'notthisone')).refusal.fields).toEqual({ password: 'This password is not right' })
    expect((await world.call('deleteMe', {} as never, { token: her.token })).status).toBe(400)
    const another = { type: 'OTHER', comment: 'We wait a year', password: 'notthisone' } as const
    const { refusal } = await world.call('tellStory', another, { token: her.token })
    expect(refusal.fields).toEqual({ password: 'This password is not right' })
    // What she told before stands, and her partner has not heard of it.
    expect(await world.db.selectFrom('leaving_reasons').select('reason').execute()).toEqual([{ reason: 'found_here' }])
    const { body } = await world.call('notificationList', {}, { token: him.token })
    expect(body.list.map(one => one.type)).not.toContain('STORY_TO_CONFIRM')
    expect((await world.call('me', {}, { token: her.token })).status).toBe(200)
  })

  it('is gone from everywhere at once, on every node', async () => {
    const info = vi.spyOn(world.app.log, 'info')
    const another = await world.anotherNode()
    const nodes = [world.app, another]
    for (const app of nodes) expect((await world.call('me', {}, { token: her.token, app })).status).toBe(200)
    const registration_no = await numberOf(her)
    const listed = async () =>
      Promise.all(
        nodes.map(async app => {
          const { body } = await world.call('brideList', {}, { token: him.token, app })
          return body.list.some(one => one.uuid === her.id)
        }),
      )
    expect(await listed()).toEqual([true, true])
    const link = (await world.call('profileDetail', { uuid: her.id }, { token: him.token })).body.user_images[0]?.image
    expect((await leaves(her)).body.message).toMatch(/deleted/)

    await soon(
      () => Promise.all(nodes.map(async app => (await world.call('me', {}, { token: her.token, app })).status)),
      [401, 401],
    )
    await soon(listed, [false, false])
    const token = him.token
    expect((await world.call('profileDetail', { uuid: her.id }, { token })).status).toBe(404)
    expect((await world.call('contactDetail', { uuid: her.id }, { token })).status).toBe(404)
    expect((await world.call('searchById', { registration_no }, { token })).status).toBe(404)
    expect((await world.call('receivedInterests', {}, { token })).body.count).toBe(0)
    expect((await world.call('viewedContacts', {}, { token })).body.count).toBe(0)
    expect((await world.call('visitorList', {}, { token })).body.count).toBe(0)
    expect((await world.app.inject(link ?? '')).statusCode).toBe(404)
    expect(
      (await world.call('mobileLogin', { role: 'USER', mobile: '9811223344', password: signupPassword })).status,
    ).toBe(400)
    const memberships = await world.db.selectFrom('memberships').selectAll().where('member_id', '=', her.id).execute()
    expect(memberships.map(one => one.ended_early_at)).toEqual([world.clock.now()])
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/Zvx|9811223344|zvx\.mail/)
  })

  it('leaves no name, number or picture in the open, and no message on its way', async () => {
    // What others wrote, and the story that waits for its partner.
    expect(await tablesWith(world.db, texts)).toEqual(['payment_documents', 'reports', 'success_stories'])
    const waiting = await world.outbox()
    expect(waiting.filter(({ to }) => to === 'zvx.mail@plant.in').map(({ subject }) => subject)).toEqual([
      'Your profile at Saptapadi is deleted',
    ])
    expect(JSON.stringify(waiting.filter(({ to }) => to !== 'zvx.mail@plant.in'))).not.toMatch(/Zvx|9811223344/)
    await eraseFiles(world.db, memoryFiles(world.files))
    expect(filesWith(world.files, [photo, ...texts])).toEqual([])
  })

  it('can be looked at by an ADMIN within the term', async () => {
    const opened = await openDeparture(sealing(), her.id)
    expect(JSON.stringify(opened?.record)).toMatch(/Zvxfirst.*Zvx Contact/s)
    const files = await Promise.all((opened?.files ?? []).map(name => openDepartedFile(sealing(), her.id, name)))
    expect(files).toHaveLength(2)
    expect(files[0]).toEqual(photo)
    expect(await openDepartedFile(sealing(), him.id, opened?.files[0] ?? '')).toBeNull()
  })

  it('is asked nothing more, while the partner still answers', async () => {
    const { body } = await world.call('notificationList', {}, { token: him.token })
    expect(body.list.map(one => [one.type, one.from_user?.last_name])).toEqual([['STORY_TO_CONFIRM', 'Zvxlast']])
    expect((await world.call('notificationCount', {}, { token: him.token })).body.count).toBe(1)
  })

  it('is erased when the term is over: no value is left in any table, file or log', async () => {
    for (const days of [2, 40, 322]) await passes(days)
    expect(await openDeparture(sealing(), her.id)).not.toBeNull()
    const info = vi.spyOn(world.app.log, 'info')
    await passes(1)
    expect(await openDeparture(sealing(), her.id)).toBeNull()
    // The receipt names its buyer as long as tax law demands.
    expect(await tablesWith(world.db, texts)).toEqual(['payment_documents'])
    expect(await tablesNaming(her)).toEqual([
      'audit',
      'consents',
      'leaving_reasons',
      'members',
      'memberships',
      'orders',
      'reports',
      'review_items',
    ])
    const key = await world.db.selectFrom('member_keys').selectAll().where('member_id', '=', her.id).executeTakeFirst()
    expect(key).toMatchObject({ wrapped: null, destroyed_at: world.clock.now() })
    expect(world.files.size).toBe(0)
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/Zvx|9811223344|zvx\.mail/)
    // The record of what was bought stays, and so does that there was a report.
    const bought = await world.db
      .selectFrom('memberships')
      .select('fee_paise')
      .where('member_id', '=', her.id)
      .execute()
    expect(bought).toHaveLength(1)
    expect(await world.db.selectFrom('payments').selectAll().execute()).toHaveLength(1)
    const { message } = await world.db
      .selectFrom('reports')
      .select('message')
      .where('reported_id', '=', her.id)
      .executeTakeFirstOrThrow()
    expect(message).toBe('[erased]')
  })

  it('who bought and reported nothing is erased with the row', async () => {
    const family = await joins(world)
    await leaves(family)
    await passes(365)
    expect(await tablesNaming(family)).toEqual(['consents'])
  })

  it('cannot be written to any more', async () => {
    const family = await joins(world)
    await leaves(family)
    const write = world.db.updateTable('members').set({ other_info: 'back again' }).where('id', '=', family.id)
    await expect(write.execute()).rejects.toThrow('members_deleted_are_blank')
    const deity = world.db.updateTable('members').set({ kuldaivat: 'back again' }).where('id', '=', family.id)
    await expect(deity.execute()).rejects.toThrow('members_deleted_without_kuldaivat')
    const gotra = world.db.updateTable('members').set({ gotra: 'back again' }).where('id', '=', family.id)
    await expect(gotra.execute()).rejects.toThrow('members_deleted_without_gotra')
    const about = world.db.updateTable('members').set({ birth_time_accuracy: 'EXACT' }).where('id', '=', family.id)
    await expect(about.execute()).rejects.toThrow('members_deleted_without_birth_place')
  })
})
