import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/durations.ts'
import { dataRequestKinds } from '#domain/site/complaints.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { type Family, joins } from '#server/testing/families.ts'
import { subscribes } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { countQueue } from './queries.ts'

const world = testWorld()
const { leaves, numberOf, passes, tablesNaming } = departuresIn(world)
const staffOf = async (role: 'ADMIN' | 'STAFF' = 'STAFF') => await createStaff(world, role)
type Kind = (typeof dataRequestKinds)[number]

const records = async (family: Family, kind: Kind) =>
  world.call(
    'recordRequest',
    {
      kind,
      registration_no: await numberOf(family),
      name: 'Shripad Kale',
      email: 'kale@family.in',
      received_at: world.clock.now().toISOString(),
      message: 'By letter',
    },
    (await staffOf()).options,
  )
const addsLetter = async (number: string, letter: string) => {
  const form = new FormData()
  form.set('number', number)
  form.set('paper', new Blob([letter]), 'letter.pdf')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = { ...(await staffOf()).options.headers, 'content-type': request.headers.get('content-type') ?? '' }
  return (await world.app.inject({ method: 'POST', url: '/api/office/requests/paper', headers, payload })).statusCode
}
const listed = async () => (await world.call('requestList', { offset: 0 }, (await staffOf()).options)).body.list
/** Another family opened this one's contact and says that it was asked for money. */
async function wasAskedForMoneyBy(family: Family) {
  const other = await joins(world, { gender: 'M' })
  await subscribes(world, other.id, { views: 1 })
  const asked = { uuid: family.id }
  expect((await world.call('contactDetail', asked, { token: other.token })).status).toBe(200)
  const said = await world.call('contactOutcome', { ...asked, outcome: 'MONEY' }, { token: other.token })
  return said.body.complaint ?? ''
}
const daysTo = (by: string, from: Date) => (Date.parse(by) - from.getTime()) / dayMs

describe('the requests of families', () => {
  it('stand in one list, each with the day by which it is answered, and its paper', async () => {
    const kale = await joins(world)
    const made = world.clock.now()
    for (const kind of dataRequestKinds) expect((await records(kale, kind)).status).toBe(200)
    const { number } = (await records(kale, 'see')).body
    expect(await addsLetter(number, '<html>')).toBe(415)
    expect(await addsLetter(number, '%PDF-1.4 letter')).toBe(200)
    expect(await addsLetter(number, '%PDF-1.4 another')).toBe(409)
    await world.call('makeComplaint', {
      kind: 'other',
      name: 'Shripad Kale',
      email: 'kale@family.in',
      registration_no: await numberOf(kale),
      message: 'Nobody answers the phone',
    })
    const list = await listed()
    const [first, ...requests] = list
    expect(first).toMatchObject({ kind: 'other', has_paper: false })
    expect(daysTo(first?.answer_by ?? '', made)).toBe(7)
    requests.sort((one, other) => one.number.localeCompare(other.number))
    expect(requests.map(one => [one.kind, daysTo(one.answer_by, made), one.has_paper])).toEqual([
      ...dataRequestKinds.map(kind => [kind, 90, false]),
      ['see', 90, true],
    ])
    expect(requests[0]?.member).toEqual({ uuid: kale.id, registration_no: await numberOf(kale) })
  })

  it('hold what a family said of another who asked for money', async () => {
    const kale = await joins(world)
    const number = await wasAskedForMoneyBy(kale)
    expect((await listed()).find(one => one.number === number)).toMatchObject({
      kind: 'money',
      member: { uuid: kale.id },
    })
  })

  it('come by the form of everybody too, and concern the own profile', async () => {
    const kale = await joins(world)
    const { body } = await world.call('makeComplaint', {
      kind: 'correct',
      name: 'Shripad Kale',
      email: 'kale@family.in',
      registration_no: await numberOf(kale),
      message: 'The birth date',
    })
    expect((await listed()).find(({ number }) => number === body.number)).toMatchObject({
      kind: 'correct',
      member: { uuid: kale.id },
    })
  })

  it('are late a day after nobody acknowledged them, and at the end of their term', async () => {
    const made = world.clock.now().getTime()
    const lateAt = async (days: number) =>
      (await countQueue(world.db, new Date(made + days * dayMs), 'complaint')).overdue
    const lateOnes = async () => [await lateAt(0.99), await lateAt(1.01), await lateAt(89.99), await lateAt(90.01)]
    const before = await lateOnes()
    const more = async () => (await lateOnes()).map((late, at) => late - (before[at] ?? 0))
    const { number } = (await records(await joins(world), 'erase')).body
    expect(await more()).toEqual([0, 1, 1, 1])
    const staff = await staffOf()
    const uuid = (await listed()).find(one => one.number === number)?.item ?? ''
    const { version } = (await world.call('claimReview', { uuid }, staff.options)).body
    const acknowledged = { uuid, version, decision: 'acknowledge' as const, answer: 'We have your letter' }
    expect((await world.call('decideReview', acknowledged, staff.options)).status).toBe(200)
    expect(await more()).toEqual([0, 0, 0, 1])
  })

  it('say who answered them and when, and suspend nobody', async () => {
    const kale = await joins(world)
    const { number } = (await records(kale, 'nominate')).body
    expect(await addsLetter(number, '%PDF-1.4 who it is')).toBe(200)
    const request = (await listed()).find(one => one.number === number)
    const staff = await staffOf()
    const item = request?.item ?? ''
    const colleague = (await staffOf()).options
    const readsLetter = async () => {
      const url = `/api/office/queue/${item}/paper`
      const { statusCode, body } = await world.app.inject({
        ...{ method: 'POST', url, payload: {} },
        headers: colleague.headers ?? {},
      })
      return [statusCode, statusCode === 200 ? body : '']
    }
    const opened = (await world.call('claimReview', { uuid: item }, staff.options)).body
    expect(opened.decisions).toEqual(['acknowledge', 'settle'])
    const decide = (decision: 'settle' | 'suspend') =>
      world.call(
        'decideReview',
        { uuid: item, version: opened.version, decision, answer: 'The nominee is written down', told: 'Not at all so' },
        staff.options,
      )
    expect((await decide('suspend')).status).toBe(409)
    // While somebody holds it, it is theirs alone; afterwards it is looked up like any record.
    expect(await readsLetter()).toEqual([409, ''])
    expect((await decide('settle')).status).toBe(200)
    expect(await readsLetter()).toEqual([200, '%PDF-1.4 who it is'])
    const { list } = (await world.call('auditList', { act: 'order_read' }, (await staffOf('ADMIN')).options)).body
    expect(list).toHaveLength(1)
    expect((await listed()).find(one => one.number === number)).toMatchObject({
      answered_at: world.clock.now().toISOString(),
      answered_by: expect.stringContaining('STAFF'),
    })
  })
})

describe('erasing now', () => {
  const erases = async (family: Family) =>
    world.call(
      'eraseSealedRecord',
      { uuid: family.id, reason: 'The family wrote to us' },
      (await staffOf('ADMIN')).options,
    )

  it('needs the request on record, and a family that has left', async () => {
    const kale = await joins(world)
    expect((await erases(kale)).refusal.message).toContain('not on record')
    await records(kale, 'erase')
    expect((await erases(kale)).status).toBe(404)
  })

  it('waits while a complaint about the profile is not settled', async () => {
    const kale = await joins(world)
    await records(kale, 'erase')
    await world.call('makeComplaint', {
      kind: 'unlawful',
      name: 'Sheela',
      email: 'sheela@family.in',
      about_registration_no: await numberOf(kale),
      message: 'They took money',
    })
    await leaves(kale)
    expect((await erases(kale)).refusal.message).toContain('evidence')
  })

  it('waits while it is not settled that the family asked another for money', async () => {
    const kale = await joins(world)
    await records(kale, 'erase')
    await wasAskedForMoneyBy(kale)
    await leaves(kale)
    expect((await erases(kale)).refusal.message).toContain('evidence')
  })

  it('leaves what must stay until the end of the term, and nothing afterwards', async () => {
    const kale = await joins(world)
    const patil = await joins(world, { gender: 'M' })
    await world.call('blockMember', { uuid: kale.id } as never, { token: patil.token })
    await records(kale, 'erase')
    await leaves(kale)
    const mobile = () =>
      world.db
        .selectFrom('departures')
        .select(['mobile_hash', 'sealed', 'wrapped_key', 'erased_at'])
        .where('member_id', '=', kale.id)
        .executeTakeFirst()
    const before = await mobile()
    expect(before?.sealed).not.toBeNull()
    expect((await erases(kale)).status).toBe(200)
    expect((await erases(kale)).status).toBe(404)
    expect(await mobile()).toEqual({
      mobile_hash: before?.mobile_hash,
      sealed: null,
      wrapped_key: null,
      erased_at: world.clock.now(),
    })
    const admin = await staffOf('ADMIN')
    const opening = { uuid: kale.id, reason: 'The former member asks about it' }
    expect((await world.call('openSealedRecord', opening, admin.options)).status).toBe(404)
    await passes(364)
    expect(await tablesNaming(kale)).toEqual(expect.arrayContaining(['consents', 'departures']))
    await passes(1)
    // The chain needs its rows; what they say cannot be read since the key is gone.
    expect(await tablesNaming(kale)).toEqual(['audit', 'consents'])
  })
})
