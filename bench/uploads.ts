// What members wait for a small call and for /home while sixteen others send bombs: pictures of a few kilobytes that
// decode to the most pixels we take, and fail at their very end. Beside it, the same node at rest.
// node bench/uploads.ts [seconds, by default eight] [rounds, by default two]
import sharp from 'sharp'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/open.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { lookers, settle } from './community.ts'
import { load, printTimes } from './load.ts'
import { startNode } from './start-node.ts'

const seconds = Number(process.argv[2] ?? 8)
const rounds = Number(process.argv[3] ?? 2)
const senders = 16

const postgres = await startPostgres()
const database = openPostgres(postgres.url)
await migrate(database.db)
await settle(database.db, 2_000)
const tokens = await lookers(database.db, senders * 2)
const node = startNode(postgres.url, 'node.ts', 'gated', 'pages')
const { port } = await node.listening
await node.loaded

const blank = sharp({ create: { width: 6000, height: 3999, channels: 3, background: '#8F1A2C' } })
const whole = await blank.png({ compressionLevel: 9 }).toBuffer()
const bomb = new Uint8Array(whole.subarray(0, -40))
console.log(`a bomb: ${Math.round(bomb.length / 1024)} KB, 24 megapixels, ${senders} senders at once`)

async function sendBomb(token: string): Promise<number> {
  const body = new FormData()
  body.append('image', new Blob([bomb], { type: 'image/png' }), 'photo.png')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`http://127.0.0.1:${port}/api/user/add/photo`, { method: 'POST', headers, body })
  await response.text()
  return response.status
}
/** Sends one bomb after another until told to stop, and counts the answers by their status. */
async function keepSending(token: string, answers: Record<number, number>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const status = await sendBomb(token)
    answers[status] = (answers[status] ?? 0) + 1
    // Twenty an hour are counted; after that nothing is read any more.
    if (status === 429) return
  }
}

async function measure(name: string): Promise<void> {
  const polls = load(port, {
    perSecond: 50,
    seconds,
    ask: n => ({ path: '/api/get-activity-count', token: tokens[senders + (n % senders)] ?? '' }),
  })
  const pages = load(port, { perSecond: 10, seconds, ask: () => ({ path: '/home', token: '' }) })
  const [poll, page] = await Promise.all([polls, pages])
  printTimes(`a small call, ${name}`, poll)
  printTimes(`/home, ${name}`, page)
  const { p99, max, rss } = await node.delay()
  console.log(
    `event loop late by ${p99.toFixed(1)} ms (p99), ${max.toFixed(0)} ms (most); ${Math.round(rss / 1e6)} MB\n`,
  )
}

await measure('warming up')
const answers: Record<number, number> = {}
// By turns, because what else the machine does changes from minute to minute.
for (let round = 0; round < rounds; round++) {
  await measure('at rest')
  let isOver = false
  const sending = tokens.slice(0, senders).map(token => keepSending(token, answers, () => isOver))
  await measure('under bombs')
  isOver = true
  await Promise.all(sending)
}
console.log('answers to the bombs, by status:', answers)

await node.stop()
await database.close()
await postgres.stop()
process.exit()
