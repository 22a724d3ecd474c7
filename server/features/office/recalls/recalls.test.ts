import { expect, it } from 'vitest'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Config } from '#server/config.ts'
import { countNoticeSms } from '#server/features/access/codes/sms-budget.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { deleteExpired } from '#server/running/operations/housekeeping.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { telling } from '#server/testing/deliveries.ts'
import { blocks, bride, groom, sendsInterest, type TestMember } from '#server/testing/members.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { sendRecalls } from './job.ts'

const world = testWorld({ env: { QUIET_HOURS: 'none' } })
const tells = telling(world)
const verified = () => ({ email_verified_at: world.clock.now() })
const jobRuns = (change: Partial<Config> = {}) =>
  sendRecalls(
    {
      db: world.db,
      secrets: world.secrets,
      limits: databaseLimits(world),
      channels: { SMS: true, EMAIL: true },
      config: { ...world.config, demo: false, ...change },
    },
    world.clock.now(),
  )
const reason = 'He showed papers of another man'
const asks = (staff: TestStaff, him: TestMember) =>
  world.call('askRecall', { uuid: him.id, reason, ground: 'fraud' }, staff.options)
const confirms = (staff: TestStaff, uuid: string) => world.call('confirmRecall', { uuid, reason }, staff.options)
const withdraws = (staff: TestStaff, uuid: string) => world.call('withdrawRecall', { uuid, reason }, staff.options)
const recallOf = async (staff: TestStaff, him: TestMember) => {
  const { list } = (await world.call('recallList', {}, staff.options)).body
  const found = list.find(({ member }) => member?.uuid === him.id)
  if (!found) throw new Error('nobody asked for it')
  return found
}
const suspends = async (staff: TestStaff, him: TestMember) =>
  expect(
    (await world.call('suspendMember', { uuid: him.id, reason, told: 'The profile is false' }, staff.options)).status,
  ).toBe(200)
const bellOf = async (member: TestMember) =>
  (await world.call('notificationList', {}, { token: member.token })).body.list.filter(
    ({ type }) => type === 'PROFILE_RECALLED',
  )
const rowsTo = async (member: TestMember) =>
  (
    await world.db
      .selectFrom('outbox')
      .innerJoin('deliveries', 'deliveries.message_id', 'outbox.id')
      .select('outbox.channel')
      .where('owner_id', '=', member.id)
      .where('kind', '=', 'profile_recalled')
      .execute()
  ).map(({ channel }) => channel)
const isWarned = async (member: TestMember) => (await bellOf(member)).length > 0 || (await rowsTo(member)).length > 0

let profiles = 0
/** A suspended profile that an ADMIN asks to recall. */
async function asked() {
  const [admin, staff] = [await createStaff(world, 'ADMIN'), await createStaff(world, 'STAFF')]
  const named = { first_name: 'Chandresh', last_name: 'काळे', second_script: { last_name: 'Kale' } }
  const him = await groom(world, { ...named, mobile: `98111222${10 + ++profiles}` })
  const her = await bride(world, verified())
  await seesContact(world, her, him)
  await suspends(admin, him)
  expect((await asks(admin, him)).status).toBe(200)
  return { admin, staff, him, her, uuid: (await recallOf(admin, him)).uuid }
}

it('everybody who dealt with the profile is told once what to do, after a second word and its minute', async () => {
  const { admin, staff, him, her, uuid } = await asked()
  const [given, asking, answering, blocking, stranger, takenBack] = [
    await bride(world, verified()),
    await bride(world, verified()),
    await bride(world, verified()),
    await bride(world, verified()),
    await bride(world, verified()),
    await bride(world, verified()),
  ]
  await seesContact(world, him, given)
  await sendsInterest(world, asking, him)
  await sendsInterest(world, him, answering, 'rejected')
  await seesContact(world, blocking, him)
  await blocks(world, blocking, him)
  await sendsInterest(world, takenBack, him, 'cancelled')
  expect(await recallOf(staff, him)).toMatchObject({ state: 'asked', families: 5, may_confirm: true })

  expect((await confirms(staff, uuid)).status).toBe(200)
  world.clock.passes(59_000)
  await jobRuns()
  expect(await isWarned(her)).toBe(false)
  world.clock.passes(1_000)
  for (let n = 0; n < 2; n++) await jobRuns()
  for (const family of [her, given, asking, answering, blocking]) {
    expect(await rowsTo(family)).toEqual(['EMAIL'])
    expect(await bellOf(family)).toMatchObject([{ from_user: null, reference_id: null, link: '/safety' }])
  }
  for (const other of [him, stranger, takenBack]) expect(await rowsTo(other)).toEqual([])

  // Of the profile nothing is told but the surname and the number.
  const { registration_no: number } = await world.db
    .selectFrom('members')
    .select('registration_no')
    .where('id', '=', him.id)
    .executeTakeFirstOrThrow()
  const letters = (await tells.messagesTo(her)).filter(({ subject }) => subject?.includes('not genuine'))
  expect(letters).toHaveLength(1)
  const texts = [JSON.stringify(letters), JSON.stringify(await bellOf(her))]
  for (const text of texts) {
    expect(text).toContain(`Kale (${number})`)
    expect(text).toMatch(/money/)
    expect(text).not.toMatch(new RegExp(`Chandresh|98111222|${him.id}`))
  }

  await tells.delivers({ EMAIL: { deliver: async () => {} } })
  expect(await recallOf(admin, him)).toMatchObject({ state: 'sent', families: 5, told: { sent: 5 } })
  const reached = (await world.call('recallMembers', { uuid, state: 'sent' }, staff.options)).body
  expect(reached.count).toBe(5)
  expect(reached.list.flatMap(({ channels }) => channels)).toEqual(Array(5).fill('EMAIL'))
})

it('one ADMIN alone recalls nothing, and nobody a profile that is not suspended', async () => {
  const { admin, staff, him, her, uuid } = await asked()
  expect(await recallOf(admin, him)).toMatchObject({ state: 'asked', may_confirm: false })
  expect((await confirms(admin, uuid)).refusal.message).toMatch(/Somebody else/)
  await expect(
    world.db
      .updateTable('recalls')
      .set({ confirmed_by: admin.id, confirmed_at: world.clock.now() })
      .where('id', '=', uuid)
      .execute(),
  ).rejects.toThrow(/recalls_by_two/)
  world.clock.passes(10 * hourMs)
  await jobRuns()
  expect(await isWarned(her)).toBe(false)

  const open = await groom(world)
  expect((await asks(admin, open)).status).toBe(409)
  expect((await asks(admin, him)).status).toBe(409)
  await suspends(admin, open)
  expect((await asks(staff, open)).status).toBe(403)
})

it('nothing is sent of a recall that is withdrawn in its minute, or of a profile that is open again', async () => {
  const first = await asked()
  await confirms(first.staff, first.uuid)
  expect((await withdraws(first.admin, first.uuid)).status).toBe(200)
  const second = await asked()
  await confirms(second.staff, second.uuid)
  await world.call('restoreMember', { uuid: second.him.id, reason }, second.admin.options)
  world.clock.passes(61_000)
  await jobRuns()
  for (const { her, him, admin } of [first, second]) {
    expect(await isWarned(her)).toBe(false)
    expect((await recallOf(admin, him)).state).toBe('withdrawn')
  }
  // It may be asked for anew, and what was sent stays sent.
  await asks(first.admin, first.him)
  const { uuid } = await recallOf(first.staff, first.him)
  await confirms(first.staff, uuid)
  world.clock.passes(61_000)
  await jobRuns()
  expect((await withdraws(first.admin, uuid)).status).toBe(409)
  expect(await rowsTo(first.her)).toEqual(['EMAIL'])
})

it('SMS go from a budget of their own, and whom nothing reaches the office calls', async () => {
  const { staff, him, uuid } = await asked()
  const families: TestMember[] = []
  for (let n = 0; n < 3; n++) families.push(await bride(world, { email_verified_at: null }))
  const unreachable = await bride(world, { email_verified_at: null, dial_code: '+1' })
  for (const family of [...families, unreachable]) await sendsInterest(world, family, him)
  await confirms(staff, uuid)
  world.clock.passes(61_000)
  const config = { recallSmsPerDay: 2, smsPerDay: 3 }
  for (let n = 0; n < 2; n++) await jobRuns(config)
  const sms = async () => (await Promise.all(families.map(rowsTo))).flat().length
  expect(await sms()).toBe(2)
  for (const family of [...families, unreachable]) expect(await bellOf(family)).toHaveLength(1)
  expect(await countNoticeSms({ limits: databaseLimits(world), config })).toBe(true)
  world.clock.passes(dayMs)
  await jobRuns(config)
  expect(await sms()).toBe(3)
  const nextDay = await createStaff(world)
  expect((await recallOf(nextDay, him)).told).toMatchObject({ call: 1 })
  const { list } = (await world.call('unreachedList', {}, nextDay.options)).body
  expect(list.filter(({ about }) => about.includes('PROFILE_RECALLED'))).toHaveLength(1)
})

it('without a registered wording a family hears by bell and e-mail, or by a call', async () => {
  const { staff, him, her, uuid } = await asked()
  const byPhone = await bride(world, { email_verified_at: null })
  await sendsInterest(world, byPhone, him)
  await confirms(staff, uuid)
  world.clock.passes(61_000)
  await jobRuns({ sms: { url: 'https://sms.example', key: 'k', sender: 'SAPTPD' } })
  expect([await rowsTo(her), await rowsTo(byPhone)]).toEqual([['EMAIL'], []])
  expect(await bellOf(byPhone)).toHaveLength(1)
  expect((await recallOf(staff, him)).told).toMatchObject({ call: 1 })
})

it('is forgotten after half a year', async () => {
  world.clock.passes(181 * dayMs)
  await deleteExpired(world.db, world.clock.now())
  expect(await world.db.selectFrom('recalls').select('id').execute()).toEqual([])
})
