import { sql } from 'kysely'
import type { Check, DoctorWorld, Finding } from '../finding.ts'

/** Codes, links and sessions expire by the node's clock, and other nodes and the database compare with theirs. */
const mostSeconds = 1

/** By how many seconds the database's clock is another one. The database read it at some moment between two of ours. */
async function differenceFrom({ db, clock: own }: Pick<DoctorWorld, 'db' | 'clock'>): Promise<number> {
  const asked = own.now().getTime()
  const answer = db && (await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db).catch(() => null))
  const theirs = answer?.rows[0]?.now.getTime()
  return theirs === undefined ? 0 : Math.max(asked - theirs, theirs - own.now().getTime()) / 1000
}

export const clock: Check = {
  name: 'clock',
  scope: 'node',
  isFrequent: false,
  async run(world) {
    const findings: Finding[] = []
    const differs = await differenceFrom(world)
    if (differs > mostSeconds) findings.push({ id: 'clock_differs', detail: String(Math.round(differs)) })
    // A demo on somebody's own computer is not served to anybody.
    const isKept = world.config.demo ? null : await world.clock.isSynchronised?.()
    if (isKept === false) findings.push({ id: 'clock_unsynchronised' })
    return findings
  },
}
