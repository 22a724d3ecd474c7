// What members wait for the poll while ten others send PDFs that ask for too much: letters that are all escaped, pages that
// inflate to gigabytes, lines without end, five thousand pages. Beside it, the same node at rest.
// node bench/id-proof.ts [rounds, by default two]
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { hostilePdfs, scannedPdf } from '#server/testing/pdf.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import { load, printTimes } from './load.ts'
import { startNode } from './start-node.ts'

const rounds = Number(process.argv[2] ?? 2)
const senders = 10
const seconds = 20

const postgres = await startPostgres()
const database = openPostgres(postgres.url)
await migrate(database.db)
await settle(database.db, 2_000)
const tokens = await lookers(database.db, senders + 10)
const node = startNode(postgres.url)
const { port } = await node.listening
await node.loaded
const base = `http://127.0.0.1:${port}/api`

const made = {
  'escaped letters': hostilePdfs.manyHashes(),
  bomb: hostilePdfs.bomb(),
  'endless lines': hostilePdfs.endlessLines(),
  'five thousand pages': hostilePdfs.fiveThousandPages(),
  'a scan': await scannedPdf(),
}
// Made once: copies of ten megabytes would hold up the questions that this process asks meanwhile.
const kinds = Object.entries(made).map(([name, bytes]) => ({ name, file: new Blob([new Uint8Array(bytes)]) }))

async function newDocument(token: string): Promise<string> {
  const response = await fetch(`${base}/add/document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'PASSPORT', id_number: 'Z1234567' }),
  })
  return ((await response.json()) as { uuid: string }).uuid
}
const documents = await Promise.all(tokens.slice(0, senders).map(newDocument))

async function send(sender: number, side: 'FRONT' | 'BACK', file: Blob): Promise<{ status: number; took: number }> {
  const began = performance.now()
  const body = new FormData()
  body.append('uuid', documents[sender] ?? '')
  body.append('image_type', side)
  body.append('is_remove', '0')
  body.append('image', file, 'scan.pdf')
  const headers = { authorization: `Bearer ${tokens[sender]}`, connection: 'close' }
  const response = await fetch(`${base}/add/document/photo`, { method: 'POST', headers, body })
  await response.text()
  return { status: response.status, took: performance.now() - began }
}

for (const { name, file } of kinds) {
  const { status, took } = await send(0, 'FRONT', file)
  console.log(`${name}, ${Math.round(file.size / 1024)} KB: ${status} after ${(took / 1000).toFixed(1)} s`)
}

async function measure(name: string): Promise<void> {
  const poll = await load(port, {
    perSecond: 50,
    seconds,
    ask: n => ({ path: '/api/notification/count', token: tokens[senders + (n % 10)] ?? '' }),
  })
  printTimes(`the poll, ${name}`, poll)
  const { p99, max, rss } = await node.delay()
  console.log(
    `event loop late by ${p99.toFixed(1)} ms (p99), ${max.toFixed(0)} ms (most); ${Math.round(rss / 1e6)} MB\n`,
  )
}

await measure('warming up')
const answers: Record<number, number> = {}
const hostile = kinds.slice(0, 4).map(({ file }) => file)
// By turns, because what else the machine does changes from minute to minute.
for (let round = 0; round < rounds; round++) {
  await measure('calm')
  const sending = tokens.slice(0, senders).flatMap((_, sender) =>
    (['FRONT', 'BACK'] as const).map(async (side, at) => {
      // Fifty megabytes at one moment would make this process ask late.
      await pause((sender * 2 + at) * 250)
      const { status } = await send(sender, side, hostile[(sender * 2 + at) % hostile.length] ?? new Blob())
      answers[status] = (answers[status] ?? 0) + 1
    }),
  )
  await measure('beside twenty bad PDFs')
  await Promise.all(sending)
}
console.log('answers to the bad PDFs, by status:', answers)

await node.stop()
await database.close()
await postgres.stop()
process.exit()
