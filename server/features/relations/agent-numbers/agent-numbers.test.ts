import { expect, it } from 'vitest'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { codeFor, joins, logsInByCode, registers, registrationForm } from '#server/testing/families.ts'
import { invites } from '#server/testing/family-logins.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const longAgo = () => ({ joined_at: new Date(world.clock.now().getTime() - 40 * dayMs) })
const names = (member: TestMember, number: string, device?: string) =>
  world.call('reportNumber', { number, what: 'AGENT' }, { token: member.token, ...(device && { headers: { device } }) })
const listed = async (staff: TestStaff) => (await world.call('agentNumbers', {}, staff.options)).body.list
const decides = (staff: TestStaff, uuid: string, decision: 'BAR' | 'CLEAR') =>
  world.call('decideAgentNumber', { uuid, decision, reason: 'He offers profiles for money' }, staff.options)
let numbers = 0
const agent = () => `98765${String(++numbers).padStart(5, '0')}`
/** Two independent families name a number, in two spellings. */
async function named(number: string, holder?: TestMember) {
  for (const spelled of [number, `+91 ${number.slice(0, 5)} ${number.slice(5)}`]) {
    const him = await groom(world, longAgo())
    if (holder) await seesContact(world, him, holder)
    expect((await names(him, spelled)).status).toBe(200)
  }
}
async function barred(staff: TestStaff, number: string, holder?: TestMember) {
  await named(number, holder)
  const row = (await listed(staff)).find(one => one.number === `+91 ${number}`)
  await decides(staff, row?.uuid ?? '', 'BAR')
  return row?.uuid ?? ''
}

it('a number that two families name comes before staff, and one family or ten new ones bring nothing there', async () => {
  const staff = await createStaff(world)
  const [often, young, tablet, number] = [agent(), agent(), agent(), agent()]
  const him = await groom(world, longAgo())
  for (let n = 0; n < 3; n++) await names(him, often)
  for (let n = 0; n < 10; n++) await names(await groom(world), young)
  for (let n = 0; n < 2; n++) await names(await groom(world, longAgo()), tablet, 'the-tablet-of-the-family')
  expect(await listed(staff)).toEqual([])
  await named(number)
  expect(await listed(staff)).toMatchObject([{ number: `+91 ${number}`, families: 2, state: 'WAITING' }])
  // Besides the sealed number before staff only its keyed hash is kept.
  const kept = JSON.stringify(await world.db.selectFrom('number_reports').selectAll().execute())
  expect(kept).not.toContain(number)
})

it('a member’s number is named by who has opened it, and the answer is the same for everybody', async () => {
  const staff = await createStaff(world)
  const number = agent()
  const her = await bride(world, { mobile: number })
  const answers = []
  for (let n = 0; n < 3; n++) answers.push(await names(await groom(world, longAgo()), number))
  answers.push(await names(her, number), await names(await groom(world), agent()))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
  expect((await listed(staff)).some(one => one.number.endsWith(number))).toBe(false)
  for (let n = 0; n < 2; n++) {
    const him = await groom(world, longAgo())
    await subscribes(world, him.id)
    await world.call('contactDetail', { uuid: her.id }, { token: him.token })
    await names(him, number)
  }
  expect((await listed(staff)).some(one => one.number.endsWith(number))).toBe(true)
})

it('a barred number is refused after its code was right, until staff take it back or 180 days have passed', async () => {
  const staff = await createStaff(world)
  const number = agent()
  const uuid = await barred(staff, number)
  const { token, form } = await registers(world, { mobile: number })
  const verifies = async () =>
    world.call('verifyOtp', { email: form.mobile, otp: await codeFor(world, form.mobile) }, { token })
  const refused = await verifies()
  expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringContaining('cannot be registered')])
  expect((await world.call('me', {}, { token })).body.is_verified_mobile).toBe('N')

  await decides(staff, uuid, 'CLEAR')
  expect((await verifies()).status).toBe(200)
  expect((await decides(staff, uuid, 'BAR')).status).toBe(409)

  const another = agent()
  await barred(staff, another)
  world.clock.passes(181 * dayMs)
  expect((await listed(await createStaff(world))).some(one => one.number.endsWith(another))).toBe(false)
  await deleteExpired(world.db, world.clock.now())
  expect(await world.db.selectFrom('agent_numbers').select('id').where('state', '=', 'barred').execute()).toEqual([])
})

it('a barred number registers nobody by another way: no second child, no claimed record, no login of a family', async () => {
  const staff = await createStaff(world)
  const [own, imported, invited] = [agent(), agent(), agent()]
  const mother = await joins(world, { mobile: own, registered_by: 'MOTHER' })
  const code = await invites(world, mother, 'FATHER', invited)
  const uuids = [await barred(staff, own, mother), await barred(staff, imported), await barred(staff, invited)]
  await bride(world, { origin: 'import', mobile: imported, mobile_verified_at: null, email: null })
  const tries = async () => [
    await world.call('signup', await registrationForm(world.db, { ...mother.form, first_name: 'Mukta' }), mother),
    await logsInByCode(world, imported),
    await world.call('acceptInvitation', { mobile: invited, code }),
  ]
  const refused = await tries()
  for (const { status, refusal } of refused)
    expect([status, refusal.message]).toEqual([409, expect.stringContaining('cannot be registered')])
  // What was registered before stays.
  expect((await world.call('me', {}, mother)).status).toBe(200)

  for (const uuid of uuids) await decides(staff, uuid, 'CLEAR')
  world.clock.passes(minuteMs)
  expect((await tries()).map(({ status }) => status)).toEqual([200, 200, 200])
})

it('a family who opens a contact with a barred number reads so', async () => {
  const staff = await createStaff(world)
  const [number, her, him] = [agent(), await bride(world), await groom(world)]
  await barred(staff, number)
  await subscribes(world, him.id)
  const opens = async () =>
    (await world.call('contactDetail', { uuid: her.id }, { token: him.token })).body.familty_phone_numbers_contact
  expect(await opens()).toMatchObject([{ is_agent: 0 }])
  await world.db.updateTable('members').set({ mobile: number }).where('id', '=', her.id).execute()
  expect(await opens()).toMatchObject([{ is_agent: 1 }])
})

it('of two families that name a number at the same moment the second sees the first', async () => {
  const staff = await createStaff(world)
  const numbers = Array.from({ length: 32 }, agent)
  const families: TestMember[] = []
  for (let n = 0; n < 64; n++) families.push(await groom(world, longAgo()))
  await Promise.all(families.map((him, n) => names(him, numbers[n % 32] ?? '')))
  const found = await listed(staff)
  for (const number of numbers)
    expect(found.filter(one => one.number.endsWith(number))).toMatchObject([{ families: 2 }])
})

it('an agent who answered at an opened contact counts like a report of its numbers, until the family says otherwise', async () => {
  const staff = await createStaff(world)
  const number = agent()
  const her = await bride(world, { mobile: number })
  const opens = async (change = {}) => {
    const him = await groom(world, change)
    await seesContact(world, him, her)
    return him
  }
  const says = async (him: TestMember, outcome: 'AGENT' | 'SPOKE') =>
    expect((await world.call('contactOutcome', { uuid: her.id, outcome }, { token: him.token })).status).toBe(200)
  const isListed = async () => (await listed(staff)).some(one => one.number.endsWith(number))
  const mistaken = await opens(longAgo())
  await says(mistaken, 'AGENT')
  for (let n = 0; n < 3; n++) await says(await opens(), 'AGENT')
  await says(mistaken, 'SPOKE')
  await says(await opens(longAgo()), 'AGENT')
  expect(await isListed()).toBe(false)
  // The second independent family may name it either way.
  await names(await opens(longAgo()), number)
  expect(await isListed()).toBe(true)
})
