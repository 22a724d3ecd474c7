// The same requests to the nodes of two checkouts in turns, each on a database of its own: what a change costs, whatever else the
// machine does meanwhile. Each checkout needs its packages (`npm ci`).
// node bench/beside.ts <folder before> <folder after> [members, by default a million] [path, by default /api/matches] [rounds, 10]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import type { Settled } from './beside/settled-node.ts'
import { oneAfterAnother, send } from './load.ts'

const [before, after, members = '1000000', path = '/api/matches', rounds = '10'] = process.argv.slice(2)
if (!before || !after) throw new Error('two folders are compared: node bench/beside.ts <before> <after>')
const seconds = 10

async function settled(folder: string) {
  const child = fork(join(import.meta.dirname, 'beside/settled-node.ts'), [resolve(folder), members])
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${folder} ended with ${code}`)))
  const [{ port, tokens }] = (await Promise.race([once(child, 'message'), ended])) as [Settled]
  ended.catch(() => {})
  // One after the other, as a rate that one side cannot keep would measure its queue.
  const measure = (length: number) =>
    oneAfterAnother(length, n => send(port, { path, token: tokens[n % tokens.length] ?? '' }))
  return { folder, child, measure, medians: [] as number[] }
}
type Side = Awaited<ReturnType<typeof settled>>
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

// One after the other: a database that is being filled would take the processor of the other.
const sides: [Side, Side] = [await settled(before), await settled(after)]
try {
  for (const side of sides) await side.measure(3)
  for (let round = 0; round < Number(rounds); round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      side.medians.push((await side.measure(seconds)).p50)
    }
  console.log(
    `${path}, ${Number(members).toLocaleString('en')} members, ${rounds} rounds (load ${loadavg()[0]?.toFixed(1)}):`,
  )
  for (const { folder, medians } of sides)
    console.log(
      `  ${folder.padEnd(40)} p50 ${middle(medians).toFixed(1)} ms of ${medians.map(one => one.toFixed(1)).join(', ')}`,
    )
  const ratios = sides[1].medians.map((one, round) => one / (sides[0].medians[round] ?? Number.NaN))
  console.log(`  after beside before, round by round: ${middle(ratios).toFixed(3)}`)
} finally {
  for (const { child } of sides) child.disconnect()
  await Promise.all(sides.map(async ({ child }) => child.exitCode ?? once(child, 'exit')))
}
