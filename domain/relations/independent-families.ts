import { dayMs } from '../durations.ts'

/** What this many independent families say is asked of the owner, or looked at by staff. */
export const familiesNeeded = 2

/** Before this many days a family's word about another does not count. */
const daysBeforeCounting = 14

interface Speaker {
  joinedAt: Date
  verified: boolean
  /** Whether it speaks from a phone on which the other family has logged in. */
  onOwnDevice: boolean
}

/** Whether what a family says of another counts at all. */
export const countsAsWord = ({ joinedAt, verified, onOwnDevice }: Speaker, now: Date): boolean =>
  verified && !onOwnDevice && joinedAt.getTime() <= now.getTime() - daysBeforeCounting * dayMs

/**
 * How many independent families there are among those who said the same of a member. Accounts that share a contact or a device are
 * one family, also where they do so by way of another, and whoever shares one with the member is that family itself. What they
 * speak of may also be nobody's profile.
 */
export function countIndependent(
  ids: readonly string[],
  shared: readonly (readonly [string, string])[],
  memberId: string | null,
): number {
  const groupOf = new Map([...ids, ...(memberId ? [memberId] : [])].map(id => [id, id]))
  for (const [one, other] of shared) {
    const [from, to] = [groupOf.get(one), groupOf.get(other)]
    if (from === undefined || to === undefined || from === to) continue
    for (const [id, group] of groupOf) if (group === from) groupOf.set(id, to)
  }
  const groups = new Set(ids.map(id => groupOf.get(id)))
  if (memberId) groups.delete(groupOf.get(memberId))
  return groups.size
}
