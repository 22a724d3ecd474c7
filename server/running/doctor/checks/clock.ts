import { sql } from 'kysely'
import type { Check } from '../finding.ts'

/** Codes, links and sessions expire by the node's clock, and other nodes and the database compare with theirs. */
const mostSeconds = 5

export const clock: Check = {
  name: 'clock',
  scope: 'node',
  isFrequent: false,
  async run({ db, clock: own }) {
    if (!db) return []
    const asked = own.now().getTime()
    const answer = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db).catch(() => null)
    const theirs = answer?.rows[0]?.now.getTime()
    if (theirs === undefined) return []
    const answered = own.now().getTime()
    // The database read its clock at some moment between the two.
    const differs = Math.max(asked - theirs, theirs - answered) / 1000
    return differs > mostSeconds ? [{ id: 'clock_differs', detail: String(Math.round(differs)) }] : []
  },
}
