import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeCalls } from '#contract/office-calls.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { registers } from '#server/testing/families.ts'
import { bride } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { securityEventWriter } from './event-writer.ts'

const world = testWorld()
/** What an act answers besides its sentence, none of it anything that a family told. */
const spoken = /^(?:message|version|uuid|undo_until|sent_to|registration_no)$/
const written = () => world.db.selectFrom('security_events').selectAll().orderBy('id').execute()
/** A second later the events of the calls are in the table. */
async function eventsAre(count: number) {
  for (let tries = 0; tries < 600 && (await written()).length < count; tries++) await pause(50)
  return written()
}
async function finds(search: object) {
  const { options } = await createStaff(world, 'ADMIN')
  return (await world.call('securityEventList', search, options)).body
}

describe('security events', () => {
  it('tell a login, a refused one and a look of staff, with the contact encrypted and found by its hash', async () => {
    const { id, form } = await registers(world)
    const login = { role: 'USER', email: form.email } as const
    expect((await world.call('login', { ...login, password: 'notthisone' })).status).toBe(400)
    expect((await world.call('login', { ...login, password: form.password })).status).toBe(200)
    const staff = await createStaff(world)
    expect((await world.call('memberRecord', { uuid: id }, staff.options)).status).toBe(200)
    expect((await world.call('staffList', {}, staff.options)).status).toBe(403)
    const rows = await eventsAre(5)
    expect(rows.map(({ event, code }) => [event, code])).toEqual(
      expect.arrayContaining([
        ['signup', null],
        ['refused', 'bad_credentials'],
        ['login', null],
        ['staff_read', null],
        ['refused', 'admin_only'],
      ]),
    )
    expect(rows.find(({ event }) => event === 'staff_read')).toMatchObject({ staff_id: staff.id, member_id: id })
    const inTable = await sql<{ text: string }>`select security_events::text as text from security_events`.execute(
      world.db,
    )
    expect(JSON.stringify(inTable.rows)).not.toMatch(/127\.0\.0\.1|@/)
    expect(JSON.stringify(rows.map(({ sealed }) => sealed?.toString('latin1')))).not.toContain(form.email)

    const refused = await finds({ query: form.email?.toUpperCase(), event: 'refused' })
    expect(refused).toMatchObject({
      count: 1,
      list: [{ code: 'Invalid Username or Password', call: '/api/login', contact: form.email, address: '127.0.0.1' }],
    })
    expect((await finds({ query: '127.0.0.1' })).count).toBe(rows.length)
    expect((await finds({ query: 'nobody@family.in' })).count).toBe(0)
    const { registration_no } = await world.db
      .selectFrom('members')
      .select('registration_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await finds({ query: registration_no })).list.map(({ event }) => event).toSorted()).toEqual(
      expect.arrayContaining(['login', 'signup', 'staff_read']),
    )
  })

  it('are read by an ADMIN, whose look is an act', async () => {
    await finds({ query: 'a family', event: 'login' })
    const { options } = await createStaff(world, 'ADMIN')
    const { list } = (await world.call('auditList', { act: 'security_events_read' }, options)).body
    expect(list[0]?.changes).toContainEqual({ field: 'query', before: null, after: 'a family' })
  })

  it('are written in one statement after the answer, equal ones as one row, and a flood is bounded', async () => {
    // The clock stands still, so the ids of one moment come in any order; and the node may still write of the calls before.
    const told = async () =>
      (await written()).filter(
        ({ code, event }) => code === 'slow_down' || code === 'bad_otp' || event === 'events_dropped',
      )
    const events = securityEventWriter(world, error => expect(error).toBe(null))
    for (let n = 0; n < 5_000; n++) events.add({ event: 'refused', code: 'slow_down', address: '203.0.113.9' })
    for (let n = 0; n < 2_500; n++) events.add({ event: 'refused', code: 'bad_otp', address: `2001:db8::${n}` })
    expect(await told()).toEqual([])
    await events.flush()
    const rows = await told()
    expect(rows.find(({ code }) => code === 'slow_down')?.count).toBe(5_000)
    expect(rows.find(({ event }) => event === 'events_dropped')?.count).toBe(501)
    expect(rows).toHaveLength(2_001)
  })

  it('do not name a member again who was erased before they were written', async () => {
    const [erased, left] = [await bride(world), await bride(world)]
    const kept = securityEventWriter(world, error => expect(error).toBeUndefined())
    for (const { id } of [erased, left]) kept.add({ event: 'login', member: id })
    await world.db.deleteFrom('members').where('id', '=', erased.id).execute()
    await kept.flush()
    const named = (await written()).map(row => row.member_id)
    expect(named).toContain(left.id)
    expect(named).not.toContain(erased.id)
  })

  it('are kept for a year', async () => {
    world.clock.passes(364 * 24 * 3_600_000)
    await deleteExpired(world.db, world.clock.now())
    expect((await written()).length).toBeGreaterThan(0)
    world.clock.passes(3 * 24 * 3_600_000)
    await deleteExpired(world.db, world.clock.now())
    expect((await written()).filter(({ at }) => at < new Date(world.clock.now().getTime() - 366 * 86_400_000))).toEqual(
      [],
    )
  })

  it('tell what staff read of a family, and the same list again once', async () => {
    const her = await bride(world)
    const staff = await createStaff(world)
    const { length } = await written()
    await world.call('revealContact', { uuid: her.id, reason: 'they called us' }, staff.options)
    await world.call('memberList', {}, staff.options)
    await world.call('memberList', {}, staff.options)
    const rows = (await eventsAre(length + 2)).filter(row => row.staff_id === staff.id)
    const byCall = rows.toSorted((one, other) => String(one.call).localeCompare(String(other.call)))
    expect(byCall.map(({ call, member_id, count }) => [call, member_id, count])).toEqual([
      ['/api/office/member/contact', her.id, 1],
      ['/api/office/members/list', null, 1],
    ])
  })

  it('are declared where an answer about one family may hold no id of it', () => {
    const silent = Object.entries<Endpoint>(officeCalls)
      .filter(([, { path, input, output, opens }]) => {
        if (opens || !(output instanceof z.ZodObject) || !('uuid' in input.shape)) return false
        const isOfFamily = /^\/office\/members?\//.test(path) || 'mobile' in output.shape || 'text' in output.shape
        return isOfFamily && !Object.keys(output.shape).every(key => spoken.test(key))
      })
      .map(([name]) => name)
    expect(silent).toEqual([])
  })
})
