import { describe, expect, it } from 'vitest'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { leave } from '#server/features/families/leaving/leave.ts'
import { openDeparture } from '#server/features/families/leaving/sealed-record.ts'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { bride, groom } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const today = () => dayInIndia(world.clock.now())
const writes = (staff: TestStaff, uuid: string, note: object) =>
  world.call('addMemberNote', { uuid, kind: 'CALL', text: 'Spoke with the father', ...note } as never, staff.options)
const notesOf = async (staff: TestStaff, uuid: string) =>
  (await world.call('memberNotes', { uuid }, staff.options)).body
const due = async (staff: TestStaff) =>
  (await world.call('dueCalls', {}, staff.options)).body.list.map(one => one.member.uuid)

describe('notes about a family', () => {
  it('say who, when and what was agreed; staff alone read them, with any digits', async () => {
    const [staff, him] = [await createStaff(world), await groom(world)]
    const { id, token } = await bride(world)
    const note = { kind: 'NOTE', text: 'The uncle’s number is 9822001199', agreed: 'They send a photo' }
    expect((await writes(staff, id, note)).status).toBe(200)
    expect(await notesOf(staff, id)).toMatchObject({
      count: 1,
      next_offset: null,
      list: [{ ...note, by: expect.stringContaining('STAFF'), next_call_on: null }],
    })
    for (const member of [token, him.token]) {
      const own = await world.call('memberNotes', { uuid: id }, { token: member })
      expect(own.status).toBe(401)
    }
    const { list } = (await world.call('auditList', { member: id }, staff.options)).body
    expect(list[0]).toMatchObject({ act: 'note_added' })
    expect(JSON.stringify(list)).not.toContain('9822001199')
  })

  it('are refused without words, for a day that is over, or of nobody', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world)
    const fields = async (note: object) => Object.keys((await writes(staff, id, note)).refusal.fields ?? {})
    expect(await fields({ text: ' ' })).toEqual(['text'])
    expect(await fields({ kind: 'LETTER' })).toEqual(['kind'])
    for (const day of [addDays(today(), -1), addDays(today(), 400), '2026-02-31', 'soon'])
      expect([day, await fields({ next_call_on: day })]).toEqual([day, ['next_call_on']])
    expect((await writes(staff, staff.id, {})).status).toBe(404)
    expect((await notesOf(staff, id)).count).toBe(0)
  })

  it('never change: the database refuses it', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world)
    await writes(staff, id, {})
    await expect(
      world.db.updateTable('member_notes').set({ text: 'Other' }).where('member_id', '=', id).execute(),
    ).rejects.toThrow('stays as it was written')
    await expect(world.db.deleteFrom('member_notes').where('member_id', '=', id).execute()).rejects.toThrow('stays')
  })

  it('promise a call, which is due from its day on until a call is noted', async () => {
    // An office session lasts half a day, so each day has its own.
    let staff = await createStaff(world)
    const daysPass = async (days: number) => {
      world.clock.passes(days * 24 * 3_600_000)
      staff = await createStaff(world)
    }
    const { id } = await bride(world)
    await writes(staff, id, { next_call_on: addDays(today(), 2) })
    expect(await due(staff)).not.toContain(id)
    await daysPass(2)
    expect(await due(staff)).toContain(id)
    // A note is no call; a later promise takes the place of the first.
    await writes(staff, id, { kind: 'NOTE' })
    expect(await due(staff)).toContain(id)
    await writes(staff, id, { kind: 'NOTE', next_call_on: addDays(today(), 1) })
    expect(await due(staff)).not.toContain(id)
    await daysPass(1)
    expect(await due(staff)).toContain(id)
    await writes(staff, id, {})
    expect(await due(staff)).not.toContain(id)
  })

  it('are sealed with the record of a family that leaves', async () => {
    const staff = await createStaff(world)
    const { id } = await bride(world)
    await writes(staff, id, { text: 'Sealed words', next_call_on: today() })
    const { db, secrets, clock } = world
    const files = memoryFiles(world.files)
    const channels = { SMS: true, EMAIL: true }
    const leaving = { db, secrets, files, channels, config: { sealedDays: 365 }, askPartner }
    await leave(leaving, { memberId: id, language: 'en', now: clock.now() })
    expect((await notesOf(staff, id)).count).toBe(0)
    expect(await due(staff)).not.toContain(id)
    expect(JSON.stringify((await openDeparture({ db, secrets, files }, id))?.record)).toContain('Sealed words')
  })
})
