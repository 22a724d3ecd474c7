/** The convention lists each group with its members; the engine asks which group a member is in. */
export function groupOf<Group extends string, Member extends number>(
  count: number,
  groups: Record<Group, readonly Member[]>,
): Record<Member, Group> {
  const found: Partial<Record<number, Group>> = {}
  for (const group of Object.keys(groups) as Group[]) {
    for (const member of groups[group]) {
      if (found[member]) throw new Error(`${member} is in ${found[member]} and in ${group}`)
      found[member] = group
    }
  }
  if (Object.keys(found).length !== count) throw new Error(`not all ${count} are in a group`)
  return found as Record<Member, Group>
}

/** Points by the bride's row and the groom's column; the columns stand in the order of the rows. */
export function matrix<Key extends string>(rows: Record<Key, readonly number[]>): Record<Key, Record<Key, number>> {
  const keys = Object.keys(rows) as Key[]
  const row = (bride: Key) => {
    if (rows[bride].length !== keys.length) throw new Error(`row ${bride} has not as many columns as there are rows`)
    return Object.fromEntries(keys.map((groom, column) => [groom, rows[bride][column]]))
  }
  return Object.fromEntries(keys.map(bride => [bride, row(bride)])) as Record<Key, Record<Key, number>>
}
