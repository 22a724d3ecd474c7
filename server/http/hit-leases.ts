import type { Clock } from '#server/ports/clock.ts'

/** What the database gave of what a node wanted. */
export interface GrantedHits {
  hits: number
  resetsAt: Date
}
interface Lease {
  taken: number
  left: number
  resetsAt: Date
}

/** A node takes so many hits of a key at once. */
export const hitsAtOnce = 10
const maxLeases = 20_000

/**
 * Takes the hits of a limit from the database a few at a time, so that nine of ten pages write nothing. A hit is counted
 * before it is used: all nodes together never allow more than the limit. They may allow a few less, where a node stopped or
 * another node took the last ones. What a limit is, only `take` knows.
 */
export function hitLeases<Limit>(
  clock: Clock,
  take: (key: string, limit: Limit, hits: number) => Promise<GrantedHits>,
) {
  const leases = new Map<string, Lease>()
  const underWay = new Map<string, Promise<Lease>>()

  async function begin(key: string, limit: Limit): Promise<Lease> {
    const { hits, resetsAt } = await take(key, limit, hitsAtOnce)
    const lease = { taken: hits, left: hits, resetsAt }
    // The Map keeps the order of insertion, so the first lease is the oldest one.
    for (const oldest of leases.keys()) {
      if (leases.size < maxLeases) break
      leases.delete(oldest)
    }
    leases.delete(key)
    if (hits > 0) leases.set(key, lease)
    return lease
  }

  /** Callers that come together wait for one lease. */
  function renew(key: string, limit: Limit): Promise<Lease> {
    const known = underWay.get(key)
    if (known) return known
    const begun = begin(key, limit).finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }

  function spendFrom(lease: Lease | undefined): boolean {
    if (!lease || lease.left === 0 || lease.resetsAt <= clock.now()) return false
    lease.left--
    return true
  }

  return {
    /** Null when a hit was there to spend; otherwise when the limit resets. */
    async spend(key: string, limit: Limit): Promise<Date | null> {
      if (spendFrom(leases.get(key))) return null
      // Others may use up a lease that this caller waited for, and the next one is then taken.
      for (;;) {
        const lease = await renew(key, limit)
        if (spendFrom(lease)) return null
        if (lease.taken === 0) return lease.resetsAt
      }
    },
  }
}
