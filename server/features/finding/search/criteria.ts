import {
  type ByKind,
  type CriterionOf,
  columnCriteria,
  criterionNames,
  isList,
  isOwn,
  isRange,
} from '#contract/finding/criteria.ts'
import type { Condition, Criteria, Range } from '#server/features/finding/read-model/criteria.ts'

/** The options chosen of a list: all of them, or these; an empty list is no criterion. */
export type ListChoice = 'all' | readonly string[]

/** What a member searched for, as it is saved. */
export type SearchCriteria = ByKind<{
  options: ListChoice
  answers: ListChoice
  range: Range
  own: boolean
  only: boolean
  kin: boolean
}>
export type SearchValue = SearchCriteria[keyof SearchCriteria]

const openRange: Range = { from: null, to: null }
/** A search that names no criterion. */
export const blankCriteria = Object.fromEntries(
  criterionNames.map((criterion): [string, SearchValue] => [
    criterion,
    isList(criterion) ? [] : isRange(criterion) ? openRange : false,
  ]),
) as SearchCriteria

export const isChoice = (value: SearchValue): value is readonly string[] => Array.isArray(value)
export const isRangeValue = (value: SearchValue): value is Range => typeof value === 'object' && 'from' in value

/** The searcher's own entry of the list behind each criterion that compares with it. */
type OwnValues = Readonly<Record<CriterionOf<'own'>, string | null>>

/** The conditions that members must meet. Every option of a list means everybody, members without a value too. */
export function criteriaForFinder(search: SearchCriteria, own: OwnValues): Criteria {
  const conditions = columnCriteria.flatMap((name): [string, Condition][] => {
    const value = search[name]
    if (isOwn(name)) {
      const not = own[name]
      return value === false && not !== null ? [[name, { not }]] : []
    }
    if (isChoice(value)) return value.length > 0 ? [[name, value]] : []
    if (isRangeValue(value)) return value.from === null && value.to === null ? [] : [[name, value]]
    return value === true ? [[name, value]] : []
  })
  return Object.fromEntries(conditions) as Criteria
}
