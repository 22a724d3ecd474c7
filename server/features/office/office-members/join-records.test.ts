import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { carryOutDue } from '#server/features/access/caller-requests/job.ts'
import { askPartner } from '#server/features/families/stories/partners.ts'
import { addListener } from '#server/features/telling/deliveries/listeners.ts'
import { newId } from '#server/ports/ids.ts'
import { joinsWithBoth, logsInByCode } from '#server/testing/families.ts'
import { daughterJoins, joinsFamily } from '#server/testing/family-logins.ts'
import { blocks, bride, groom, sendsInterest, subscribes, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { sellsPlan } from '#server/testing/plans.ts'
import { soon } from '#server/testing/soon.ts'
import { createStaff, retireAllBut, type TestStaff } from '#server/testing/staff.ts'
import { paysByUpi } from '#server/testing/upi.ts'
import { testWorld } from '#server/testing/world.ts'
import { pauseDouble } from './join-records.ts'

const world = testWorld({ cachedSessions: true })
const reason = 'The family registered twice'
const day = 86_400_000
const begins = (
  staff: TestStaff,
  one: { id: string },
  other: { id: string },
  way: 'CODES' | 'NOTICE' = 'CODES',
  uuid = one.id,
) => world.call('beginJoin', { uuid, other: other.id, reason, way }, staff.options)
const contactOf = ({ id }: { id: string }) =>
  world.db
    .selectFrom('members')
    .select(['mobile', 'email', 'email_verified_at', 'status', 'registration_no'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const messagesTo = async (to: string | null) =>
  (await world.outbox()).filter(one => to && one.to.endsWith(to)).map(({ text }) => text)
/** The code of the newest message to the mobile of a record. */
const codeOf = async (her: { id: string }) =>
  (await messagesTo((await contactOf(her)).mobile))[0]?.match(/^\d{6}/)?.[0] ?? ''
const proves = (staff: TestStaff, { id: uuid }: { id: string }, codes: { owner_code: string; double_code: string }) =>
  world.call('proveJoin', { uuid, ...codes }, staff.options)
/** Joins two records of a family that has both phones at hand. */
async function joins(staff: TestStaff, kept: { id: string }, closed: { id: string }) {
  // Codes go out once in 30 seconds.
  world.clock.passes(60_000)
  const begun = await begins(staff, kept, closed)
  return begun.status === 200
    ? proves(staff, kept, { owner_code: await codeOf(kept), double_code: await codeOf(closed) })
    : begun
}
const confirms = (staff: TestStaff, { id: uuid }: TestMember) =>
  world.call('confirmRequest', { uuid, reason }, staff.options)
const stateOf = async ({ id: uuid }: TestMember) =>
  (await world.call('callerRequest', { uuid }, (await createStaff(world, 'ADMIN')).options)).body
const job = () =>
  carryOutDue(
    { ...world, files: memoryFiles(world.files), channels: { SMS: true, EMAIL: true }, askPartner, pauseDouble },
    world.clock.now(),
  )
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

describe('two records of one person, with a code from a contact of both,', () => {
  it('become one that holds back the views of a payment by UPI until the bank confirms it', async () => {
    const [admin, clerk] = [await createStaff(world, 'ADMIN'), await createStaff(world)]
    const kept = await bride(world)
    world.clock.passes(1000)
    const closed = await bride(world)
    await subscribes(world, kept.id, { views: 2 })
    expect((await paysByUpi(world, clerk, closed, { utr: '470000000001' })).status).toBe(200)
    expect((await joins(admin, kept, closed)).status).toBe(200)
    const opened = async (many: number) => {
      const statuses: number[] = []
      for (let nth = 0; nth < many; nth++) {
        const { id: uuid } = await groom(world)
        statuses.push((await world.call('contactDetail', { uuid }, { token: kept.token })).status)
      }
      return statuses
    }
    expect(await opened(8)).toEqual([200, 200, 200, 200, 200, 200, 200, 409])
    world.clock.passes(7 * day)
    const treasurer = await createStaff(world, 'TREASURER')
    const { list } = (await world.call('officePayments', { method: 'upi' }, treasurer.options)).body
    const word = { uuid: list[0]?.uuid ?? '', reason: 'Seen in the app of the bank' }
    expect((await world.call('confirmUpiPayment', word, treasurer.options)).status).toBe(200)
    expect(await opened(2)).toEqual([200, 200])
  })

  it('become one that keeps payments, plans, interests, contacts, blocks and reports of both', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const plan = await sellsPlan(world)
    let receipt = 0
    await fc.assert(
      fc.asyncProperty(fc.array(relation, { minLength: 1, maxLength: 4 }), async relations => {
        const kept = await bride(world)
        world.clock.passes(1000)
        const closed = await bride(world)
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
        expect((await joins(admin, kept, closed)).status).toBe(200)

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
    const staff = await createStaff(world)
    const kept = await bride(world, { email: null, registration_no: 'B72001' })
    world.clock.passes(1000)
    const closed = await bride(world, {
      email: 'double@family.in',
      email_verified_at: world.clock.now(),
      registration_no: 'B72002',
    })
    await sql`insert into passkeys (id, person_id, credential_id, public_key, counter, transports, host, name, created_at)
      select gen_random_uuid(), person_id, uuid_send(id), 'key', 0, '{}', 'localhost', 'Android', now() from members
      where id in (${kept.id}, ${closed.id})`.execute(world.db)
    const note = { uuid: closed.id, kind: 'CALL' as const, text: 'Called about the double' }
    await world.call('addMemberNote', note, staff.options)
    const { body } = await world.call('compareMembers', { uuid: kept.id, other: closed.id }, staff.options)
    expect(body.records.map(one => one.registration_no)).toEqual(['B72001', 'B72002'])
    expect(body).toMatchObject({ kept: kept.id, can_send_codes: true, is_same_mobile: false, is_same_email: null })
    expect(JSON.stringify(body)).not.toContain('double@family.in')
    expect((await joins(staff, kept, closed)).status).toBe(200)
    await soon(async () => (await world.call('me', {}, { token: closed.token })).status, 401)
    const { rows } = await sql<{
      id: string
    }>`select members.id from passkeys left join members using (person_id)`.execute(world.db)
    expect(rows).toEqual([{ id: kept.id }])
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
    expect([(await acts(kept)).slice(0, 2), (await acts(closed))[0]]).toEqual([
      ['records_merged', 'join_begun'],
      'record_closed_into',
    ])
    expect((await joins(staff, kept, closed)).status).toBe(404)
  })

  it('keep who of the family logs in and hears, so far as the place is free', async () => {
    const kept = await bride(world)
    const father = await joinsFamily(world, kept, 'FATHER')
    world.clock.passes(1000)
    const closed = await bride(world)
    const mother = await joinsFamily(world, closed, 'MOTHER')
    const second = await joinsFamily(world, closed, 'FATHER')
    const him = await groom(world)
    const notes = ({ token }: { token: string }, note: string) =>
      world.call('writeNote', { uuid: him.id, note, for_family: 'Y' }, { token })
    for (const [person, note] of [
      [mother, 'Hers'],
      [second, 'Of who goes'],
      [father, 'His'],
    ] as const)
      expect((await notes(person, note)).status).toBe(200)
    const contact = { channel: 'EMAIL', to: 'aaji@double.in' } as const
    const hears = { contact, language: 'mr', now: world.clock.now() } as const
    await addListener(world.db, world.secrets, { memberId: closed.id, ...hears })
    const admin = await createStaff(world, 'ADMIN')
    expect((await joins(admin, kept, closed)).status).toBe(200)
    const { logins, listeners } = await recordOf(admin, kept)
    expect(logins.map(({ role }) => role).toSorted()).toEqual(['FATHER', 'MOTHER'])
    expect(listeners).toHaveLength(3)
    world.clock.passes(120_000)
    const enters = async (mobile: string) => (await logsInByCode(world, mobile)).body?.access_token
    const uuidOf = async (token: string) => (await world.call('me', {}, { token })).body.uuid
    expect(await uuidOf((await enters(mother.mobile)) ?? '')).toBe(kept.id)
    expect(await uuidOf((await enters(father.mobile)) ?? '')).toBe(kept.id)
    const noted = (await world.call('profileDetail', { uuid: him.id }, { token: kept.token })).body.notes
    expect(noted.map(({ note }) => note).toSorted()).toEqual(['Hers', 'His'])
    // Whose place was taken is gone with the record that was closed.
    const gone = world.db.selectFrom('persons').select('id').where('mobile', '=', `+91${second.mobile}`)
    expect(await gone.execute()).toEqual([])
  })

  it('seat no candidate: one of the closed record comes by the request that everybody hears of, and keeps the last word', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const registers = {
      mother: () => joinsWithBoth(world, { registered_by: 'MOTHER' }),
      daughter: () => joinsWithBoth(world, { registered_by: 'CANDIDATE' }),
    }
    for (const [first, second] of [
      ['mother', 'mother'],
      ['mother', 'daughter'],
      ['daughter', 'mother'],
    ] as const) {
      const kept = await registers[first]()
      world.clock.passes(1000)
      const closed = await registers[second]()
      const hers = { mother: closed, daughter: second === 'daughter' ? closed : kept }
      const her = first === second ? await daughterJoins(world, hers.mother) : hers.daughter
      expect((await world.call('setLastWord', { last_word: 'Y' }, { token: her.token })).status).toBe(200)
      const mobile = 'form' in her ? her.form.mobile : her.mobile
      if (first === 'mother') {
        // She may be anybody who wrote a double.
        expect((await joins(admin, kept, closed)).refusal.message).toContain('the record that would be closed')
        const { can_send_codes } = (
          await world.call('compareMembers', { uuid: kept.id, other: closed.id }, admin.options)
        ).body
        expect(can_send_codes).toBe(false)
        const { list } = (await world.call('familyLogins', {}, { token: kept.token })).body
        expect(list.map(({ role }) => role)).toEqual(['MOTHER'])
        await daughterJoins(world, kept, mobile)
      }
      expect((await joins(admin, kept, closed)).status).toBe(200)
      world.clock.passes(120_000)
      const token = (await logsInByCode(world, mobile)).body.access_token
      expect((await world.call('me', {}, { token })).body.uuid).toBe(kept.id)
      const family = (await world.call('familyLogins', {}, { token })).body
      expect(family).toMatchObject({ last_word: 'Y', may_set_last_word: 'Y' })
      expect(family.list.find(({ is_you }) => is_you === 'Y')?.role).toBe('CANDIDATE')
    }
  })

  it('seat nobody whose other login the family has suspended either', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const kept = await joinsWithBoth(world, { registered_by: 'MOTHER' })
    world.clock.passes(1000)
    const closed = await joinsWithBoth(world, { registered_by: 'CANDIDATE' })
    await joinsFamily(world, kept, 'FATHER', closed.form.mobile)
    await sql`update family_logins set begins_at = 'infinity' where member_id = ${kept.id}`.execute(world.db)
    expect((await joins(admin, kept, closed)).status).toBe(409)
  })

  it('leave to the candidate of the kept one what others of the family sent or accepted in the closed one', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const kept = await joinsWithBoth(world, { registered_by: 'MOTHER' })
    const daughter = await daughterJoins(world, kept)
    await world.call('setLastWord', { last_word: 'Y' }, { token: daughter.token })
    const closed = await joinsWithBoth(world, { registered_by: 'MOTHER' })
    const [sentTo, sentBy] = [await groom(world), await groom(world)]
    await subscribes(world, kept.id)
    await sendsInterest(world, closed, sentTo, 'accepted')
    await sendsInterest(world, sentBy, closed, 'accepted')
    expect((await joins(admin, kept, closed)).status).toBe(200)
    const seen = async (by: { token: string }, of: { id: string }) =>
      (await world.call('profileDetail', { uuid: of.id }, { token: by.token })).body
    expect(await seen(sentTo, kept)).toMatchObject({ waits_for_candidate: 1, RecivedIntrestStatus: 'ACCEPTED' })
    expect(await seen(sentBy, kept)).toMatchObject({ SentIntrestStatus: 'PENDING' })
    const answer = { token: daughter.token }
    expect((await world.call('confirmInterest', { to_user_id: sentTo.id }, answer)).status).toBe(200)
    expect((await seen(sentTo, kept)).waits_for_candidate).toBe(0)
    const { id: uuid } = await world.db
      .selectFrom('interests')
      .select('id')
      .where('sender_id', '=', sentBy.id)
      .executeTakeFirstOrThrow()
    expect((await world.call('acceptInterest', { uuid }, { token: kept.token })).status).toBe(403)
    expect((await world.call('acceptInterest', { uuid }, answer)).status).toBe(200)
    expect(await seen(sentBy, kept)).toMatchObject({ waits_for_candidate: 0, SentIntrestStatus: 'ACCEPTED' })
  })

  it('stay two where each has a candidate who logs in, also one who comes while the codes are read out', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const kept = await joinsWithBoth(world, { registered_by: 'MOTHER' })
    await daughterJoins(world, kept)
    world.clock.passes(1000)
    const closed = await joinsWithBoth(world, { registered_by: 'MOTHER' })
    world.clock.passes(60_000)
    expect((await begins(admin, kept, closed)).status).toBe(200)
    const codes = { owner_code: await codeOf(kept), double_code: await codeOf(closed) }
    const other = await daughterJoins(world, closed)
    expect((await proves(admin, kept, codes)).refusal.message).toContain('a candidate who logs in')
    world.clock.passes(60_000)
    expect((await begins(admin, kept, closed)).refusal.message).toContain('a candidate who logs in')
    const compared = (await world.call('compareMembers', { uuid: kept.id, other: closed.id }, admin.options)).body
    expect(compared.can_send_codes).toBe(false)
    expect((await world.call('me', {}, { token: other.token })).body.uuid).toBe(closed.id)
  })

  it('stay two where they are of two sides, one and the same, suspended or unknown', async () => {
    const admin = await createStaff(world, 'ADMIN')
    const [her, him, bad] = [await bride(world), await groom(world), await bride(world)]
    await world.call('suspendMember', { uuid: bad.id, reason, told: 'The details are not true' }, admin.options)
    for (const [kept, closed, status] of [
      [her, him, 409],
      [her, her, 409],
      [her, bad, 409],
      [bad, her, 409],
      [her, { id: admin.id }, 404],
    ] as const)
      expect((await begins(admin, kept, closed)).status).toBe(status)
    expect((await recordOf(admin, her)).status).toBe('ACTIVE')
    expect((await world.call('compareMembers', { uuid: her.id, other: her.id }, admin.options)).status).toBe(404)
  })

  it('are joined once, whoever of two begins or types the codes first', async () => {
    const [one, two] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    const a = await bride(world)
    world.clock.passes(1000)
    const b = await bride(world)
    for (const { id } of [a, b]) await subscribes(world, id)
    const begun = await Promise.all([begins(one, a, b), begins(two, b, a)])
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = { owner_code: await codeOf(a), double_code: await codeOf(b) }
    const both = await Promise.all([proves(one, a, codes), proves(two, b, codes)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await world.db.selectFrom('departures').where('merged_into', '=', a.id).selectAll().execute()).length).toBe(
      1,
    )
  })

  it('keep nothing proven by one code: the other record’s is needed too', async () => {
    const staff = await createStaff(world)
    const kept = await bride(world)
    world.clock.passes(1000)
    const other = await bride(world)
    await begins(staff, kept, other)
    const owner_code = await codeOf(kept)
    const wrong = await proves(staff, kept, { owner_code, double_code: owner_code })
    expect([wrong.status, Object.keys(wrong.refusal.fields ?? {})]).toEqual([400, ['double_code']])
    expect((await contactOf(other)).status).toBe('active')
    // A contact that an ADMIN vouched for gets no code.
    const unverified = await bride(world, { mobile_verified_at: null })
    const vouch = { uuid: unverified.id, reason, contact: 'MOBILE' } as const
    await world.call('verifyMember', vouch, (await createStaff(world, 'ADMIN')).options)
    expect((await begins(staff, other, unverified)).refusal.message).toContain('no verified contact')
    // The database refuses what no code of both stands behind, whoever writes it.
    await expect(
      world.db
        .updateTable('caller_requests')
        .set({ done_at: world.clock.now() })
        .where('member_id', '=', kept.id)
        .execute(),
    ).rejects.toThrow('caller_requests_proven')
  })
})

describe('a stranger who registered a family’s name and birth date with a number of his own', () => {
  const planOf = async ({ id }: TestMember) =>
    (await world.db.selectFrom('memberships').select('id').where('member_id', '=', id).execute()).length
  /** The family with a plan, an opened contact and a verified e-mail, and the stranger. */
  async function twoRecords({ hasPlan = true } = {}) {
    const name = { first_name: 'Sai', last_name: 'Jadhav', date_of_birth: '1999-04-07' }
    const email = `victim${++families}@family.in`
    const victim = await bride(world, { ...name, email, email_verified_at: world.clock.now() })
    if (hasPlan) {
      await subscribes(world, victim.id)
      await opensContact(victim, await groom(world))
    }
    world.clock.passes(day)
    return { victim, email, stranger: await bride(world, { ...name, email: null }) }
  }
  let families = 0
  async function opensContact(viewer: TestMember, viewed: TestMember) {
    const { id } = await world.db
      .selectFrom('memberships')
      .select('id')
      .where('member_id', '=', viewer.id)
      .executeTakeFirstOrThrow()
    const view = { viewer_id: viewer.id, viewed_id: viewed.id, membership_id: id, at: world.clock.now() }
    await world.db.insertInto('contact_views').values(view).execute()
  }

  it('gets neither plan nor opened contact nor e-mail by an ADMIN’s word; the login lives and both are told', async () => {
    const { victim, email, stranger } = await twoRecords()
    const [staff, admin] = [await createStaff(world), await createStaff(world, 'ADMIN')]
    // Whichever record staff name first, the family's is kept; without the family's code nothing moves.
    expect((await begins(staff, stranger, victim)).status).toBe(200)
    const guess = await proves(staff, stranger, { owner_code: '000000', double_code: await codeOf(stranger) })
    expect(guess.status).toBe(400)
    expect((await begins(staff, stranger, victim, 'NOTICE')).status).toBe(200)
    expect((await confirms(admin, stranger)).status).toBe(200)
    for (const to of [email, (await contactOf(victim)).mobile, (await contactOf(stranger)).mobile])
      expect((await messagesTo(to)).join()).toContain('seem to be of one person')
    for (const { token } of [victim, stranger])
      expect((await world.call('me', {}, { token })).body.waiting_request).toMatchObject({ kind: 'join' })
    world.clock.passes(7 * day + 1000)
    await job()
    expect(await planOf(victim)).toBe(1)
    expect(
      await world.db.selectFrom('contact_views').select('viewer_id').where('viewer_id', '=', victim.id).execute(),
    ).toHaveLength(1)
    expect(await contactOf(victim)).toMatchObject({ email, status: 'active' })
    expect((await world.call('me', {}, { token: victim.token })).status).toBe(200)
    expect(await contactOf(stranger)).toMatchObject({ email: null, status: 'paused' })
    // The second record is only paused: it keeps its login, and an honest owner goes on.
    expect((await world.call('setPaused', { is_paused: 'N' }, { token: stranger.token })).status).toBe(200)
  })

  it('who bought a plan pauses the family at most, and its objection ends that', async () => {
    for (const objects of [true, false]) {
      const { victim, email, stranger } = await twoRecords({ hasPlan: false })
      await subscribes(world, stranger.id)
      const [opener, decider] = [await createStaff(world), await createStaff(world, 'ADMIN')]
      expect((await begins(opener, victim, stranger, 'NOTICE')).status).toBe(200)
      expect((await confirms(decider, victim)).status).toBe(200)
      if (objects) expect((await world.call('objectToRequest', {}, { token: victim.token })).status).toBe(200)
      world.clock.passes(7 * day + 1000)
      await job()
      expect(await contactOf(victim)).toMatchObject({ email, status: objects ? 'active' : 'paused' })
      expect((await world.call('me', {}, { token: victim.token })).status).toBe(200)
      if (objects) expect((await stateOf(victim)).last).toMatchObject({ kind: 'join', end: 'OBJECTED' })
    }
  })

  it('has no friend in the office who opens it and decides it: another ADMIN does, once', async () => {
    const { victim, stranger } = await twoRecords()
    const [opener, other] = [await createStaff(world, 'ADMIN'), await createStaff(world, 'ADMIN')]
    await begins(opener, victim, stranger, 'NOTICE')
    expect((await confirms(opener, victim)).refusal.message).toContain('another ADMIN')
    expect(await messagesTo((await contactOf(victim)).mobile)).toEqual([])
    const both = await Promise.all([confirms(other, victim), confirms(await createStaff(world, 'ADMIN'), stranger)])
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    await expect(
      world.db
        .updateTable('caller_requests')
        .set({ confirmed_by: opener.id })
        .where('member_id', '=', victim.id)
        .execute(),
    ).rejects.toThrow('caller_requests_confirmed')
    // By telephone to staff either family ends it.
    const note = { uuid: stranger.id, reason }
    expect((await world.call('noteObjection', note, opener.options)).status).toBe(200)
    expect((await stateOf(victim)).last).toMatchObject({ end: 'OBJECTED' })
  })

  it('an objection at the moment of carrying out ends it or comes too late, and never both', async () => {
    for (let n = 0; n < 4; n++) {
      const { victim, stranger } = await twoRecords()
      await begins(await createStaff(world), victim, stranger, 'NOTICE')
      await confirms(await createStaff(world, 'ADMIN'), victim)
      world.clock.passes(7 * day + 1000)
      const [objected] = await Promise.all([world.call('objectToRequest', {}, { token: stranger.token }), job()])
      expect([200, 409]).toContain(objected.status)
      expect((await contactOf(stranger)).status).toBe(objected.status === 200 ? 'active' : 'paused')
    }
  })

  it('a plan bought meanwhile makes the other record the one to keep: the request ends, and nothing happens', async () => {
    const { victim, stranger } = await twoRecords({ hasPlan: false })
    await begins(await createStaff(world), victim, stranger, 'NOTICE')
    await confirms(await createStaff(world, 'ADMIN'), victim)
    await subscribes(world, stranger.id)
    world.clock.passes(7 * day + 1000)
    await job()
    expect([(await contactOf(victim)).status, (await contactOf(stranger)).status]).toEqual(['active', 'active'])
    expect((await stateOf(victim)).last).toMatchObject({ end: 'CANCELLED' })
  })

  it('in an office of one the seven days alone decide', async () => {
    const { victim, email, stranger } = await twoRecords()
    const alone = await createStaff(world, 'ADMIN')
    await retireAllBut(world, alone)
    expect((await begins(alone, victim, stranger, 'NOTICE')).status).toBe(200)
    expect((await messagesTo(email))[0]).toContain('seem to be of one person')
    expect((await confirms(alone, victim)).status).toBe(409)
    world.clock.passes(7 * day - 1000)
    await job()
    expect((await contactOf(stranger)).status).toBe('active')
    world.clock.passes(2000)
    await job()
    expect((await contactOf(stranger)).status).toBe('paused')
  })
})
