/** Inverts a table of groups and their members: the convention lists groups, and the engine looks up by member. */
export function groupOf<Group extends string, Member extends number>(
  count: number,
  groups: Record<Group, readonly Member[]>,
): Record<Member, Group> {
  const groupByMember: Partial<Record<number, Group>> = {}
  for (const group of Object.keys(groups) as Group[]) {
    for (const member of groups[group]) {
      if (groupByMember[member]) throw new Error(`${member} is in ${groupByMember[member]} and in ${group}`)
      groupByMember[member] = group
    }
  }
  if (Object.keys(groupByMember).length !== count) throw new Error(`not all ${count} are in a group`)
  return groupByMember as Record<Member, Group>
}

/** A table of points, with the bride's rows and the groom's columns in the same order. */
export function matrix<Key extends string>(rows: Record<Key, readonly number[]>): Record<Key, Record<Key, number>> {
  const keys = Object.keys(rows) as Key[]
  const row = (bride: Key) => {
    if (rows[bride].length !== keys.length) throw new Error(`row ${bride} has not as many columns as there are rows`)
    return Object.fromEntries(keys.map((groom, column) => [groom, rows[bride][column]]))
  }
  return Object.fromEntries(keys.map(bride => [bride, row(bride)])) as Record<Key, Record<Key, number>>
}
