import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/ports/ids.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff, type TestStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld({ cachedSessions: true })
const reason = 'The family registered twice'
const closes = (staff: TestStaff, kept: { id: string }, closed: { id: string }) =>
  world.call('closeDouble', { uuid: kept.id, closed: closed.id, reason }, staff.options)
const recordOf = async (staff: TestStaff, { id }: { id: string }) =>
  (await world.call('memberRecord', { uuid: id }, staff.options)).body

const statuses = ['pending', 'accepted', 'rejected', 'cancelled', null] as const
const furthest = ['accepted', 'pending', 'rejected'] as const
/** What both records have with one family. */
const relation = fc.record({
  kept: fc.constantFrom(...statuses),
  closed: fc.constantFrom(...statuses),
  keptSends: fc.boolean(),
  closedSends: fc.boolean(),
  keptBlocks: fc.boolean(),
  closedIsBlocked: fc.boolean(),
  keptViews: fc.boolean(),
  closedViews: fc.boolean(),
  isReported: fc.boolean(),
})

describe('two records of one person', () => {
  it('become one that keeps payments, plans, interests, contacts, blocks and reports of both', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const plan = await sellsPlan(world)
    let receipt = 0
    await fc.assert(
      fc.asyncProperty(fc.array(relation, { minLength: 1, maxLength: 4 }), async relations => {
        const [kept, closed] = [await bride(world), await bride(world)]
        for (const { id } of [kept, closed]) {
          const payment = { uuid: id, plan_id: plan, receipt_number: `double/${++receipt}`, method: 'cash' as const }
          expect((await world.call('enterPayment', payment, admin.options)).status).toBe(200)
        }
        const views = async (id: string) =>
          (await recordOf(admin, { id })).memberships.find(one => one.is_running)?.views ?? 0
        const viewsOfBoth = (await views(kept.id)) + (await views(closed.id))
        const families: TestMember[] = []
        for (const one of relations) {
          const him = await groom(world)
          families.push(him)
          const interest = (her: TestMember, status: (typeof statuses)[number], sends: boolean) =>
            status && sendsInterest(world, sends ? her : him, sends ? him : her, status)
          await interest(kept, one.kept, one.keptSends)
          await interest(closed, one.closed, one.closedSends)
          if (one.keptBlocks) await blocks(world, kept, him)
          if (one.closedIsBlocked) await blocks(world, him, closed)
          if (one.keptViews) await opens(kept, him)
          if (one.closedViews) await opens(closed, him)
          if (one.isReported) for (const her of [kept, closed]) await reports(him, her)
        }
        expect((await closes(admin, kept, closed)).status).toBe(200)

        const orders = await world.db.selectFrom('orders').select('id').where('member_id', '=', kept.id).execute()
        expect(orders).toHaveLength(2)
        const running = (await recordOf(admin, kept)).memberships.filter(one => one.is_running)
        expect(running).toHaveLength(1)
        const seen = relations.filter(one => one.keptViews || one.closedViews).length
        expect((running[0]?.views ?? 0) - (running[0]?.views_spent ?? 0)).toBe(viewsOfBoth - seen)
        for (const [at, one] of relations.entries()) {
          const him = families[at] as TestMember
          const live = await world.db
            .selectFrom('interests')
            .select(['status', 'cancelled_by'])
            .where(eb => eb.or([eb('sender_id', '=', him.id), eb('receiver_id', '=', him.id)]))
            .execute()
          const best = furthest.find(status => one.kept === status || one.closed === status)
          const isBlocked = one.keptBlocks || one.closedIsBlocked
          const expected = best === 'pending' && isBlocked ? 'cancelled' : best
          expect(live.filter(({ status }) => status !== 'cancelled')).toHaveLength(
            expected && expected !== 'cancelled' ? 1 : 0,
          )
          if (expected) expect(live.map(({ status }) => status)).toContain(expected)
          const blocked = await world.db
            .selectFrom('blocks')
            .select(['blocker_id', 'blocked_id'])
            .where(eb => eb.or([eb('blocker_id', '=', him.id), eb('blocked_id', '=', him.id)]))
            .execute()
          expect(blocked).toHaveLength(Number(one.keptBlocks) + Number(one.closedIsBlocked))
          expect(blocked.every(row => [row.blocker_id, row.blocked_id].includes(kept.id))).toBe(true)
          const seenBy = await world.db
            .selectFrom('contact_views')
            .select('viewer_id')
            .where('viewed_id', '=', him.id)
            .execute()
          expect(seenBy).toEqual(one.keptViews || one.closedViews ? [{ viewer_id: kept.id }] : [])
          const reported = await world.db.selectFrom('reports').select('id').where('reporter_id', '=', him.id).execute()
          expect(reported).toHaveLength(one.isReported ? 2 : 0)
        }
      }),
      { numRuns: 12, seed: 39 },
    )
  })

  async function opens(viewer: TestMember, viewed: TestMember) {
    const current = await world.db
      .selectFrom('memberships')
      .select('id')
      .where('member_id', '=', viewer.id)
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('contact_views')
      .values({ viewer_id: viewer.id, viewed_id: viewed.id, membership_id: current.id, at: world.clock.now() })
      .execute()
    await world.db
      .updateTable('memberships')
      .set(eb => ({ contact_views_spent: eb('contact_views_spent', '+', 1) }))
      .where('id', '=', current.id)
      .execute()
  }
  const reports = (by: TestMember, about: TestMember) =>
    world.db
      .insertInto('reports')
      .values({
        id: newId(world.clock.now()),
        reporter_id: by.id,
        reported_id: about.id,
        message: 'Not true',
        at: world.clock.now(),
      })
      .execute()

  it('one of which ends its sessions and leads to the other; notes and a verified contact go over', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const [kept, closed] = [
      await bride(world, { email: null, registration_no: 'B72001' }),
      await bride(world, {
        email: 'double@family.in',
        email_verified_at: world.clock.now(),
        registration_no: 'B72002',
      }),
    ]
    const note = { uuid: closed.id, kind: 'CALL' as const, text: 'Called about the double' }
    await world.call('addMemberNote', note, staff.options)
    const { body } = await world.call('compareMembers', { uuid: kept.id, other: closed.id }, staff.options)
    expect(body.records.map(one => one.registration_no)).toEqual(['B72001', 'B72002'])
    expect(JSON.stringify(body)).not.toContain('double@family.in')
    expect((await closes(staff, kept, closed)).status).toBe(403)
    expect((await closes(admin, kept, closed)).status).toBe(200)
    await soon(async () => (await world.call('me', {}, { token: closed.token })).status, 401)
    expect(await recordOf(staff, closed)).toMatchObject({
      status: 'DELETED',
      merged_into: { uuid: kept.id, registration_no: 'B72001' },
    })
    expect((await world.call('me', {}, { token: kept.token })).body).toMatchObject({
      email: 'double@family.in',
      is_verified_email: 'Y',
    })
    expect((await world.call('memberNotes', { uuid: kept.id }, staff.options)).body.list).toMatchObject([
      { text: note.text },
    ])
    const acts = async ({ id }: TestMember) =>
      (await world.call('auditList', { member: id }, staff.options)).body.list.map(one => one.act)
    expect([(await acts(kept))[0], (await acts(closed))[0]]).toEqual(['records_merged', 'record_closed_into'])
    expect((await closes(admin, kept, closed)).status).toBe(404)
  })

  it('stay two where they are of two sides, one and the same, suspended or unknown', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const [her, him, bad] = [await bride(world), await groom(world), await bride(world)]
    await world.call('suspendMember', { uuid: bad.id, reason }, admin.options)
    for (const [kept, closed, status] of [
      [her, him, 409],
      [her, her, 409],
      [her, bad, 409],
      [bad, her, 409],
      [her, { id: admin.id }, 404],
    ] as const)
      expect((await closes(admin, kept, closed)).status).toBe(status)
    expect((await recordOf(admin, her)).status).toBe('ACTIVE')
    expect((await world.call('compareMembers', { uuid: her.id, other: her.id }, admin.options)).status).toBe(404)
  })

  it('close into one of each other, whichever ADMIN is first', async () => {
    const [one, two] = [await createStaff(world, 'ADMIN'), await createStaff(world, 'ADMIN')]
    const [a, b] = [await bride(world), await bride(world)]
    for (const { id } of [a, b]) await subscribes(world, id)
    const both = await Promise.all([closes(one, a, b), closes(two, b, a)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
  })
})
