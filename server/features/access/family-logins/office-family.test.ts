import { describe, expect, it } from 'vitest'
import { joins } from '#server/testing/families.ts'
import { freeMobile, invitationCode, joinsFamily } from '#server/testing/family-logins.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const familyOf = async (token: string) => (await world.call('familyLogins', {}, { token })).body.list

describe('a candidate at the counter', () => {
  it('agrees there, has a contact of their own named, and logs in by the code to it', async () => {
    const staff = await createStaff(world)
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const mobile = freeMobile()
    const sets = (change: object) =>
      world.call(
        'inviteCandidate',
        { uuid: mother.id, reason: 'Came with her mother', mobile, ...change },
        staff.options,
      )
    expect((await sets({})).status).toBe(409)
    const yes = { uuid: mother.id, answer: 'YES', reason: 'Signed on slip 17' } as const
    expect((await world.call('noteCandidateAnswer', yes, staff.options)).status).toBe(200)
    expect((await sets({ mobile: mother.form.mobile })).refusal.fields).toHaveProperty('mobile')
    expect((await sets({})).status).toBe(200)
    const code = await invitationCode(world, mobile)
    const { body, status } = await world.call('acceptInvitation', { mobile, code })
    expect(status).toBe(200)
    expect((await familyOf(body.access_token)).map(({ role }) => role)).toEqual(['MOTHER', 'CANDIDATE'])
    expect((await world.call('setLastWord', { last_word: 'Y' }, { token: body.access_token })).status).toBe(200)
    // A second one would take her place.
    expect((await sets({ mobile: freeMobile() })).status).toBe(409)
    const acts = (await world.call('auditList', { member: mother.id }, staff.options)).body.list.map(({ act }) => act)
    expect(acts).toContain('candidate_login_set')
  })

  it('is not replaced by a number of the mother’s while the invitation waits', async () => {
    const staff = await createStaff(world)
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const yes = { uuid: mother.id, answer: 'YES', reason: 'Signed on slip 18' } as const
    await world.call('noteCandidateAnswer', yes, staff.options)
    const named = { uuid: mother.id, reason: 'Came with her mother', mobile: freeMobile() }
    expect((await world.call('inviteCandidate', named, staff.options)).status).toBe(200)
    const invite = { role: 'CANDIDATE', mobile: freeMobile(), password: mother.form.password } as const
    expect((await world.call('inviteToFamily', invite, { token: mother.token })).status).toBe(409)
  })
})

describe('the record of a family', () => {
  it('shows staff who logs in and who hears, without a contact, and staff stop the notices to one who asks', async () => {
    const staff = await createStaff(world)
    const mother = await joins(world, { registered_by: 'MOTHER' })
    const father = await joinsFamily(world, mother, 'FATHER')
    const read = async () => (await world.call('memberRecord', { uuid: mother.id }, staff.options)).body
    const record = await read()
    expect(record.logins.map(({ role }) => role)).toEqual(['FATHER'])
    expect(JSON.stringify(record)).not.toContain(father.mobile)
    const [listener] = record.listeners
    const stops = (uuid: string) =>
      world.call(
        'stopFamilyListener',
        { uuid, listener: listener?.id ?? '', reason: 'Asked for it on the phone' },
        staff.options,
      )
    const stranger = await joins(world)
    expect((await stops(stranger.id)).status).toBe(404)
    expect((await stops(mother.id)).status).toBe(200)
    expect((await read()).listeners).toEqual([])
  })
})
