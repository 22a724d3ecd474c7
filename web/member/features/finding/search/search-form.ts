import {
  type ByKind,
  type Criterion,
  type CriterionOf,
  criterionNames,
  everyOption,
  exclusiveCriteria,
  isFlag,
  isList,
  isRange,
  type ListCriterion,
} from '#contract/finding/criteria.ts'
import type { Choice } from '#web/ui/matching.ts'

/** The chosen options of a list. When all are chosen, it holds `everyOption` alone. */
type ChosenValues = readonly string[]
export const every: ChosenValues = [everyOption]
export const isEvery = (chosen: ChosenValues): boolean => chosen.includes(everyOption)

export type RangeCriterion = CriterionOf<'range'>
/** The two ends of a range, in either order. */
export interface RangeValues {
  readonly from: number | null
  readonly to: number | null
}

/** The criteria in the order of the form. */
export const listCriteria = criterionNames.filter(isList)
export const rangeCriteria = criterionNames.filter(isRange)
export const flagCriteria = criterionNames.filter(isFlag)

/** What a family searches for. No criterion is required. */
export type SearchForm = ByKind<{
  options: ChosenValues
  answers: ChosenValues
  range: RangeValues
  own: boolean
  only: boolean
  kin: boolean
}>

const blankOf = (criterion: Criterion): SearchForm[Criterion] =>
  isList(criterion) ? [] : isRange(criterion) ? { from: null, to: null } : false
// `fromEntries` loses the type of each key.
export const blankSearch = Object.fromEntries(criterionNames.map(name => [name, blankOf(name)])) as SearchForm

/** The options of each list. A list that is not loaded yet is absent. */
export type SearchLists = Readonly<Partial<Record<ListCriterion, readonly Choice[]>>>

/** The chosen options one by one. An option that is no longer in the list is left out. */
export function expandEvery(chosen: ChosenValues, options: readonly Choice[]): string[] {
  const values = options.map(option => option.value)
  return isEvery(chosen) ? values : values.filter(value => chosen.includes(value))
}

/** The chosen options, with `everyOption` in place of all of them. It reverses `expandEvery`. */
export function collapseEvery(chosen: ChosenValues, options: readonly Choice[] | undefined): ChosenValues {
  if (!options || options.length === 0) return chosen
  const expanded = expandEvery(chosen, options)
  return expanded.length === options.length ? every : expanded
}

/** Whether a list is disabled because the family chose from a list that excludes it. */
export function isClosed(form: SearchForm, criterion: ListCriterion): boolean {
  if (!exclusiveCriteria.some(name => name === criterion)) return false
  return exclusiveCriteria.some(name => name !== criterion && form[name].length > 0)
}
