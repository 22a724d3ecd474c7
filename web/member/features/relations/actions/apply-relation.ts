import type { QueryClient } from '@tanstack/react-query'
import type { RelationAnswer } from '#contract/relations/pair.ts'
import { activityCountQuery } from '#web/session/queries.ts'

/** The keys of an answer under which members are found: the rows of a list or of the dashboard, and the profile in a row. */
const nested = ['list', 'user', 'to_user', 'families', 'asked'] as const

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether an object is a card, a row or a profile of the member. */
const isMember = (value: Record<string, unknown>, { uuid }: RelationAnswer) =>
  value.uuid === uuid && Array.isArray(value.allowed)

/**
 * The data of a query with the new relation in every card, row and profile of that member. Fields of the relation that the
 * data does not have are not added. Unchanged data keeps its identity, so that nothing renders again.
 */
export function withRelation<Data>(data: Data, relation: RelationAnswer): Data
export function withRelation(data: unknown, relation: RelationAnswer): unknown {
  if (Array.isArray(data)) {
    const rows = data.map(row => withRelation(row, relation))
    return rows.some((row, at) => row !== data[at]) ? rows : data
  }
  if (!isObject(data)) return data
  if (isMember(data, relation)) {
    return { ...data, ...Object.fromEntries(Object.entries(relation).filter(([key]) => key in data)) }
  }
  const changed = nested
    .map(key => [key, withRelation(data[key], relation)] as const)
    .filter(([key, value]) => value !== data[key])
  return changed.length > 0 ? { ...data, ...Object.fromEntries(changed) } : data
}

/** Writes the new relation into all cached lists and profiles. */
export function applyRelation(client: QueryClient, relation: RelationAnswer): void {
  for (const queryKey of [['members'], ['profile'], ['activity']])
    client.setQueriesData({ queryKey }, data => withRelation(data, relation))
}

/** Refetches what an action changes beyond the relation: the counts, and who is in which list. */
export function refreshAfterAction(client: QueryClient, { isBlock = false } = {}): void {
  void client.invalidateQueries({ queryKey: activityCountQuery.queryKey })
  void client.invalidateQueries({ queryKey: ['activity'] })
  // A member who was just blocked stays in the open list with a button to undo it. The next visit refetches the list.
  void client.invalidateQueries({ queryKey: ['members'], refetchType: isBlock ? 'none' : 'active' })
}

/** Refetches after a refusal, because the page may be out of date. */
export function refreshAfterRefusal(client: QueryClient, memberId: string): void {
  refreshAfterAction(client)
  void client.invalidateQueries({ queryKey: ['profile', memberId] })
}
