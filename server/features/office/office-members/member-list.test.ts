import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { bride, groom, insertCopies, subscribes, type TestMember } from '#server/testing/members.ts'
import { hasPhoto } from '#server/testing/photos.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { listMembers, listPage } from './member-list.ts'

const world = testWorld()
const today = () => dayInIndia(world.clock.now())
const lists = async (filter: object, role: 'STAFF' | 'ADMIN' = 'STAFF') => {
  const { options } = await createStaff(world, role)
  const { status, body } = await world.call('memberList', filter, options)
  expect(status).toBe(200)
  return body
}
const idsOf = ({ list }: Awaited<ReturnType<typeof lists>>) => list.map(({ uuid }) => uuid)
/** Whom a list of those who joined on a day of their own has, by another condition. */
const sets = (member: TestMember, change: object) =>
  world.db.updateTable('members').set(change).where('id', '=', member.id).execute()

describe('the list of members', () => {
  it('has those who meet every condition', async () => {
    const day = today()
    const her = await bride(world)
    world.clock.passes(1000)
    const him = await groom(world)
    world.clock.passes(1000)
    const paying = await groom(world)
    const joined = { joined_from: day, joined_to: day }
    await hasPhoto(world, her)
    await sets(her, { last_used_on: day, origin: 'import' })
    await sets(him, { mobile_verified_at: null, email_verified_at: null, origin: 'import' })
    await sets(paying, { status: 'suspended' })
    await subscribes(world, paying.id)
    const ends = addDays(day, 365)
    const cases: [object, TestMember[]][] = [
      [{}, [paying, him, her]],
      [{ side: 'F' }, [her]],
      [{ verified: 'N' }, [him]],
      [{ verified: 'Y' }, [paying, her]],
      [{ status: 'SUSPENDED' }, [paying]],
      [{ status: 'ACTIVE' }, [him, her]],
      [{ paid: 'Y' }, [paying]],
      [{ paid: 'N' }, [him, her]],
      [{ ends_from: ends, ends_to: ends }, [paying]],
      [{ ends_to: addDays(ends, -1) }, []],
      [{ used: 'Y' }, [her]],
      [{ used: 'N' }, [paying, him]],
      [{ photo: 'N' }, [paying, him]],
      [{ photo: 'Y', side: 'M' }, []],
      [{ silent: 'Y' }, []],
      [{ imported: 'CLAIMED' }, [her]],
      [{ imported: 'UNCLAIMED' }, [him]],
      [{ imported: 'UNCLAIMED', side: 'F' }, []],
    ]
    for (const [filter, members] of cases) {
      const body = await lists({ ...joined, ...filter })
      expect([filter, idsOf(body)]).toEqual([filter, members.map(({ id }) => id)])
      expect([filter, body.count, body.is_more, body.next]).toEqual([filter, members.length, false, null])
    }
    const [row] = (await lists({ ...joined, side: 'F' })).list
    expect(row).toMatchObject({ is_verified: true, has_photo: true, last_used_on: day, plan_ends_on: null })
    // Nobody is reached by it, and nobody who has left is in it.
    expect(JSON.stringify(row)).not.toMatch(/@family\.in|90000/)
    world.clock.passes(61 * 86_400_000)
    expect(idsOf(await lists({ ...joined, silent: 'Y' }))).toContain(her.id)
    await sets(her, { status: 'deleted' })
    expect(idsOf(await lists({ ...joined }))).not.toContain(her.id)
    const { options } = await createStaff(world)
    expect((await world.call('memberList', { joined_from: '2026-02-31' }, options)).status).toBe(400)
    expect((await world.call('memberList', { paid: 'maybe' } as never, options)).status).toBe(400)
    expect((await world.call('memberList', { imported: 'Y' } as never, options)).status).toBe(400)
  })

  it('goes on page by page without one twice or left out, also among equal moments', async () => {
    world.clock.passes(86_400_000)
    const day = today()
    const one = await bride(world)
    await insertCopies(world, one, 2 * listPage + 3)
    const { options } = await createStaff(world)
    const asks = async (filter: object) => (await world.call('memberList', filter, options)).body
    for (const filter of [{ joined_from: day }, { joined_from: day, photo: 'N' }]) {
      const [first, found] = [await asks(filter), [] as string[]]
      expect(first.count).toBe(2 * listPage + 4)
      let next: string | null = null
      do {
        const page: Awaited<ReturnType<typeof asks>> = await asks({ ...filter, ...(next && { after: next }) })
        if (next) expect(page.count).toBe(null)
        found.push(...idsOf(page))
        next = page.next
      } while (next)
      expect([found.length, new Set(found).size]).toEqual([2 * listPage + 4, 2 * listPage + 4])
    }
    const ends = addDays(day, 365)
    await sql`insert into memberships (id, member_id, plan_id, fee_paise, validity_days, starts_on, ends_on, contact_views,
        created_at)
      select gen_random_uuid(), members.id, (select id from plans limit 1), 0, 365, ${day}, ${ends}::date, 1, now()
      from members where joined_at >= ${world.clock.now()} limit ${listPage + 5}`.execute(world.db)
    const byEnd = await asks({ ends_from: ends, ends_to: ends, joined_from: day })
    expect([byEnd.count, byEnd.list.length]).toEqual([listPage + 5, listPage])
    const rest = await asks({ ends_from: ends, ends_to: ends, joined_from: day, after: byEnd.next ?? '' })
    expect(new Set([...idsOf(byEnd), ...idsOf(rest)]).size).toBe(listPage + 5)
  })

  it('goes on from where it stopped looking, also where nobody among those fits', async () => {
    world.clock.passes(86_400_000)
    const [day, wanted] = [today(), [] as string[]]
    for (let n = 0; n < 30; n++) {
      const member = await bride(world)
      if (n % 11 !== 0) await hasPhoto(world, member)
      else wanted.push(member.id)
      world.clock.passes(1000)
    }
    const [found, stops] = [[] as string[], [] as number[]]
    let after: string | undefined
    do {
      const page = await listMembers(world.db, { joined_from: day, photo: 'N' }, { after, today: day, atOnce: 4 })
      found.push(...page.ids)
      stops.push(page.ids.length)
      after = page.next ?? undefined
    } while (after)
    expect(found).toEqual(wanted.toReversed())
    expect(stops).toContain(0)
  })

  it('leaves a row of what was read, and STAFF read so many pages a day', async () => {
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    for (let n = 0; n < 2; n++) await world.call('memberList', {}, staff.options)
    const { body } = await world.call('staffReadList', { staff: staff.id }, admin.options)
    expect(body.list).toMatchObject([{ kind: 'list', member: null, times: 1 }])
    const limits = world.db.updateTable('rate_limits').set({ hits: 500 }).where('key', '=', `member list ${staff.id}`)
    await limits.execute()
    expect((await world.call('memberList', {}, staff.options)).status).toBe(429)
  })

  it('is sorted by the columns that have an index, and goes on in that order', async () => {
    world.clock.passes(86_400_000)
    const day = today()
    const joins = async () => {
      world.clock.passes(1000)
      return bride(world)
    }
    const [one, two, three] = [await joins(), await joins(), await joins()]
    for (const [member, days] of [
      [one, 30],
      [two, 90],
    ] as const) {
      await subscribes(world, member.id)
      const ends_on = addDays(day, days)
      await world.db.updateTable('memberships').set({ ends_on }).where('member_id', '=', member.id).execute()
    }
    const joined = { joined_from: day }
    expect(idsOf(await lists({ ...joined, sort: 'JOINED', direction: 'ASC' }))).toEqual([one.id, two.id, three.id])
    expect(idsOf(await lists({ ...joined, sort: 'PLAN_END', direction: 'DESC' }))).toEqual([two.id, one.id])
    const ending = { ...joined, ends_to: addDays(day, 60) }
    expect(idsOf(await lists({ ...ending, sort: 'JOINED', direction: 'DESC' }))).toEqual([one.id])
    const asked = { today: day, sort: 'PLAN_END', direction: 'DESC', page: 1 } as const
    const first = await listMembers(world.db, joined, asked)
    const rest = await listMembers(world.db, joined, { ...asked, after: first.next ?? undefined })
    expect([first.ids, rest.ids, rest.next]).toEqual([[two.id], [one.id], null])
  })
})
