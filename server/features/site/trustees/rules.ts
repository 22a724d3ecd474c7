import { dayMs } from '#domain/durations.ts'
import { daysUntilTrusteesChange } from '#domain/site/setup.ts'
import type { Row } from '#server/db/schema.ts'

interface Trustees {
  /** Who is told today. */
  addresses: string[]
  /** Who is told from a later day on. */
  next: { addresses: string[]; from: Date } | null
}

export function trusteesFrom(row: Row<'trustees'> | undefined, now: Date): Trustees {
  if (!row) return { addresses: [], next: null }
  const { addresses, next_addresses: next, next_from: from } = row
  if (!next || !from) return { addresses, next: null }
  return from <= now ? { addresses: next, next: null } : { addresses, next: { addresses: next, from } }
}

const isSame = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join()

/** The first trustees are told at once. A change waits, so that those of today hear of it while they are still told. */
export function afterNaming({ addresses }: Trustees, named: string[], now: Date): Trustees {
  if (addresses.length === 0) return { addresses: named, next: null }
  if (isSame(addresses, named)) return { addresses, next: null }
  return { addresses, next: { addresses: named, from: new Date(now.getTime() + daysUntilTrusteesChange * dayMs) } }
}
