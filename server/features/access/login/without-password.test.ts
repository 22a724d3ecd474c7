import { describe, expect, it } from 'vitest'
import { codeFor, joins, joinsWithBoth, wrongCode } from '#server/testing/families.ts'
import { waitsADay } from '#server/testing/family-logins.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const minutes = (n: number) => n * 60_000

/** A family that left the password out at registration. */
async function joinsWithoutPassword() {
  const family = await joins(world, { password: '' })
  world.clock.passes(minutes(1))
  return { ...family, as: { token: family.token } }
}
async function codeOf({ form, as }: Awaited<ReturnType<typeof joinsWithoutPassword>>): Promise<string> {
  world.clock.passes(minutes(1))
  const { status, body } = await world.call('sendOwnCode', {}, as)
  expect([status, body.sent_to]).toEqual([200, 'SMS'])
  return codeFor(world, form.mobile)
}

describe('a family without a password', () => {
  it('registers and is known to have none; the fields of the specification stay valid', async () => {
    const { as } = await joinsWithoutPassword()
    expect((await world.call('me', {}, as)).body.has_password).toBe('N')
    const { token } = await joins(world)
    expect((await world.call('me', {}, { token })).body.has_password).toBe('Y')
    const short = await world.call('signup', { ...(await joins(world)).form, password: 'saat' })
    expect(short.refusal.fields).toEqual({ password: 'This field must be at least 6 characters' })
  })

  it('is refused at the password login as with a wrong password', async () => {
    const { form } = await joinsWithoutPassword()
    const other = await joins(world)
    const login = (email: string) => world.call('login', { role: 'USER', email, password: 'not-this-one' })
    const [none, wrong] = [await login(form.email), await login(other.form.email)]
    expect({ status: none.status, body: none.body }).toEqual({ status: wrong.status, body: wrong.body })
  })

  it('takes its data and ends a session by a code to its verified mobile, and not by an open browser alone', async () => {
    const family = await joinsWithoutPassword()
    const { as } = family
    expect((await world.call('dataTicket', { password: 'anything' }, as)).refusal.fields).toEqual({
      password: 'This code no longer works. Please ask for a new one',
    })
    const code = await codeOf(family)
    expect((await world.call('dataTicket', { password: wrongCode(code) }, as)).refusal.fields).toEqual({
      password: 'This code is not right. Please try again',
    })
    expect((await world.call('dataTicket', { password: code }, as)).status).toBe(200)
    const { body } = await world.call('ownSessions', {}, as)
    const uuid = body.list[0]?.uuid ?? ''
    expect((await world.call('endSession', { uuid, password: code }, as)).status).toBe(200)
  })

  it('has five tries at a code, and the code serves nothing else and nobody else', async () => {
    const family = await joinsWithoutPassword()
    const code = await codeOf(family)
    const other = await joinsWithoutPassword()
    expect((await world.call('dataTicket', { password: code }, other.as)).status).toBe(400)
    const { mobile } = family.form
    expect((await world.call('loginByCode', { mobile, code })).status).toBe(400)
    for (let n = 0; n < 5; n++) await world.call('dataTicket', { password: wrongCode(code) }, family.as)
    expect((await world.call('dataTicket', { password: code }, family.as)).status).toBe(400)
  })

  it('sets a password by a code; then it is asked for, and codes in its place are over', async () => {
    const family = await joinsWithoutPassword()
    const code = await codeOf(family)
    const chosen = { password: 'navin-paule', confirm_password: 'navin-paule' }
    const refused = await world.call('changePassword', { old_password: wrongCode(code), ...chosen }, family.as)
    expect(refused.refusal.fields).toEqual({ old_password: 'This code is not right. Please try again' })
    expect((await world.call('changePassword', { old_password: code, ...chosen }, family.as)).status).toBe(200)
    await waitsADay(world)
    const login = { role: 'USER', email: family.form.email, password: 'navin-paule' } as const
    const { body } = await world.call('login', login)
    const as = { token: body.access_token }
    expect((await world.call('sendOwnCode', {}, as)).status).toBe(409)
    expect((await world.call('dataTicket', { password: code }, as)).status).toBe(400)
  })

  it('deletes its profile: the story and the deletion take the same code', async () => {
    const family = await joinsWithoutPassword()
    const password = await codeOf(family)
    const story = { type: 'OTHER', comment: 'We stop looking for now', password } as const
    expect((await world.call('tellStory', story, family.as)).status).toBe(200)
    expect((await world.call('deleteMe', { password }, family.as)).status).toBe(200)
  })

  it('gets the code by e-mail where no mobile is verified', async () => {
    const { id, token, form } = await joinsWithBoth(world, { password: '' })
    await world.db.updateTable('members').set({ mobile_verified_at: null }).where('id', '=', id).execute()
    world.clock.passes(minutes(1))
    expect((await world.call('sendOwnCode', {}, { token })).body.sent_to).toBe('EMAIL')
    expect(await codeFor(world, form.email)).toMatch(/^\d{6}$/)
  })
})
