import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/ports/ids.ts'
import { bride, groom, subscribes, type TestMember } from '#server/testing/members.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
let her: TestMember
beforeEach(async () => {
  her = await bride(world)
})

const numbersOf = async ({ token }: TestMember) => (await world.call('contactNumbers', {}, { token })).body.list
const sets = ({ token }: TestMember, uuid: string, is_hidden: 'Y' | 'N') =>
  world.call('setContactVisibility', { uuid, is_hidden }, { token })

async function adds({ id }: TestMember, ...phones: string[]): Promise<string[]> {
  const rows = phones.map((phone, position) => ({
    id: newId(world.clock.now()),
    member_id: id,
    position,
    owner: position === 0 ? 'FATHER' : 'COUSIN_SISTER',
    phone,
  }))
  await world.db.insertInto('family_phones').values(rows).execute()
  return rows.map(row => row.id)
}
const visibleNumbers = async ({ id }: TestMember) =>
  (await world.db.selectFrom('members').select('visible_numbers').where('id', '=', id).executeTakeFirstOrThrow())
    .visible_numbers

describe('contact privacy', () => {
  it('lists the registered mobile and the numbers of the family', async () => {
    const ids = await adds(her, '9822011111', '9822022222')
    expect(await numbersOf(her)).toEqual([
      {
        uuid: her.id,
        type: 'CANDIDATE',
        custom_type_name: '',
        phone: expect.stringContaining('+91 9'),
        is_registered: 'Y',
        is_hidden: 'N',
        waits: 'N',
        left_to_candidate: 'N',
        best_time: null,
      },
      {
        uuid: ids[0],
        type: 'FATHER',
        custom_type_name: '',
        phone: '9822011111',
        is_registered: 'N',
        is_hidden: 'N',
        waits: 'N',
        left_to_candidate: 'N',
        best_time: null,
      },
      {
        uuid: ids[1],
        type: 'COUSINE_SISTER',
        custom_type_name: '',
        phone: '9822022222',
        is_registered: 'N',
        is_hidden: 'N',
        waits: 'N',
        left_to_candidate: 'N',
        best_time: null,
      },
    ])
  })

  it('hides a number from a family that has taken the contact, and shows it again', async () => {
    const [father = ''] = await adds(her, '9822011111')
    const him = await groom(world)
    await subscribes(world, him.id)
    const reads = async () =>
      (
        await world.call('contactDetail', { uuid: her.id }, { token: him.token })
      ).body.familty_phone_numbers_contact.map(one => one.type)
    expect(await reads()).toEqual(['CANDIDATE', 'FATHER'])
    expect((await sets(her, her.id, 'Y')).body.message).toBe('The number is hidden from other families')
    expect(await reads()).toEqual(['FATHER'])
    await sets(her, her.id, 'N')
    await sets(her, father.toUpperCase(), 'Y')
    expect(await reads()).toEqual(['CANDIDATE'])
    expect((await world.call('me', {}, { token: her.token })).body.is_hidden_mobile).toBe('N')
  })

  it('keeps the last visible number, however many there are', async () => {
    const ids = await adds(her, '9822011111', '9822022222')
    for (const id of ids) expect((await sets(her, id, 'Y')).status).toBe(200)
    expect(await sets(her, her.id, 'Y')).toMatchObject({
      status: 409,
      refusal: { message: 'Atleast one contact should be active' },
    })
    expect((await numbersOf(her)).map(one => one.is_hidden)).toEqual(['N', 'Y', 'Y'])
    // Hiding what is hidden already changes nothing.
    expect((await sets(her, ids[0] ?? '', 'Y')).status).toBe(200)
    expect(await visibleNumbers(her)).toBe(1)
  })

  it('leaves one visible when all are hidden at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const family = await bride(world)
      const all = [family.id, ...(await adds(family, '9822011111', '9822022222', '9822033333'))]
      const statuses = await Promise.all(all.map(async id => (await sets(family, id, 'Y')).status))
      expect(statuses.filter(status => status === 200)).toHaveLength(3)
      expect(statuses).toContain(409)
      expect((await numbersOf(family)).filter(one => one.is_hidden === 'N')).toHaveLength(1)
    }
  })

  it('does not let an edit remove the last visible number', async () => {
    const [father = ''] = await adds(her, '9822011111', '9822022222')
    await sets(her, her.id, 'Y')
    await sets(her, father, 'Y')
    const { body: me } = await world.call('me', {}, { token: her.token })
    const saves = (familty_phone_numbers: typeof me.family_details.familty_phone_numbers) =>
      world.call('editProfile', { ...me, family_details: { ...me.family_details, familty_phone_numbers } } as never, {
        token: her.token,
      })
    const [hidden, shown] = me.family_details.familty_phone_numbers
    if (!hidden || !shown) throw new Error('two numbers were added')
    const refused = await saves([hidden])
    expect([refused.status, refused.refusal.message]).toEqual([409, 'Atleast one contact should be active'])
    expect(await numbersOf(her)).toHaveLength(3)
    // Another number in its place is visible, so nothing is refused.
    const { uuid: _, ...another } = { ...shown, phone: '9822044444' }
    expect((await saves([hidden, another as typeof shown])).status).toBe(200)
    expect(await visibleNumbers(her)).toBe(1)
  })

  it("does not touch another member's number", async () => {
    const [father = ''] = await adds(her, '9822011111')
    const other = await bride(world)
    for (const uuid of [father, her.id]) expect((await sets(other, uuid, 'Y')).status).toBe(404)
    expect((await numbersOf(her)).map(one => one.is_hidden)).toEqual(['N', 'N'])
  })

  it.each([{ uuid: 'x' }, { is_hidden: 'yes' }, { is_hidden: undefined }, { phone: '9822011111' }])(
    'refuses %j',
    async sent => {
      const input = { uuid: her.id, is_hidden: 'N', ...sent } as never
      expect((await world.call('setContactVisibility', input, { token: her.token })).status).toBe(400)
    },
  )
})
