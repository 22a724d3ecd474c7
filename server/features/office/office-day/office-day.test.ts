import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeToday } from '#contract/office/office-day.ts'
import type { OfficeDuty } from '#domain/office/office-day.ts'
import { newId } from '#server/ports/ids.ts'
import { bride, groom } from '#server/testing/members.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { writeOfficeLetters } from './job.ts'

const world = testWorld()
const { uploadsPhoto } = reviewsIn(world)
const hour = 3_600_000

const today = async (staff: TestStaff) => (await world.call('officeToday', {}, staff.options)).body
const dutyOf = ({ duties }: AnswerOf<typeof officeToday>, duty: OfficeDuty) => duties.find(one => one.duty === duty)

let complaints = 9000
/** Lets a complaint wait that is due at this moment. */
async function complains(kind: 'other' | 'order', dueAt: Date) {
  const now = world.clock.now()
  const id = newId(now)
  const number = `C${++complaints}`
  await world.db
    .insertInto('complaints')
    .values({
      id,
      number,
      kind,
      sealed: Buffer.from('x'),
      about_id: null,
      language: 'en',
      made_at: now,
      contact_confirmed_at: now,
      settle_by: dueAt,
      acknowledged_at: null,
      settled_at: null,
    })
    .execute()
  await world.db
    .insertInto('review_items')
    .values({
      kind: 'complaint',
      subject_id: id,
      member_id: null,
      since: now,
      due_at: dueAt,
      claimed_by: null,
      claimed_until: null,
      decided_at: null,
    })
    .onConflict(conflict => conflict.columns(['kind', 'subject_id']).doUpdateSet({ due_at: dueAt }))
    .execute()
  return number
}

describe('the day of the office', () => {
  it('counts what waits by its kind, what is late, and when the first is due', async () => {
    const staff = await createStaff(world)
    await world.db.deleteFrom('review_items').execute()
    const now = world.clock.now()
    const at = (hours: number) => new Date(now.getTime() + hours * hour)
    await uploadsPhoto(await bride(world))
    await world.db.deleteFrom('review_items').where('kind', '<>', 'photo').execute()
    await complains('other', at(-1))
    await complains('other', at(30))
    await complains('order', at(2))
    const day = await today(staff)
    expect(dutyOf(day, 'queue')).toMatchObject({ count: 1, late: 0 })
    expect(dutyOf(day, 'complaints')).toMatchObject({ count: 2, late: 1, due_at: at(-1).toISOString() })
    expect(dutyOf(day, 'orders')).toMatchObject({ count: 1, late: 0, due_at: at(2).toISOString() })
    expect(dutyOf(day, 'incidents')).toEqual({ duty: 'incidents', count: 0, late: 0, due_at: null })
  })

  it('counts an incident by the first clock that still runs', async () => {
    const staff = await createStaff(world, 'ADMIN')
    const knownAt = new Date(world.clock.now().getTime() - 7 * hour)
    await world.db
      .insertInto('incidents')
      .values({
        id: newId(knownAt),
        sealed: Buffer.from('x'),
        known_at: knownAt,
        recorded_at: knownAt,
        recorded_by: staff.id,
        cert_in_at: null,
        board_at: null,
      })
      .execute()
    expect(dutyOf(await today(staff), 'incidents')).toMatchObject({ count: 1, late: 1 })
    await world.db.updateTable('incidents').set({ cert_in_at: world.clock.now() }).execute()
    expect(dutyOf(await today(staff), 'incidents')).toMatchObject({
      count: 1,
      late: 0,
      due_at: new Date(knownAt.getTime() + 72 * hour).toISOString(),
    })
  })

  it('counts what happened today and in the last seven days, and leaves out what is older', async () => {
    const staff = await createStaff(world)
    const before = await today(staff)
    const [her, him, old] = [await bride(world), await groom(world), await groom(world)]
    const now = world.clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * hour)
    // Two families of an old register: one has claimed its record yesterday, nobody has come for the other.
    for (const mobile_verified_at of [daysAgo(1), null])
      await bride(world, { origin: 'import', mobile_verified_at, joined_at: now })
    await world.db
      .updateTable('members')
      .set({ joined_at: daysAgo(3) })
      .where('id', '=', him.id)
      .execute()
    await world.db
      .updateTable('members')
      .set({ joined_at: daysAgo(8) })
      .where('id', '=', old.id)
      .execute()
    for (const [sender, status, sent, changed] of [
      [him, 'accepted', 2, 0],
      [old, 'pending', 9, 9],
    ] as const)
      await world.db
        .insertInto('interests')
        .values({
          id: newId(now),
          sender_id: sender.id,
          receiver_id: her.id,
          status,
          rejection_reason: null,
          cancelled_by: null,
          seen_at: null,
          reminded_at: null,
          sent_at: daysAgo(sent),
          status_at: daysAgo(changed),
        })
        .execute()
    const after = await today(staff)
    const more = (name: 'joined' | 'interests' | 'accepted') => [
      after[name].today - before[name].today,
      after[name].week - before[name].week,
    ]
    expect(more('joined')).toEqual([1, 3])
    expect(more('interests')).toEqual([0, 1])
    expect(more('accepted')).toEqual([1, 1])
  })

  it('names the requests that wait and the objections, each with its family', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const [her, him] = [await bride(world), await groom(world)]
    const now = world.clock.now()
    const later = (days: number) => new Date(now.getTime() + days * 24 * hour)
    for (const [member, objected_at] of [
      [her, null],
      [him, now],
    ] as const)
      await world.db
        .insertInto('caller_requests')
        .values({
          id: newId(now),
          member_id: member.id,
          kind: 'leave',
          way: 'visit',
          double_id: null,
          mobile: null,
          dial_code: null,
          country_code: null,
          email: null,
          asked_by: staff.id,
          asked_at: now,
          prove_until: later(1),
          new_code_at: null,
          owner_code_at: null,
          double_code_at: null,
          entered_at: now,
          entered_by: staff.id,
          confirmed_at: now,
          confirmed_by: admin.id,
          takes_effect_at: later(7),
          object_hash: null,
          done_at: null,
          objected_at,
          cancelled_at: null,
        })
        .execute()
    const day = await today(staff)
    expect(day.requests).toMatchObject([
      { uuid: him.id, state: 'OBJECTED' },
      { uuid: her.id, state: 'WAITS', at: later(7).toISOString() },
    ])
    expect([dutyOf(day, 'contact_changes')?.count, dutyOf(day, 'objections')?.count]).toEqual([1, 1])
    // An objection stays until an ADMIN has decided about it, and a week after it came at the earliest.
    world.clock.passes(8 * 24 * hour)
    expect(dutyOf(await today(await createStaff(world)), 'objections')?.count).toBe(1)
    const cancelled_at = world.clock.now()
    await world.db.updateTable('caller_requests').set({ cancelled_at }).where('member_id', '=', him.id).execute()
    expect(dutyOf(await today(await createStaff(world)), 'objections')?.count).toBe(0)
  })

  it('is for staff alone', async () => {
    expect((await world.call('officeToday', {})).status).toBe(401)
    expect((await world.call('officeToday', {}, { token: (await bride(world)).token })).status).toBe(401)
  })
})

describe('the letters of the office', () => {
  const dependencies = () => ({
    db: world.db,
    secrets: world.secrets,
    config: world.config,
    channels: { SMS: true, EMAIL: true },
  })
  const threeNodesWrite = () => Promise.all([1, 2, 3].map(() => writeOfficeLetters(dependencies(), world.clock.now())))
  const lettersTo = async ({ email }: TestStaff) => (await world.outbox()).filter(({ to }) => to === email)
  /** The next time that it is this hour in India. */
  const waitsForHour = (wanted: number) => {
    const inIndia = new Date(world.clock.now().getTime() + 5.5 * hour)
    const passed = inIndia.getUTCHours() * hour + inIndia.getUTCMinutes() * 60_000
    world.clock.passes((((wanted * hour - passed) % (24 * hour)) + 24 * hour) % (24 * hour))
  }

  it('come in the morning to whoever chose so, once a day of three nodes', async () => {
    const [wants, wantsNot] = [await createStaff(world), await createStaff(world)]
    await world.call('chooseLetters', { morning: true, urgent: false }, wants.options)
    const { body } = await world.call('officeAccount', {}, wants.options)
    expect(body.letters).toEqual({ morning: true, urgent: false })
    waitsForHour(7)
    await threeNodesWrite()
    expect(await lettersTo(wants)).toEqual([])
    waitsForHour(9)
    await threeNodesWrite()
    const [letter, ...more] = await lettersTo(wants)
    expect(more).toEqual([])
    expect(letter?.text).toMatch(/Complaints: 2, 2 late[\s\S]*तक्रारी: २, त्यापैकी २ उशिरा/)
    expect(letter?.text).toContain('/office')
    expect(await lettersTo(wantsNot)).toEqual([])
    world.clock.passes(24 * hour)
    await threeNodesWrite()
    expect(await lettersTo(wants)).toHaveLength(2)
  })

  it('come at once for a complaint that is due within two hours, once of three nodes', async () => {
    const [staff, quiet] = [await createStaff(world), await createStaff(world)]
    await world.call('chooseLetters', { morning: false, urgent: false }, quiet.options)
    const number = await complains('other', new Date(world.clock.now().getTime() + 2.5 * hour))
    await threeNodesWrite()
    expect(await lettersTo(staff)).toEqual([])
    world.clock.passes(0.6 * hour)
    await threeNodesWrite()
    world.clock.passes(0.2 * hour)
    await threeNodesWrite()
    expect((await lettersTo(staff)).map(({ subject }) => subject)).toEqual([
      `Saptapadi: complaint ${number} is due within 2 hours · सप्तपदी: तक्रार ${number}, मुदत २ तासांत संपते`,
    ])
    expect(await lettersTo(quiet)).toEqual([])
  })
})
