import type { QueryClient } from '@tanstack/react-query'
import type { RelationAnswer } from '#contract/relations/pair.ts'
import { activityCountQuery } from '#web/session/queries.ts'

/** The parts of an answer in which a member may stand: the rows of a list, and the profile within a row. */
const nested = ['list', 'user', 'to_user'] as const

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether this is a card, a row or a profile of the member. */
const isMember = (value: Record<string, unknown>, { uuid }: RelationAnswer) =>
  value.uuid === uuid && Array.isArray(value.allowed)

/**
 * The data of a query with the relation put over every card, row and profile of that member. What the data does not hold
 * of a relation is not added. Data that does not change is returned as it is, so that nothing is drawn anew.
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

/** Puts the relation over everything this page has read. */
export function applyRelation(client: QueryClient, relation: RelationAnswer): void {
  for (const queryKey of [['members'], ['profile'], ['activity']])
    client.setQueriesData({ queryKey }, data => withRelation(data, relation))
}

/** Reads again what an action changes beyond the relation: counts, and who stands in which list. */
export function refreshAfterAction(client: QueryClient, { isBlock = false } = {}): void {
  void client.invalidateQueries({ queryKey: activityCountQuery.queryKey })
  void client.invalidateQueries({ queryKey: ['activity'] })
  // A member who was just blocked stays in an open list, with a button that undoes it. The next visit reads the list anew.
  void client.invalidateQueries({ queryKey: ['members'], refetchType: isBlock ? 'none' : 'active' })
}

/** After a refusal the page may hold something that is no longer true. */
export function refreshAfterRefusal(client: QueryClient, memberId: string): void {
  refreshAfterAction(client)
  void client.invalidateQueries({ queryKey: ['profile', memberId] })
}
