// How cost grows with the community: memory and time of the read model, what families and the office wait for, size on disk.
// Each size is measured by a process of its own, so that no memory of the size before is counted.
// node bench/growth.ts [sizes, by default 10000 100000 1000000 3000000]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { GrowthFigures } from './growth-of-size.ts'

const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : [10_000, 100_000, 1_000_000, 3_000_000]

async function measured(members: number): Promise<GrowthFigures> {
  const child = fork(join(import.meta.dirname, 'growth-of-size.ts'), [String(members)])
  const ended = once(child, 'exit')
  const [result] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the measurement of ${members} members ended with ${code}`))),
  ])) as [GrowthFigures]
  await ended
  return result
}

const grown: GrowthFigures[] = []
for (const size of sizes) grown.push(await measured(size))

const rows = Object.keys(grown[0]?.figures ?? {})
console.log(`\n${'members'.padEnd(36)}${grown.map(one => one.members.toLocaleString('en').padStart(20)).join('')}`)
for (const row of rows)
  console.log(`${row.padEnd(36)}${grown.map(one => (one.figures[row] ?? '').padStart(20)).join('')}`)
