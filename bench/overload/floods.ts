// What members wait for, and whether health and public pages answer, while strangers hold or open connections. No storm.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { LoadPlan, LoadResult } from '../generator.ts'
import { summary, type Times } from '../load.ts'
import { strangersAddresses } from './addresses.ts'
import type { Flood, Flooding } from './strangers.ts'
import { watch } from './watch.ts'

const floods: Record<string, Pick<Flood, 'kind' | 'count'>> = {
  '2,000 half-sent requests': { kind: 'half-sent', count: 2_000 },
  '5,000 idle connections': { kind: 'idle', count: 5_000 },
  '400 new connections a second': { kind: 'new', count: 400 },
}
const perSecond = 100

async function holdUp(flood: Flood) {
  const child = fork(join(import.meta.dirname, 'strangers.ts'))
  child.send(flood)
  const seen = async () => {
    child.send('how many')
    const [answer] = (await once(child, 'message')) as [Flooding]
    return answer
  }
  // All of them are there, or the proxy lets no more in.
  for (let waited = 0; waited < 10_000 && (await seen()).open < (flood.kind === 'new' ? 1 : flood.count); waited += 200)
    await pause(200)
  return {
    seen,
    async end() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const word = ({ p50, p95, p99 }: Times) => `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`

/** Prints a line for each flood. Returns which aims were missed. */
export async function besideFloods(
  name: string,
  plan: Omit<LoadPlan, 'pace'>,
  asks: (plan: LoadPlan) => Promise<LoadResult>,
): Promise<string[]> {
  const missed: string[] = []
  const members = async () => {
    const { times } = await asks({ ...plan, pace: { perSecond } })
    const refused = Object.entries(times).reduce((sum, [status, ones]) => sum + (status === '200' ? 0 : ones.length), 0)
    return { times: summary(times[200] ?? []), refused }
  }
  for (const [what, flood] of Object.entries(floods)) {
    // Whatever else the machine does changes by the second, so each is held to the calm just before it.
    const calm = await members()
    const held = await holdUp({ port: plan.port, addresses: strangersAddresses, ...flood })
    const watching = new AbortController()
    const watched = watch(plan.port, watching.signal)
    const beside = await members()
    watching.abort()
    const { open, cut } = await held.seen()
    await held.end()
    const seen = await watched
    const isQuick = beside.refused === 0 && beside.times.p95 <= 2 * calm.times.p95
    console.log(
      `${name}, beside ${what} (${open} open, ${cut} cut off): members ${word(beside.times)}, ${beside.refused} not answered; ` +
        `calm ${word(calm.times)}; ${seen.words}; load ${loadavg()[0]?.toFixed(1)}${isQuick ? '' : '; NOT within twice the calm'}`,
    )
    if (!isQuick) missed.push(`${name}: members within twice the calm beside ${what}`)
    if (!seen.isGood) missed.push(`${name}: health and pages beside ${what}`)
    await pause(1_000)
  }
  return missed
}
