import { describe, expect, it } from 'vitest'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { pauseDouble } from '#server/features/office/office-members/join-records.ts'
import { type Family, joinsWithBoth } from '#server/testing/families.ts'
import {
  daughterJoins,
  freeMobile,
  invitationCode,
  joinsFamily,
  tendsAddedAccess,
} from '#server/testing/family-logins.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { createStaff, retireAllBut, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { carryOutDue } from './job.ts'

const world = testWorld()
const reason = 'The candidate came to the office'
const day = 86_400_000
type Way = 'CODES' | 'VISIT'

const motherRegisters = () => joinsWithBoth(world, { registered_by: 'MOTHER' })
const notesYes = (staff: TestStaff, { id: uuid }: { id: string }, answer: 'YES' | 'NO' = 'YES') =>
  world.call('noteCandidateAnswer', { uuid, answer, reason: 'Signed on slip 17' }, staff.options)
const asksLogin = (staff: TestStaff, { id: uuid }: { id: string }, mobile: string, way: Way = 'VISIT') =>
  world.call('beginCandidateLogin', { uuid, reason, way, mobile }, staff.options)
const asksEnd = (staff: TestStaff, { id: uuid }: { id: string }, way: Way = 'CODES') =>
  world.call('beginCandidateEnd', { uuid, reason, way }, staff.options)
const enters = (staff: TestStaff, { id: uuid }: { id: string }) =>
  world.call('enterVisit', { uuid, agrees: ['name', 'birth_date'] }, staff.options)
const readsOut = (staff: TestStaff, { id: uuid }: { id: string }, owner_code: string) =>
  world.call('proveByCodes', { uuid, owner_code }, staff.options)
const confirms = (staff: TestStaff, { id: uuid }: { id: string }) =>
  world.call('confirmRequest', { uuid, reason }, staff.options)
const settles = (staff: TestStaff, { id: uuid }: { id: string }, outcome: 'GO_ON' | 'END') =>
  world.call('settleObjection', { uuid, reason, outcome, spoke_with_both: true }, staff.options)
async function job() {
  const carrying = { files: memoryFiles(world.files), channels: { SMS: true, EMAIL: true }, askPartner, pauseDouble }
  await carryOutDue({ ...world, ...carrying }, world.clock.now())
  await tendsAddedAccess(world)
}
const stateOf = async (staff: TestStaff, { id: uuid }: { id: string }) =>
  (await world.call('callerRequest', { uuid }, staff.options)).body
const messagesTo = async (to: string) =>
  (await world.outbox()).filter(one => one.to.endsWith(to)).map(({ text }) => text)
const sixDigits = async (to: string) => (await messagesTo(to))[0]?.match(/^\d{6}\b/)?.[0] ?? ''
const invited = async (mobile: string) => (await messagesTo(mobile)).filter(text => text.includes('invited you'))
const familyOf = async (token: string) =>
  (await world.call('familyLogins', {}, { token })).body.list.map(({ role, state }) => `${role} ${state}`)

/** A clerk noted the yes, another entered the visit, and an ADMIN confirmed it. */
async function confirmedVisit(mother: Family, mobile = freeMobile()) {
  const [noter, clerk, admin] = [await createStaff(world), await createStaff(world), await createStaff(world, 'ADMIN')]
  await notesYes(noter, mother)
  expect((await asksLogin(clerk, mother, mobile)).status).toBe(200)
  expect((await enters(clerk, mother)).status).toBe(200)
  expect((await confirms(admin, mother)).status).toBe(200)
  return { mobile }
}

describe('a candidate at the counter', () => {
  it('agrees, shows a photo identity, and is invited after seven days in which the whole family reads of it', async () => {
    const mother = await motherRegisters()
    const father = await joinsFamily(world, mother, 'FATHER')
    const clerk = await createStaff(world)
    const mobile = freeMobile()
    expect((await stateOf(clerk, mother)).candidate).toBeNull()
    expect((await asksLogin(clerk, mother, mobile)).refusal.message).toContain('consent first')
    await notesYes(clerk, mother)
    expect((await stateOf(clerk, mother)).candidate).toEqual({ kind: 'candidate', by_code: true })
    expect((await asksLogin(clerk, mother, mother.form.mobile)).refusal.fields).toHaveProperty('mobile')
    expect((await asksLogin(clerk, mother, father.mobile)).status).toBe(409)
    expect((await asksLogin(clerk, mother, mobile)).body.sent_to).toEqual([])
    expect((await enters(clerk, mother)).status).toBe(200)
    const admin = await createStaff(world, 'ADMIN')
    expect((await confirms(admin, mother)).status).toBe(200)
    for (const to of [mother.form.mobile, mother.form.email, father.mobile])
      expect((await messagesTo(to)).join()).toContain(`the contact …${mobile.slice(-4)}`)
    for (const { token } of [mother, father])
      expect((await world.call('me', {}, { token })).body.waiting_request).toMatchObject({ kind: 'candidate' })
    world.clock.passes(7 * day - 1000)
    await job()
    expect(await messagesTo(mobile)).toEqual([])

    world.clock.passes(2000)
    await Promise.all([job(), job(), job()])
    expect(await invited(mobile)).toHaveLength(1)
    const code = await invitationCode(world, mobile)
    const { body } = await world.call('acceptInvitation', { mobile, code })
    expect(await familyOf(body.access_token)).toContain('CANDIDATE JOINED')
    expect((await world.call('setLastWord', { last_word: 'Y' }, { token: body.access_token })).status).toBe(200)
    // Days have passed, and a session of the office does not last so long.
    const later = await createStaff(world, 'ADMIN')
    const { list } = (await world.call('auditList', { member: mother.id }, later.options)).body
    expect(list.map(({ act }) => act)).toEqual([
      'candidate_login_set',
      'candidate_login_waits',
      'visit_entered',
      'candidate_login_begun',
      'candidate_answer_noted',
    ])
    // A second one would take her place.
    expect((await asksLogin(later, mother, freeMobile())).status).toBe(409)
  })

  it('who could not come is given it by a code that the mother reads out, and an ADMIN confirms that too', async () => {
    const mother = await motherRegisters()
    const [clerk, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const mobile = freeMobile()
    await notesYes(clerk, mother)
    world.clock.passes(60_000)
    expect((await asksLogin(clerk, mother, mobile, 'CODES')).body.sent_to).toEqual(['SMS'])
    expect((await messagesTo(mother.form.mobile))[0]).toContain(`log in with the contact …${mobile.slice(-4)}`)
    expect((await confirms(admin, mother)).status).toBe(409)
    expect((await readsOut(clerk, mother, '000000')).status).toBe(400)
    expect((await readsOut(clerk, mother, await sixDigits(mother.form.mobile))).status).toBe(200)
    expect((await stateOf(clerk, mother)).open).toMatchObject({ state: 'CONFIRM', may_decide: false })
    expect((await confirms(admin, mother)).status).toBe(200)
    expect(await messagesTo(mobile)).toEqual([])
    world.clock.passes(7 * day + 1000)
    await job()
    expect(await invited(mobile)).toHaveLength(1)
  })

  it('is not replaced by a number of the mother’s once invited', async () => {
    const mother = await motherRegisters()
    await confirmedVisit(mother)
    world.clock.passes(7 * day + 1000)
    await job()
    const invite = { role: 'CANDIDATE', mobile: freeMobile(), password: mother.form.password } as const
    expect((await world.call('inviteToFamily', invite, { token: mother.token })).status).toBe(409)
  })
})

describe('a clerk who gives himself the login of a family’s candidate', () => {
  it('finds no ADMIN in himself: not who opened it, entered it or noted the yes, whenever that was', async () => {
    const mother = await motherRegisters()
    const [opener, noter, clerk] = [
      await createStaff(world, 'ADMIN'),
      await createStaff(world, 'ADMIN'),
      await createStaff(world),
    ]
    await notesYes(clerk, mother)
    await asksLogin(opener, mother, freeMobile())
    await enters(clerk, mother)
    // The yes is taken back and noted again, by an ADMIN who would then confirm it.
    await notesYes(noter, mother, 'NO')
    await notesYes(noter, mother)
    for (const staff of [opener, noter]) {
      expect((await stateOf(staff, mother)).open?.may_decide).toBe(false)
      expect((await confirms(staff, mother)).refusal.message).toContain('another ADMIN')
    }
    expect((await confirms(clerk, mother)).status).toBe(403)
    const request = world.db.updateTable('caller_requests').where('member_id', '=', mother.id)
    const now = world.clock.now()
    const soon = new Date(now.getTime() + 7 * day)
    const own = { confirmed_at: now, confirmed_by: noter.id, yes_noted_by: noter.id, takes_effect_at: soon }
    await expect(request.set(own).execute()).rejects.toThrow('caller_requests_waits')
    await expect(request.set({ done_at: now }).execute()).rejects.toThrow('caller_requests_proven')
    const admin = await createStaff(world, 'ADMIN')
    expect((await confirms(admin, mother)).status).toBe(200)
  })

  it('is stopped by any of the family, until an ADMIN has spoken with both', async () => {
    const ways = {
      session: async (mother: Family) => world.call('objectToRequest', {}, { token: mother.token }),
      father: async (mother: Family) =>
        world.call('objectToRequest', {}, { token: (await joinsFamily(world, mother, 'FATHER')).token }),
      phone: async (mother: Family) =>
        world.call('noteObjection', { uuid: mother.id, reason }, (await createStaff(world)).options),
    }
    for (const [way, outcome] of [
      ['session', 'END'],
      ['father', 'GO_ON'],
      ['phone', 'END'],
    ] as const) {
      const mother = await motherRegisters()
      const { mobile } = await confirmedVisit(mother)
      expect((await ways[way](mother)).status).toBe(200)
      world.clock.passes(7 * day + 1000)
      await job()
      expect(await messagesTo(mobile)).toEqual([])
      expect((await settles(await createStaff(world), mother, 'GO_ON')).status).toBe(403)
      expect((await settles(await createStaff(world, 'ADMIN'), mother, outcome)).status).toBe(200)
      world.clock.passes(day + 1000)
      await job()
      expect(await invited(mobile)).toHaveLength(outcome === 'GO_ON' ? 1 : 0)
    }
  })

  it('is told to the candidate who agreed by a contact of her own, and ends with a no', async () => {
    const mother = await motherRegisters()
    const own = freeMobile()
    await world.call('askCandidate', { registered_by: 'MOTHER', mobile: own }, { token: mother.token })
    const { body } = await world.call('openByCandidateCode', { mobile: own, code: await invitationCode(world, own) })
    await world.call('answerCandidate', { token: body.token, answer: 'YES' })
    const [clerk, admin, other] = [
      await createStaff(world),
      await createStaff(world, 'ADMIN'),
      await createStaff(world),
    ]
    const mobile = freeMobile()
    await asksLogin(clerk, mother, mobile)
    await enters(clerk, mother)
    expect((await confirms(admin, mother)).status).toBe(200)
    expect((await messagesTo(own)).join()).toContain(`the contact …${mobile.slice(-4)}`)
    await notesYes(other, mother, 'NO')
    world.clock.passes(7 * day + 1000)
    await job()
    expect(await messagesTo(mobile)).toEqual([])
    expect((await stateOf(await createStaff(world), mother)).last).toMatchObject({
      kind: 'candidate',
      end: 'CANCELLED',
    })
  })

  it('alone in the office waits for fourteen days, in both ways', async () => {
    for (const way of ['VISIT', 'CODES'] as const) {
      const mother = await motherRegisters()
      const alone = await createStaff(world, 'ADMIN')
      await retireAllBut(world, alone)
      const mobile = freeMobile()
      await notesYes(alone, mother)
      world.clock.passes(60_000)
      await asksLogin(alone, mother, mobile, way)
      if (way === 'VISIT') await enters(alone, mother)
      else await readsOut(alone, mother, await sixDigits(mother.form.mobile))
      expect((await confirms(alone, mother)).status).toBe(200)
      world.clock.passes(14 * day - 1000)
      await job()
      expect(await messagesTo(mobile)).toEqual([])
      world.clock.passes(2000)
      await job()
      expect(await invited(mobile)).toHaveLength(1)
    }
  })
})

describe('the login of a candidate', () => {
  it('ends by the candidate’s own code after seven days, with the last word', async () => {
    const mother = await motherRegisters()
    const daughter = await daughterJoins(world, mother)
    await world.call('setLastWord', { last_word: 'Y' }, { token: daughter.token })
    const [clerk, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    expect((await stateOf(clerk, mother)).candidate).toEqual({ kind: 'candidate_end', by_code: true })
    world.clock.passes(60_000)
    expect((await asksEnd(clerk, mother)).body.sent_to).toEqual(['SMS'])
    expect(await sixDigits(mother.form.mobile)).toBe('')
    expect((await readsOut(clerk, mother, await sixDigits(daughter.mobile))).status).toBe(200)
    expect((await confirms(admin, mother)).status).toBe(200)
    for (const to of [mother.form.mobile, mother.form.email, daughter.mobile])
      expect((await messagesTo(to)).join()).toContain('end the candidate’s own login')
    world.clock.passes(7 * day - 1000)
    await job()
    expect((await world.call('me', {}, { token: daughter.token })).status).toBe(200)
    world.clock.passes(2000)
    await job()
    expect((await world.call('me', {}, { token: daughter.token })).status).toBe(401)
    const family = (await world.call('familyLogins', {}, { token: mother.token })).body
    expect([family.list.map(({ role }) => role), family.last_word]).toEqual([['MOTHER'], 'N'])
    expect((await stateOf(await createStaff(world), mother)).last).toMatchObject({ kind: 'candidate_end', end: 'DONE' })
  })

  it('stays where the candidate objects, and where there is none nothing is asked for', async () => {
    const mother = await motherRegisters()
    const [clerk, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    expect((await asksEnd(clerk, mother)).refusal.message).toContain('No candidate')
    const daughter = await daughterJoins(world, mother)
    await asksEnd(clerk, mother, 'VISIT')
    await enters(clerk, mother)
    await confirms(admin, mother)
    expect((await world.call('objectToRequest', {}, { token: daughter.token })).status).toBe(200)
    world.clock.passes(8 * day)
    await job()
    expect((await world.call('me', {}, { token: daughter.token })).status).toBe(200)
  })
})
