import { beforeAll, describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import { familiesInFiles } from '#domain/office/member-list.ts'
import { bride, insertCopies } from '#server/testing/members.ts'
import { createStaff, haveTakenTheirFamilies, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
const alone = testWorld()
const reason = 'For a meeting of the committee'
type World = typeof world
/** The families that joined on a day: as many as a file may have, and on the next one more. */
let [few, many] = ['', '']

async function registerOfTwoDays(of: World) {
  of.clock.passes(dayMs)
  const first = dayInIndia(of.clock.now())
  const earlier = of.clock.now()
  of.clock.passes(dayMs)
  await insertCopies(of, await bride(of, { mobile: '9811188001' }), 2 * familiesInFiles)
  const numbers = Array.from({ length: familiesInFiles }, (_, n) => `B${900_000 + n}`)
  await of.db.updateTable('members').set({ joined_at: earlier }).where('registration_no', 'in', numbers).execute()
  return [first, dayInIndia(of.clock.now())] as const
}
beforeAll(async () => {
  ;[few, many] = await registerOfTwoDays(world)
})

/** Somebody whose session outlasts the days of a test. */
async function worksHere(role: 'ADMIN' | 'STAFF', of: World = world, joinedBefore?: number) {
  const staff = await createStaff(of, role, joinedBefore)
  const expires_at = new Date(of.clock.now().getTime() + 100 * dayMs)
  await of.db.updateTable('staff_sessions').set({ expires_at }).where('staff_id', '=', staff.id).execute()
  return staff
}
const on = (day: string) => ({ joined_from: day, joined_to: day })
const takes = (filter: object, { options }: TestStaff, of: World = world) =>
  of.call('exportMemberList', { ...filter, reason } as never, options)
const open = async ({ options }: TestStaff, of: World = world) => (await of.call('listExports', {}, options)).body.list
const confirms = (uuid: string, { options }: TestStaff) => world.call('confirmListExport', { uuid }, options)
const taken = (of: World = world) =>
  of.db.selectFrom('audit').select('act').where('act', '=', 'member_list_exported').execute()

describe('a file of more than 500 families', () => {
  it('waits for another ADMIN, who has been there for seven days, and is then fetched by the same press', async () => {
    const [asker, other, clerk] = [await worksHere('ADMIN'), await worksHere('ADMIN'), await worksHere('STAFF')]
    expect((await takes(on(few), asker)).status).toBe(200)
    const before = (await taken()).length
    const refused = await takes(on(many), asker)
    expect([refused.status, refused.refusal.message]).toEqual([409, expect.stringContaining('another ADMIN agrees')])
    expect((await takes(on(many), asker)).status).toBe(409)
    const [waiting, ...more] = await open(other)
    expect([waiting, more]).toMatchObject([
      { list: 'MEMBERS', families: familiesInFiles + 1, reason, ready_from: null, may_confirm: true },
      [],
    ])
    expect((await open(asker))[0]?.may_confirm).toBe(false)
    const uuid = waiting?.uuid ?? ''
    world.clock.passes(hourMs)
    const puppet = await worksHere('ADMIN', world, 0)
    expect([
      (await confirms(uuid, asker)).status,
      (await confirms(uuid, clerk)).status,
      (await confirms(uuid, puppet)).status,
    ]).toEqual([409, 403, 409])
    expect((await taken()).length).toBe(before)
    const { body: day } = await world.call('officeToday', {}, other.options)
    expect(day.duties.find(({ duty }) => duty === 'exports')?.count).toBe(1)

    expect(
      (await Promise.all(Array.from({ length: 64 }, () => confirms(uuid, other))))
        .map(({ status }) => status)
        .toSorted((one, next) => one - next),
    ).toEqual([200, ...Array(63).fill(409)])
    expect((await takes(on(many), asker)).status).toBe(200)
    expect((await takes({}, asker)).status).toBe(409)
    world.clock.passes(dayMs)
    expect((await takes(on(many), asker)).status).toBe(409)
    const acts = await world.db
      .selectFrom('audit')
      .select('act')
      .where('staff_id', '=', asker.id)
      .orderBy('seq')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual([
      'member_list_exported',
      'export_waits',
      'member_list_exported',
      'export_waits',
      'export_waits',
    ])
  })

  it('is not taken in pieces, also where they are asked for at the same moment', async () => {
    const asker = await worksHere('ADMIN')
    const tries = await Promise.all(Array.from({ length: 64 }, () => takes(on(few), asker)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(63)
    world.clock.passes(dayMs)
    expect((await takes(on(few), asker)).status).toBe(200)
  })

  it('that another ADMIN stops is not given, and one that nobody agrees to lapses after a week', async () => {
    const [asker, other] = [await worksHere('ADMIN'), await worksHere('ADMIN')]
    const mine = async () => (await open(other)).filter(one => one.reason === reason && one.may_confirm)
    await takes(on(many), asker)
    const stopped = (await mine()).at(-1)?.uuid ?? ''
    expect((await world.call('stopListExport', { uuid: stopped }, other.options)).status).toBe(200)
    expect((await confirms(stopped, other)).status).toBe(409)
    await takes(on(many), asker)
    const lapsing = (await mine()).at(-1)?.uuid ?? ''
    world.clock.passes(7 * dayMs)
    expect((await confirms(lapsing, other)).status).toBe(409)
    expect(await mine()).toEqual([])
  })

  it('is the audit too, where it names so many families', async () => {
    const asker = await worksHere('ADMIN')
    const now = world.clock.now()
    const members = await world.db
      .selectFrom('members')
      .select('id')
      .limit(familiesInFiles + 1)
      .execute()
    await world.db
      .insertInto('staff_reads')
      .values(
        members.map(({ id }) => ({
          staff_id: asker.id,
          kind: 'record' as const,
          member_id: id,
          day: dayInIndia(now),
          count: 1,
          last_at: now,
        })),
      )
      .execute()
    expect((await world.call('exportStaffReads', { staff: asker.id, reason }, asker.options)).status).toBe(409)
    const audit = () => world.call('exportAudit', { reason }, asker.options)
    const note = { uuid: members[0]?.id ?? '', reason, told: 'The profile is false' }
    expect((await world.call('suspendMember', note, asker.options)).status).toBe(200)
    expect((await audit()).status).toBe(200)
    await haveTakenTheirFamilies(world)
    expect((await audit()).status).toBe(409)
  })
})

describe('in an office of one ADMIN', () => {
  it('it comes after 24 hours and the trustees are told, and it can be stopped until then', async () => {
    const [, day] = await registerOfTwoDays(alone)
    const admin = await worksHere('ADMIN', alone)
    await worksHere('STAFF', alone)
    // Whoever was invited a minute before is no other ADMIN.
    await worksHere('ADMIN', alone, 60_000)
    await alone.call('nameTrustees', { addresses: ['kaka@elsewhere.in'] }, admin.options)
    const tries = await Promise.all(Array.from({ length: 64 }, () => takes(on(day), admin, alone)))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([409]))
    expect(tries[0]?.refusal.message).toContain('after 24 hours')
    const mails = (await alone.outbox()).filter(({ to }) => to === 'kaka@elsewhere.in')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`asked for a file with ${familiesInFiles + 1} families`)
    alone.clock.passes(23 * hourMs)
    expect((await takes(on(day), admin, alone)).status).toBe(409)
    alone.clock.passes(hourMs)
    expect((await takes(on(day), admin, alone)).status).toBe(200)
    const [fetched] = await open(admin, alone)
    expect((await alone.call('stopListExport', { uuid: fetched?.uuid ?? '' }, admin.options)).status).toBe(200)
    expect((await takes(on(day), admin, alone)).status).toBe(409)
    expect(await taken(alone)).toHaveLength(1)
  })
})
