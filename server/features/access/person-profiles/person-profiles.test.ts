import { describe, expect, it } from 'vitest'
import { codeFor, type Family, joins, joinsWithBoth, logsInByCode, registrationForm } from '#server/testing/families.ts'
import { freeMobile, joinsFamily } from '#server/testing/family-logins.ts'
import { bride, groom } from '#server/testing/members.ts'
import type { SignupRequest } from '#server/testing/signup-request.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

/** A mother who is logged in registers another child with her own number. */
const another = async ({ token, form }: Family, change: Partial<SignupRequest> = {}) =>
  world.call('signup', await registrationForm(world.db, { ...form, ...change }), { token })
const registersSon = async (mother: Family, change: Partial<SignupRequest> = {}): Promise<Family> => {
  world.clock.passes(60_000)
  const { status, body } = await another(mother, { gender: 'M', first_name: 'Aniket', dob: '1996-01-01', ...change })
  expect(status).toBe(200)
  return { id: body.id, token: body.access_token, form: mother.form }
}
const me = async (token: string) => (await world.call('me', {}, { token })).body
const profiles = async (token: string) => (await world.call('ownProfiles', {}, { token })).body.list
const switches = (token: string, uuid: string) => world.call('switchProfile', { uuid }, { token })
const logIn = ({ form }: Family) =>
  world.call('mobileLogin', { role: 'USER', mobile: form.mobile, password: form.password })

describe('a mother with a daughter and a son', () => {
  it('registers the second from within, by her own number and without another code', async () => {
    const mother = await joins(world)
    const taken = await world.call('signup', await registrationForm(world.db, { mobile: mother.form.mobile }))
    expect([taken.status, taken.refusal.code]).toEqual([409, 'taken'])
    const son = await registersSon(mother, { email: 'somebody@else.in', password: 'another-one' })
    expect(await me(son.token)).toMatchObject({
      uuid: son.id,
      gender: 'M',
      mobile: mother.form.mobile,
      email: mother.form.email,
      is_verified_mobile: 'Y',
    })
    expect((await profiles(son.token)).map(({ uuid, is_current }) => [uuid, is_current])).toEqual([
      [mother.id, 0],
      [son.id, 1],
    ])
  })

  it('goes over from one to the other in one session, and a login opens the one used last', async () => {
    const mother = await joins(world)
    const son = await registersSon(mother)
    expect((await switches(son.token, mother.id)).status).toBe(200)
    expect((await me(son.token)).uuid).toBe(mother.id)
    world.clock.passes(60_000)
    const first = await logIn(mother)
    expect((await me(first.body.access_token)).uuid).toBe(mother.id)
    world.clock.passes(60_000)
    expect((await switches(first.body.access_token, son.id)).status).toBe(200)
    world.clock.passes(60_000)
    expect((await me((await logIn(mother)).body.access_token)).uuid).toBe(son.id)
  })

  it('has one password, one list of sessions and one number for both', async () => {
    const mother = await joins(world)
    const son = await registersSon(mother)
    const other = (await logIn(mother)).body.access_token
    expect((await world.call('ownSessions', {}, { token: son.token })).body.count).toBe(2)
    expect((await switches(other, mother.id)).status).toBe(200)
    const changed = await world.call(
      'changePassword',
      { old_password: mother.form.password, password: 'navin-paule', confirm_password: 'navin-paule' },
      { token: son.token },
    )
    expect(changed.status).toBe(200)
    for (const token of [son.token, other]) expect((await world.call('me', {}, { token })).status).toBe(401)
    expect((await logIn(mother)).status).toBe(400)
    const again = await logIn({ ...mother, form: { ...mother.form, password: 'navin-paule' } })
    const token = again.body.access_token
    const change = { email: 'aai@kale.in', type: 'CHANGE_EMAIL' } as const
    expect((await world.call('resendOtp', { ...change, password: 'navin-paule' }, { token })).status).toBe(200)
    const otp = await codeFor(world, 'aai@kale.in')
    expect((await world.call('verifyOtp', { ...change, otp }, { token })).status).toBe(200)
    for (const { uuid } of await profiles(token)) {
      await switches(token, uuid)
      expect(await me(token)).toMatchObject({ uuid, email: 'aai@kale.in', is_verified_email: 'Y' })
    }
  })

  it('registers one child by however many presses at once', async () => {
    const mother = await joins(world)
    const child = { gender: 'M', first_name: 'Aniket', dob: '1996-01-01' } as const
    const presses = await Promise.all(Array.from({ length: 8 }, () => another(mother, child)))
    const [done, ...others] = presses.toSorted((one, two) => one.status - two.status)
    expect([done?.status, new Set(others.map(({ status }) => status))]).toEqual([200, new Set([401])])
    // The press that comes after the others is no stranger either, who would read that her number is taken.
    expect((await another(mother, child)).status).toBe(401)
    expect(await profiles(done?.body.access_token ?? '')).toHaveLength(2)
  })

  it('sees neither child in the lists of the other, by no address and in no search', async () => {
    const mother = await joins(world)
    const stranger = await groom(world)
    const before = await world.call('brideList', { gender: 'M' }, { token: mother.token })
    expect(before.body.list.map(({ uuid }) => uuid)).toContain(stranger.id)
    const son = await registersSon(mother)
    await switches(son.token, mother.id)
    const list = await world.call('brideList', { gender: 'M' }, { token: son.token })
    expect(list.body.list.map(({ uuid }) => uuid)).toContain(stranger.id)
    expect(list.body.list.map(({ uuid }) => uuid)).not.toContain(son.id)
    expect((await world.call('profileDetail', { uuid: son.id }, { token: son.token })).status).toBe(404)
    const outsider = await bride(world)
    const seen = await world.call('brideList', { gender: 'M' }, { token: outsider.token })
    expect(seen.body.list.map(({ uuid }) => uuid)).toContain(son.id)
  })

  it('keeps her login when one of them leaves, and is gone with the last', async () => {
    const mother = await joins(world)
    const son = await registersSon(mother)
    const leaves = (token: string) => world.call('deleteMe', { password: mother.form.password }, { token })
    expect((await leaves(son.token)).status).toBe(200)
    const { body } = await logIn(mother)
    expect(await me(body.access_token)).toMatchObject({ uuid: mother.id, mobile: mother.form.mobile })
    expect(await profiles(body.access_token)).toHaveLength(1)
    const count = async () =>
      (await world.db.selectFrom('persons').select('id').where('mobile', '=', `+91${mother.form.mobile}`).execute())
        .length
    expect(await count()).toBe(1)
    expect((await leaves(body.access_token)).status).toBe(200)
    expect(await count()).toBe(0)
    expect((await logIn(mother)).status).toBe(400)
  })

  it('reads in the subject of a letter which child it is about', async () => {
    const mother = await joinsWithBoth(world)
    const son = await registersSon(mother)
    const staff = await createStaff(world)
    const subjects = async () =>
      (await world.outbox()).filter(({ to }) => to === mother.form.email).map(({ subject }) => subject)
    expect((await subjects()).some(subject => subject.startsWith('Aniket: '))).toBe(false)
    await world.call(
      'suspendMember',
      { uuid: son.id, reason: 'Asked at the counter', told: 'A report about it is being looked at' },
      staff.options,
    )
    expect((await subjects()).filter(subject => subject.startsWith('Aniket: '))).toHaveLength(1)
  })

  it('is stopped at her own profiles', async () => {
    const [mother, other] = [await joins(world), await joins(world)]
    expect((await switches(mother.token, other.id)).status).toBe(404)
    expect((await me(mother.token)).uuid).toBe(mother.id)
    const son = await registersSon(mother)
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', mother.id).execute()
    expect((await switches(son.token, mother.id)).status).toBe(404)
    // The suspended one keeps nobody from the other.
    expect((await me((await logIn(mother)).body.access_token)).uuid).toBe(son.id)
  })
})

describe('an agent with forty children', () => {
  it('waits for our office from the third on, and is stopped after the fourth', async () => {
    const agent = await joins(world)
    const second = await registersSon(agent)
    const staff = await createStaff(world)
    let token = second.token
    const ids: string[] = []
    for (const first_name of ['Tisra', 'Chautha']) {
      const { body } = await another({ ...agent, token }, { first_name })
      expect([body.waits, (await me(body.access_token)).uuid]).toEqual(['Y', second.id])
      token = body.access_token
      ids.push(body.id)
    }
    for (let n = 0; n < 3; n++)
      expect((await another({ ...agent, token }, { first_name: 'Pachva' })).refusal.code).toBe('enough_profiles')
    const [third = ''] = ids
    const waiting = async () => {
      const { duties, first_looks } = (await world.call('officeToday', {}, staff.options)).body
      const uuids = first_looks.map(({ uuid }) => uuid).filter(uuid => ids.includes(uuid))
      return {
        uuids: uuids.toSorted(),
        isCounted: (duties.find(({ duty }) => duty === 'first_looks')?.count ?? 0) >= uuids.length,
      }
    }
    expect(await waiting()).toEqual({ uuids: ids.toSorted(), isCounted: true })
    expect((await switches(token, third)).status).toBe(404)
    const record = (await world.call('memberRecord', { uuid: third }, staff.options)).body
    expect([record.status, record.awaits_first_look, record.household.length]).toEqual(['SUSPENDED', 'Y', 3])
    await world.call('restoreMember', { uuid: third, reason: 'Spoke with the mother' }, staff.options)
    expect((await switches(token, third)).status).toBe(200)
    expect((await waiting()).uuids).toEqual(ids.slice(1))
  })

  it('is held to four by the database too, when requests come at once', async () => {
    const agent = await joins(world)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => another(agent, { first_name: `Mul${'abcdef'[n]}` })),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
    const { person_id } = await world.db
      .selectFrom('members')
      .select('person_id')
      .where('id', '=', agent.id)
      .executeTakeFirstOrThrow()
    for (let n = 0; n < 5; n++) await groom(world, { person_id }).catch(() => undefined)
    await expect(groom(world, { person_id })).rejects.toMatchObject({ constraint: 'persons_profiles' })
  })

  it('waits for our office with another surname and another native place', async () => {
    const mother = await joins(world)
    const other = await world.db
      .selectFrom('talukas')
      .innerJoin('districts', 'districts.id', 'talukas.district_id')
      .where('districts.name_en', '=', 'Satara')
      .select(['talukas.id as native_place_taluka_id', 'districts.id as native_place_district_id'])
      .executeTakeFirstOrThrow()
    expect((await another(mother, { last_name: 'Deshpande', ...other })).body.waits).toBe('Y')
    const aunt = await joins(world)
    expect((await another(aunt, { last_name: 'Deshpande' })).body.waits).toBe('N')
  })
})

describe('a register with two daughters under one number', () => {
  /** From where each of them was made or claimed, where it is kept. */
  const addressesOf = async (...members: { id: string }[]) => {
    const kept = await world.db.selectFrom('signup_addresses').select(['member_id', 'sealed']).execute()
    const sealedOf = ({ id }: { id: string }) => kept.find(row => row.member_id === id)?.sealed
    return members.map(sealedOf).map(sealed => sealed && world.secrets.open(sealed))
  }

  it('gives both to the mother who claims it, and not a stranger’s record', async () => {
    const mobile = '9823000077'
    const unclaimed = { origin: 'import', mobile, mobile_verified_at: null, email: null } as const
    const one = await bride(world, unclaimed)
    world.clock.passes(60_000)
    const two = await bride(world, unclaimed)
    world.clock.passes(60_000)
    const stranger = await bride(world, { ...unclaimed, last_name: 'Deshpande' })
    const { body } = await logsInByCode(world, mobile)
    const mine = (await profiles(body.access_token)).map(({ uuid }) => uuid)
    expect(mine.toSorted()).toEqual([one.id, two.id].toSorted())
    const left = await world.db.selectFrom('members').select('mobile').where('id', '=', stranger.id).executeTakeFirst()
    expect(left?.mobile).toBe(null)
    expect(await addressesOf(one, two, stranger)).toEqual(['127.0.0.1', '127.0.0.1', undefined])
  })

  it('gives them to a father who has verified the number before, because he was invited to another profile', async () => {
    const owner = await joins(world)
    const father = await joinsFamily(world, owner, 'FATHER')
    const { token, mobile } = father
    const unclaimed = { origin: 'import', mobile, mobile_verified_at: null, email: null } as const
    const one = await bride(world, unclaimed)
    world.clock.passes(120_000)
    const two = await bride(world, unclaimed)
    expect(await profiles(token)).toHaveLength(1)
    const { body } = await logsInByCode(world, mobile)
    // He lands where he was last, and is asked which.
    expect((await me(body.access_token)).uuid).toBe(owner.id)
    const his = (await profiles(body.access_token)).map(({ uuid }) => uuid)
    expect(his.toSorted()).toEqual([owner.id, one.id, two.id].toSorted())
    expect((await switches(body.access_token, one.id)).status).toBe(200)
    expect(await me(body.access_token)).toMatchObject({ uuid: one.id, mobile, is_verified_mobile: 'Y' })
    expect(await addressesOf(one, two)).toEqual(['127.0.0.1', '127.0.0.1'])
    // The owner of the profile he was invited to gets nothing of it.
    expect((await profiles(owner.token)).map(({ uuid }) => uuid)).toEqual([owner.id])
  })

  it('gives no fifth to whoever acts for four, whose login goes on', async () => {
    const mobile = freeMobile()
    const owners = [await joins(world), await joins(world), await joins(world), await joins(world)]
    for (const owner of owners) await joinsFamily(world, owner, 'FATHER', mobile)
    const record = await bride(world, { origin: 'import', mobile, mobile_verified_at: null, email: null })
    world.clock.passes(120_000)
    const { status, body } = await logsInByCode(world, mobile)
    expect(status).toBe(200)
    expect((await profiles(body.access_token)).map(({ uuid }) => uuid)).not.toContain(record.id)
  })

  it('is claimed by such a father too while the profile he was invited to is suspended', async () => {
    const owner = await joins(world)
    const { mobile } = await joinsFamily(world, owner, 'FATHER')
    const record = await bride(world, { origin: 'import', mobile, mobile_verified_at: null, email: null })
    await world.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', owner.id).execute()
    world.clock.passes(120_000)
    const { body } = await logsInByCode(world, mobile)
    expect((await me(body.access_token)).uuid).toBe(record.id)
  })
})
