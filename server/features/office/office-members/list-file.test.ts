import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeCalls } from '#contract/office-calls.ts'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { mostExportedRows } from '#domain/office/member-list.ts'
import { listedFamiliesADay } from '#domain/office/staff-reads.ts'
import { refuseTooLongList } from '#server/features/shared/spreadsheets/rules.ts'
import { bride, insertCopies } from '#server/testing/members.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { listEverybody } from './member-list.ts'

const world = testWorld()
const today = () => dayInIndia(world.clock.now())

describe('the list as a file', () => {
  const reason = 'For a meeting of the trustees'
  const takes = (filter: object, { options }: TestStaff) =>
    world.call('exportMemberList', { ...filter, reason } as never, options)

  it('has what the list shows and no contact, and no cell that a spreadsheet would run', async () => {
    world.clock.passes(86_400_000)
    const her = await bride(world, { first_name: 'Canarina' })
    await world.db.updateTable('members').set({ last_name: '=HYPERLINK' }).where('id', '=', her.id).execute()
    const staff = await createStaff(world)
    const { body } = await takes({ joined_from: today() }, staff)
    const { mobile, email, registration_no } = await world.db
      .selectFrom('members')
      .select(['mobile', 'email', 'registration_no'])
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    expect(body.name).toBe(`members-${today()}.csv`)
    expect(body.text.split('\r\n')).toHaveLength(3)
    expect(body.text).toContain(registration_no)
    expect(body.text).not.toMatch(new RegExp(`${mobile}|${email ?? mobile}|${her.id}`))
    await world.db.updateTable('members').set({ first_name: '=HYPERLINK' }).where('id', '=', her.id).execute()
    expect((await takes({ joined_from: today() }, staff)).body.text).toContain(`"'=HYPERLINK`)
    const { options } = await createStaff(world, 'ADMIN')
    const { body: audit } = await world.call('auditList', { act: 'member_list_exported' }, options)
    expect(audit.list[0]).toMatchObject({ reason, staff: { uuid: staff.id } })
    expect(JSON.stringify(audit.list[0])).toContain('joined_from')
  })

  it('asks for a reason', async () => {
    const { options } = await createStaff(world)
    expect((await world.call('exportMemberList', { reason: 'x' }, options)).status).toBe(400)
  })

  it('takes the day of STAFF as a list on the screen does, up to a length', async () => {
    world.clock.passes(86_400_000)
    const day = today()
    await insertCopies(world, await bride(world, { mobile: '9811188001' }), listedFamiliesADay, { origin: 'import' })
    const [clerk, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    expect((await takes({ joined_from: day }, clerk)).status).toBe(429)
    const claimed = { joined_from: day, imported: 'CLAIMED' }
    expect((await takes(claimed, clerk)).status).toBe(409)
    const [waiting] = (await world.call('listExports', {}, admin.options)).body.list
    await world.call('confirmListExport', { uuid: waiting?.uuid ?? '' }, admin.options)
    expect((await takes(claimed, clerk)).status).toBe(200)
    // The file was the whole day: a list with another family is closed now.
    expect((await world.call('memberList', { joined_to: addDays(day, -1) }, clerk.options)).status).toBe(429)
    const found = await listEverybody(world.db, { joined_from: day }, { today: day, atOnce: 300 })
    expect([found.length, new Set(found).size]).toEqual([listedFamiliesADay + 1, listedFamiliesADay + 1])
    expect(() => refuseTooLongList(mostExportedRows + 1)).toThrow()
  })
})

it('whatever leaves the office as a file is an act, and a list of many families asks a reason', () => {
  const files = Object.entries<Endpoint>(officeCalls).filter(
    ([, { output }]) => output instanceof z.ZodObject && Object.keys(output.shape).toSorted().join() === 'name,text',
  )
  // Repeated here, so that another file shows up as a change of this test. An import and an incident are known to who takes them.
  expect(files.map(([name, { access, input }]) => [name, access, 'reason' in input.shape])).toEqual([
    ['exportConsents', 'admin', true],
    ['exportAudit', 'admin', true],
    ['exportImport', 'admin', false],
    ['exportIncident', 'admin', false],
    ['exportMemberList', 'staff', true],
    ['exportStaffReads', 'admin', true],
  ])
  for (const [name, { acts = [], writes }] of files) expect([name, writes, acts.length > 0]).toEqual([name, true, true])
})
