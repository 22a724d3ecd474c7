import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/ports/ids.ts'
import { blocked } from '#server/testing/blocked.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { correctSideOf } from './correct-side.ts'

const world = testWorld({ readModel: true, cachedSessions: true })
const reason = 'Registered on the wrong side'
const { db, clock } = { db: () => world.db, clock: () => world.clock }

const recordOf = async (staff: TestStaff, { id }: TestMember) =>
  (await world.call('memberRecord', { uuid: id }, staff.options)).body
const corrects = async (staff: TestStaff, member: TestMember, gender: 'M' | 'F', version?: number) => {
  const sent = { uuid: member.id, gender, reason, version: version ?? (await recordOf(staff, member)).version }
  return world.call('correctSide', sent, staff.options)
}

describe('a profile on the wrong side', () => {
  it('is moved by an ADMIN: number, sessions and lists follow', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const [her, him] = [await bride(world), await groom(world)]
    const wrong = await bride(world, { registration_no: 'B71001', last_name: 'Wrongside' })
    const sees = async (viewer: TestMember) =>
      (await world.call('brideList', {}, { token: viewer.token })).body.list.some(one => one.uuid === wrong.id)
    await soon(async () => [await sees(her), await sees(him)], [false, true])
    expect((await corrects(staff, wrong, 'M')).status).toBe(403)
    expect((await corrects(admin, wrong, 'M', 7)).refusal.code).toBe('changed_elsewhere')
    const { status, body } = await corrects(admin, wrong, 'M')
    expect([status, body.registration_no]).toEqual([200, 'G71001'])
    await soon(async () => [await sees(her), await sees(him)], [true, false])
    await soon(async () => (await world.call('me', {}, { token: wrong.token })).status, 401)
    expect(await recordOf(staff, wrong)).toMatchObject({ gender: 'M', registration_no: 'G71001' })
    const { list } = (await world.call('auditList', { member: wrong.id }, admin.options)).body
    expect(list[0]).toMatchObject({
      act: 'side_corrected',
      reason,
      changes: expect.arrayContaining([{ field: 'registration_no', before: 'B71001', after: 'G71001' }]),
    })
    expect((await corrects(admin, wrong, 'M')).status).toBe(409)
    expect((await corrects(admin, { ...wrong, id: newId(world.clock.now()) }, 'M', 1)).status).toBe(404)
  })

  it('stays where a groom would be too young', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const year = world.clock.now().getUTCFullYear() - 19
    const wrong = await bride(world, { date_of_birth: `${year}-01-02` })
    expect((await corrects(admin, wrong, 'M')).refusal.fields).toHaveProperty('gender')
    expect((await recordOf(admin, wrong)).gender).toBe('F')
  })

  const at = () => clock().now()
  it.each<[string, (wrong: TestMember, him: TestMember) => Promise<unknown>]>([
    ['an interest that was taken back', (wrong, him) => sendsInterest(world, him, wrong, 'cancelled')],
    ['an interest of its own', (wrong, him) => sendsInterest(world, wrong, him)],
    ['an opened contact', (wrong, him) => seesContact(world, him, wrong)],
    ['a block', (wrong, him) => blocks(world, him, wrong)],
    [
      'a shortlist',
      (wrong, him) =>
        db()
          .insertInto('shortlists')
          .values({ id: newId(at()), member_id: him.id, shortlisted_id: wrong.id, at: at() })
          .execute(),
    ],
    [
      'a report',
      (wrong, him) =>
        db()
          .insertInto('reports')
          .values({ id: newId(at()), reporter_id: him.id, reported_id: wrong.id, message: 'Not true', at: at() })
          .execute(),
    ],
    [
      'a suggestion',
      (wrong, him) =>
        db()
          .insertInto('suggestions')
          .values({ id: newId(at()), member_id: him.id, suggested_id: wrong.id, at: at(), picked_by: null })
          .execute(),
    ],
  ])('stays after %s', async (_, acts) => {
    const admin = await createStaff(world, 'ADMIN')
    const [wrong, him] = [await bride(world), await groom(world)]
    await acts(wrong, him)
    const { status, refusal } = await corrects(admin, wrong, 'M')
    expect([status, refusal.message]).toEqual([409, expect.stringContaining('Other families')])
    expect((await recordOf(admin, wrong)).gender).toBe('F')
  })

  it.each<[string, (wrong: TestMember, him: TestMember) => Promise<{ status: number }>, string]>([
    [
      'an interest',
      (wrong, him) => world.call('sendInterest', { to_user_id: wrong.id }, { token: him.token }),
      'interests',
    ],
    [
      'a shortlist',
      (wrong, him) => world.call('shortlistMember', { to_user_id: wrong.id }, { token: him.token }),
      'shortlists',
    ],
    [
      'an opened contact',
      (wrong, him) => world.call('contactDetail', { uuid: wrong.id }, { token: him.token }),
      'contact_views',
    ],
  ])('is moved while %s is on its way, which is refused then', async (_, acts, table) => {
    const [wrong, him] = [await bride(world), await groom(world)]
    await subscribes(world, him.id)
    const { version } = await db()
      .selectFrom('members')
      .select('version')
      .where('id', '=', wrong.id)
      .executeTakeFirstOrThrow()
    const { act } = await db()
      .transaction()
      .execute(async trx => {
        await correctSideOf(trx, { memberId: wrong.id, version, gender: 'M', now: at() })
        const begun = acts(wrong, him)
        await soon(() => blocked(db()), 1)
        return { act: begun }
      })
    expect((await act).status).toBe(403)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where ${him.id} in (${sql.ref(table === 'interests' ? 'sender_id' : table === 'shortlists' ? 'member_id' : 'viewer_id')})`.execute(
      db(),
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  it('is moved after a mere visit, which is gone then', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const [wrong, him] = [await bride(world), await groom(world)]
    await world.call('profileDetail', { uuid: wrong.id }, { token: him.token })
    expect((await corrects(admin, wrong, 'M')).status).toBe(200)
    const visits = await db().selectFrom('visits').select('visitor_id').where('visited_id', '=', wrong.id).execute()
    expect(visits).toEqual([])
  })
})
