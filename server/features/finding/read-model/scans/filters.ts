import { type ColumnCriterion, searchCriteria, unitOf } from '#contract/finding/criteria.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { listOf } from '../columns.ts'
import { type Condition, type Criteria, columns, isListCondition } from '../criteria.ts'
import { codeLimit } from '../store/layout.ts'
import type { Filter } from './page.ts'

/** The code of a value in the criterion's list; undefined for a value that the list does not hold. */
export type CodeOf = (criterion: ColumnCriterion, value: string) => number | undefined

export function codesIn(data: MasterData): CodeOf {
  const codes = new Map(columns.map(criterion => [criterion, codesOf(criterion, data)]))
  return (criterion, value) => codes.get(criterion)?.get(value)
}

function codesOf(criterion: ColumnCriterion, data: MasterData): Map<string, number> {
  const declared = searchCriteria[criterion]
  if (declared.kind === 'answers') return new Map(declared.answers.map((answer, n) => [answer, n + 1]))
  return new Map(
    listOf(criterion)
      ?.rows(data)
      .map(row => [row.id, row.position + 1]),
  )
}

/** Which values of the column match, 1 for each that does. */
function matchingValues(criterion: ColumnCriterion, condition: Condition, codeOf: CodeOf): Uint8Array {
  const matches = new Uint8Array(codeLimit)
  const codes = (values: readonly string[]) => values.flatMap(value => codeOf(criterion, value) ?? [])
  if (condition === true) return matches.fill(1, 1)
  if (isListCondition(condition)) {
    for (const code of codes(condition)) matches[code] = 1
    return matches
  }
  if ('not' in condition) {
    matches.fill(1)
    for (const code of codes([condition.not])) matches[code] = 0
    return matches
  }
  const codesPerStep = unitOf(criterion) === 1 ? 1 : 2
  const from = Math.max(condition.from ?? 0, 0) * codesPerStep
  const to = condition.to === null ? codeLimit : condition.to * codesPerStep
  return from <= to ? matches.fill(1, from, to + 1) : matches
}

export const filtersFor = (criteria: Criteria, codeOf: CodeOf): Filter[] =>
  columns.flatMap((criterion, column) => {
    const condition = criteria[criterion]
    return condition === undefined ? [] : [{ column, matches: matchingValues(criterion, condition, codeOf) }]
  })
