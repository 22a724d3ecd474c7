import { beforeEach, describe, expect, it } from 'vitest'
import { formatPhone } from '#domain/format/phone.ts'
import { lockMember } from '#server/features/families/my-profile/write-profile.ts'
import { newId } from '#server/ports/ids.ts'
import { blocked } from '#server/testing/blocked.ts'
import { bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()

let numbers = 0
/** The registered mobile is the bride's own. Her father and her mama have a number each. */
async function family() {
  const her = await bride(world)
  const phone = (n: number) => `98${n}2${String(++numbers).padStart(6, '0')}`
  const rows = (['FATHER', 'MAMA'] as const).map((owner, position) => ({
    id: newId(world.clock.now()),
    member_id: her.id,
    position,
    owner,
    phone: phone(position),
  }))
  await world.db.insertInto('family_phones').values(rows).execute()
  const [father, mama] = rows.map(({ id, phone }) => ({ id, phone }))
  const { mobile } = await world.db
    .selectFrom('members')
    .select('mobile')
    .where('id', '=', her.id)
    .executeTakeFirstOrThrow()
  if (!father || !mama || !mobile) throw new Error('three numbers were given')
  return { ...her, mobile, father, mama }
}

const saves = async (who: TestMember, change: object) => {
  const { body: me } = await world.call('me', {}, { token: who.token })
  return world.call('editProfile', { ...me, ...change } as never, { token: who.token })
}
const orders = (who: TestMember, ...uuids: string[]) => world.call('orderContacts', { uuids }, { token: who.token })
const opens = async (viewer: TestMember, her: { id: string }) =>
  (await world.call('contactDetail', { uuid: her.id }, { token: viewer.token })).body
const ownersIn = (sheet: Awaited<ReturnType<typeof opens>>) =>
  sheet.familty_phone_numbers_contact.map(({ type }) => type)
const listOf = async (who: TestMember) =>
  (await world.call('contactNumbers', {}, { token: who.token })).body.list.map(({ type }) => type)
async function viewsSpent(viewer: TestMember): Promise<number> {
  const query = world.db.selectFrom('memberships').select('contact_views_spent').where('member_id', '=', viewer.id)
  return (await query.executeTakeFirstOrThrow()).contact_views_spent
}

let her: Awaited<ReturnType<typeof family>>
let him: TestMember
let hisAddress: string
const mailToHim = async () => (await world.outbox()).find(({ to }) => to === hisAddress)?.text ?? ''
beforeEach(async () => {
  her = await family()
  hisAddress = `groom${++numbers}@family.in`
  him = await groom(world, { email: hisAddress, email_verified_at: world.clock.now() })
  await subscribes(world, him.id)
})

describe('whose number it is', () => {
  it('is said of the registered mobile too, with the best time to call each', async () => {
    const { body: me } = await world.call('me', {}, { token: her.token })
    expect(me.registered_mobile).toEqual({ type: 'CANDIDATE', custom_type_name: '', best_time: null, place: 0 })
    const [father] = me.family_details.familty_phone_numbers
    const saved = await saves(her, {
      registered_mobile: { type: 'MOTHER', custom_type_name: 'dropped', best_time: 'EVENING' },
      family_details: { ...me.family_details, familty_phone_numbers: [{ ...father, best_time: 'MORNING' }] },
    })
    expect(saved.status).toBe(200)
    expect((await opens(him, her)).familty_phone_numbers_contact).toMatchObject([
      { type: 'MOTHER', custom_type_name: '', best_time: 'EVENING' },
      { type: 'FATHER', phone: her.father.phone, best_time: 'MORNING' },
    ])
  })

  it.each([{ type: 'NEIGHBOUR' }, { best_time: 'at nine' }, { type: 'OTHER', custom_type_name: '98220 12345 67' }])(
    'is refused as %j',
    async registered_mobile => {
      expect((await saves(her, { registered_mobile })).status).toBe(400)
    },
  )
})

describe('the order of the numbers', () => {
  it('is the family’s own: on its screen, on the sheet, in the mail and for staff', async () => {
    expect((await orders(her, her.father.id, her.id.toUpperCase(), her.mama.id)).body.message).toBe(
      'Families now see your numbers in this order',
    )
    expect(await listOf(her)).toEqual(['FATHER', 'CANDIDATE', 'MAMA'])
    expect(ownersIn(await opens(him, her))).toEqual(['FATHER', 'CANDIDATE', 'MAMA'])
    await world.call('emailDetail', { uuid: her.id }, { token: him.token })
    const [father, own, mama] = [her.father.phone, her.mobile, her.mama.phone].map(formatPhone)
    expect(await mailToHim()).toMatch(new RegExp(`Father: \\${father}\\nBride: \\${own}\\nMama: \\${mama}`))
    await orders(her, her.mama.id, her.father.id, her.id)
    expect(ownersIn(await opens(him, her))).toEqual(['MAMA', 'FATHER', 'CANDIDATE'])
    const staff = await createStaff(world)
    const contact = await world.call('revealContact', { uuid: her.id, reason: 'asked for a call' }, staff.options)
    expect(contact.body).toMatchObject({
      registered_mobile: { type: 'CANDIDATE', place: 2 },
      candidate_waits: 'N',
      family: { familty_phone_numbers: [{ type: 'MAMA' }, { type: 'FATHER' }] },
    })
  })

  it('outlives an edit, and an edit form from before it is told', async () => {
    const { body: before } = await world.call('me', {}, { token: her.token })
    await orders(her, her.father.id, her.mama.id, her.id)
    const stale = await world.call('editProfile', before as never, { token: her.token })
    expect(stale.refusal.code).toBe('changed_elsewhere')
    const { body: me } = await world.call('me', {}, { token: her.token })
    const [, mama] = me.family_details.familty_phone_numbers
    const kaka = { type: 'KAKA', phone: '9822099999' }
    await saves(her, { family_details: { ...me.family_details, familty_phone_numbers: [mama, kaka] } })
    expect(await listOf(her)).toEqual(['MAMA', 'CANDIDATE', 'KAKA'])
  })

  it('names every number of the caller once, and nobody else’s', async () => {
    const other = await family()
    expect((await orders(her, her.id, her.father.id)).status).toBe(409)
    expect((await orders(her, her.id, her.father.id, other.mama.id)).status).toBe(409)
    expect((await orders(her, other.id, her.father.id, her.mama.id)).status).toBe(409)
    expect((await orders(her, her.id, her.father.id, her.father.id)).status).toBe(400)
    expect((await orders(her)).status).toBe(400)
    expect(await listOf(her)).toEqual(['CANDIDATE', 'FATHER', 'MAMA'])
    expect(await listOf(other)).toEqual(['CANDIDATE', 'FATHER', 'MAMA'])
  })

  it('waits for a save that adds a number, and is then refused because it does not name it', async () => {
    const { ordering } = await world.db.transaction().execute(async save => {
      await lockMember(save, her.id)
      const mami = {
        id: newId(world.clock.now()),
        member_id: her.id,
        position: 2,
        owner: 'MAMI',
        phone: '9822000001',
      }
      await save.insertInto('family_phones').values(mami).execute()
      const begun = orders(her, her.mama.id, her.father.id, her.id)
      await soon(() => blocked(world.db), 1)
      return { ordering: begun }
    })
    expect((await ordering).status).toBe(409)
    expect(await listOf(her)).toEqual(['CANDIDATE', 'FATHER', 'MAMA', 'MAMI'])
  })

  it('is one of those sent where several are sent at once', async () => {
    const ways = [
      [her.id, her.mama.id, her.father.id],
      [her.father.id, her.mama.id, her.id],
      [her.mama.id, her.id, her.father.id],
    ]
    const statuses = await Promise.all(ways.map(async way => (await orders(her, ...way)).status))
    expect(statuses).toEqual([200, 200, 200])
    const { body } = await world.call('contactNumbers', {}, { token: her.token })
    expect(ways).toContainEqual(body.list.map(({ uuid }) => uuid))
  })
})

describe('the candidate’s own number', () => {
  const waits = (who: TestMember, candidate_waits: 'Y' | 'N') => saves(who, { candidate_waits })

  it('waits for an accepted interest, in the sheet, in the mail and wherever it is asked for', async () => {
    expect((await waits(her, 'Y')).status).toBe(200)
    const digits = (text: string) => text.replace(/\D/g, '')
    const everything = async () => {
      const sheet = await opens(him, her)
      const asked = await world.call('remainingContact', { uuid: her.id }, { token: him.token })
      await world.call('emailDetail', { uuid: her.id }, { token: him.token })
      return { sheet, texts: [JSON.stringify(sheet), JSON.stringify(asked.body), await mailToHim()] }
    }
    const before = await everything()
    expect(ownersIn(before.sheet)).toEqual(['FATHER', 'MAMA'])
    expect(before.sheet.candidate_waits).toBe(1)
    expect(before.texts.filter(text => digits(text).includes(her.mobile))).toEqual([])
    expect(before.texts[2]).toContain('own number is shown once an interest between you is accepted')

    // An interest that is not answered, or was refused, opens nothing.
    await sendsInterest(world, him, her)
    expect(ownersIn(await opens(him, her))).toEqual(['FATHER', 'MAMA'])
    const answered = (status: 'accepted' | 'rejected') =>
      world.db
        .updateTable('interests')
        .set({ status, rejection_reason: status === 'rejected' ? 'no' : null })
        .where('sender_id', '=', him.id)
        .execute()
    await answered('rejected')
    expect(ownersIn(await opens(him, her))).toEqual(['FATHER', 'MAMA'])
    await answered('accepted')
    world.clock.passes(86_400_000)
    const after = await everything()
    expect(ownersIn(after.sheet)).toEqual(['CANDIDATE', 'FATHER', 'MAMA'])
    expect(after.sheet.candidate_waits).toBe(0)
    expect(after.texts.filter(text => digits(text).includes(her.mobile))).toHaveLength(3)
    expect(await viewsSpent(him)).toBe(1)
  })

  it('waits wherever it stands, and the family sees that it does', async () => {
    const { body: me } = await world.call('me', {}, { token: her.token })
    const [father] = me.family_details.familty_phone_numbers
    const own = { type: 'CANDIDATE', phone: '9822011223' }
    const saved = await saves(her, {
      registered_mobile: { type: 'FATHER' },
      candidate_waits: 'Y',
      family_details: { ...me.family_details, familty_phone_numbers: [own, father] },
    })
    expect(saved.status).toBe(200)
    const { body } = await world.call('contactNumbers', {}, { token: her.token })
    expect(body.list.map(({ type, waits: isWaiting }) => [type, isWaiting])).toEqual([
      ['FATHER', 'N'],
      ['CANDIDATE', 'Y'],
      ['FATHER', 'N'],
    ])
    expect(ownersIn(await opens(him, her))).toEqual(['FATHER', 'FATHER'])
    // It was not counted while it waited, so the one that is left is enough when both go.
    const { body: now } = await world.call('me', {}, { token: her.token })
    const without = { ...now.family_details, familty_phone_numbers: [] }
    expect((await saves(her, { family_details: without })).status).toBe(200)
    expect(ownersIn(await opens(him, her))).toEqual(['FATHER'])
  })

  it('never leaves an empty sheet: another number must be shown while it waits', async () => {
    const alone = await bride(world)
    const refused = await waits(alone, 'Y')
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'The candidate’s own number can wait only while another number of the family is shown',
    ])
    await waits(her, 'Y')
    const hides = (uuid: string) => world.call('setContactVisibility', { uuid, is_hidden: 'Y' }, { token: her.token })
    expect((await hides(her.father.id)).status).toBe(200)
    expect((await hides(her.mama.id)).status).toBe(409)
    const { body: me } = await world.call('me', {}, { token: her.token })
    const [father, mama] = me.family_details.familty_phone_numbers
    const numbersAre = (...familty_phone_numbers: unknown[]) =>
      saves(her, { family_details: { ...me.family_details, familty_phone_numbers } })
    // Neither may the last one go, nor become the candidate's own.
    expect((await numbersAre(father)).status).toBe(409)
    expect((await numbersAre(father, { ...mama, type: 'CANDIDATE' })).status).toBe(409)
    expect(ownersIn(await opens(him, her))).toEqual(['MAMA'])
    // Once nothing waits, the candidate's own number is enough.
    expect((await waits(her, 'N')).status).toBe(200)
    expect((await hides(her.mama.id)).status).toBe(200)
    expect(ownersIn(await opens(him, her))).toEqual(['CANDIDATE'])
  })

  it('no longer waits in the save that says whose the mobile is and takes the other numbers away', async () => {
    await waits(her, 'Y')
    const { body: me } = await world.call('me', {}, { token: her.token })
    const saved = await saves(her, {
      registered_mobile: { type: 'FATHER' },
      family_details: { ...me.family_details, familty_phone_numbers: [] },
    })
    expect(saved.status).toBe(200)
    expect(ownersIn(await opens(him, her))).toEqual(['FATHER'])
  })

  it('leaves one number that is read at once when all are hidden at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await family()
      const hides = (uuid: string) => world.call('setContactVisibility', { uuid, is_hidden: 'Y' }, { token: one.token })
      const answers = await Promise.all([waits(one, 'Y'), hides(one.father.id), hides(one.mama.id)])
      expect(answers.map(({ status }) => status)).toContain(409)
      expect(ownersIn(await opens(him, one)).length).toBeGreaterThan(0)
      const { visible_numbers } = await world.db
        .selectFrom('members')
        .select('visible_numbers')
        .where('id', '=', one.id)
        .executeTakeFirstOrThrow()
      expect(visible_numbers).toBe(ownersIn(await opens(him, one)).length)
    }
  })

  it('spends nothing where the other number is not verified, so that nobody could be called', async () => {
    await saves(her, { registered_mobile: { type: 'FATHER' } })
    const { body: me } = await world.call('me', {}, { token: her.token })
    const own = { type: 'CANDIDATE', phone: '9822011224' }
    await saves(her, {
      candidate_waits: 'Y',
      family_details: { ...me.family_details, familty_phone_numbers: [own] },
    })
    const unverified = { mobile_verified_at: null, email_verified_at: world.clock.now() }
    await world.db.updateTable('members').set(unverified).where('id', '=', her.id).execute()
    const asked = await world.call('remainingContact', { uuid: her.id }, { token: him.token })
    expect(asked.body.has_number).toBe(0)
    expect((await world.call('contactDetail', { uuid: her.id }, { token: him.token })).status).toBe(409)
    expect(await viewsSpent(him)).toBe(0)
  })

  it('does not keep a family from leaving', async () => {
    await waits(her, 'Y')
    await world.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', her.id).execute()
    await world.db.deleteFrom('family_phones').where('member_id', '=', her.id).execute()
    const row = await world.db
      .selectFrom('members')
      .select(['candidate_waits', 'mobile_owner', 'visible_numbers'])
      .where('id', '=', her.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ candidate_waits: false, mobile_owner: 'CANDIDATE', visible_numbers: 1 })
  })
})
