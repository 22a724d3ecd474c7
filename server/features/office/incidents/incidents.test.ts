import { describe, expect, it } from 'vitest'
import { noticeHeadings, noticeParts } from '#domain/office/incident-notice.ts'
import { securityEventWriter } from '#server/features/access/security-events/event-writer.ts'
import { deleteRows } from '#server/features/families/leaving/member-tables.ts'
import { type Messenger, Refused } from '#server/ports/messenger.ts'
import { incident as incidentCheck } from '#server/running/doctor/checks/incident.ts'
import type { DoctorWorld } from '#server/running/doctor/finding.ts'
import { telling } from '#server/testing/deliveries.ts'
import { noticeWords } from '#server/testing/incidents.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { createStaff, haveTakenTheirFamilies } from '#server/testing/staff.ts'
import { type Caller, testWorld } from '#server/testing/world.ts'
import { sendIncidentNotices } from './job.ts'
import { numbersIn } from './rules.ts'

const world = testWorld()
const tells = telling(world)
const hour = 3_600_000
const good: Messenger = { deliver: async () => {} }
const dead: Messenger = { deliver: () => Promise.reject(new Refused('mailbox unavailable', true)) }

const words = noticeWords({
  subject_en: 'About your data at {name}',
  nature_en: 'A list was seen by a stranger.',
  contact_en: 'Please call {telephone}.',
  subject_mr: '{name}: तुमच्या माहितीविषयी',
  contact_mr: 'कृपया {telephone} वर फोन करा.',
})
const verified = () => ({ email_verified_at: world.clock.now() })
async function enters(): Promise<{ id: string; asks: Caller }> {
  const { id, options } = await createStaff(world, 'ADMIN')
  return { id, asks: (name, input) => world.call(name, input, options) }
}
async function records(asks: Caller, knownAt = world.clock.now()): Promise<string> {
  const { status, body } = await asks('recordIncident', {
    title: 'A list was sent to a wrong address',
    what: 'A letter with ten names went to a stranger.',
    known_at: knownAt.toISOString(),
  })
  expect(status).toBe(200)
  return body.uuid
}
const numberOf = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('registration_no').where('id', '=', id).executeTakeFirstOrThrow())
    .registration_no
const sends = () =>
  sendIncidentNotices(
    {
      db: world.db,
      secrets: world.secrets,
      channels: { SMS: true, EMAIL: true },
      config: { ...world.config, demo: false },
    },
    world.clock.now(),
  )

describe('an incident', () => {
  it('is told once to each family of a list, in their language, with the facts of the day', async () => {
    const { asks } = await enters()
    const uuid = await records(asks)
    const [her, him] = [await bride(world, verified()), await groom(world, verified())]
    await world.db.insertInto('notification_choices').values({ member_id: him.id, language: 'mr' }).execute()
    const list = {
      by: 'LIST' as const,
      registration_nos: `${await numberOf(her)}, ${(await numberOf(him)).toLowerCase()}\nB99999999`,
    }
    expect((await asks('countIncidentMembers', { uuid, ...list })).body).toEqual({
      count: 2,
      told_before: 0,
      unknown: ['B99999999'],
    })
    const first = await asks('notifyOfIncident', { uuid, ...list, ...words })
    expect(first.body).toMatchObject({ count: 2, message: 'The notice goes out to 2 families' })
    // A second press changes nothing.
    expect((await asks('notifyOfIncident', { uuid, ...list, ...words })).status).toBe(409)
    expect((await asks('countIncidentMembers', { uuid, ...list })).body).toMatchObject({ count: 0, told_before: 2 })

    await sends()
    await sends()
    expect(await tells.messagesTo(her)).toMatchObject([
      { channel: 'EMAIL', subject: 'About your data at Saptapadi', text: expect.stringContaining('Please call ') },
    ])
    expect(await tells.messagesTo(him)).toMatchObject([{ subject: 'सप्तपदी: तुमच्या माहितीविषयी' }])
    for (const { text } of await tells.messagesTo(her)) expect(text).not.toMatch(/[{}]/)
    const bell = await world.call('notificationList', {}, { token: her.token })
    expect(bell.body.list).toMatchObject([{ type: 'OFFICE_WORD' }])

    await tells.delivers({ EMAIL: good })
    const detail = (await asks('incidentDetail', { uuid })).body
    expect(detail.told).toEqual({ sent: 2, called: 0, call: 0, waiting: 0, left: 0 })
    expect(detail.families_at).toBe(world.clock.now().toISOString())
    expect(detail.notices).toMatchObject([{ count: 2, finished_at: world.clock.now().toISOString() }])
  })

  it('is corrected while no family was told, and the second of two editors is told so', async () => {
    const { id, asks } = await enters()
    const uuid = await records(asks)
    const { body: seen } = await asks('incidentDetail', { uuid })
    const earlier = new Date(world.clock.now().getTime() - hour).toISOString()
    const facts = { uuid, version: seen.version, title: 'A list was stolen', what: 'Twelve names.', known_at: earlier }
    expect((await asks('editIncident', facts)).status).toBe(200)
    const { body: now } = await asks('incidentDetail', { uuid })
    expect(now).toMatchObject({ title: 'A list was stolen', what: 'Twelve names.', known_at: earlier })
    expect(now.reports[0]?.by).toBe(new Date(Date.parse(earlier) + 6 * hour).toISOString())
    expect((await asks('editIncident', facts)).status).toBe(409)
    const late = { ...facts, version: now.version, known_at: new Date(world.clock.now().getTime() + 1).toISOString() }
    expect((await asks('editIncident', late)).refusal.fields).toHaveProperty('known_at')
    const { list } = (await asks('auditList', { act: 'incident_edited' })).body
    expect(list).toMatchObject([{ staff: { uuid: id } }])
    expect(list[0]?.changes).toContainEqual({ field: 'title', before: seen.title, after: 'A list was stolen' })
    // All staff read the audit, and ADMINs alone what happened.
    expect(JSON.stringify(list)).not.toContain('names')
    expect(now.earlier).toMatchObject([{ title: seen.title, what: seen.what, known_at: seen.known_at }])
    await asks('notifyOfIncident', { uuid, by: 'ALL', ...words })
    expect((await asks('editIncident', { ...facts, version: now.version })).refusal.message).toContain('told')
    expect((await asks('incidentDetail', { uuid })).body.version).toBe(now.version)
  })

  it('names whom no message reached, who is then called', async () => {
    const { asks } = await enters()
    const uuid = await records(asks)
    const silent = await bride(world, { mobile_verified_at: null, email: null })
    const bouncing = await groom(world, { ...verified(), mobile_verified_at: null })
    const registration_nos = `${await numberOf(silent)} ${await numberOf(bouncing)}`
    await asks('notifyOfIncident', { uuid, by: 'LIST', registration_nos, ...words })
    expect((await asks('incidentDetail', { uuid })).body.told).toMatchObject({ waiting: 2, call: 0 })
    await sends()
    await tells.delivers({ EMAIL: dead })
    const toCall = (await asks('incidentMembers', { uuid, state: 'call' })).body
    expect(new Set(toCall.list.map(({ member }) => member?.uuid))).toEqual(new Set([silent.id, bouncing.id]))
    const waiting = (await asks('unreachedList', {})).body.list.filter(({ about }) => about.includes('INCIDENT'))
    expect(waiting).toHaveLength(2)
    for (const { uuid: line } of waiting) await asks('unreachedDone', { uuid: line })
    expect((await asks('incidentDetail', { uuid })).body.told).toMatchObject({ call: 0, called: 2 })
  })

  it('chooses by what is known of a family', async () => {
    world.clock.passes(400 * 24 * hour)
    const { asks } = await enters()
    const uuid = await records(asks)
    const day = (ago: number) => new Date(world.clock.now().getTime() - ago * 24 * hour).toISOString().slice(0, 10)
    const joined = await bride(world, { joined_at: new Date(world.clock.now().getTime() - 5 * 24 * hour) })
    const paid = await groom(world)
    await subscribes(world, paid.id)
    const count = async (whom: object) =>
      (await asks('countIncidentMembers', { uuid, by: 'FILTER', ...whom })).body.count
    expect(await count({ joined_from: day(5), joined_to: day(5) })).toBe(1)
    expect(await count({ joined_from: day(4), joined_to: day(1) })).toBe(0)
    expect(await count({ used_from: day(0), used_to: day(0) })).toBe(2)
    expect(await count({ used_from: day(30), used_to: day(20) })).toBe(0)
    expect(await count({ has_id_paper: true })).toBe(0)
    expect(await count({ has_paid: true })).toBe(0)
    // A login whose session is gone stands in the security events.
    await world.db.deleteFrom('sessions').where('member_id', '=', joined.id).execute()
    expect(await count({ used_from: day(0) })).toBe(1)
    const events = securityEventWriter(world, () => {})
    events.add({ event: 'login', member: joined.id })
    await events.flush()
    expect(await count({ used_from: day(0) })).toBe(2)
    const everybody = await world.db
      .selectFrom('members')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('status', '<>', 'deleted')
      .executeTakeFirstOrThrow()
    expect((await asks('countIncidentMembers', { uuid, by: 'ALL' })).body.count).toBe(everybody.n)
  })

  it('says what the Rules name, each under its heading, and goes out only with all of it', async () => {
    const { asks } = await enters()
    const uuid = await records(asks)
    const her = await bride(world, verified())
    const list = { by: 'LIST' as const, registration_nos: await numberOf(her) }
    for (const part of noticeParts)
      for (const missing of [`${part}_en`, `${part}_mr`]) {
        const { status, refusal } = await asks('notifyOfIncident', { uuid, ...list, ...words, [missing]: ' ' })
        expect([missing, status, Object.keys(refusal.fields ?? {})]).toEqual([missing, 400, [missing]])
      }
    expect((await asks('notifyOfIncident', { uuid, ...list, ...words })).status).toBe(200)
    await sends()
    const [letter] = await tells.messagesTo(her)
    const headings = Object.values(noticeHeadings('en')).map(heading => letter?.text.indexOf(`${heading}: `) ?? -1)
    expect(headings).not.toContain(-1)
    expect(headings).toEqual(headings.toSorted((a, b) => a - b))
  })

  it('refuses a slip: no condition, no number, an unknown fact, a time to come', async () => {
    const { asks } = await enters()
    const uuid = await records(asks)
    const fieldsOf = async (whom: object, more = words) => {
      const { status, refusal } = await asks('notifyOfIncident', { uuid, by: 'ALL', ...whom, ...more })
      expect(status).toBe(400)
      return refusal.fields
    }
    expect(await fieldsOf({ by: 'FILTER' })).toEqual({ by: 'Please choose at least one condition' })
    expect(await fieldsOf({ by: 'LIST', registration_nos: ' ,\n' })).toHaveProperty('registration_nos')
    expect(await fieldsOf({}, { ...words, safety_en: 'Call {tel}' })).toEqual({
      safety_en: 'There is no placeholder named {tel}',
    })
    const ahead = new Date(world.clock.now().getTime() + hour).toISOString()
    const early = await asks('recordIncident', { title: 'A', what: 'B', known_at: ahead })
    expect(early.refusal.fields).toEqual({ known_at: 'This time is in the future' })
    const nowhere = '0190a0a0-0000-7000-8000-000000000000'
    expect((await asks('notifyOfIncident', { uuid: nowhere, by: 'ALL', ...words })).status).toBe(404)
    expect((await asks('exportIncident', { uuid: nowhere })).status).toBe(404)
  })

  it('has clocks of six and seventy-two hours, of which the office is told until they are stopped', async () => {
    const { asks } = await enters()
    await world.db
      .updateTable('incidents')
      .set({ cert_in_at: world.clock.now(), board_at: world.clock.now() })
      .execute()
    const found = async () => incidentCheck.run({ db: world.db, clock: world.clock } as unknown as DoctorWorld)
    const uuid = await records(asks)
    const { number, reports, known_at } = (await asks('incidentDetail', { uuid })).body
    const hours = reports.map(({ by }) => (Date.parse(by) - Date.parse(known_at)) / hour)
    expect(hours).toEqual([6, 72])
    expect(await found()).toEqual([])
    world.clock.passes(4 * hour)
    expect(await found()).toEqual([{ id: 'incident_soon', detail: `${number} CERT-IN` }])
    world.clock.passes(3 * hour)
    expect(await found()).toEqual([{ id: 'incident_late', detail: `${number} CERT-IN` }])
    expect((await asks('noteIncidentReport', { uuid, to: 'CERT_IN' })).status).toBe(200)
    expect((await asks('noteIncidentReport', { uuid, to: 'CERT_IN' })).status).toBe(409)
    expect(await found()).toEqual([])
    world.clock.passes(66 * hour)
    expect(await found()).toEqual([{ id: 'incident_late', detail: `${number} BOARD` }])
    const later = await enters()
    expect((await later.asks('noteIncidentReport', { uuid, to: 'BOARD' })).status).toBe(200)
    expect(await found()).toEqual([])
  })

  it('is exported for the Board as an act, without a contact of anybody; the proof outlives a family', async () => {
    const { asks } = await enters()
    const uuid = await records(asks)
    const her = await bride(world, { ...verified(), last_name: 'Deshpande' })
    const number = await numberOf(her)
    await asks('notifyOfIncident', { uuid, by: 'LIST', registration_nos: number, ...words, subject_en: '=1+1' })
    await sends()
    await tells.delivers({ EMAIL: good })
    const { body } = await asks('exportIncident', { uuid })
    expect(body.text).toContain(`"${number}"`)
    expect(body.text).toContain('"sent","EMAIL"')
    expect(body.text).toContain(`"'=1+1"`)
    expect(body.text).not.toMatch(/family\.in|Deshpande/)
    await haveTakenTheirFamilies(world)
    expect((await asks('exportIncident', { uuid })).status).toBe(409)
    const acts = (await asks('auditList', { act: 'incident_exported' })).body.list
    expect(acts[0]?.changes).toContainEqual({ field: 'families', before: null, after: '1' })

    await deleteRows(world.db, her.id)
    expect((await asks('incidentDetail', { uuid })).body.told).toMatchObject({ left: 1, sent: 0 })
  })
})

it('a list is read however it was pasted', () => {
  expect(numbersIn(' b10023;G१००२४\n\tB10023,, ')).toEqual(['B10023', 'G10024'])
})
