import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { makeDemoAudit } from '#server/demo/audit.ts'
import { writeStaff } from '#server/demo/staff.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { bride } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { destroyMemberKey } from './member-keys.ts'
import { actsOf, recordAct } from './record-act.ts'
import { verifyAudit } from './verify.ts'

const world = testWorld()
const demo = testWorld()

const acts = (staff: TestStaff, memberId: string, reason: string) =>
  world.db.transaction().execute(trx =>
    recordAct(trx, world.secrets, {
      staff,
      act: 'logged_in',
      memberId,
      before: { last_name: 'Kale', mobile: '9812345610' },
      after: { last_name: 'Kadam', mobile: '9812345611' },
      reason,
      now: world.clock.now(),
    }),
  )
const found = async (staff: TestStaff, query: object = {}) =>
  (await world.call('auditList', { ...query }, staff.options)).body

describe('the audit', () => {
  it('tells who did what to whose record, before, after and why; of a contact only its ends', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world)
    await acts(staff, id, 'The family asked for it')
    const { list } = await found(staff, { member: id })
    expect(list).toEqual([
      expect.objectContaining({
        staff: expect.objectContaining({ uuid: staff.id }),
        member: expect.objectContaining({ uuid: id }),
        changes: [
          { field: 'last_name', before: 'Kale', after: 'Kadam' },
          { field: 'mobile', before: '98…10', after: '98…11' },
        ],
        reason: 'The family asked for it',
        is_erased: false,
      }),
    ])
  })

  it('holds nothing readable of a member, and nothing at all once the key is destroyed', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world)
    await acts(staff, id, 'The family asked for it')
    const rows = await sql<{ row: string }>`select audit::text as row from audit where member_id = ${id}`.execute(
      world.db,
    )
    const sealed = await world.db.selectFrom('audit').select('sealed').where('member_id', '=', id).executeTakeFirst()
    expect(rows.rows[0]?.row).not.toContain('Kadam')
    expect(sealed?.sealed?.includes('Kadam')).toBe(false)
    await destroyMemberKey(world.db, id, world.clock.now())
    expect((await found(staff, { member: id })).list[0]).toMatchObject({ changes: [], reason: null, is_erased: true })
    // No later act makes another key.
    await acts(staff, id, 'After the erasure')
    const { list } = await found(staff, { member: id })
    expect(list.map(one => one.reason)).toEqual([null, null])
    expect(await verifyAudit(world.db)).toMatchObject({ faults: [] })
  })

  it('writes acts with their work or not at all, and those before a refusal stay', async () => {
    const staff = await createStaff(world)
    const { id: memberId } = await bride(world)
    const inAct = actsOf(world, { staff, now: world.clock.now() })
    const actsOnRecord = async () => (await found(staff, { member: memberId })).list.map(({ act }) => act)
    const writes = (trx: Db, text: string) =>
      trx.updateTable('members').set({ other_info: text }).where('id', '=', memberId).execute()
    const number = await inAct(async trx => {
      await writes(trx, 'kept')
      return { act: 'member_edited', memberId, result: 7 }
    })
    await inAct(async () => ({
      acts: [
        { act: 'records_merged', memberId },
        { act: 'record_closed_into', memberId },
      ],
    }))
    await inAct(async () => ({ acts: [] }))
    const refused = inAct(async trx => {
      await writes(trx, 'lost')
      throw new Refusal('conflict')
    })
    await expect(refused).rejects.toThrow(Refusal)
    const member = await world.db.selectFrom('members').select('other_info').where('id', '=', memberId).execute()
    expect({ number, member, acts: await actsOnRecord() }).toEqual({
      number: 7,
      member: [{ other_info: 'kept' }],
      acts: ['record_closed_into', 'records_merged', 'member_edited'],
    })
    expect(await verifyAudit(world.db)).toMatchObject({ faults: [] })
  })

  it('gives every act the next number, however many come at once', async () => {
    const staff = await createStaff(world)
    const members = await Promise.all(Array.from({ length: 20 }, () => bride(world)))
    await Promise.all(members.map(({ id }) => acts(staff, id, 'All at once')))
    const { rows, faults } = await verifyAudit(world.db)
    expect(faults).toEqual([])
    const { last } = await world.db
      .selectFrom('audit')
      .select(eb => eb.fn.max('seq').as('last'))
      .executeTakeFirstOrThrow()
    expect(last).toBe(rows)
  })

  it.each(['update audit set act = act', 'delete from audit', 'truncate audit cascade', 'delete from audit_head'])(
    'cannot be changed: %s',
    async statement => {
      const staff = await createStaff(world)
      await acts(staff, (await bride(world)).id, 'To be kept')
      await expect(sql.raw(statement).execute(world.db)).rejects.toThrow('the audit is only added to')
    },
  )

  it('shows a row that was changed, taken out of the middle or from the end behind its back', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world)
    for (const reason of ['The first', 'The second', 'The third']) await acts(staff, id, reason)
    const [third = 0, second = 0] = (await found(staff, { member: id })).list.map(one => one.seq)
    // What somebody with the database's own password could do.
    const behindItsBack = async (statement: string) => {
      await world.db
        .transaction()
        .execute(async trx => {
          await sql`set local session_replication_role = replica`.execute(trx)
          await sql.raw(statement).execute(trx)
          expect((await verifyAudit(trx)).faults.length).toBeGreaterThan(0)
          told = (await verifyAudit(trx)).faults
          throw new Error('undo')
        })
        .catch((error: Error) => {
          if (error.message !== 'undo') throw error
        })
    }
    let told: Awaited<ReturnType<typeof verifyAudit>>['faults'] = []
    await behindItsBack(`update audit set act = 'staff_retired' where seq = ${second}`)
    expect(told).toEqual([{ seq: second, fault: 'changed' }])
    await behindItsBack(`delete from audit where seq = ${second}`)
    expect(told).toEqual([{ seq: second, fault: 'missing' }])
    await behindItsBack(`delete from audit where seq = ${third}`)
    expect(told).toEqual([{ seq: third, fault: 'missing' }])
    expect((await verifyAudit(world.db)).faults).toEqual([])
  })

  it('shows STAFF their own acts and those on records that they opened lately, and an ADMIN all', async () => {
    const [clerk, colleague] = [await createStaff(world), await createStaff(world)]
    const admin = await createStaff(world, 'ADMIN')
    const { id } = await bride(world)
    await acts(colleague, id, 'The family asked for it')
    await acts(clerk, (await bride(world)).id, 'An act of my own')
    const incident = { title: 'A list was lost', what: 'Ten names', known_at: world.clock.now().toISOString() }
    expect((await world.call('recordIncident', incident, admin.options)).status).toBe(200)
    const reasons = async (query: object = {}) => (await found(clerk, query)).list.map(one => one.reason)
    expect(await reasons()).toEqual(['An act of my own'])
    expect([await reasons({ member: id }), (await found(clerk, { act: 'incident_recorded' })).count]).toEqual([[], 0])
    expect((await world.call('memberRecord', { uuid: id }, clerk.options)).status).toBe(200)
    expect(await reasons({ member: id })).toEqual(['The family asked for it'])
    expect((await found(admin, { member: id })).count).toBe(1)
    expect((await found(admin, { act: 'incident_recorded' })).count).toBe(1)
    for (const name of ['incidentList', 'securityEventList'] as const)
      expect((await world.call(name, {}, clerk.options)).refusal.code).toBe('admin_only')
  })

  it('is searched by person, number, act and day', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world, { registration_no: 'B77001' })
    await acts(staff, id, 'To be found')
    const count = async (query: object) => (await found(staff, query)).count
    expect(await count({ query: 'b77001' })).toBe(1)
    expect(await count({ query: staff.email })).toBe(1)
    expect(await count({ query: '%' })).toBe(0)
    expect(await count({ query: 'B77001', act: 'staff_retired' })).toBe(0)
    expect(await count({ query: 'B77001', from: '2026-01-15', to: '2026-01-15' })).toBe(1)
    expect(await count({ query: 'B77001', from: '2026-01-16' })).toBe(0)
    expect((await world.call('auditList', { from: '2026-02-31' }, staff.options)).status).toBe(400)
  })
})

describe('the audit of the demo', () => {
  it('is a year long, in one chain, and goes on from there', async () => {
    const { db, secrets, clock } = demo
    const now = clock.now()
    await writeStaff(db, 'nobody logs in', now)
    for (let n = 0; n < 3; n++) await bride(demo)
    await makeDemoAudit({ db, secrets, now })
    await makeDemoAudit({ db, secrets, now })
    const staff = await createStaff(demo, 'ADMIN')
    const { body } = await demo.call('auditList', {}, staff.options)
    expect(body.count).toBeGreaterThan(500)
    expect(body.list.some(one => one.reason !== null)).toBe(true)
    await demo.call('inviteStaff', { email: 'new@office.in', role: 'STAFF' }, staff.options)
    expect((await demo.call('auditState', {}, staff.options)).body).toEqual({ rows: body.count + 1, faults: [] })
  })
})

it('says names where an act noted ids', async () => {
  const admin = await createStaff(world, 'ADMIN')
  const plan = await sellsPlan(world, { name: 'Suvarna' })
  const gone = newId(world.clock.now())
  const after = { plan, by: admin.id, other: gone }
  await world.db
    .transaction()
    .execute(trx =>
      recordAct(trx, world.secrets, { staff: admin, act: 'payments_exported', after, now: world.clock.now() }),
    )
  const { body } = await world.call('auditList', { act: 'payments_exported' }, admin.options)
  const name = (await world.db.selectFrom('staff').select('name').where('id', '=', admin.id).executeTakeFirstOrThrow())
    .name
  expect(body.list[0]?.changes.map(change => change.after)).toEqual(['Suvarna', name, gone])
})

describe('the audit as a file', () => {
  const reason = 'For the auditor'

  it('says who did what when and why, and nothing of what a family told', async () => {
    const [clerk, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await bride(world)
    await acts(clerk, her.id, '=1+1 asked for it')
    await acts(clerk, her.id, 'The family asked again')
    const oldestFirst = { member: her.id, direction: 'ASC' as const }
    const { body } = await world.call('exportAudit', { ...oldestFirst, reason }, admin.options)
    const [, first = '', second = ''] = body.text.split('\r\n')
    expect(first).toContain(`"'=1+1 asked for it"`)
    expect(second).toContain('The family asked again')
    expect(body.text).not.toMatch(/Kale|Kadam|98…10|9812345610/)
    expect((await found(admin, oldestFirst)).list.map(({ reason: why }) => why)).toEqual([
      '=1+1 asked for it',
      'The family asked again',
    ])

    const { list } = await found(admin, { act: 'list_exported' })
    expect(list[0]).toMatchObject({ reason, staff: { uuid: admin.id } })
    const { body: read } = await world.call('staffReadList', { staff: admin.id, member: her.id }, admin.options)
    expect(read.list.map(({ page }) => page)).toContainEqual({ families: 1, call: '/office/audit/file' })
    const tooShort = await world.call('exportAudit', { member: her.id, reason: 'x' }, admin.options)
    expect(tooShort.status).toBe(400)
    expect((await world.call('exportAudit', { member: her.id, reason }, clerk.options)).status).toBe(403)
  })
})
