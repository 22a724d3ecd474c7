import { loadavg } from 'node:os'
import type { Asked } from './families.ts'

export interface Aim {
  /** Of all requests. */
  errorPercent?: number
  secondsWithoutWrite?: number
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

/** The longest time in which no write was accepted, the ends of the period counted too. */
function longestPause(asked: readonly Asked[], from: number, to: number): number {
  const accepted = asked
    .filter(one => one.kind === 'write' && one.status === 200)
    .map(one => one.answeredAt)
    .filter(at => at >= from && at <= to)
    .toSorted((a, b) => a - b)
  const times = [from, ...accepted, to]
  return Math.max(...times.slice(1).map((at, n) => at - (times[n] ?? at)))
}

/** One line for what was asked in a period. Returns whether its aim was met. */
export function report(name: string, all: readonly Asked[], from: number, to: number, aim: Aim): boolean {
  const asked = all.filter(one => one.at >= from && one.at < to)
  const wrong = asked.filter(one => one.status !== 200)
  const byStatus = Map.groupBy(wrong, one => one.status)
  const statuses = [...byStatus].map(([status, ones]) => `${status || 'no answer'}: ${ones.length}`).join(', ')
  const percent = (wrong.length / asked.length) * 100
  const pause = longestPause(all, from, to)
  const slowest = Math.max(...asked.map(one => one.answeredAt - one.at))
  const isMet = percent <= (aim.errorPercent ?? 100) && pause <= (aim.secondsWithoutWrite ?? 1_000) * 1000
  const aims = [
    ...(aim.errorPercent === undefined ? [] : [`at most ${aim.errorPercent} % errors`]),
    ...(aim.secondsWithoutWrite === undefined ? [] : [`writes within ${aim.secondsWithoutWrite} s`]),
  ]
  console.log(
    `${name}, ${seconds(to - from)} s: ${asked.length} requests, ${wrong.length} errors (${percent.toFixed(2)} %` +
      `${statuses && `; ${statuses}`}), longest without an accepted write ${seconds(pause)} s, slowest answer ${seconds(slowest)} s; ` +
      `load ${loadavg()[0]?.toFixed(1)}${aims.length > 0 ? `; aim ${aims.join(', ')}: ${isMet ? 'met' : 'MISSED'}` : ''}`,
  )
  return isMet
}
