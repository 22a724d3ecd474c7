// What members wait for, and what memory it takes, while a small file is read that a careless reader would unfold: each beside the
// calm just before it. The files of an ADMIN go to the node, a backup to the operator's command on the same machine.
// node bench/bombs.ts [seconds beside each, by default ten]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { createZstdCompress } from 'node:zlib'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { systemClock } from '#server/ports/clock.ts'
import { backupSigner, openSecrets } from '#server/ports/secrets.ts'
import { writeArchive } from '#server/running/backup/write-archive.ts'
import { brackets, formatPart, headRow, wideRows, withForgedBlock, xlsx, zipOfNumbers } from '#server/testing/bombs.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { createStaff } from '#server/testing/staff.ts'
import { lookers, settle } from './community.ts'
import { endPostgresWithBench } from './end-by-signal.ts'
import { eachTime, summary } from './load.ts'
import { startNode } from './start-node.ts'

const seconds = Number(process.argv[2] ?? 10)
const perSecond = 100
/** Beyond the calm, of the process that reads the file; the reading thread may take a gigabyte of it. */
const mostMemory = 1_200
const longestP99 = 100
const secret = 'a secret for figures, long enough to be one'
const folder = mkdtempSync(join(tmpdir(), 'saptapadi-bench-'))
const missed: string[] = []

/** The most memory that a process had since its mark was set back, in megabytes. */
const peakOf = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const setPeakBack = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** A plain backup of one table whose block unfolds to more than three gigabytes. */
async function forgedBackup(): Promise<string> {
  const path = join(folder, 'forged.backup')
  const begin = {
    madeAt: new Date().toISOString(),
    migrations: [],
    tables: ['members'],
    sequences: [],
    appSecret: secret,
  }
  const archive = await writeArchive(path, { passphrase: null, signers: [backupSigner('of somebody else')] }, begin)
  await archive.add({ kind: 'table', name: 'members', columns: ['id'] }, [Buffer.from('1\n'.repeat(1_000))])
  await archive.close({ files: 0, erasedFiles: 0 })
  const megabyte = Buffer.alloc(2 ** 20)
  const packed = await buffer(Readable.from(Array(3_300).fill(megabyte)).pipe(createZstdCompress()))
  writeFileSync(path, withForgedBlock(readFileSync(path), packed))
  return path
}

const server = await startPostgres('durable')
endPostgresWithBench(server.pid)
const { db, close } = openPostgres(server.url)
await migrate(db)
await settle(db, 5_000)
const tokens = await lookers(db, 200)
const { options } = await createStaff(
  { db, clock: systemClock, secrets: await openSecrets(secret, db, systemClock) },
  'ADMIN',
)
const node = startNode(server.url)
const { port } = await node.listening
await node.loaded

let refused = 0
const polls = (seconds: number) =>
  eachTime(port, {
    perSecond,
    seconds,
    onFailure: () => void refused++,
    ask: n => ({ path: '/api/notification/count', token: tokens[n % tokens.length] ?? '' }),
  })

async function office(method: string, path: string, body?: FormData | object) {
  // The limits of a day are for people.
  await db.deleteFrom('rate_limits').execute()
  const json = body && !(body instanceof FormData)
  const answer = await fetch(`http://127.0.0.1:${port}/api/office/imports${path}`, {
    method,
    headers: { ...options.headers, ...(json && { 'content-type': 'application/json' }) },
    body: json ? JSON.stringify(body) : (body ?? null),
  })
  return { status: answer.status, body: (await answer.json()) as { uuid: string; zip: string; piece_bytes: number } }
}
function upload(bytes: Uint8Array, name: string) {
  const form = new FormData()
  form.append('table', new Blob([new Uint8Array(bytes)]), name)
  return office('POST', '', form)
}

const register = (await upload(Buffer.from('Name,Mobile\nRutuja Kale,9822012345\n'), 'register.csv')).body.uuid
async function sendZip(bytes: Buffer): Promise<string> {
  const { zip, piece_bytes } = (
    await office('POST', `/${register}/zips`, { file_name: 'photos.zip', bytes: bytes.length })
  ).body
  for (let piece = 0; piece * piece_bytes < bytes.length; piece++) {
    const form = new FormData()
    form.append('piece', String(piece))
    form.append(
      'bytes',
      new Blob([new Uint8Array(bytes.subarray(piece * piece_bytes, (piece + 1) * piece_bytes))]),
      'piece',
    )
    await office('POST', `/${register}/zips/${zip}/pieces`, form)
  }
  const { status } = await office('POST', `/${register}/zips/${zip}/read`, {})
  await office('DELETE', `/${register}/zips/${zip}`, {})
  return `answered ${status}`
}

interface Seen {
  outcome: string
  /** Of another process than the node. */
  peak?: number
}
const sendSheet = (bytes: Uint8Array, name: string) => async (): Promise<Seen> => ({
  outcome: `answered ${(await upload(bytes, name)).status}`,
})
async function restore(file: string): Promise<Seen> {
  const env = { DATABASE_URL: server.url, DATA_DIR: folder, APP_SECRET: secret, DEMO: 'on', PATH: process.env.PATH }
  const program = join(import.meta.dirname, '..', 'server', 'saptapadi.ts')
  const child = spawn(process.execPath, [program, 'restore', file], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [ended, said] = [once(child, 'exit'), text(child.stderr)]
  let peak = 0
  while (child.exitCode === null) {
    try {
      peak = Math.max(peak, peakOf(child.pid ?? 0) || 0)
    } catch {
      // It has ended just now.
    }
    await pause(5)
  }
  await ended
  return { outcome: (await said).trim().split('\n').at(-1)?.replace(file, 'it') ?? '', peak }
}

const zip = zipOfNumbers(49_000)
const wide = xlsx(headRow + wideRows(1_000_000))
const formats = xlsx(`${headRow}<row r="2"><c t="str"><v>Mira</v></c></row>`, formatPart(brackets))
const backup = await forgedBackup()
const kilobytes = (bytes: { length: number }) => `${Math.round(bytes.length / 1024).toLocaleString('en')} KB`
const bombs: Record<string, () => Promise<Seen>> = {
  [`photo ZIP of 49,000 names, ${kilobytes(zip)}`]: async () => ({ outcome: await sendZip(zip) }),
  [`XLSX of a million wide rows, ${kilobytes(wide)}`]: sendSheet(wide, 'wide.xlsx'),
  [`XLSX with a format of 200,000 brackets, ${kilobytes(formats)}`]: sendSheet(formats, 'formats.xlsx'),
  'CSV with a first cell of 9 MB': sendSheet(Buffer.from(`"${'x'.repeat(9_000_000)}",Name\n`), 'cell.csv'),
  [`forged plain backup, ${kilobytes(readFileSync(backup))}`]: () => restore(backup),
}

const ms = (value: number) => `${value.toFixed(1)} ms`
/** A node on a machine that has no time for it may let the connection go. */
function noAnswer(error: unknown): Seen {
  missed.push('an answer')
  return { outcome: `no answer (${String(error)})` }
}
async function beside(name: string, bomb: () => Promise<Seen>): Promise<void> {
  setPeakBack(node.pid)
  await node.delay()
  const calm = summary(await polls(seconds))
  const calmPeak = peakOf(node.pid)
  setPeakBack(node.pid)
  await node.delay()
  const began = performance.now()
  let [count, outcome, otherPeak] = [0, '', 0]
  const times: number[] = []
  const exploding = (async () => {
    // One after another, so that the percentile is of the time beside them.
    while (count === 0 || performance.now() - began < seconds * 1000) {
      const seen = await bomb().catch(noAnswer)
      outcome = seen.outcome
      otherPeak = Math.max(otherPeak, seen.peak ?? 0)
      count++
    }
  })()
  let isOver = false
  void exploding.then(() => {
    isOver = true
  })
  while (!isOver) times.push(...(await polls(1)))
  await exploding
  const each = (performance.now() - began) / count / 1000
  const [waited, peak, { max }] = [summary(times), peakOf(node.pid), await node.delay()]
  console.log(
    `${name}: ${outcome}, ${count} times, each in ${each.toFixed(2)} s; load ${loadavg()[0]?.toFixed(1)}\n` +
      `  polls p99 ${ms(waited.p99)} (calm ${ms(calm.p99)}), p50 ${ms(waited.p50)} (calm ${ms(calm.p50)}); the loop was late by ${ms(max)} at most\n` +
      `  peak of the node ${peak.toFixed(0)} MB (calm ${calmPeak.toFixed(0)} MB)${otherPeak > 0 ? `, of the command ${otherPeak.toFixed(0)} MB` : ''}`,
  )
  if (waited.p99 > Math.max(longestP99, 3 * calm.p99)) missed.push(`${name}: p99`)
  if (Math.max(peak - calmPeak, otherPeak) > mostMemory) missed.push(`${name}: memory`)
}

try {
  await polls(3)
  for (const [name, bomb] of Object.entries(bombs)) await beside(name, bomb)
} finally {
  await node.stop()
  await close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (refused > 0) missed.push(`${refused} polls were not answered`)
console.log(missed.length === 0 ? 'all aims are met' : `missed: ${missed.join('; ')}`)
process.exit(missed.length === 0 ? 0 : 1)
