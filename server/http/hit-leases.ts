import type { Clock } from '#server/ports/clock.ts'

/** The hits that the database gave to a node. */
export interface GrantedHits {
  hits: number
  resetsAt: Date
}
interface Lease {
  granted: number
  unspent: number
  resetsAt: Date
}

/** How many hits of a key a node takes at once. */
export const hitsAtOnce = 10
const maxLeases = 20_000

/**
 * Takes the hits of a limit from the database a few at a time, so that nine of ten pages write nothing. A hit is counted
 * before it is used, so all nodes together never allow more than the limit. They may allow a few less when a node stopped or
 * another node took the last ones. Only `take` knows what a limit is.
 */
export function hitLeases<Limit>(
  clock: Clock,
  take: (key: string, limit: Limit, hits: number) => Promise<GrantedHits>,
) {
  const leases = new Map<string, Lease>()
  const underWay = new Map<string, Promise<Lease>>()

  async function begin(key: string, limit: Limit): Promise<Lease> {
    const { hits, resetsAt } = await take(key, limit, hitsAtOnce)
    const lease = { granted: hits, unspent: hits, resetsAt }
    // The Map keeps the order of insertion, so the first lease is the oldest one.
    for (const oldest of leases.keys()) {
      if (leases.size < maxLeases) break
      leases.delete(oldest)
    }
    leases.delete(key)
    if (hits > 0) leases.set(key, lease)
    return lease
  }

  /** Callers that arrive together wait for the same lease. */
  function renew(key: string, limit: Limit): Promise<Lease> {
    const renewing = underWay.get(key)
    if (renewing) return renewing
    const begun = begin(key, limit).finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }

  function spendFrom(lease: Lease | undefined): boolean {
    if (!lease || lease.unspent === 0 || lease.resetsAt <= clock.now()) return false
    lease.unspent--
    return true
  }

  return {
    /** Resolves to null when there was a hit to spend, and otherwise to the time when the limit resets. */
    async spend(key: string, limit: Limit): Promise<Date | null> {
      if (spendFrom(leases.get(key))) return null
      // Other callers may use up the lease that this one waited for. It then takes the next one.
      for (;;) {
        const lease = await renew(key, limit)
        if (spendFrom(lease)) return null
        if (lease.granted === 0) return lease.resetsAt
      }
    },
  }
}
