import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { type CallName, calls } from '#contract/index.ts'
import { sqlFinder } from '#server/features/finding/read-model/sql/finder.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import { startPrinter } from '#server/features/shared/printing/printer.ts'
import { startJobs } from '#server/jobs.ts'
import { watchDisk } from '#server/running/operations/disk.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { contentOf } from '#server/testing/database-content.ts'
import { bride, groom, sendsInterest, subscribes } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { signupPassword } from '#server/testing/signup-request.ts'
import { createStaff } from '#server/testing/staff.ts'
import { unzip } from '#server/testing/unzip.ts'
import { type CallOptions, type TestWorld, testWorld } from '#server/testing/world.ts'

// Forty days with every job and every call, twice.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 })

const silent = testWorld()
const refused = testWorld()
const day = 86_400_000
const idOf = (n: number) => `0190a0a0-0000-7000-8000-00000000000${n}`
const her = idOf(1)

/** What differs between two worlds by chance alone: ids, tokens, codes and the running numbers of the test's staff. */
function masked(value: unknown, ids: Map<string, string>): unknown {
  const text = JSON.stringify(value, (_, part) => (Buffer.isBuffer(part) ? part.toString('base64') : part))
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, id => {
      ids.set(id, ids.get(id) ?? `id ${ids.size}`)
      return ids.get(id) ?? ''
    })
    .replace(/\/candidate\/[\w-]+/g, '/candidate/token')
    .replace(/(ticket|signature|token|unsubscribe|still-looking)([=/])[\w.~-]+/g, '$1$2masked')
    .replace(/(STAFF|ADMIN|staff)( ?)\d+/g, '$1$2n')
    .replace(/code \d{4,8}/g, 'code n')
  return JSON.parse(text)
}

interface Life {
  world: TestWorld
  viewers: Record<string, CallOptions>
  link: string
  /** Names for ids, by the order in which they were first seen. */
  ids: Map<string, string>
}

/** A bride whose mother registered her and gave her address, and the families and staff around them. */
async function life(world: TestWorld): Promise<Life> {
  const passwordHash = await cheapPasswords().hash(signupPassword)
  const now = world.clock.now()
  const verified = (n: number) => ({
    id: idOf(n),
    mobile: `970000000${n}`,
    email: `family${n}@family.in`,
    email_verified_at: now,
    password_hash: passwordHash,
  })
  const family = await bride(world, verified(1))
  world.clock.passes(60_000)
  const stranger = await groom(world, verified(2))
  world.clock.passes(60_000)
  const party = await groom(world, verified(3))
  world.clock.passes(60_000)
  const paying = await groom(world, verified(4))
  await subscribes(world, paying.id)
  world.clock.passes(60_000)
  await subscribes(world, family.id)
  await sendsInterest(world, family, party, 'accepted')
  const asked = { registered_by: 'MOTHER', email: 'own@post.in' } as const
  expect((await world.call('askCandidate', asked, { token: family.token })).status).toBe(200)
  const letter = (await world.outbox()).find(({ to }) => to === 'own@post.in')
  const link = /\/candidate\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  expect(link).not.toBe('')
  const staff = await createStaff(world)
  const admin = await createStaff(world, 'ADMIN')
  await world.db
    .updateTable('staff_sessions')
    .set({ expires_at: new Date('2027-01-01T00:00:00Z') })
    .execute()
  const token = (of: { token: string }) => ({ token: of.token })
  const viewers = {
    nobody: {},
    family: token(family),
    stranger: token(stranger),
    party: token(party),
    paying: token(paying),
    staff: staff.options,
    admin: admin.options,
  }
  return { world, viewers, link, ids: new Map() }
}

/** Reads that tell of the machine, or of chance. What waits to go out is compared apart, in an order. */
const ofTheMachine: readonly CallName[] = [
  'health',
  'ready',
  'officeHealth',
  'officeBackups',
  'randomBanner',
  'pushKey',
  'outbox',
]
/** Writes that read about somebody, or do something towards them, and may be done on every look. */
const looks: readonly CallName[] = [
  'profileDetail',
  'searchUser',
  'searchUserByPost',
  'previousSearch',
  'contactDetail',
  'emailDetail',
  'shortlistMember',
  'removeFromShortlist',
  'sendReminder',
  'biodataTicket',
  'sheetTicket',
  'weeklySheetTicket',
  'searchMembers',
  'revealContact',
  'securityEventList',
]
/** Values for the fields that calls need, and for some calls their own. */
const pool = {
  uuid: her,
  other: idOf(2),
  to_user_id: her,
  userId: her,
  reason: 'The family called and asked',
  date: '2026-01-20',
  type: 'DIET',
  language: 'en',
  text: 'words',
}
const own: Partial<Record<CallName, object>> = {
  trustPage: { name: 'privacy' },
  officeContent: { kind: 'name', language: 'both' },
  consentTranslation: { language: 'hi', text: 'candidate' },
  previewMemberLetter: { kind: 'login', subject_en: '', text_en: '', subject_mr: '', text_mr: '' },
}
/** They are about something that this family does not have, and refuse in both lives. */
const ofSomethingElse: readonly CallName[] = [
  'checkToken',
  'scriptSuggestions',
  'sendReminder',
  'storyToConfirm',
  'officeInvitation',
  'importDetail',
  'importRows',
  'importPhotos',
  'memberSlip',
  'memberLetter',
  'incidentDetail',
  'incidentMembers',
  'countIncidentMembers',
  'recallMembers',
  'counterSlip',
]

const asked = (Object.keys(calls) as CallName[]).filter(
  name => (!calls[name].writes || looks.includes(name)) && !ofTheMachine.includes(name) && name !== 'candidateQuestion',
)
const classesOf = (name: CallName): string[] => {
  switch (calls[name].access) {
    case 'public':
    case 'demo':
      return ['nobody', 'family']
    case 'staff':
    case 'anyRole':
    case 'review':
      return ['staff', 'admin']
    case 'admin':
    case 'payments':
    case 'refunds':
      return ['admin']
    case 'office':
      return []
    default:
      return ['family', 'stranger', 'party', 'paying']
  }
}

const sortKey = (message: Awaited<ReturnType<TestWorld['outbox']>>[number]) =>
  [message.created_at.toISOString(), message.channel, message.to, message.subject].join(' ')

/** The calls that told something, and not only refused. */
const answered = new Set<CallName>()

/** Every answer that anybody gets, and all that waits to go out. */
async function everythingOf({ world, viewers, ids }: Life): Promise<Record<string, unknown>> {
  const { registration_no } = await world.db
    .selectFrom('members')
    .select('registration_no')
    .where('id', '=', her)
    .executeTakeFirstOrThrow()
  const seen: Record<string, unknown> = {}
  for (const name of asked)
    for (const viewer of classesOf(name)) {
      const needed = calls[name].input.safeParse({}).error?.issues.map(({ path }) => path[0]) ?? []
      const filled = Object.entries({ ...pool, registration_no }).filter(([key]) => needed.includes(key))
      const input = own[name] ?? Object.fromEntries(filled)
      // What happens at the same moment is ordered by chance.
      world.clock.passes(1000)
      const { status, body } = await world.call(name, input as never, viewers[viewer] ?? {})
      await world.events.flush()
      expect(status, `${name} by ${viewer}: ${JSON.stringify(body)}`).toBeLessThan(500)
      expect(status, `${name} by ${viewer}`).not.toBe(401)
      if (status === 200) answered.add(name)
      seen[`${name} by ${viewer}`] = { status, body }
    }
  const { body } = await world.call('dataTicket', { password: signupPassword }, viewers.family)
  // The copy tells of this ticket too, if its event is written by then.
  await world.events.flush()
  const zip = await world.app.inject({
    url: body.address,
    headers: { authorization: `Bearer ${viewers.family?.token ?? ''}` },
  })
  expect(zip.statusCode).toBe(200)
  seen['own data'] = [...unzip(zip.rawPayload)].map(([file, bytes]) => [file, bytes.toString()])
  seen.outbox = (await world.outbox()).toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  await world.events.flush()
  const { rows_read: _read, ...sizes } = Object.fromEntries(
    Object.entries(await contentOf(world.url)).map(([table, { rows }]) => [table, rows]),
  )
  seen.rows = { ...sizes, rate_limits: 0 }
  return Object.fromEntries(Object.entries(seen).map(([name, one]) => [name, masked(one, ids)]))
}

const compare = (a: Record<string, unknown>, b: Record<string, unknown>) => {
  const differing = Object.keys(a).filter(name => !isDeepStrictEqual(a[name], b[name]))
  // Both are named, so that a failure shows what differs and where.
  expect(Object.fromEntries(differing.map(name => [name, b[name]]))).toEqual(
    Object.fromEntries(differing.map(name => [name, a[name]])),
  )
}

/** Does everything that the service does by itself on a day. */
async function doJobs({ world }: Life): Promise<void> {
  const failures: unknown[] = []
  const jobs = startJobs({
    ...world,
    files: memoryFiles(world.files),
    messengers: { SMS: null, EMAIL: null },
    channels: { SMS: true, EMAIL: true },
    gateway: null,
    finder: sqlFinder(world.db, world.clock),
    masterData: () => readMasterData(world.db),
    disk: watchDisk('.', async () => null),
    printer: startPrinter(),
    secret: 'a secret for tests, long enough to be one',
    tellPayment: () => {},
    onError: (job, error) => failures.push([job, error]),
  })
  await jobs.stop()
  expect(failures).toEqual([])
}

// Letters go on the 23rd, 25th and 28th day, and the profile leaves lists after the 30th.
const days = [1, 5, 12, 23, 25, 28, 31, 40]
/** When her mother asks again: at the same address, and then at one of her own. */
const askedAgain: Partial<Record<number, string>> = { 5: 'own@post.in', 12: 'mothers.second@post.in' }
const looksAt = [12, 31, 40]

describe('a no that is as if there was no answer', () => {
  it('leaves no trace in any answer, letter, export or count for forty days', async () => {
    const lives = [await life(silent), await life(refused)] as const
    const compareAll = async () => compare(await everythingOf(lives[0]), await everythingOf(lives[1]))
    const { world, link } = lives[1]
    expect((await world.call('answerCandidate', { token: link, answer: 'NO' })).status).toBe(200)
    await compareAll()
    for (const [at, n] of days.entries()) {
      for (const one of lives) {
        one.world.clock.passes((n - (days[at - 1] ?? 0)) * day)
        // Everybody looks in now and then, so that no session ends.
        for (const { token } of Object.values(one.viewers)) if (token) await one.world.call('me', {}, { token })
        await doJobs(one)
        const email = askedAgain[n]
        if (!email) continue
        const again = { registered_by: 'MOTHER', email } as const
        const { body } = await one.world.call('askCandidate', again, one.viewers.family)
        expect(body.message).toBe('We write to the candidate. If it does not come today, it comes tomorrow morning')
      }
      if (looksAt.includes(n)) await compareAll()
    }
    // Staff note a no at the counter, as the first one they hear of.
    for (const one of lives) {
      const noted = { uuid: her, answer: 'NO', reason: 'Signed on slip 17' } as const
      expect((await one.world.call('noteCandidateAnswer', noted, one.viewers.staff)).status).toBe(200)
    }
    await compareAll()
    expect(asked.filter(name => !answered.has(name)).toSorted()).toEqual(ofSomethingElse.toSorted())
  })
})
