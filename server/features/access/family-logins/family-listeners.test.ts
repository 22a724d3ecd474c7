import { describe, expect, it } from 'vitest'
import { timeInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import { telling } from '#server/testing/deliveries.ts'
import { codeFor, type Family, joins } from '#server/testing/families.ts'
import { freeMobile, joinsFamily, tendsAddedAccess } from '#server/testing/family-logins.ts'
import { groom } from '#server/testing/members.ts'
import { signupPassword as password } from '#server/testing/signup-request.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const minutePasses = async (ms = 6 * 60_000) => {
  world.clock.passes(ms)
  await telling(world).gathers()
}
const sentTo = async (contact: string) => (await world.outbox()).filter(({ to }) => to.includes(contact))
const listenersOf = async ({ token }: { token: string }) => (await world.call('familyListeners', {}, { token })).body
const sendsInterestTo = async (her: Family) => {
  const him = await groom(world)
  expect((await world.call('sendInterest', { to_user_id: her.id }, { token: him.token })).status).toBe(200)
}

/** A grandmother who never logs in and reads the code out on the phone. */
async function hears(her: Family, email: string) {
  world.clock.passes(60_000)
  expect((await world.call('inviteListener', { email, password }, { token: her.token })).status).toBe(200)
  const otp = await codeFor(world, email)
  return world.call('confirmListener', { email, otp }, { token: her.token })
}

describe('an elder who only wants to hear', () => {
  it('is told what matters at the contact that they confirmed, with the child named and a stop in each', async () => {
    const her = await joins(world, { first_name: 'Sayali' })
    expect((await hears(her, 'aaji@kale.in')).status).toBe(200)
    expect((await listenersOf(her)).list).toMatchObject([{ contact: 'a•••@kale.in', logs_in: 'N', may_remove: 'Y' }])
    await sendsInterestTo(her)
    // The mother reads it at once, and the grandmother hears it all the same.
    await world.call('readNotifications', {}, { token: her.token })
    await minutePasses()
    const told = (await sentTo('aaji@kale.in')).filter(({ subject }) => subject.startsWith('Sayali: '))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toMatch(/has sent you an interest/)
    const stop = /http:\/\/localhost:3000(\S+\/mail\/stop\S+)/.exec(told[0]?.text ?? '')?.[1] ?? ''
    expect((await world.app.inject({ url: stop })).body).toContain('Stop these notices?')
    expect((await listenersOf(her)).count).toBe(1)
    expect((await world.app.inject({ method: 'POST', url: `${stop}x` })).statusCode).toBe(400)
    expect((await world.app.inject({ method: 'POST', url: stop })).statusCode).toBe(200)
    expect((await listenersOf(her)).count).toBe(0)
    await sendsInterestTo(her)
    await minutePasses(2 * hourMs)
    expect((await sentTo('aaji@kale.in')).filter(({ subject }) => subject.startsWith('Sayali: '))).toHaveLength(1)
  })

  it('gets one message an hour by e-mail and three a day by SMS, whatever comes', async () => {
    const her = await joins(world, { first_name: 'Rutuja' })
    const mobile = freeMobile()
    await hears(her, 'ajoba@kale.in')
    expect((await world.call('inviteListener', { mobile, password }, { token: her.token })).status).toBe(200)
    const otp = await codeFor(world, mobile)
    expect((await world.call('confirmListener', { mobile, otp }, { token: her.token })).status).toBe(200)
    for (let hour = 0; hour < 4; hour++) {
      await sendsInterestTo(her)
      await minutePasses()
      await sendsInterestTo(her)
      await minutePasses()
      await minutePasses(hourMs - 12 * 60_000)
    }
    const heard = async (contact: string) =>
      (await sentTo(contact)).filter(({ subject, text }) => /news at|interest for/.test(subject + text)).length
    expect([await heard('ajoba@kale.in'), await heard(mobile)]).toEqual([4, 1])
    expect((await sentTo(mobile))[0]?.text).toMatch(
      /^Saptapadi: a family has sent an interest for Rutuja\..*To hear no more/,
    )
  })

  it('confirms by their own code alone: a wrong one, another family’s and an old one add nobody', async () => {
    const [her, other] = [await joins(world), await joins(world)]
    world.clock.passes(60_000)
    await world.call('inviteListener', { email: 'kaka@kale.in', password }, { token: her.token })
    const otp = await codeFor(world, 'kaka@kale.in')
    const confirms = (family: Family, code: string) =>
      world.call('confirmListener', { email: 'kaka@kale.in', otp: code }, { token: family.token })
    expect((await confirms(her, otp === '0000' ? '1111' : '0000')).status).toBe(400)
    expect((await confirms(other, otp)).status).toBe(400)
    world.clock.passes(dayMs)
    expect((await confirms(her, otp)).status).toBe(400)
    expect([(await listenersOf(her)).count, (await listenersOf(other)).count]).toEqual([0, 0])
  })

  it('is one of four at most, at whatever moment, and never the owner', async () => {
    const her = await joins(world)
    const own = { mobile: her.form.mobile }
    expect((await world.call('inviteListener', own, { token: her.token })).refusal.fields).toHaveProperty('mobile')
    for (const name of ['a', 'b', 'c']) expect((await hears(her, `${name}@four.in`)).status).toBe(200)
    const codes = []
    for (const email of ['d@four.in', 'e@four.in']) {
      world.clock.passes(60_000)
      await world.call('inviteListener', { email, password }, { token: her.token })
      codes.push({ email, otp: await codeFor(world, email) })
    }
    const added = await Promise.all(codes.map(code => world.call('confirmListener', code, { token: her.token })))
    expect(added.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await listenersOf(her)).toMatchObject({ count: 4, may_add: 'N' })
    world.clock.passes(dayMs)
    expect((await world.call('inviteListener', { email: 'f@four.in', password }, { token: her.token })).status).toBe(
      409,
    )
  })

  it('is ended by the owner, and by nobody else', async () => {
    const her = await joins(world)
    await hears(her, 'mama@kale.in')
    const [row] = (await listenersOf(her)).list
    const father = await joinsFamily(world, her, 'FATHER')
    const remove = (token: string, uuid = row?.uuid ?? '') => world.call('removeListener', { uuid }, { token })
    expect((await remove(father.token)).status).toBe(403)
    const stranger = await joins(world)
    expect((await remove(stranger.token)).status).toBe(404)
    expect((await remove(her.token)).status).toBe(200)
    expect((await listenersOf(her)).list.map(({ logs_in }) => logs_in)).toEqual(['Y'])
  })
})

describe('somebody who logs in', () => {
  it('hears at their own contact since they accepted, until they stop or are removed', async () => {
    const her = await joins(world, { first_name: 'Mrunal', registered_by: 'MOTHER' })
    const [father, uncle] = [await joinsFamily(world, her, 'FATHER'), await joinsFamily(world, her, 'OTHER')]
    await sendsInterestTo(her)
    await minutePasses()
    const heard = async ({ mobile }: { mobile: string }) =>
      (await sentTo(mobile)).filter(({ text }) => /(news|an interest) for Mrunal/.test(text)).length
    expect([await heard(father), await heard(uncle)]).toEqual([1, 1])
    const rows = (await listenersOf(father)).list
    const own = rows.find(({ may_remove }) => may_remove === 'Y')
    expect(rows.map(({ may_remove }) => may_remove)).toEqual(['Y', 'N'])
    expect((await world.call('removeListener', { uuid: own?.uuid ?? '' }, { token: father.token })).status).toBe(200)
    const gone = { role: 'OTHER', password: her.form.password } as const
    await world.call('removeFromFamily', gone, { token: her.token })
    await sendsInterestTo(her)
    await minutePasses(dayMs)
    expect([await heard(father), await heard(uncle)]).toEqual([1, 1])
    expect((await listenersOf(her)).count).toBe(0)
  })
})

// Last, because it lets the night pass.
describe('an elder asked too often', () => {
  it('who was asked twice today gets the third code next morning, and it still works by noon', async () => {
    const her = await joins(world)
    const email = 'sakal@kale.in'
    const codes = async () => (await sentTo(email)).length
    for (let n = 0; n < 3; n++) {
      world.clock.passes(60_000)
      expect((await world.call('inviteListener', { email, password }, { token: her.token })).status).toBe(200)
    }
    expect(await codes()).toBe(2)
    for (let half = 0; half < 96 && (await codes()) < 3; half++) {
      world.clock.passes(30 * 60_000)
      await tendsAddedAccess(world)
    }
    expect([await codes(), timeInIndia(world.clock.now()) >= '08:00']).toEqual([3, true])
    world.clock.passes(4 * hourMs)
    const otp = await codeFor(world, email)
    expect((await world.call('confirmListener', { email, otp }, { token: her.token })).status).toBe(200)
  })
})
