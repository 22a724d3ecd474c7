import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, calls } from '#contract/index.ts'
import { ownerAlone } from '#contract/owner-alone.ts'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import { dayMs } from '#domain/durations.ts'
import { isStaffAccess } from '#domain/office/staff.ts'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { memberReferences } from '#server/features/families/leaving/member-tables.ts'
import { joins, registers, registrationForm } from '#server/testing/families.ts'
import { daughterJoins, freeMobile, invites, joinsFamily } from '#server/testing/family-logins.ts'
import { groom, subscribes } from '#server/testing/members.ts'
import { inputAimedAt } from '#server/testing/sample-input.ts'
import { createStaff, officeOrigin } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'

const world = testWorld()
// The demo's outbox shows a newcomer every message, and no site that is open has it.
const names = (Object.keys(calls) as CallName[]).filter(name => calls[name].access !== 'demo')
const ofMembers = names.filter(name => !isStaffAccess(calls[name].access))

/** Who calls, with a session in some profile. Every call is aimed at one and the same profile, theirs or not. */
interface Caller {
  who: string
  is: 'nobody' | 'unverified' | 'owner' | 'family' | 'staff'
  isPaid?: boolean
  /** The person and the profile of the session. */
  session?: { personId: string; profileId: string }
  cookie?: string
}

const personOf = async (memberId: string) =>
  (await world.db.selectFrom('members').select('person_id').where('id', '=', memberId).executeTakeFirstOrThrow())
    .person_id ?? ''
const personWith = async (mobile: string) =>
  (await world.db.selectFrom('persons').select('id').where('mobile', '=', `+91${mobile}`).executeTakeFirstOrThrow()).id

/** What each of a family thinks of somebody, and what an uncle answered by a link. */
async function opinions(
  memberId: string,
  of: { personId: string; role: FamilyRole; note: string; forFamily: boolean }[],
) {
  const about = await groom(world)
  const at = world.clock.now()
  await world.db
    .insertInto('family_notes')
    .values(
      of.map(({ personId, role, note, forFamily }) => ({
        member_id: memberId,
        person_id: personId,
        role,
        about_id: about.id,
        mark: null,
        note,
        is_for_family: forFamily,
        at,
      })),
    )
    .execute()
  await world.db
    .insertInto('see_links')
    .values({
      id: about.id,
      token_hash: Buffer.from('zqx-link'),
      member_id: memberId,
      person_id: of[0]?.personId ?? '',
      role: 'OTHER',
      about_id: about.id,
      with_photos: false,
      language: 'en',
      made_at: at,
      expires_at: new Date(at.getTime() + dayMs),
    })
    .execute()
  const answer = { link_id: about.id, browser_hash: Buffer.from('zqx'), mark: 'LIKE', note: 'zqx-uncle', at } as const
  await world.db.insertInto('see_answers').values(answer).execute()
}

/** A daughter's profile with everybody around it, and the callers in their order: those who have nothing to do with it first. */
async function household() {
  const mother = await joins(world, { registered_by: 'MOTHER', email: 'zqx-owner@family.in' })
  const target = mother.id
  await subscribes(world, target)
  const [daughter, father] = [await daughterJoins(world, mother), await joinsFamily(world, mother, 'FATHER')]
  const uncle = await joins(world, { gender: 'M', dob: '1990-01-01' })
  await joinsFamily(world, mother, 'OTHER', uncle.form.mobile)
  const gone = { role: 'OTHER', password: mother.form.password } as const
  expect((await world.call('removeFromFamily', gone, { token: mother.token })).status).toBe(200)
  const invited = freeMobile()
  await invites(world, mother, 'OTHER', invited)
  const sister = { ...mother.form, first_name: 'Sayali' }
  const second = (await world.call('signup', await registrationForm(world.db, sister), { token: mother.token })).body
  const aunt = await joinsFamily(world, { token: second.access_token }, 'OTHER')
  const [stranger, him] = [await registers(world), await groom(world)]
  await world.db
    .insertInto('family_phones')
    .values({ id: stranger.id, member_id: target, position: 0, owner: 'FATHER', phone: 'zqx-phone', is_hidden: true })
    .execute()
  const [owner, sibling] = [await personOf(target), second.id]
  await opinions(target, [
    { personId: await personWith(daughter.mobile), role: 'CANDIDATE', note: 'zqx-of candidate', forFamily: false },
    { personId: await personWith(father.mobile), role: 'FATHER', note: 'zqx-of father', forFamily: false },
    { personId: owner, role: 'MOTHER', note: 'zqx-of owner, for all', forFamily: true },
  ])
  const admin = await createStaff(world, 'ADMIN')
  const outside: Caller[] = [
    { who: 'nobody', is: 'nobody' },
    {
      who: 'not verified',
      is: 'unverified',
      session: { personId: await personOf(stranger.id), profileId: stranger.id },
    },
    { who: 'removed', is: 'nobody', session: { personId: await personOf(uncle.id), profileId: target } },
    { who: 'owner at the sibling', is: 'owner', session: { personId: owner, profileId: sibling } },
    {
      who: 'login of the sibling',
      is: 'family',
      session: { personId: await personWith(aunt.mobile), profileId: sibling },
    },
    { who: 'other side', is: 'owner', session: { personId: await personOf(him.id), profileId: him.id } },
  ]
  const ofFamily = async (who: string, mobile: string): Promise<Caller> => ({
    who,
    is: 'family',
    isPaid: true,
    session: { personId: await personWith(mobile), profileId: target },
  })
  const inside: Caller[] = [
    await ofFamily('candidate', daughter.mobile),
    await ofFamily('father', father.mobile),
    { who: 'owner', is: 'owner', isPaid: true, session: { personId: owner, profileId: target } },
  ]
  const staff: Caller = { who: 'staff', is: 'staff', cookie: admin.options.headers?.cookie ?? '' }
  const numbers = { invited, father: father.mobile, candidate: daughter.mobile }
  return { target, him, mother, outside, inside, staff, numbers }
}

/** What the gate says, by the declaration alone. */
function expected(name: CallName, { is, isPaid = false }: Caller): string {
  const { access, withoutPlan = 'plan_needed' }: Endpoint = calls[name]
  if (isStaffAccess(access)) return is === 'staff' ? 'admitted' : 'no_session'
  if (access === 'public' || access === 'office') return 'admitted'
  if (is === 'nobody' || is === 'staff') return 'no_session'
  if (is === 'unverified') return access === 'session' ? 'admitted' : 'unverified'
  if (is === 'family' && ownerAlone.has(name)) return 'owner_alone'
  return access === 'paid' && !isPaid ? withoutPlan : 'admitted'
}
const gateSays = new Set(['no_session', 'unverified', 'owner_alone'])

async function makes(name: CallName, { cookie }: Caller, { token, target }: { token: string | null; target: string }) {
  const endpoint: Endpoint = calls[name]
  const sent = inputAimedAt(endpoint, target)
  const url = `/api${endpoint.path.replace(/:\w+/g, target)}`
  const headers = { ...officeOrigin, ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }) }
  const response = await world.app.inject({
    method: endpoint.method,
    url,
    headers,
    ...(endpoint.method === 'GET' ? { query: sent as Record<string, string> } : { payload: sent }),
  })
  return { text: response.body, code: (response.json() as { code?: string }).code ?? '' }
}

async function walk(caller: Caller, target: string, walked: readonly CallName[] = names) {
  const [cells, texts]: [[string, string][], string[]] = [[], []]
  const { session } = caller
  const logIn = async () => session && startSession(world.db, session.profileId, world.clock.now(), session)
  let token = (await logIn()) ?? null
  for (const name of walked) {
    const { text, code } = await makes(name, caller, { token, target })
    // An act may have ended the session, or gone over to another profile.
    if (calls[name].writes && expected(name, caller) === 'admitted') token = (await logIn()) ?? null
    expect(`${caller.who} ${name} ${code}`).not.toMatch(/server_error$/)
    const isPlan = calls[name].access === 'paid' && ['plan_needed', 'answer_needs_plan'].includes(code)
    cells.push([name, isPlan || gateSays.has(code) ? code : 'admitted'])
    texts.push(`${name} ${text}`)
  }
  return { cells, texts }
}

/** The rows that point to a profile, as a hash for each table, without those in which the caller's own profile stands too. */
async function rowsOf(target: string, besides: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const tables = Map.groupBy([...memberReferences, { table: 'members', column: 'id' }], ({ table }) => table)
  // The walk itself begins sessions, and what the other side reports comes to our office.
  for (const table of ['sessions', 'review_items'] as const) tables.delete(table)
  for (const [table, columns] of tables) {
    const pointsTo = (id: string) =>
      sql.join(
        columns.map(({ column }) => sql`${sql.ref(column)} = ${id}`),
        sql` or `,
      )
    const { rows } = await sql<{
      hash: string
    }>`select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as hash
      from (select ${sql.table(table)}::text as row from ${sql.table(table)}
        where (${pointsTo(target)}) and not coalesce(${pointsTo(besides)}, false)) held`.execute(world.db)
    found[table] = rows[0]?.hash ?? ''
  }
  return found
}

const sessionsBesides = async (personId: string) =>
  (await world.db.selectFrom('sessions').select('id').where('person_id', '<>', personId).execute()).map(({ id }) => id)
const showing = (texts: readonly string[], secrets: readonly string[]) =>
  texts.filter(text => secrets.some(secret => text.includes(secret)))

it('every call is made or refused by who calls, and by whose profile the session is in', async () => {
  const { target, him, outside, inside, staff, mother, numbers } = await household()
  const people = Object.values(numbers)
  const ofProfile = [mother.form.mobile, 'zqx-owner', 'zqx-phone']
  const thought = ['zqx-of', 'zqx-uncle']
  for (const caller of outside) {
    const { profileId = him.id } = caller.session ?? {}
    const own = profileId === target ? him.id : profileId
    const before = await rowsOf(target, own)
    const { cells, texts } = await walk(caller, target)
    expect(cells, caller.who).toEqual(names.map(name => [name, expected(name, caller)]))
    // Sisters have one mother, whose number is on both profiles.
    const hidden = caller.who.includes('sibling')
      ? ['zqx-phone', ...thought, ...people]
      : [...ofProfile, ...thought, ...people]
    expect(showing(texts, hidden), caller.who).toEqual([])
    expect(await rowsOf(target, own), caller.who).toEqual(before)
  }
  for (const caller of inside) {
    const { cells, texts } = await walk(caller, target)
    expect(cells, caller.who).toEqual(names.map(name => [name, expected(name, caller)]))
    // The family reads what is the profile's, and nobody reads a number or a session of somebody else's.
    for (const canary of [...ofProfile, 'zqx-of owner, for all', 'zqx-uncle'])
      expect(showing(texts, [canary]).length, caller.who).toBeGreaterThan(0)
    expect(showing(texts, people), caller.who).toEqual([])
    // A note is its writer's alone unless the writer lets the family read it.
    const readers = ['candidate', 'father'].filter(writer => showing(texts, [`zqx-of ${writer}`]).length > 0)
    expect(readers, caller.who).toEqual(caller.who === 'owner' ? [] : [caller.who])
    expect(showing(texts, await sessionsBesides(caller.session?.personId ?? '')), caller.who).toEqual([])
  }
  // What each role of staff may call in the office is walked beside the list of calls.
  const { cells } = await walk(staff, target, ofMembers)
  expect(cells).toEqual(ofMembers.map(name => [name, expected(name, staff)]))
  const { texts } = await walk(
    staff,
    target,
    names.filter(name => isStaffAccess(calls[name].access)),
  )
  expect(showing(texts, thought)).toEqual([])
  expect(showing(texts, [mother.form.first_name]).length).toBeGreaterThan(0)
})
