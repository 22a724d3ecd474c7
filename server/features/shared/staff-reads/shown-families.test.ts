import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallName } from '#contract/index.ts'
import { officeCalls } from '#contract/office-calls.ts'
import { listedFamiliesADay } from '#domain/office/staff-reads.ts'
import { documentsIn } from '#server/testing/id-proof.ts'
import { bride, groom, insertCopies, sendsInterest } from '#server/testing/members.ts'
import { picture, uploads } from '#server/testing/photos.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { notePageOrRefuse } from './note-shown.ts'
import { readsOfMemberByMonth } from './queries.ts'

const world = testWorld()
const { saves } = documentsIn(world)

const declared = Object.entries(officeCalls) as [CallName, Endpoint][]
const readingCalls = declared.filter(([name, { writes }]) => !writes || name === 'searchMembers')
const rowsOf = (staff: TestStaff) =>
  world.db.selectFrom('staff_reads').selectAll().where('staff_id', '=', staff.id).execute()
const isNoted = async (staff: TestStaff, { id }: { id: string }) =>
  (await rowsOf(staff)).some(({ member_id, families }) => member_id === id || families?.includes(id))

/** The objects within an answer, each by the names of its fields. */
function* objectsIn(schema: unknown): Generator<string[]> {
  if (typeof schema !== 'object' || schema === null) return
  if ('properties' in schema && typeof schema.properties === 'object') yield Object.keys(schema.properties ?? {})
  for (const part of Object.values(schema)) yield* objectsIn(part)
}

describe('every answer of the office that shows a family', () => {
  it('leaves a row, whatever call it is', async () => {
    const her = await bride(world, { first_name: 'Canarina', last_name: 'Shownekar', mobile: '9811177001' })
    const him = await groom(world)
    await uploads(world, her, await picture())
    await saves(her, 'PASSPORT')
    await sendsInterest(world, him, her)
    const clerk = await createStaff(world)
    const paid = { uuid: her.id, plan_id: await sellsPlan(world), receipt_number: '26/7001', method: 'cash' } as const
    expect((await world.call('enterPayment', paid, clerk.options)).status).toBe(200)
    const note = { uuid: her.id, kind: 'CALL', text: 'They ask for a call', next_call_on: '2026-01-15' } as const
    expect((await world.call('addMemberNote', note, clerk.options)).status).toBe(200)
    const { registration_no } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    const showing: string[] = []
    for (const [name, { input }] of readingCalls) {
      const staff = await createStaff(world, 'ADMIN')
      const known = Object.entries({
        uuid: her.id,
        other: him.id,
        ...(name === 'searchMembers' && { query: 'Shownekar' }),
      })
      const asked = Object.fromEntries(known.filter(([key]) => key in input.shape))
      const { status, body } = await world.call(name, asked as never, staff.options)
      const text = JSON.stringify(body ?? null)
      if (status !== 200 || !(text.includes('Shownekar') || text.includes(registration_no ?? '-'))) continue
      showing.push(name)
      if (name !== 'staffReadList') expect([name, await isNoted(staff, her)]).toEqual([name, true])
    }
    expect(showing.toSorted()).toEqual([
      'auditList',
      'compareMembers',
      'dueCalls',
      'handpickCandidates',
      'handpickDay',
      'memberList',
      'memberProfile',
      'memberRecord',
      'officePayments',
      'reviewQueue',
      'searchMembers',
      'staffReadList',
    ])
  })

  it('can be noted: it has the id or the number of the family, or its call is an act of the audit', () => {
    const named = /^(?:first_name|last_name|member|mobile|email|familty_phone_numbers)$/
    const silent = declared.filter(([, { output, acts }]) => {
      if (acts) return false
      const schemas = output instanceof z.ZodType ? [output] : Object.values(output)
      return schemas
        .flatMap(schema => [...objectsIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))])
        .some(
          keys => keys.some(key => named.test(key)) && !keys.some(key => /^(?:uuid|registration_no|member)$/.test(key)),
        )
    })
    // Second forms, which stand within a family's record; the provider's own messages; the address of whoever is invited to the office.
    expect(silent.map(([name]) => name)).toEqual(['memberProfile', 'officeMessages', 'officeInvitation'])
  })
})

describe('a page of a list', () => {
  it('is one row with the families shown, also when it is asked for again', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const her = await bride(world, { last_name: 'Pagekar' })
    await bride(world, { last_name: 'Pagekar' })
    const searches = () => world.call('searchMembers', { query: 'Pagekar' }, staff.options)
    await searches()
    await searches()
    const [row, ...others] = await rowsOf(staff)
    expect(others).toEqual([])
    expect(row).toMatchObject({ kind: 'list', count: 1, call: '/office/search', member_id: null })
    expect(row?.families).toHaveLength(2)
    world.clock.passes(3_600_000)
    await searches()
    expect(await rowsOf(staff)).toMatchObject([{ count: 2 }])
    const { body } = await world.call('staffReadList', { member: her.id }, admin.options)
    expect(body.list).toMatchObject([{ kind: 'list', page: { families: 2, call: '/office/search' }, times: 2 }])
    expect(await readsOfMemberByMonth(world.db, her.id)).toEqual([{ month: '2026-01', kind: 'list', times: 2 }])
  })

  it('shows STAFF a thousand different families a day', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const one = await bride(world, { last_name: 'Thousandkar' })
    await insertCopies(world, one, listedFamiliesADay + 5)
    const all = await world.db.selectFrom('members').select('id').where('last_name', '=', 'Thousandkar').execute()
    const ids = all.map(({ id }) => id).toSorted()
    const now = world.clock.now()
    const page = { staff: { id: staff.id, role: 'STAFF' }, call: '/office/members/list', mayRefuse: true, now } as const
    await notePageOrRefuse(world.db, { ...page, families: ids.slice(0, listedFamiliesADay) })
    await expect(notePageOrRefuse(world.db, { ...page, families: ids.slice(-2) })).rejects.toThrow()
    // What was seen today stays open, an export does not count, and an ADMIN goes on.
    await notePageOrRefuse(world.db, { ...page, families: ids.slice(0, 20) })
    const rest = await bride(world, { last_name: 'Restekar' })
    const searched = { query: 'Restekar' }
    expect((await world.call('searchMembers', searched, staff.options)).refusal.message).toMatch(/1000 families today/)
    expect((await world.call('searchMembers', searched, admin.options)).status).toBe(200)
    expect(await isNoted(staff, rest)).toBe(false)
    expect((await world.call('memberRecord', { uuid: rest.id }, staff.options)).status).toBe(200)
  })

  it('refuses a call that writes before it writes, and lets it answer once it has', async () => {
    const staff = await createStaff(world)
    const her = await bride(world, { last_name: 'Claimekar' })
    await uploads(world, her, await picture())
    const all = await world.db.selectFrom('members').select('id').where('last_name', '=', 'Thousandkar').execute()
    const page = { staff: { id: staff.id, role: 'STAFF' }, call: '/office/queue', mayRefuse: true } as const
    const sees = (many: number) => {
      const families = all.map(({ id }) => id).slice(0, many)
      return notePageOrRefuse(world.db, { ...page, families, now: world.clock.now() })
    }
    const claims = () => world.db.selectFrom('review_items').select('id').where('claimed_by', '=', staff.id).execute()
    const asks = () => world.call('claimPhotos', {}, staff.options)
    await sees(listedFamiliesADay)
    expect((await asks()).refusal.message).toMatch(/1000 families today/)
    expect(await claims()).toEqual([])
    await world.db.deleteFrom('staff_reads').where('staff_id', '=', staff.id).execute()
    // The last page goes beyond the number. Refused after its claim, nobody could have looked at these photos for a while.
    await sees(listedFamiliesADay - 1)
    await uploads(world, await bride(world), await picture())
    const { status, body } = await asks()
    expect([status, body.list.length]).toEqual([200, (await claims()).length])
    expect(body.list.length).toBeGreaterThan(1)
    expect(await isNoted(staff, her)).toBe(true)
    const release = { uuids: body.list.map(({ uuid }) => uuid) }
    expect((await world.call('releaseReviews', release, staff.options)).status).toBe(200)
  })

  it('is asked about before a call without an act, wherever its answer may show families', () => {
    const showing = declared.filter(
      ([, { noAct, output }]) =>
        noAct &&
        output instanceof z.ZodType &&
        [...objectsIn(z.toJSONSchema(output, { unrepresentable: 'any', io: 'input' }))].some(keys =>
          keys.includes('registration_no'),
        ),
    )
    expect(showing.map(([name, { opens }]) => [name, opens])).toEqual([
      ['searchMembers', 'others'],
      ['claimPhotos', 'others'],
    ])
  })
})
