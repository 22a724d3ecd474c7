import { expect, it } from 'vitest'
import { codeFor, joins, joinsWithBoth, registrationForm, wrongCode } from '#server/testing/families.ts'
import { freeMobile, invites } from '#server/testing/family-logins.ts'
import { matches, registerOf, uploadsRegister } from '#server/testing/imports.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const reason = 'Asked for at the counter'
const numberOf = async ({ options }: TestStaff) => (await world.call('officeAccount', {}, options)).body.number

/** Confirms a number as the own one of somebody of the staff. */
async function confirms(staff: TestStaff, mobile: string) {
  world.clock.passes(60_000)
  expect((await world.call('sendOwnNumberCode', { mobile }, staff.options)).status).toBe(200)
  return world.call('confirmOwnNumber', { mobile, code: await codeFor(world, mobile) }, staff.options)
}

it('a clerk’s own number, once a code confirmed it, is refused through every door by which others enter it for a family', async () => {
  const clerk = await createStaff(world)
  const mother = await joinsWithBoth(world, { registered_by: 'MOTHER' })
  const { id: uuid, token } = mother
  const mobile = freeMobile()
  const form = await registrationForm(world.db)
  const { password: _, images: _images, dob_validate: _again, mobile_number: _number, ...atCounter } = form
  const draft = async () =>
    (await world.call('saveCounterDraft', { form: { first_name: 'Rutuja' } }, clerk.options)).body.uuid
  const wanting = { registered_by: 'MOTHER', mobile_type: 'MOTHER', language: 'mr', email: '' } as const
  const doors = {
    candidate: () => world.call('beginCandidateLogin', { uuid, reason, way: 'VISIT', mobile }, clerk.options),
    officeEmail: () =>
      world.call(
        'beginCandidateLogin',
        { uuid, reason, way: 'VISIT', email: clerk.email.toUpperCase() },
        clerk.options,
      ),
    caller: () =>
      world.call(
        'beginContactChange',
        { uuid, reason, way: 'VISIT', type: 'CHANGE_NUMBER', email: mobile, mobile_country_code: '+91' },
        clerk.options,
      ),
    counter: async () =>
      world.call('registerAtCounter', { ...atCounter, ...wanting, mobile, draft: await draft() }, clerk.options),
    question: () => world.call('askCandidate', { registered_by: 'MOTHER', mobile }, { token }),
    invitation: () => world.call('inviteToFamily', { role: 'OTHER', mobile }, { token }),
    listener: () => world.call('inviteListener', { mobile }, { token }),
  }
  const yes = { uuid, answer: 'YES', reason: 'Signed on slip 17' } as const
  expect((await world.call('noteCandidateAnswer', yes, clerk.options)).status).toBe(200)
  expect(await numberOf(clerk)).toBeNull()
  await world.call('sendOwnNumberCode', { mobile }, clerk.options)
  const code = wrongCode(await codeFor(world, mobile))
  expect((await world.call('confirmOwnNumber', { mobile, code }, clerk.options)).refusal.fields).toHaveProperty('code')
  // The code of one is none of another's.
  const other = await createStaff(world)
  const his = await codeFor(world, mobile)
  expect((await world.call('confirmOwnNumber', { mobile, code: his }, other.options)).status).toBe(400)
  expect((await confirms(clerk, mobile)).status).toBe(200)
  expect(await numberOf(clerk)).toBe(`•••••${mobile.slice(-3)}`)
  for (const [door, enters] of Object.entries(doors)) {
    const { status, refusal } = await enters()
    expect([door, status, refusal.message]).toEqual([door, 409, expect.stringContaining('somebody of our office')])
  }
  expect((await world.outbox()).filter(({ to, text }) => to.includes(mobile) && !text.includes('verify'))).toEqual([])

  // Nor by a save of the family or of another clerk, from a register, or by an invitation that came before the number was confirmed.
  const { body: me } = await world.call('me', {}, { token })
  const saving = {
    ...me,
    family_details: { ...me.family_details, familty_phone_numbers: [{ type: 'KAKA', phone: `0${mobile}` }] },
  }
  const byOther = { ...saving, uuid, reason }
  const second = await createStaff(world)
  const invited = freeMobile()
  const code_ = await invites(world, mother, 'OTHER', invited)
  expect((await confirms(second, invited)).status).toBe(200)
  for (const { status, refusal } of [
    await world.call('editProfile', saving as never, { token }),
    await world.call('editMemberProfile', byOther as never, other.options),
    await world.call('acceptInvitation', { mobile: invited, code: code_ }),
  ])
    expect([status, refusal.message]).toEqual([409, expect.stringContaining('somebody of our office')])
  const importer = await createStaff(world, 'ADMIN')
  const rows = await registerOf(world.db, [{ mobile }, { mobile: freeMobile(), name: 'Gauri Vasant Shinde' }])
  const register = (await uploadsRegister(world, rows, importer.options)).body.uuid
  expect((await matches(world, importer.options, register)).counts).toMatchObject({ good: 1, bad: 1 })

  // His own daughter he registers himself, with his own number. Its codes so far are of the same moment.
  world.clock.passes(60_000)
  const daughter = await joins(world, { mobile, registered_by: 'FATHER' })
  const { body: hers } = await world.call('me', {}, { token: daughter.token })
  const numbers = [{ type: 'FATHER', phone: mobile }]
  const own = { ...hers, family_details: { ...hers.family_details, familty_phone_numbers: numbers } }
  expect((await world.call('editProfile', own as never, { token: daughter.token })).status).toBe(200)
  expect((await confirms(other, mobile)).refusal.code).toBe('taken')
  await world.db.updateTable('staff').set({ retired_at: world.clock.now() }).where('id', '=', clerk.id).execute()
  expect((await doors.officeEmail()).status).not.toBe(409)
  expect((await confirms(other, mobile)).status).toBe(200)
  const admin = await createStaff(world, 'ADMIN')
  const acts = (await world.call('auditList', { act: 'own_number_confirmed' }, admin.options)).body
  expect(acts.list).toHaveLength(3)
})
