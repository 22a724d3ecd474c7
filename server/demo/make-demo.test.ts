import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { contactOutcomes } from '#domain/relations/contact-outcomes.ts'
import { notificationNames } from '#domain/telling/told.ts'
import { openOneConnection } from '#server/db/one-connection.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { registers } from '#server/testing/families.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { createStaff } from '#server/testing/staff.ts'
import { cloneTemplate } from '#server/testing/template.ts'
import { newYear, testWorld } from '#server/testing/world.ts'
import { copyRows } from './copy-rows.ts'
import type { HouseholdTable } from './household.ts'
import { makeDemoPapers } from './id-proof-files.ts'
import { knownLogins, knownPassword } from './known-logins.ts'
import { makeDemo, shouldMakeDemo } from './make-demo.ts'
import { householdTables } from './write-households.ts'

const world = testWorld()
/** One whole batch and a part of the next. */
const people = 1010
const passwords = cheapPasswords()
const made = new Map<HouseholdTable, number>()
let referencesBefore: string[]

const references = async (db: Db) =>
  (
    await sql<{ text: string }>`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text
      from pg_constraint where contype = 'f' order by 1`.execute(db)
  ).rows.map(row => row.text)

beforeAll(async () => {
  referencesBefore = await references(world.db)
  const wrote = await makeDemo(world.db, passwords, {
    members: people,
    now: newYear,
    onHousehold: household => {
      for (const table of householdTables) made.set(table, (made.get(table) ?? 0) + household[table].length)
    },
  })
  expect(wrote).toBe(true)
})

describe('making the demo', () => {
  it('writes every row into its table', async () => {
    for (const table of householdTables) {
      const { count } = await world.db
        .selectFrom(table)
        .select(eb => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count, table).toBe(made.get(table))
    }
    expect(made.get('members')).toBe(people)
  })

  it('gives the office a silent family with a running plan to call', async () => {
    const staff = await createStaff({ ...world, clock: { now: () => newYear } })
    const { body } = await world.call('unreachedList', {}, staff.options)
    const silent = body.list.filter(({ about }) => about.includes('SILENT'))
    expect(silent).toHaveLength(1)
    expect(silent[0]?.member?.uuid).toBeTruthy()
  })

  it('has a photo in the queue that looks like one on another profile', async () => {
    const staff = await createStaff({ ...world, clock: { now: () => newYear } })
    const { list } = (await world.call('claimPhotos', {}, staff.options)).body
    expect(list).toHaveLength(5)
    expect(list.filter(({ copies }) => copies.length === 1)).toHaveLength(1)
  })

  it('says whose each number is, and lets no sheet be empty', async () => {
    const { rows } = await sql<{ kinds: number; waiting: number; empty: number }>`
      select count(distinct mobile_owner)::int as kinds, (count(*) filter (where candidate_waits))::int as waiting,
        (count(*) filter (where visible_numbers < 1))::int as empty from members`.execute(world.db)
    expect(rows[0]).toMatchObject({ kinds: 3, empty: 0 })
    expect(rows[0]?.waiting).toBeGreaterThan(10)
  })

  it('leaves the tables as it found them: every reference back in place, the next number free', async () => {
    expect(await references(world.db)).toEqual(referencesBefore)
    const { id } = await registers(world)
    const newcomer = world.db.selectFrom('members').select('registration_no').where('id', '=', id)
    expect((await newcomer.executeTakeFirstOrThrow()).registration_no).toBe(`B${10_001 + people}`)
  })

  it('never joins people who are there already', async () => {
    expect(await makeDemo(world.db, passwords, { now: newYear, seed: 'second' })).toBe(false)
    expect(shouldMakeDemo({ demo: true }, true)).toBe(false)
    expect(shouldMakeDemo({ demo: false }, false)).toBe(false)
    expect(shouldMakeDemo({ demo: true }, false)).toBe(true)
  })
})

describe('what needs the data key', () => {
  beforeAll(() => makeDemoPapers({ db: world.db, secrets: world.secrets, files: memoryFiles(new Map()), now: newYear }))

  it('has a payment by UPI that the bank confirmed, and one that stands in Today', async () => {
    const admin = await createStaff({ ...world, clock: { now: () => newYear } }, 'ADMIN')
    const { list } = (await world.call('officePayments', { method: 'upi' }, admin.options)).body
    expect(new Set(list.map(({ upi }) => upi?.state))).toEqual(new Set(['CONFIRMED', 'MISSED']))
    const { duties } = (await world.call('officeToday', {}, admin.options)).body
    expect(duties.find(({ duty }) => duty === 'upi')).toMatchObject({ count: 1 })
  })

  it('shows every state of what families say of numbers, and what follows', async () => {
    const staff = await createStaff({ ...world, clock: { now: () => newYear } })
    const states = async (table: 'contact_outcomes' | 'owner_questions' | 'engagements', column: string) =>
      (
        await sql<{
          value: string
        }>`select distinct ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(world.db)
      ).rows.map(({ value }) => value)
    expect(await states('contact_outcomes', 'outcome')).toEqual([...contactOutcomes].sort())
    expect(await states('owner_questions', 'about')).toEqual(['engaged', 'number'])
    expect(await states('owner_questions', 'state')).toEqual(['acted', 'open'])
    expect(await states('engagements', 'word')).toEqual(['others', 'own', 'staff', 'story'])
    // What lasts a minute, between a second word and the sending, is not among them.
    const recalls = (await world.call('recallList', {}, staff.options)).body.list
    expect(recalls.map(({ state, may_confirm }) => [state, may_confirm])).toEqual([
      ['asked', true],
      ['sent', false],
      ['withdrawn', false],
    ])
    const agents = (await world.call('agentNumbers', {}, staff.options)).body.list
    expect(agents.map(({ state }) => state)).toEqual(['WAITING', 'BARRED'])
    const money = await world.db.selectFrom('complaints').select('id').where('kind', '=', 'money').execute()
    expect(money).toHaveLength(1)

    const { body } = await world.call('login', { role: 'USER', email: 'bride.paid@demo.in', password: knownPassword })
    const token = body.access_token
    const { list } = (await world.call('viewedContacts', {}, { token })).body
    const seen = await Promise.all(
      list.map(({ to_user_id: uuid }) => world.call('remainingContact', { uuid }, { token })),
    )
    expect(JSON.stringify(seen.map(contact => contact.body))).toContain('"is_agent":1')
    const { rows } = await sql<{ id: string }>`select id from members join unreachable_contacts on member_id = id
      where gender = 'M'`.execute(world.db)
    const dead = await world.call('remainingContact', { uuid: rows[0]?.id ?? '' }, { token })
    expect(dead.body).toMatchObject({ already_viewed: 0, has_number: 1, is_dead: 1 })
  })
})

describe('the known logins', () => {
  it.each(knownLogins)('have searched before, and with a plan there are suggestions: $email', async known => {
    const { body } = await world.call('login', { role: 'USER', email: known.email, password: knownPassword })
    const token = body.access_token
    const previous = await world.call('previousSearch', { type: 'FROM_PREVIOUS_SEARCH' }, { token })
    expect(previous.body.count).toBeGreaterThan(20)
    const { status, body: suggested } = await world.call('suggestionList', {}, { token })
    if (known.paid) expect(suggested.list).toHaveLength(7)
    else expect(status).toBe(403)
  })

  it.each(knownLogins)('find something on every tile and in every tab: $email', async known => {
    const { body: login } = await world.call('login', { role: 'USER', email: known.email, password: knownPassword })
    const token = login.access_token
    const { body: counts } = await world.call('activityCount', {}, { token })
    for (const [name, count] of Object.entries(counts)) expect(`${name} ${count > 0}`).toBe(`${name} true`)
    const { body: sent } = await world.call('sentInterests', { status: 'PENDING' }, { token })
    const allowed = sent.list.map(({ user }) => user.allowed.includes('SEND_REMINDER'))
    expect(new Set(allowed)).toEqual(new Set([true, false]))
    expect(new Set(sent.list.map(({ is_send_reminder }) => is_send_reminder))).toEqual(new Set([0, 1]))
    for (const list of [
      await world.call('sentInterests', { status: 'REJECTED' }, { token }),
      await world.call('receivedInterests', { status: 'REJECTED' }, { token }),
    ])
      for (const { message } of list.body.list) expect(message).toBeTruthy()
  })

  it('have views left and some spent with a plan, and were told of everything, in part unread', async () => {
    const told = new Set<string>()
    for (const known of knownLogins) {
      const { body: login } = await world.call('login', { role: 'USER', email: known.email, password: knownPassword })
      const token = login.access_token
      const { body } = await world.call('notificationList', { limit: 50 }, { token })
      expect(new Set(body.list.map(one => one.is_read))).toEqual(new Set([0, 1]))
      for (const one of body.list) told.add(one.type)
      const { body: seen } = await world.call('viewedContacts', {}, { token })
      const [first] = seen.list
      const { body: contact } = await world.call('remainingContact', { uuid: first?.to_user_id ?? '' }, { token })
      expect(contact).toMatchObject({ already_viewed: 1, has_plan: known.paid ? 1 : 0 })
      if (known.paid) expect(contact.contact_view).toBe(150 - seen.count)
    }
    // The rules are told once a quarter, and not in the demo.
    expect(told.size).toBe(notificationNames.length - 1)
  })

  it('have an interest that waits for groom.free', async () => {
    const { body } = await world.call('login', { role: 'USER', email: 'groom.free@demo.in', password: knownPassword })
    const { body: received } = await world.call(
      'receivedInterests',
      { status: 'PENDING' },
      { token: body.access_token },
    )
    expect(received.list.map(({ to_user }) => to_user.last_name)).toContain('Bhosale')
  })

  it.each(knownLogins)('open by e-mail and by mobile to a full profile: $email', async known => {
    const byMail = await world.call('login', { role: 'USER', email: known.email, password: knownPassword })
    const byMobile = await world.call('mobileLogin', { role: 'USER', mobile: known.mobile, password: knownPassword })
    expect([byMail.status, byMobile.status]).toEqual([200, 200])
    const { body: me } = await world.call('me', {}, { token: byMobile.body.access_token })
    expect(me).toMatchObject({
      first_name: known.first,
      gender: known.gender,
      profile_percentage: 100,
      is_verified_mobile: 'Y',
      is_verified_email: 'Y',
      is_membership_subscribed: known.paid ? 'Y' : 'N',
    })
    const photos = await world.db.selectFrom('photos').select('id').where('member_id', '=', me.uuid).execute()
    expect(photos).toHaveLength(2)
  })
})

describe('other ways in', () => {
  const rowsOf = async (db: Db, table: HouseholdTable) =>
    (await sql<object>`select * from ${sql.table(table)}`.execute(db)).rows
      .map(row => JSON.stringify({ ...row, person_id: null }))
      .toSorted()

  it('a large community is copied in and holds the same rows', async () => {
    const few = { members: 60, now: newYear, seed: 'copied' }
    const [inserted, copied] = [await cloneTemplate(inject('postgresUrl')), await cloneTemplate(inject('postgresUrl'))]
    const database = openPostgres(inserted.url, { connections: 2 })
    const { db, client, close } = await openOneConnection(copied.url)
    expect(await makeDemo(database.db, passwords, few)).toBe(true)
    expect(await makeDemo(db, passwords, { ...few, insertRows: copyRows(client) })).toBe(true)
    for (const table of householdTables) expect(await rowsOf(db, table)).toEqual(await rowsOf(database.db, table))
    await expect(makeDemo(db, passwords, few)).resolves.toBe(false)
    await close()
    await database.close()
    await inserted.drop()
    await copied.drop()
  })
})
