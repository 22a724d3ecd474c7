import { readFileSync } from 'node:fs'

/** A hundred a second on Linux, whatever the kernel's own clock. */
const ticksPerSecond = 100
const ticks = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Begins to measure. The function returns the part of one processor that the process took since. */
export function cpuOf(pid: number): () => number {
  const [began, before] = [performance.now(), ticks(pid)]
  return () => (ticks(pid) - before) / ticksPerSecond / ((performance.now() - began) / 1000)
}
