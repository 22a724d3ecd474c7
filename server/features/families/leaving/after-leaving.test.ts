import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { publishStory } from '#server/features/families/stories/decisions.ts'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { stopLink } from '#server/features/finding/weekly-sheet/serve.ts'
import { oneTapAddress } from '#server/features/telling/deliveries/one-tap.ts'
import { erasure } from '#server/running/doctor/checks/erasure.ts'
import { watchDisk } from '#server/running/operations/disk.ts'
import { keepHouse } from '#server/running/operations/housekeeping.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { joins, joinsWithBoth, logsInByCode, registrationForm } from '#server/testing/families.ts'
import { tablesWith } from '#server/testing/find-planted.ts'
import { bride, groom } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { testWorld } from '#server/testing/world.ts'
import { leave } from './leave.ts'

const world = testWorld()
const { leaves, numberOf, passes, sealing, tablesNaming } = departuresIn(world)

describe('a number that returns', () => {
  const returns = (mobile: string, more = {}) => joins(world, { mobile, ...more })
  const blockersOf = async ({ id }: { id: string }) =>
    (await world.db.selectFrom('blocks').select('blocker_id').where('blocked_id', '=', id).execute()).map(
      row => row.blocker_id,
    )
  const reportsOn = async ({ id }: { id: string }) =>
    (await world.db.selectFrom('reports').select('message').where('reported_id', '=', id).execute()).map(
      row => row.message,
    )

  it('inherits the blocks and reports against it, by number or by e-mail', async () => {
    const family = await joins(world)
    const [blocker, reporter] = [await groom(world), await groom(world)]
    await world.call('blockMember', { to_user_id: family.id }, { token: blocker.token })
    await world.call(
      'reportMember',
      { to_user_id: family.id, message: 'They asked for money' },
      { token: reporter.token },
    )
    await leaves(family)
    const again = await returns(family.form.mobile)
    expect(await blockersOf(again)).toEqual([blocker.id])
    expect(await reportsOn(again)).toEqual(['They asked for money'])
    expect((await world.call('profileDetail', { uuid: again.id }, { token: blocker.token })).body.hasBlocked).toBe(1)
    const now = world.clock.now()
    await world.db.updateTable('members').set({ email_verified_at: now }).where('id', '=', again.id).execute()
    await leaves(again)
    expect(await blockersOf(await joins(world, { email: again.form.email }))).toEqual([blocker.id])
  })

  it('begins anew after the term', async () => {
    const family = await joins(world)
    const blocker = await groom(world)
    await world.call('blockMember', { to_user_id: family.id }, { token: blocker.token })
    await leaves(family)
    await passes(365)
    expect(await blockersOf(await returns(family.form.mobile))).toEqual([])
  })

  it('is not refused because a suspended member had written it down', async () => {
    const owner = await registrationForm(world.db)
    const stranger = await joins(world, { email: owner.email })
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', stranger.id).execute()
    const dependencies = { ...sealing(), channels: { SMS: true, EMAIL: true }, config: { sealedDays: 365 }, askPartner }
    await leave(dependencies, { memberId: stranger.id, language: 'en', now: world.clock.now() })
    expect((await world.call('signup', owner)).status).toBe(200)
  })

  it('of a suspended member is refused, also when that member was deleted', async () => {
    const family = await joins(world)
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', family.id).execute()
    const signsUp = async () => world.call('signup', await registrationForm(world.db, { mobile: family.form.mobile }))
    const refused = { status: 409, refusal: { fields: { mobile: 'This mobile number is already registered' } } }
    expect(await signsUp()).toMatchObject(refused)
    const channels = { SMS: true, EMAIL: true }
    const dependencies = { ...sealing(), channels, config: { sealedDays: 365 }, askPartner }
    await leave(dependencies, { memberId: family.id, language: 'en', now: world.clock.now() })
    expect(await signsUp()).toMatchObject(refused)
    await passes(365)
    expect((await signsUp()).status).toBe(200)
  })
})

describe('where the term of sealed records is shorter, the address from which a profile was made stays', () => {
  const leavesSoon = ({ id }: { id: string }) => {
    const dependencies = { ...sealing(), channels: { SMS: true, EMAIL: true }, config: { sealedDays: 30 }, askPartner }
    return leave(dependencies, { memberId: id, language: 'en', now: world.clock.now() })
  }
  const isSealed = async ({ id }: { id: string }) =>
    (await world.db.selectFrom('departures').select('member_id').where('member_id', '=', id).execute()).length === 1

  it('a year from its first day', async () => {
    const [early, late] = [await joins(world), await joins(world)]
    await passes(10)
    await leavesSoon(early)
    await passes(354)
    expect(await isSealed(early)).toBe(true)
    await leavesSoon(late)
    await passes(1)
    expect([await isSealed(early), await isSealed(late)]).toEqual([false, true])
    await passes(29)
    expect(await isSealed(late)).toBe(false)
  })

  it('a year from the day on which the family of an imported record came, whatever number it has since', async () => {
    const mobile = '9823000055'
    const family = await bride(world, { origin: 'import', mobile, mobile_verified_at: null, email: null })
    await passes(80)
    expect((await logsInByCode(world, mobile)).status).toBe(200)
    await passes(200)
    await world.db
      .updateTable('members')
      .set({ mobile: '9823000056', mobile_verified_at: world.clock.now() })
      .where('id', '=', family.id)
      .execute()
    await leavesSoon(family)
    await passes(164)
    expect(await isSealed(family)).toBe(true)
    await passes(1)
    expect(await isSealed(family)).toBe(false)
  })
})

describe('the messages on their way', () => {
  it('to a family whose address and number hold those of the one who left still go out', async () => {
    // One address ends like the other, and the text of a message may hold anybody's digits.
    const asha = await joinsWithBoth(world, { email: 'asha.zrkale@family.in' })
    const kale = await joinsWithBoth(world, { email: 'zrkale@family.in' })
    world.clock.passes(60_000)
    for (const { form } of [asha, kale]) await world.call('forgotPassword', { email: form.email })
    await leaves(kale)
    const subjectsTo = async (email: string) =>
      (await world.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(await subjectsTo(asha.form.email)).toEqual(['Set a new Saptapadi password'])
    expect(await subjectsTo(kale.form.email)).toEqual(['Your profile at Saptapadi is deleted'])
  })
})

describe('a couple', () => {
  it('leaves with one story, which stays with the names they agreed to', async () => {
    const wife = await joins(world, { first_name: 'Mrunal', last_name: 'Yzwife' })
    const husband = await joins(world, { first_name: 'Omkar', last_name: 'Yzhusband', gender: 'M', dob: '1995-02-03' })
    const wifeNumber = await numberOf(wife)
    const form = { type: 'FOUND_HERE', city: 'Baramati' } as const
    const first = await world.call(
      'tellStory',
      { ...form, partner_first_name: 'Omkar', registration_no: await numberOf(husband) },
      { token: wife.token },
    )
    await leaves(wife)
    const search = await world.call('searchPartner', { registration_no: wifeNumber }, { token: husband.token })
    expect(search.body.list).toEqual([{ first_name: 'Mrunal', last_name: 'Yzwife', registration_no: wifeNumber }])
    // To anybody else the number is nobody's.
    const stranger = await groom(world)
    const found = await world.call('searchPartner', { registration_no: wifeNumber }, { token: stranger.token })
    expect(found.body.list).toEqual([])
    const second = await world.call(
      'tellStory',
      { ...form, partner_first_name: 'Mrunal', registration_no: wifeNumber },
      { token: husband.token },
    )
    expect(second.body).toMatchObject({ uuid: first.body.uuid, is_confirmed: 1 })
    expect((await leaves(husband)).status).toBe(200)
    expect(await publishStory(world.db, { storyId: first.body.uuid, now: world.clock.now() })).toBe(true)
    await passes(366)
    const { list } = (await world.call('successStories', {})).body
    expect(list.map(one => [one.bride_details.first_name, one.groom_details.first_name])).toEqual([['Mrunal', 'Omkar']])
    expect(await tablesNaming(wife, husband)).toEqual(['consents'])
  })

  it('whose story nobody confirmed leaves none behind', async () => {
    const wife = await joins(world, { last_name: 'Wxunheard' })
    const husband = await groom(world)
    await world.call(
      'tellStory',
      { type: 'FOUND_HERE', city: 'Pune', partner_first_name: 'Om', registration_no: await numberOf(husband) },
      { token: wife.token },
    )
    await leaves(wife)
    await passes(365)
    expect(await tablesWith(world.db, ['Wxunheard'])).toEqual([])
  })
})

it('a bride who was never here is not affected', async () => {
  const stays = await bride(world, { last_name: 'Stays' })
  await passes(365)
  expect((await world.db.selectFrom('members').select('last_name').where('id', '=', stays.id).execute())[0]).toEqual({
    last_name: 'Stays',
  })
})

it('takes saved searches along, and an old link about the weekly sheet writes nothing of a family that left', async () => {
  const family = await joins(world)
  await world.call('saveSearch', { name: 'Tall', from_height: 170, tell: 'WEEKLY' }, { token: family.token })
  const stop = () => world.app.inject({ method: 'POST', url: oneTapAddress(stopLink, world.secrets, '', family.id) })
  expect((await stop()).statusCode).toBe(200)
  const tables = ['saved_searches', 'first_listings', 'notification_choices'] as const
  const rows = async () => {
    const counts: number[] = []
    for (const table of tables)
      counts.push(
        (await world.db.selectFrom(table).select('member_id').where('member_id', '=', family.id).execute()).length,
      )
    return counts
  }
  expect(await rows()).toEqual([1, 1, 1])
  await leaves(family)
  expect((await stop()).statusCode).toBe(400)
  expect(await rows()).toEqual([0, 0, 0])
})

it('a family that cannot be erased keeps no other one, nor its files, and the doctor counts it', async () => {
  const [stuck, next] = [await joins(world), await joins(world)]
  for (const family of [stuck, next]) await leaves(family)
  await sql`create function refuse_erasure() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`.execute(
    world.db,
  )
  await sql`create trigger refuse_erasure before delete on departures for each row
    when (old.member_id = ${sql.lit(stuck.id)}) execute function refuse_erasure()`.execute(world.db)
  const [files, disk] = [memoryFiles(world.files), watchDisk('', async () => 50e9)]
  const departed = async () =>
    (await world.db.selectFrom('departures').select('member_id').execute()).map(({ member_id }) => member_id)
  const lateOnes = () =>
    erasure.run({ config: world.config, db: world.db, clock: world.clock, files, disk, secret: null })
  world.clock.passes(365 * 86_400_000)
  await world.db.insertInto('files_to_erase').values({ stored_as: 'documents/left-behind' }).execute()
  await expect(keepHouse(world.db, files, world.clock.now())).rejects.toThrow('stuck')
  expect(await departed()).toEqual([stuck.id])
  expect(await world.db.selectFrom('files_to_erase').selectAll().execute()).toEqual([])
  expect(await lateOnes()).toEqual([])
  world.clock.passes(2 * 86_400_000)
  expect(await lateOnes()).toEqual([{ id: 'erasure_late', detail: '1' }])
  await sql`drop trigger refuse_erasure on departures`.execute(world.db)
  await keepHouse(world.db, files, world.clock.now())
  expect([await departed(), await lateOnes()]).toEqual([[], []])
})
