// Time that the host of a virtual machine gave to others, as Linux counts it. Elsewhere it is unknown and counts as none.
import { existsSync, readFileSync } from 'node:fs'

const file = '/proc/stat'
/** A second in which less was taken counts as undisturbed. */
const noticeable = 0.03

interface Ticks {
  stolen: number
  all: number
}
function readTicks(): Ticks {
  if (!existsSync(file)) return { stolen: 0, all: 1 }
  const ticks = (/^cpu +(.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '').split(' ').map(Number)
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) }
}

/** Notes the disturbed seconds from now on. `stop` returns whether a second, counted from the beginning, was disturbed. */
export function watchStolenTime() {
  const isDisturbed: boolean[] = []
  let before = readTicks()
  const look = () => {
    const now = readTicks()
    isDisturbed.push((now.stolen - before.stolen) / Math.max(1, now.all - before.all) >= noticeable)
    before = now
  }
  const timer = setInterval(look, 1_000)
  return {
    stop() {
      clearInterval(timer)
      look()
      return (second: number) => isDisturbed[second] ?? false
    },
  }
}
