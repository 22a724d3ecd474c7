import { describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { codeFor, type Family, joinsWithBoth } from '#server/testing/families.ts'
import { freeMobile, invitationCode, joinsFamily, ownCode, tendsAddedAccess } from '#server/testing/family-logins.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const sentTo = async (contact: string) => (await world.outbox()).filter(({ to }) => to.includes(contact))
const mother = (change = {}) => joinsWithBoth(world, { registered_by: 'MOTHER', password: '', ...change })
const freezes = async ({ form }: Family) => {
  const token = /#freeze=(\S+)/.exec(
    (await sentTo(form.email)).find(({ text }) => text.includes('#freeze='))?.text ?? '',
  )
  expect((await world.call('freezeAccount', { token: token?.[1] ?? '' })).status).toBe(200)
}
const logsIn = async (mobile: string) => {
  world.clock.passes(2 * minuteMs)
  const to = { mobile, dial_code: '+91', country_code: 'in' }
  await world.call('sendLoginCode', to)
  return (await world.call('loginByCode', { ...to, code: await codeFor(world, mobile) })).body.access_token
}

/** Somebody at this number answers the candidate's question, after the family named it. */
async function agreesAt(mobile: string, token: string) {
  world.clock.passes(minuteMs)
  expect((await world.call('askCandidate', { registered_by: 'MOTHER', mobile }, { token })).status).toBe(200)
  const { body } = await world.call('openByCandidateCode', { mobile, code: await invitationCode(world, mobile) })
  expect((await world.call('answerCandidate', { token: body.token, answer: 'YES' })).status).toBe(200)
}
const invitesCandidate = async (mobile: string, { token, form }: Family) => {
  const code = await ownCode(world, { token, mobile: form.mobile })
  return world.call('inviteToFamily', { role: 'CANDIDATE', mobile, password: code }, { token })
}
const codesTo = async (mobile: string) =>
  (await sentTo(mobile)).filter(({ text }) => text.includes('invited you')).length

describe('a thief who makes himself the candidate', () => {
  it('gets no invitation after “this was not me”, and his yes does not stand for hers', async () => {
    const her = await mother()
    const his = freeMobile()
    await agreesAt(his, her.token)
    expect((await invitesCandidate(his, her)).body.message).toMatch(/goes out on/)
    await freezes(her)
    world.clock.passes(dayMs)
    await tendsAddedAccess(world)
    expect(await codesTo(his)).toBe(0)

    const token = await logsIn(her.form.mobile)
    expect((await world.call('candidateState', {}, { token })).body).toMatchObject({ state: 'NOT_YET', contact: null })
    const hers = freeMobile()
    await agreesAt(hers, token)
    expect((await invitesCandidate(hers, { ...her, token })).status).toBe(200)
    world.clock.passes(dayMs)
    await tendsAddedAccess(world)
    expect(await codesTo(hers)).toBe(1)
  })

  it('takes nothing from a candidate who logs in, nor from one who agreed days before', async () => {
    const [inside, before] = [await mother(), await mother()]
    for (const her of [inside, before]) {
      const mobile = freeMobile()
      await agreesAt(mobile, her.token)
      if (her === inside) await joinsFamily(world, her, 'CANDIDATE', mobile)
      else world.clock.passes(4 * dayMs)
      const code = await ownCode(world, { token: her.token, mobile: her.form.mobile })
      await world.call('inviteToFamily', { role: 'OTHER', mobile: freeMobile(), password: code }, { token: her.token })
      await freezes(her)
      const token = await logsIn(her.form.mobile)
      expect((await world.call('candidateState', {}, { token })).body.state).toBe('AGREED')
      const { list } = (await world.call('familyLogins', {}, { token })).body
      expect(list.map(({ role, state }) => `${role} ${state}`)).toEqual(
        her === inside ? ['MOTHER OWNER', 'CANDIDATE JOINED'] : ['MOTHER OWNER'],
      )
    }
  })
})
