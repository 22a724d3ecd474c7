import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { dayInIndia } from '#domain/calendar.ts'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { manyUnanswered } from '#domain/finding/unanswered.ts'
import { inheritFromDeparted } from '#server/features/access/account-contacts/returning-contacts.ts'
import { rememberDevice } from '#server/features/access/known-devices/queries.ts'
import { leave } from '#server/features/families/leaving/leave.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { newId } from '#server/ports/ids.ts'
import {
  blocks,
  bride,
  groom,
  insertCopies,
  sendsInterest,
  subscribes,
  type TestMember,
} from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { testWorld } from '#server/testing/world.ts'
import { countNight } from './job.ts'
import { fairDays, writeShowings } from './showings.ts'

const world = testWorld()
const longAgo = () => new Date(world.clock.now().getTime() - 40 * dayMs)
const today = () => dayInIndia(world.clock.now())

/** Passes time until ten minutes after the next midnight in India. */
function untilNight() {
  const now = world.clock.now()
  const next = Date.parse(`${dayInIndia(now)}T18:40:00Z`)
  world.clock.passes(next - now.getTime())
}
const night = () => countNight({ db: world.db, masterData: () => readMasterData(world.db) }, world.clock.now())

async function looksForTall({ id }: TestMember) {
  await world.db
    .insertInto('expectations')
    .values({ member_id: id, height_from: 190, height_to: 191, patrika_match: null, choices: '{}' as never })
    .execute()
}
const readNumber = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('number').where('id', '=', id).executeTakeFirstOrThrow()).number
const readPairs = async () => (await world.db.selectFrom('showings').selectAll().execute()).flatMap(row => row.numbers)
const readCounts = ({ id }: TestMember) =>
  world.db.selectFrom('showing_counts').select(['day', 'shown']).where('member_id', '=', id).orderBy('day').execute()
const readTotal = ({ id }: TestMember) =>
  world.db.selectFrom('showing_totals').selectAll().where('member_id', '=', id).executeTakeFirst()

/** Shows a family to so many different ones, none of whom it knows. */
async function isShown(who: TestMember, times: number, day = today()) {
  const number = await readNumber(who)
  for (let n = 0; n < times; n++)
    await world.db
      .insertInto('showings')
      .values({ member_id: newId(world.clock.now()), day, numbers: [number] })
      .execute()
}

/** Does the work while every row written to a table fails, as where a node dies between two writes. */
async function failsAt(table: string, work: () => Promise<void>) {
  const name = sql.table(table)
  await sql`create function interrupt() returns trigger language plpgsql as 'begin raise ''interrupted''; end'`.execute(
    world.db,
  )
  await sql`create trigger interrupted before insert on ${name} for each row execute function interrupt()`.execute(
    world.db,
  )
  try {
    await work()
  } finally {
    await sql`drop function interrupt() cascade`.execute(world.db)
  }
}

describe('a family that is shown', () => {
  it('is counted once for a viewer and day, on first pages alone, and the night forgets to whom', async () => {
    const son = await groom(world)
    await looksForTall(son)
    const first = await bride(world, { height_cm: 190, joined_at: longAgo() })
    await insertCopies(world, first, 24)
    const node = await world.anotherNode()
    const read = (offset: number) => world.call('matchList', { offset }, { token: son.token, app: node })
    const page = await read(0)
    await read(0)
    expect((await read(1)).body.list).toHaveLength(5)
    expect(page.body.list).toHaveLength(20)
    expect(await readPairs()).toEqual([])
    // A node that stops writes what it has shown.
    await node.close()
    expect(await readPairs()).toHaveLength(20)
    const again = await world.anotherNode()
    await world.call('matchList', { offset: 0 }, { token: son.token, app: again })
    await again.close()
    expect(await readPairs()).toHaveLength(20)

    const shownId = page.body.list[0]?.uuid ?? ''
    const day = today()
    untilNight()
    await night()
    expect(await readPairs()).toEqual([])
    expect(await readCounts({ id: shownId, token: '' })).toEqual([{ day, shown: 1 }])
    const { rows } = await sql<{ shown: number }>`select sum(shown)::int as shown from showing_totals`.execute(world.db)
    expect(rows).toEqual([{ shown: 20 }])

    // Those of the second page come first now, and the order of a day holds on each page of it.
    const pages = async () => {
      const both = []
      for (const offset of [0, 1])
        both.push(...(await world.call('matchList', { offset }, { token: son.token })).body.list.map(row => row.uuid))
      return both
    }
    const order = await pages()
    expect(new Set(order).size).toBe(25)
    const shownYesterday = page.body.list.map(row => row.uuid)
    expect(order.slice(0, 5).some(id => shownYesterday.includes(id))).toBe(false)
    expect(await pages()).toEqual(order)
  })

  it('does not count for those who share a contact or a device with it', async () => {
    const [her, stranger, uncle, herSecond, herThird] = [
      await bride(world),
      await groom(world),
      await groom(world),
      await groom(world),
      await groom(world),
    ]
    const number = await readNumber(her)
    for (const { id } of [her, uncle])
      await world.db
        .insertInto('family_phones')
        .values({ id: newId(world.clock.now()), member_id: id, position: 1, owner: 'MAMA', phone: '98765 11111' })
        .execute()
    const device = 'the-one-phone-of-her-house'
    const person = await world.db.selectFrom('members').select('person_id').where('id', '=', her.id).executeTakeFirst()
    const login = { personId: person?.person_id ?? '', device, address: '10.0.0.1', now: world.clock.now() }
    await rememberDevice(world.db, world.secrets, login)
    // Her father logs in for her too.
    const father = await world.db
      .insertInto('persons')
      .values({ mobile: '+919811100012', mobile_dial_code: '+91' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('family_logins')
      .values({ member_id: her.id, person_id: father.id, role: 'FATHER', joined_at: world.clock.now() })
      .execute()
    await rememberDevice(world.db, world.secrets, { ...login, personId: father.id, device: 'the-tablet-of-her-father' })
    const shown = (viewer: TestMember, on: string | null) => ({
      viewerId: viewer.id,
      device: on,
      day: today(),
      numbers: [number],
    })
    await writeShowings(world.db, world.secrets, [
      shown(stranger, 'another-phone-of-another-house'),
      shown(uncle, null),
      shown(herSecond, device),
      shown(herThird, 'the-tablet-of-her-father'),
    ])
    const rows = await world.db.selectFrom('showings').select(['member_id', 'numbers']).execute()
    expect(rows.filter(row => row.numbers.includes(number)).map(row => row.member_id)).toEqual([stranger.id])
  })

  it('keeps its count when it leaves and registers again, and is not new again', async () => {
    const her = await bride(world, { mobile: '9812345678', joined_at: longAgo() })
    await isShown(her, 3)
    untilNight()
    await night()
    expect(await readTotal(her)).toMatchObject({ shown: 3, has_returned: false })
    const leaving = {
      db: world.db,
      files: memoryFiles(new Map()),
      secrets: world.secrets,
      channels: { SMS: true, EMAIL: true },
      config: { sealedDays: 180 },
      askPartner: async () => {},
    }
    await leave(leaving, { memberId: her.id, language: 'en', now: world.clock.now() })
    expect(await readTotal(her)).toBeUndefined()
    world.clock.passes(hourMs)
    const again = await bride(world, { mobile: '9812345678' })
    await inheritFromDeparted(world.db, world.secrets, again.id)
    expect(await readCounts(again)).toEqual(await readCounts(her))
    untilNight()
    await night()
    expect(await readTotal(again)).toMatchObject({ shown: 3, has_returned: true })
    const other = await bride(world)
    await inheritFromDeparted(world.db, world.secrets, other.id)
    expect(await readTotal(other)).toBeUndefined()
  })
})

describe('the order of a day', () => {
  it('is that of yesterday until the night has counted, and of today after an hour in any case', async () => {
    const him = newId(world.clock.now())
    untilNight()
    const day = today()
    const dayNow = async () => (await fairDays(world.db, world.clock)(him)).day
    expect(await dayNow()).not.toBe(day)
    await night()
    expect(await dayNow()).toBe(day)
    untilNight()
    world.clock.passes(51 * minuteMs)
    expect(await dayNow()).toBe(today())
  })

  it('keeps what was known before midnight beside what is known since, and counts thirty days', async () => {
    const her = await bride(world, { joined_at: longAgo() })
    await isShown(her, 4)
    untilNight()
    await night()
    const first = await readTotal(her)
    expect(first).toMatchObject({ day: today(), shown: 4, shown_before: 0 })
    await isShown(her, 2)
    untilNight()
    await night()
    // A second run of the same night changes nothing.
    await world.db.deleteFrom('showing_nights').execute()
    await night()
    expect(await readTotal(her)).toMatchObject({ day: today(), shown: 6, shown_before: 4 })
    world.clock.passes(29 * dayMs)
    untilNight()
    await night()
    expect(await readTotal(her)).toMatchObject({ shown: 0, shown_before: 6 })
  })
})

describe('a family that leaves many without an answer', () => {
  it('comes last from the next midnight on until it answers, and is told so once', async () => {
    const looksFor = async ({ id }: TestMember, height_from: number, height_to: number) => {
      await world.db
        .insertInto('expectations')
        .values({ member_id: id, height_from, height_to, patrika_match: null, choices: '{}' as never })
        .execute()
    }
    const [silent, free] = [
      await bride(world, { height_cm: 150, joined_at: longAgo() }),
      await bride(world, { height_cm: 150, joined_at: longAgo() }),
    ]
    await subscribes(world, silent.id)
    for (const her of [silent, free]) await looksFor(her, 200, 210)
    const senders: TestMember[] = []
    for (let n = 0; n < manyUnanswered + 1; n++) {
      // The first one is too short for her.
      const him = await groom(world, { height_cm: n === 0 ? 170 : 205 })
      await looksFor(him, 149, 151)
      for (const her of [silent, free]) await sendsInterest(world, him, her)
      senders.push(him)
    }
    const notices = ({ id }: TestMember) =>
      world.db.selectFrom('notifications').select('type').where('member_id', '=', id).execute()
    world.clock.passes(13 * dayMs)
    untilNight()
    await night()
    expect(await readTotal(silent)).toBeUndefined()
    // The fifteenth night fails at each of its writes, does its work at the third try, and another one follows.
    world.clock.passes(minuteMs)
    untilNight()
    for (const table of ['notifications', 'showing_totals']) await expect(failsAt(table, night)).rejects.toThrow()
    await night()
    world.clock.passes(minuteMs)
    untilNight()
    await night()
    expect(await readTotal(silent)).toMatchObject({ comes_last: true })
    expect(await readTotal(free)).toBeUndefined()
    expect(await notices(silent)).toEqual([{ type: 'answers_awaited' }])
    const [, answered] = senders as [TestMember, TestMember]
    const rejects = { status: 'rejected', rejection_reason: 'We chose another family' } as const
    await world.db
      .updateTable('interests')
      .set(rejects)
      .where('sender_id', '=', answered.id)
      .where('receiver_id', '=', silent.id)
      .execute()
    untilNight()
    await night()
    expect(await readTotal(silent)).toMatchObject({ comes_last: false, came_last_before: true })
  })
})

describe('what a family reads of itself', () => {
  const ownShowings = async ({ token }: TestMember) => (await world.call('ownShowings', {}, { token })).body

  it('is a count of showings and openings, a few below five, and never who looked', async () => {
    const her = await bride(world, { birth_time: '06:30' })
    const nothing = { shown: 0, opened: 0, is_new: 1, has_photo: 0, has_birth_time: 1 }
    expect(await ownShowings(her)).toEqual(nothing)
    const visitors: TestMember[] = []
    for (let n = 0; n < 6; n++) visitors.push(await groom(world, { first_name: `Plantvisitor${n}` }))
    const open = (from: number, to: number) =>
      Promise.all(visitors.slice(from, to).map(({ token }) => world.call('profileDetail', { uuid: her.id }, { token })))
    await isShown(her, 4)
    await open(0, 4)
    // What happened today is told tomorrow, so that nobody can be watched while looking.
    expect(await ownShowings(her)).toEqual(nothing)
    untilNight()
    await night()
    expect(await ownShowings(her)).toMatchObject({ shown: null, opened: null, is_new: 1 })
    await isShown(her, 3)
    await open(4, 6)
    untilNight()
    await night()
    expect(await ownShowings(her)).toMatchObject({ shown: 7, opened: 6, is_new: 1 })
    untilNight()
    // Those who come again today were there before: the count and the list of visitors are of the same families.
    await open(0, 6)
    const own = await ownShowings(her)
    expect(own).toMatchObject({ shown: 7, opened: 6, is_new: 0 })
    const since = new Date(world.clock.now().getTime() - 30 * dayMs).toISOString()
    const readVisitors = async () => (await world.call('visitorList', {}, { token: her.token })).body
    expect((await readVisitors()).count).toBe(own.opened)
    // The list keeps older visits, each with its day, and the sentence is of thirty days.
    await world.db
      .insertInto('visits')
      .values({
        visitor_id: (await groom(world)).id,
        visited_id: her.id,
        first_at: longAgo(),
        last_at: longAgo(),
        last_day: dayInIndia(longAgo()),
      })
      .execute()
    const { count, list } = await readVisitors()
    expect([count, list.filter(({ visited_at }) => visited_at >= since).length]).toEqual([7, own.opened])
    expect((await ownShowings(her)).opened).toBe(own.opened)
    expect(JSON.stringify(own)).not.toMatch(/Plantvisitor/)
    // One who blocks her is gone from both, the count and the list of visitors.
    await blocks(world, visitors[0] as TestMember, her)
    expect((await ownShowings(her)).opened).toBe(5)
  })
})
