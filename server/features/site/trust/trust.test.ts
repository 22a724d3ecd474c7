import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { trustFigures } from '#domain/site/trust.ts'
import { verifyAudit } from '#server/features/shared/audit/verify.ts'
import { insertComplaint } from '#server/features/site/complaints/queries.ts'
import { newId } from '#server/ports/ids.ts'
import { seesContact } from '#server/testing/contact-views.ts'
import { bride, groom } from '#server/testing/members.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { sealTrustMonths } from './job.ts'
import { countMonth } from './queries.ts'

const world = testWorld()
const day = 24 * 3_600_000
const later = (days: number) => world.clock.passes(days * day)
const asks = async () => {
  const { status, body } = await world.call('trust', {})
  expect(status).toBe(200)
  return body
}
const complaint = (kind: 'other' | 'order') =>
  insertComplaint(world.db, world.secrets, {
    kind,
    text: { name: 'A', email: '', mobile: '', message: 'B', ownRegistrationNo: '', aboutRegistrationNo: '' },
    language: 'en',
    isConfirmed: true,
    isBelow: false,
    now: world.clock.now(),
  })
/** Settles a complaint some hours after its term, or before it. */
const settles = (id: string, hours: number) =>
  sql`update complaints set acknowledged_at = made_at, settled_at = settle_by + ${`${hours} hours`}::interval
    where id = ${id}`.execute(world.db)

async function decides(kind: 'document' | 'report', decision: 'approve' | 'suspend', undone = false) {
  const her = await bride(world)
  const staff = await createStaff(world)
  const now = world.clock.now()
  await world.db
    .insertInto('review_decisions')
    .values({
      id: newId(now),
      item_id: newId(now),
      kind,
      subject_id: her.id,
      member_id: her.id,
      version: 1,
      staff_id: staff.id,
      decision,
      before: null,
      decided_at: now,
      undo_until: now,
      undone_at: undone ? now : null,
      told_at: null,
    })
    .execute()
  return her
}

it('a site without members tells nothing that did not happen', async () => {
  const { checked_now, running, sealed } = await asks()
  expect([checked_now, ...Object.values(running.figures)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(sealed).toEqual([])
  later(40)
  await sealTrustMonths(world, world.clock.now())
  expect((await asks()).sealed).toEqual([])
})

describe('the figures of a month', () => {
  let month = ''
  beforeAll(async () => {
    // The 24th of February 2026.
    month = world.clock.now().toISOString().slice(0, 7)
    world.clock.passes(-20 * day)
    for (let n = 0; n < 12; n++) await decides('document', 'approve')
    await decides('document', 'approve', true)
    await decides('report', 'suspend')
    for (let n = 0; n < 11; n++) await settles((await complaint('other')).id, n === 0 ? 1 : -1)
    await settles((await complaint('order')).id, 1)
    for (let n = 0; n < 10; n++) {
      const { id } = await bride(world)
      const reason = n % 2 ? 'found_here' : 'found_elsewhere'
      await world.db
        .insertInto('leaving_reasons')
        .values({ member_id: id, reason, story_id: null, told_at: world.clock.now() })
        .execute()
    }
    const viewed = await bride(world)
    for (let n = 0; n < 12; n++) await seesContact(world, await groom(world), viewed)
    // One view was not returned.
    await sql`update contact_views set returned_at = at where ctid <> (select min(ctid) from contact_views)`.execute(
      world.db,
    )
    const at = world.clock.now()
    const [admin, clerk] = [await createStaff(world, 'ADMIN'), await createStaff(world)]
    const recall = { asked_by: admin.id, asked_at: at, confirmed_by: clerk.id, confirmed_at: at, begun_at: at }
    await world.db
      .insertInto('recalls')
      .values({
        ...recall,
        id: newId(at),
        member_id: viewed.id,
        ground: 'fraud',
        withdrawn_at: null,
        finished_at: null,
      })
      .execute()
    for (let n = 0; n < 12; n++) {
      const { id } = await bride(world)
      const answers = n === 0 ? (['later', 'no'] as const) : (['later', 'yes', 'yes'] as const)
      await world.db
        .insertInto('candidate_answers')
        .values(answers.map(answer => ({ member_id: id, answer, channel: 'link' as const, contact_hash: null, at })))
        .execute()
    }
    // Later than what a node keeps of the question before.
    world.clock.passes(20 * day + 11 * 60_000)
  })

  it('are those of the rows themselves, counted here by other words of SQL', async () => {
    const counted = await countMonth(world.db, month, world.clock.now())
    const { rows } = await sql<Record<string, number>>`
      with span as (select ${`${month}-01`}::timestamp at time zone 'Asia/Kolkata' as "from",
        (${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Kolkata' as "to")
      select
        (select count(*)::int from (select member_id from review_decisions, span where kind = 'document'
          and decision = 'approve' and undone_at is null and decided_at >= "from" and decided_at < "to"
          group by 1) members) as checked,
        (select count(*)::int from (select member_id from candidate_answers, span where answer = 'yes'
          and at >= "from" and at < "to" group by 1) candidates) as agreed,
        (select count(*)::int from complaints, span where kind in ('intimate_image', 'unlawful', 'other')
          and settle_by >= "from" and settle_by < "to") as complaints,
        (select sum((settled_at <= settle_by)::int)::int from complaints, span where kind <> 'order'
          and settle_by >= "from" and settle_by < "to") as settled_in_time,
        (select count(*)::int from review_decisions, span where decision = 'suspend' and undone_at is null
          and decided_at >= "from" and decided_at < "to") as removed,
        (select count(*)::int from leaving_reasons, span where reason <> 'other'
          and told_at >= "from" and told_at < "to") as found,
        (select count(returned_at)::int from contact_views, span where returned_at between "from" and "to") as returned,
        (select count(*)::int from agent_numbers, span where barred_until is not null
          and decided_at between "from" and "to") as barred,
        (select count(begun_at)::int from recalls, span where begun_at between "from" and "to") as recalled`.execute(
      world.db,
    )
    expect(counted).toEqual(rows[0])
    expect(counted).toEqual({
      ...{ checked: 12, agreed: 11, complaints: 11, settled_in_time: 10, removed: 1, found: 10 },
      ...{ returned: 11, barred: 0, recalled: 1 },
    })
  })

  it('tell no count that could point to a family, and are counted once in ten minutes', async () => {
    const { running } = await asks()
    expect(running.month).toBe(month)
    expect(running.figures).toEqual({
      checked: 12,
      agreed: 11,
      complaints: 11,
      settled_in_time: 10,
      removed: null,
      returned: 11,
      barred: 0,
      recalled: null,
      found: 10,
    })
    await decides('document', 'approve')
    expect((await asks()).running.figures.checked).toBe(12)
    world.clock.passes(11 * 60_000)
    expect((await asks()).running.figures.checked).toBe(13)
  })

  it('are sealed once into the audit when the month is over, by three nodes at once, and stay as they were', async () => {
    later(10)
    await Promise.all([1, 2, 3].map(() => sealTrustMonths(world, world.clock.now())))
    await sealTrustMonths(world, world.clock.now())
    const { sealed, quarters } = await asks()
    expect(quarters).toEqual([
      { quarter: '2026-Q1', is_whole: false, grievances: { received: 11, settled: 11, open: 0 } },
    ])
    expect(sealed.map(one => one.month)).toEqual([month])
    const [first] = sealed
    if (!first) throw new Error('nothing was sealed')
    expect(createHash('sha256').update(first.text).digest('hex')).toBe(first.hash)
    expect(first.text).toBe(
      `{"month":"${month}","checked":13,"agreed":11,"complaints":11,"settled_in_time":10,"removed":null,"returned":11,"barred":0,"recalled":null,"found":10,"grievances":{"received":11,"settled":11,"open":0}}`,
    )
    expect(Object.keys(first.figures)).toEqual([...trustFigures])
    const { options } = await createStaff(world, 'ADMIN')
    const acts = (await world.call('auditList', { act: 'trust_figures_sealed' }, options)).body.list
    expect(acts).toMatchObject([{ seq: first.audit_row, staff: null }])
    expect(acts[0]?.changes).toContainEqual({ field: 'hash', before: null, after: first.hash })
    expect((await verifyAudit(world.db)).faults).toEqual([])

    // What becomes of the rows later changes nothing of what was told.
    await sql`delete from leaving_reasons`.execute(world.db)
    world.clock.passes(11 * 60_000)
    expect((await asks()).sealed[0]).toEqual(first)
    const changes = sql`update trust_months set text = '{}', hash = sha256('{}')`.execute(world.db)
    await expect(changes).rejects.toThrow('published figures are not changed')
    await expect(sql`delete from trust_months`.execute(world.db)).rejects.toThrow('published figures are not changed')
  })
})
