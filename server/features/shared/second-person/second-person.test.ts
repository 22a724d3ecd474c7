import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#domain/durations.ts'
import { newId } from '#server/ports/ids.ts'
import { codeAt } from '#server/testing/app-code.ts'
import { bride, groom } from '#server/testing/members.ts'
import { createStaff, officeOrigin, retireAllBut, type TestStaff, testStaffPassword } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const reason = 'For the committee of the office'

/** Joins by a link of the office, as whoever holds it can. */
async function joinsBy(link: string): Promise<Pick<TestStaff, 'options'>> {
  const token = link.split('#token=')[1] ?? ''
  const { body } = await world.call('officeInvitation', { token }, { headers: officeOrigin })
  const password = { password: 'mango tree lane', confirm_password: 'mango tree lane' }
  const form = { token, name: 'Asha Joshi', ...password, code: codeAt(body.app_key, world.clock.now()) }
  const { headers } = await world.call('officeJoin', form, { headers: officeOrigin })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  return { options: { headers: { cookie, ...officeOrigin } } }
}

type Asking = Pick<TestStaff, 'id' | 'options'>
type Confirming = Pick<TestStaff, 'options'>
async function asksForFile({ id }: Asking) {
  const uuid = newId(world.clock.now())
  const file = { call: '/office/members/list/export', asked_for: uuid, family_count: 900, reason, waits: true }
  await world.db
    .insertInto('list_exports')
    .values({ id: uuid, staff_id: id, at: world.clock.now(), ready_from: null, ...file })
    .execute()
  return ({ options }: Confirming) => world.call('confirmListExport', { uuid }, options)
}
async function asksForRecall({ options }: Asking, admin: Asking = { id: '', options }) {
  const { id: uuid } = await groom(world)
  await world.call('suspendMember', { uuid, reason, told: 'The profile is false' }, admin.options)
  expect((await world.call('askRecall', { uuid, reason, ground: 'fraud' }, options)).status).toBe(200)
  const { id } = await world.db
    .selectFrom('recalls')
    .select('id')
    .where('member_id', '=', uuid)
    .executeTakeFirstOrThrow()
  return ({ options: by }: Confirming) => world.call('confirmRecall', { uuid: id, reason }, by)
}
async function entersVisit({ options }: Asking) {
  const { id: uuid } = await bride(world, { email_verified_at: world.clock.now() })
  await world.call('beginLeaving', { uuid, reason, way: 'VISIT' }, options)
  expect((await world.call('enterVisit', { uuid, agrees: ['name', 'birth_date'] }, options)).status).toBe(200)
  const confirms = ({ options: by }: Confirming) => world.call('confirmRequest', { uuid, reason }, by)
  const daysLeft = async () => {
    const { open } = (await world.call('callerRequest', { uuid }, options)).body
    return (new Date(open?.takes_effect_at ?? 0).getTime() - world.clock.now().getTime()) / dayMs
  }
  return { uuid, confirms, daysLeft }
}
const mailsTo = async (to: string) => (await world.outbox()).filter(mail => mail.to === to).map(({ text }) => text)

describe('one ADMIN is not two', () => {
  it('by the link of another ADMIN’s new login, of which that one and whoever else watches is told', async () => {
    const [admin, other] = [await createStaff(world, 'ADMIN'), await createStaff(world, 'ADMIN')]
    await world.call('nameTrustees', { addresses: ['kaka@elsewhere.in'] }, admin.options)
    const confirmations = [await asksForFile(admin), await asksForRecall(admin), (await entersVisit(admin)).confirms]
    const reset = await world.call('resetStaffLogin', { uuid: other.id, reason }, admin.options)
    for (const to of [other.email, 'kaka@elsewhere.in'])
      expect((await mailsTo(to)).join()).toContain(`a new app for the login ${other.email}`)
    const as = await joinsBy(reset.body.link)
    for (const confirms of confirmations) {
      const { status, refusal } = await confirms(as)
      expect([status, refusal.message]).toEqual([409, expect.stringContaining('seven days')])
    }
    expect((await world.call('listExports', {}, as.options)).body.list.at(-1)?.may_confirm).toBe(false)
    expect((await world.call('recallList', {}, as.options)).body.list[0]?.may_confirm).toBe(false)
    // Nor does the reset make an office of one, where the file would come by itself.
    const { uuid, confirms } = await entersVisit(admin)
    expect((await confirms(admin)).status).toBe(409)
    expect((await world.call('callerRequest', { uuid }, as.options)).body.open?.may_decide).toBe(false)
    // Whoever came back to the own login confirms after the days.
    world.clock.passes(7 * dayMs)
    await world.db
      .updateTable('staff_sessions')
      .set({ expires_at: new Date('2100-01-01'), last_used_at: world.clock.now() })
      .execute()
    expect((await confirmations[1]?.(as))?.status).toBe(200)
  })

  it('but one who sets up a new app with the own password stays who they were', async () => {
    const [admin, other] = [await createStaff(world, 'ADMIN'), await createStaff(world, 'ADMIN')]
    const confirms = await asksForFile(admin)
    const renewed = await world.call('renewOwnLogin', { old_password: testStaffPassword }, other.options)
    expect((await confirms(await joinsBy(renewed.body.link))).status).toBe(200)
  })

  it('by somebody invited a moment before, whoever of the two asks, also straight at the database', async () => {
    const [admin, other] = [await createStaff(world, 'ADMIN'), await createStaff(world, 'ADMIN')]
    await world.call('inviteStaff', { email: 'puppet@office.in', role: 'ADMIN' }, admin.options)
    expect((await mailsTo(other.email)).join()).toContain('has invited puppet@office.in')
    const puppet = await createStaff(world, 'ADMIN', hourMs)
    for (const [asker, confirmer] of [
      [admin, puppet],
      [puppet, admin],
    ] as const) {
      for (const confirms of [await asksForFile(asker), await asksForRecall(asker, admin)])
        expect((await confirms(confirmer)).refusal.message).toContain('seven days')
      const late = { confirmed_by: confirmer.id, confirmed_at: world.clock.now() }
      await expect(
        world.db
          .updateTable('recalls')
          .set(late)
          .where('asked_by', '=', asker.id)
          .where('confirmed_at', 'is', null)
          .execute(),
      ).rejects.toThrow('second person')
    }
    // A clerk in the first week enters a visit all the same: the family has the longer days to object.
    const visit = await entersVisit(puppet)
    expect((await visit.confirms(admin)).status).toBe(200)
    expect(await visit.daysLeft()).toBe(14)
    const usual = await entersVisit(admin)
    expect((await usual.confirms(puppet)).refusal.message).toContain('seven days')
    expect((await usual.confirms(other)).status).toBe(200)
    expect(await usual.daysLeft()).toBe(7)
  })

  it('and an office of one with somebody who is new goes on as an office of one', async () => {
    const admin = await createStaff(world, 'ADMIN')
    await retireAllBut(world, admin)
    await createStaff(world, 'ADMIN', hourMs)
    const visit = await entersVisit(admin)
    expect((await visit.confirms(admin)).status).toBe(200)
    expect(await visit.daysLeft()).toBe(14)
  })
})
