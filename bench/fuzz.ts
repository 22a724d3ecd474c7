import { parseArgs } from 'node:util'
import { calls } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openPostgres } from '#server/db/open.ts'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { isOfficeAccess } from '#server/http/office-door.ts'
import { testClock } from '#server/ports/clock.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createStaff } from '#server/testing/staff.ts'
import { databaseUrl, makeTemplates } from '#server/testing/template.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { type FuzzedRequest, fuzzedRequest, type Known } from './fuzz/request.ts'
import { seededRandom } from './fuzz/values.ts'

// Sends random requests to every call of the contract, in this process and without a network, and fails on any answer of
// 500 and above. The same seed gives the same requests.
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const wanted = Math.min(Number(values.requests), 1_000_000)
const longestMs = 20 * 60_000
const sessions = 60
const atOnce = 4

const server = await startPostgres()
endPostgresWithBench(server.pid)
await makeTemplates(server.url, ['new', 'empty', 'demo'])
const { db, close } = openPostgres(databaseUrl(server.url, 'template_demo'))
const clock = testClock(new Date())
const secrets = await openSecrets('a secret for fuzzing, long enough to be one', db, clock)
const app = await createApp({
  db,
  clock,
  secrets,
  files: memoryFiles(new Map()),
  passwords: cheapPasswords(),
  channels: { SMS: true, EMAIL: true },
  config: readConfig({ DEMO: 'on', LOG_LEVEL: 'silent', SIGNUPS_PER_HOUR: '1000000' }),
  pages: null,
})

const members = await db.selectFrom('members').select(['id', 'registration_no', 'mobile', 'email']).limit(400).execute()
const options = await db.selectFrom('options').select('id').limit(100).execute()
const plans = await db.selectFrom('plans').select('id').execute()
const queued = await db.selectFrom('review_items').select('id').limit(100).execute()
const tokens: string[] = []
const staff: Record<string, string>[] = []
/** Logouts, new passwords and acts of the office among the requests end sessions, so there are new ones from time to time. */
async function renewSessions(): Promise<void> {
  const renewed: string[] = []
  for (const { id } of members.slice(0, sessions)) renewed.push(await startSession(db, id, clock.now()))
  tokens.splice(0, tokens.length, ...renewed)
  staff.length = 0
  for (const role of ['ADMIN', 'ADMIN', 'ADMIN', 'ADMIN', 'STAFF', 'STAFF'] as const)
    staff.push((await createStaff({ db, clock, secrets }, role)).options.headers ?? {})
}
await renewSessions()
const known: Known = {
  tokens,
  staff,
  texts: members.flatMap(({ id, registration_no, mobile, email }) => [id, registration_no, mobile ?? '', email ?? '']),
  // Some of everything that a call may name.
  ids: [...members.slice(0, 100), ...options, ...queued, ...Array(10).fill(plans).flat()].map(({ id }) => id),
}

const random = seededRandom(Number(values.seed))
const statuses = { members: new Map<number, number>(), office: new Map<number, number>() }
const failures: string[] = []
const began = performance.now()
let sent = 0

async function send(request: FuzzedRequest): Promise<void> {
  const { call, ...injected } = request
  const response = await app.inject(injected)
  const counts = statuses[isOfficeAccess(calls[call].access) ? 'office' : 'members']
  counts.set(response.statusCode, (counts.get(response.statusCode) ?? 0) + 1)
  if (response.statusCode >= 500)
    failures.push(
      `${response.statusCode} ${call} ${injected.method} ${injected.url} ${String(injected.payload ?? '').slice(0, 300)}`,
    )
}

while (sent < wanted && performance.now() - began < longestMs) {
  const batch = Array.from({ length: Math.min(atOnce, wanted - sent) }, () => fuzzedRequest(random, sent++, known))
  await Promise.all(batch.map(send))
  // Limits run out quickly, and would then answer in place of the handlers.
  clock.passes(20_000)
  if (sent % 200 === 0) await renewSessions()
}

const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`${sent} requests in ${seconds} s (seed ${values.seed}): ${failures.length} of 500 and above`)
for (const [side, counts] of Object.entries(statuses)) {
  const told = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(`  calls of ${side}: ${told.join(', ')}`)
}
for (const failure of failures.slice(0, 20)) console.error(failure)
await app.close()
await close()
await server.stop()
if (failures.length > 0 || sent < wanted) {
  console.error(failures.length > 0 ? `${failures.length} answers of 500 and above` : 'the time ran out')
  process.exitCode = 1
}
