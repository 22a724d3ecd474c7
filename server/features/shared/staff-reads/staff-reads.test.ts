import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { recordsADay, recordsADayToTell } from '#domain/office/staff-reads.ts'
import { newId } from '#server/ports/ids.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { documentsIn } from '#server/testing/id-proof.ts'
import { bride, groom, insertCopies, type TestMember } from '#server/testing/members.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { readsOfMemberByMonth } from './queries.ts'
import { noteReads } from './record-read.ts'

const world = testWorld()
const { saves } = documentsIn(world)

const opens = async (staff: TestStaff, { id }: { id: string }) =>
  (await world.call('memberRecord', { uuid: id }, staff.options)).status
const rowsOf = async (admin: TestStaff, search: object) =>
  (await world.call('staffReadList', search, admin.options)).body.list.map(({ kind, times, member }) => ({
    kind,
    times,
    member: member?.uuid ?? null,
  }))
const searches = (staff: TestStaff, query: string) => world.call('searchMembers', { query }, staff.options)

describe('what staff read', () => {
  it('leaves a row: the record, the photos and a search by number or address', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await bride(world, { last_name: 'Readekar', mobile: '9811100001', email: 'read.ekar@plant.in' })
    await uploads(world, her, await picture())
    expect(await opens(staff, her)).toBe(200)
    expect(await opens(staff, her)).toBe(200)
    const { body } = await world.call('memberRecord', { uuid: her.id }, admin.options)
    for (const address of [body.photos[0]?.image ?? '', `/api/office/photo/${her.id}/page`])
      await world.app.inject({ url: address, ...staff.options })
    await searches(staff, 'Readekar')
    await searches(staff, '9811100001')
    await searches(staff, 'read.ekar@plant.in')
    await searches(staff, '9811100999')
    const rows = await rowsOf(admin, { staff: staff.id })
    expect(rows.filter(({ kind }) => kind !== 'list')).toHaveLength(4)
    expect(rows).toEqual(
      expect.arrayContaining([
        { kind: 'record', times: 1, member: her.id },
        { kind: 'photo', times: 1, member: her.id },
        { kind: 'search', times: 1, member: her.id },
        { kind: 'search', times: 1, member: null },
      ]),
    )
    // An hour later it is another look.
    world.clock.passes(3_600_000)
    await opens(staff, her)
    expect(await rowsOf(admin, { staff: staff.id, kind: 'record' })).toEqual([
      { kind: 'record', times: 2, member: her.id },
    ])
  })

  it.each([
    ['biodata', 'memberProfile'],
    ['notes', 'memberNotes'],
    ['consents', 'memberConsents'],
    ['candidate’s answer', 'memberCandidate'],
    ['page of suggestions', 'handpickCandidates'],
  ] as const)('leaves the row of a record where its %s alone is called for', async (_, name) => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await bride(world)
    expect((await world.call(name, { uuid: her.id }, staff.options)).status).toBe(200)
    const once = [{ kind: 'record', times: 1, member: her.id }]
    expect(await rowsOf(admin, { staff: staff.id })).toEqual(once)
    // The screen calls for the rest in the same moment.
    expect(await opens(staff, her)).toBe(200)
    expect(await rowsOf(admin, { staff: staff.id, member: her.id })).toEqual(once)
    expect((await world.call(name, { uuid: newId(world.clock.now()) }, staff.options)).status).toBe(404)
  })

  it('leaves a row of both records that are shown side by side', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const [her, double] = [await bride(world), await bride(world)]
    await world.call('compareMembers', { uuid: her.id, other: double.id }, staff.options)
    const rows = await rowsOf(admin, { staff: staff.id })
    expect(new Set(rows.map(({ member }) => member))).toEqual(new Set([her.id, double.id]))
  })

  it('is seen by an ADMIN alone, by person, family and day', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const [her, him] = [await bride(world, { registration_no: 'B77701' }), await groom(world)]
    await opens(staff, her)
    await opens(staff, him)
    expect((await world.call('staffReadList', {}, staff.options)).status).toBe(403)
    // Records name those that look like doubles of them, each a page of a list.
    const kind = 'record'
    expect(await rowsOf(admin, { kind, registration_no: 'b77701' })).toEqual([
      { kind: 'record', times: 1, member: her.id },
    ])
    expect(await rowsOf(admin, { kind, member: him.id })).toEqual([{ kind: 'record', times: 1, member: him.id }])
    expect(await rowsOf(admin, { member: him.id, to: '2026-01-14' })).toEqual([])
    expect((await world.call('staffReadList', { from: '2026-02-31' }, admin.options)).status).toBe(400)
  })

  it('is told to the family by month in its own data, without a name', async () => {
    const staff = await createStaff(world)
    const her = await bride(world)
    await saves(her, 'PASSPORT')
    await opens(staff, her)
    const told = await readsOfMemberByMonth(world.db, her.id)
    expect(told).toEqual([{ month: '2026-01', kind: 'record', times: 1 }])
    expect(JSON.stringify(told)).not.toContain(staff.id)
  })

  it('is kept for a year', async () => {
    const staff = await createStaff(world)
    const her = await bride(world)
    const now = world.clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    await noteReads(world.db, [
      { staff, kind: 'photo', memberId: her.id, now: daysAgo(366) },
      { staff, kind: 'record', memberId: her.id, now: daysAgo(364) },
    ])
    await deleteExpired(world.db, now)
    expect(await world.db.selectFrom('staff_reads').select('kind').where('member_id', '=', her.id).execute()).toEqual([
      { kind: 'record' },
    ])
  })
})

describe('the records of a day', () => {
  it('are two hundred different ones for STAFF, also many at once; ADMINs are told at four fifths', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const one = await bride(world, { last_name: 'Manifold' })
    await insertCopies(world, one, recordsADay + 20)
    const rows = await world.db.selectFrom('members').select('id').where('last_name', '=', 'Manifold').execute()
    const [first = one, ...others] = rows
    const before = others.slice(0, recordsADayToTell - 2).map(({ id }) => id)
    const now = world.clock.now()
    await noteReads(
      world.db,
      [first.id, ...before].map(memberId => ({ staff, kind: 'record', memberId, now })),
    )
    const letters = async () =>
      (await world.outbox()).filter(({ subject }) => /has opened 160 records/.test(subject ?? ''))
    expect(await letters()).toEqual([])
    const rest = others.slice(recordsADayToTell - 2)
    const answers = await Promise.all(rest.map(member => opens(staff, member)))
    expect(answers.filter(status => status === 200)).toHaveLength(recordsADay - recordsADayToTell + 1)
    expect(new Set(answers)).toEqual(new Set([200, 429]))
    expect((await letters()).map(({ to }) => to)).toContain(admin.email)
    expect((await letters()).filter(({ to }) => to === admin.email)).toHaveLength(1)
    // What was opened before stays open, and an ADMIN goes on.
    expect(await opens(staff, first as TestMember)).toBe(200)
    const refused = rest[answers.indexOf(429)]
    expect(refused && (await opens(admin, refused))).toBe(200)
    for (const name of [
      'memberProfile',
      'memberNotes',
      'memberConsents',
      'memberCandidate',
      'handpickCandidates',
    ] as const)
      expect((await world.call(name, { uuid: refused?.id ?? '' }, staff.options)).status).toBe(429)
    const compared = { uuid: first.id, other: refused?.id ?? '' }
    expect((await world.call('compareMembers', compared, staff.options)).status).toBe(429)
    const { refusal } = await world.call('memberRecord', { uuid: refused?.id ?? '' }, staff.options)
    expect(refusal.message).toMatch(/200 records today/)
  })
})

it('what was read is listed from either end, and leaves as a file for a reason that stands in the audit', async () => {
  const [clerk, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
  const [her, him] = [await bride(world), await groom(world)]
  await opens(clerk, her)
  world.clock.passes(20 * 60_000)
  await opens(clerk, him)
  const records = { staff: clerk.id, kind: 'record' as const }
  const newestFirst = (await rowsOf(admin, records)).map(({ member }) => member)
  expect(newestFirst).toEqual([him.id, her.id])
  expect((await rowsOf(admin, { ...records, direction: 'ASC' })).map(({ member }) => member)).toEqual([her.id, him.id])

  const reason = 'For a meeting of the trustees'
  const { body } = await world.call('exportStaffReads', { ...records, direction: 'ASC', reason }, admin.options)
  const { rows } = await sql<{ registration_no: string }>`select registration_no from members
    where id in (${her.id}, ${him.id}) order by id = ${him.id}`.execute(world.db)
  const lines = body.text.split('\r\n')
  expect([lines.length, ...rows.map(({ registration_no }, at) => lines[at + 1]?.includes(registration_no))]).toEqual([
    4,
    true,
    true,
  ])
  const { body: audit } = await world.call('auditList', { act: 'list_exported' }, admin.options)
  expect(audit.list[0]).toMatchObject({ reason, staff: { uuid: admin.id } })
  expect((await world.call('exportStaffReads', { reason }, clerk.options)).status).toBe(403)
})
