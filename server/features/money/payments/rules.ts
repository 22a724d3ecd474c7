const minute = 60_000
const hour = 60 * minute

/** How long after the last look the gateway is asked again. Banks have answered after a day. */
const waits = [2 * minute, 5 * minute, 15 * minute, hour, 6 * hour, 24 * hour, 48 * hour]

/** When the gateway is asked next about an order that was checked so often. Null after the last check. */
export function nextCheckAt(checks: number, now: Date): Date | null {
  const wait = waits[checks]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
