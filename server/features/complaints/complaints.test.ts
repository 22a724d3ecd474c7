import { describe, expect, it } from 'vitest'
import type { SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { groom } from '#server/testing/members.ts'
import { reviewsIn } from '#server/testing/reviews.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const { aMinutePasses, asks, claims, decides, itemOf, lettersTo, queue, undoes } = reviewsIn(world)

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
